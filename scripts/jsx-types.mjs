/**
 * Writes dist/types/tags.d.ts: the attributes, properties and listeners of each tag with their descriptions, from
 * the manifest. The files in types/ declare them for each framework, besides the framework's own attributes and its
 * kind of `ref`. (Libraries that generate such types declare all of that themselves, and reject React's refs.)
 */
import { readFileSync, writeFileSync } from 'node:fs';

const elements = JSON.parse(readFileSync('custom-elements.json', 'utf8'))
  .modules.flatMap(({ declarations }) => declarations)
  .filter(({ customElement }) => customElement);

/** Where each element's types are. */
const imports = {
  Game2048Element: './element/index.js',
  Game2048ReplayElement: './replay/element.js',
  Game2048RecordsElement: './records/element.js',
};

const member = (entry, key, type) =>
  [
    entry.description && `  /** ${entry.description.replace(/\s+/g, ' ')} */\n`,
    `  '${key}'?: ${type} | undefined;\n`,
  ].join('');

/** What may be written on a tag: settable properties, and attributes with a different name. */
function propsOf({ attributes, members }) {
  const settable = members.filter(({ kind, readonly }) => kind === 'field' && !readonly);
  // `disabled` is one prop for both, `win-tile` a different one from `winTile`.
  const properties = settable.map((field) => ({ ...field, fieldName: field.name }));
  const named = new Set(settable.map((field) => field.name));
  return [...properties, ...attributes.filter((attribute) => !named.has(attribute.name))];
}

function interfacesOf(element) {
  const { name, tagName, events } = element;
  const prefix = name.replace(/Element$/, '');
  const props = propsOf(element).map((entry) =>
    member(entry, entry.name, `Written<${name}['${entry.fieldName}']>`),
  );
  // Events without a detail in the event map are HTML's own, which every framework knows.
  const listeners = events
    .filter(({ detail }) => detail)
    .map((entry) =>
      member(entry, `on${entry.name}`, `((event: ${prefix}EventMap['${entry.name}']) => void)`),
    );
  return `/** Attributes and properties of <${tagName}>. */
export interface ${prefix}Attributes {
${props.join('')}}

/** Listeners on <${tagName}>, as React 19, Preact and Svelte name them. */
export interface ${prefix}Listeners {
${listeners.join('')}}
`;
}

const importOf = ({ name }) =>
  `import type { ${name}, ${name.replace(/Element$/, '')}EventMap } from '${imports[name]}';\n`;

const text = `${elements.map(importOf).join('')}
/** A number may also be written as an attribute is: \`win-tile="1024"\`. */
type Written<T> = number extends T ? T | \`\${number}\` : T;

${elements.map(interfacesOf).join('\n')}`;
writeFileSync('dist/types/tags.d.ts', text);
