/**
 * Writes dist/types/attributes.d.ts: the attributes, properties and listeners of the tag with their descriptions, from the
 * manifest. The files in types/ tell them to each framework, beside the framework's own attributes and its kind of `ref`.
 * (The libraries that generate such types declare all of that themselves, and refuse React's refs.)
 */
import { readFileSync, writeFileSync } from 'node:fs';

const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
const { name, attributes, events, members } = modules
  .flatMap(({ declarations }) => declarations)
  .find(({ customElement }) => customElement);

const settable = members.filter(({ kind, readonly }) => kind === 'field' && !readonly);
// `disabled` is one prop for both sides, `win-tile` another than `winTile`.
const properties = settable.map((field) => ({ ...field, fieldName: field.name }));
const named = new Set(settable.map((field) => field.name));
const props = [...properties, ...attributes.filter((attribute) => !named.has(attribute.name))];

const member = (entry, key, type) =>
  [
    entry.description && `  /** ${entry.description.replace(/\s+/g, ' ')} */\n`,
    `  '${key}'?: ${type} | undefined;\n`,
  ].join('');

const text = `import type { ${name}, Game2048EventMap } from './element/index.js';

/** A number may also be written as an attribute is: \`win-tile="1024"\`. */
type Written<T> = number extends T ? T | \`\${number}\` : T;

/** Attributes and properties of <game-2048>. */
export interface Game2048Attributes {
${props.map((entry) => member(entry, entry.name, `Written<${name}['${entry.fieldName}']>`)).join('')}}

/** Listeners as React 19, Preact and Svelte name them. */
export interface Game2048Listeners {
${events
  .filter(({ detail }) => detail)
  .map((entry) =>
    member(entry, `on${entry.name}`, `((event: Game2048EventMap['${entry.name}']) => void)`),
  )
  .join('')}}
`;
writeFileSync('dist/types/attributes.d.ts', text);
