/**
 * Writes the types by which templates know the tag: dist/types/jsx.d.ts and one file for each framework. Names come from
 * the manifest, types from the element's own declarations, so neither is written twice.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
const element = manifest.modules
  .flatMap((module) => module.declarations)
  .find((entry) => entry.customElement);

const { tagName, name, attributes, members, events } = element;
const note = (text) =>
  text ? `  /** ${text.replaceAll('*/', '* /').replace(/\s+/g, ' ')} */\n` : '';
const key = (text) => (/^\w+$/.test(text) ? text : `'${text}'`);
const line = (entry, prop, type) =>
  `${note(entry.description)}  ${key(prop)}?: ${type} | undefined;`;

const fields = members.filter((entry) => entry.kind === 'field' && !entry.readonly);
const properties = fields.map((entry) => line(entry, entry.name, `${name}['${entry.name}']`));
// `disabled` is one prop for both sides, `win-tile` another than `winTile`.
const attributesAlone = attributes
  .filter((entry) => !fields.some((field) => field.name === entry.name))
  .map((entry) => line(entry, entry.name, `${name}['${entry.fieldName}'] | string`));
const listenerOf = (entry) => `((event: Game2048EventMap['${entry.name}']) => void)`;
const listeners = (prefix) =>
  events.map((entry) => line(entry, prefix + entry.name, listenerOf(entry)));
const camelCase = (text) => text.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

const files = {
  jsx: `import type { ${name}, Game2048EventMap } from './element/index.js';

export type { ${name} };

/** Attributes and properties of <${tagName}>. */
export interface Game2048Attributes {
${[...properties, ...attributesAlone].join('\n')}
}

/** Listeners as React 19 and Preact name them. */
export interface Game2048Listeners {
${listeners('on').join('\n')}
}

/** Listeners as Solid and Svelte 4 name them. */
export interface Game2048ColonListeners {
${listeners('on:').join('\n')}
}

/** For any JSX: \`interface IntrinsicElements { '${tagName}': Game2048Props & … }\`. */
export type Game2048Props = Game2048Attributes & Game2048Listeners;

/** The attributes every element has in a framework, less those that are typed better here. */
export type Others<T> = Omit<T, keyof Game2048Props>;
`,
  react: `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ${name}, Game2048Props, Others } from './jsx.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      '${tagName}': Game2048Props &
        Others<DetailedHTMLProps<HTMLAttributes<${name}>, ${name}>>;
    }
  }
}
`,
  preact: `import type { HTMLAttributes } from 'preact';
import type { ${name}, Game2048Props, Others } from './jsx.js';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      '${tagName}': Game2048Props & Others<HTMLAttributes<${name}>>;
    }
  }
}
`,
  solid: `import type { JSX } from 'solid-js';
import type { ${name}, Game2048Attributes, Game2048ColonListeners, Others } from './jsx.js';

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      '${tagName}': Game2048Attributes &
        Game2048ColonListeners &
        Others<JSX.HTMLAttributes<${name}>>;
    }
  }
}
`,
  svelte: `import type { HTMLAttributes } from 'svelte/elements';
import type { ${name}, Game2048Props, Others } from './jsx.js';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    '${tagName}': Game2048Props & Others<HTMLAttributes<${name}>>;
  }
}
`,
  vue: `import type { HTMLAttributes, PublicProps } from 'vue';
import type { ${name}, Game2048Attributes, Others } from './jsx.js';
import type { Game2048EventMap } from './element/index.js';

interface Listeners {
${events.map((entry) => line(entry, camelCase(`on-${entry.name}`), listenerOf(entry))).join('\n')}
}

declare module 'vue' {
  interface GlobalComponents {
    '${tagName}': new () => ${name} & {
      $props: Game2048Attributes & Listeners & Others<HTMLAttributes> & PublicProps;
    };
  }
}
`,
};

mkdirSync('dist/types', { recursive: true });
for (const [file, text] of Object.entries(files)) {
  writeFileSync(`dist/types/${file}.d.ts`, `// Made by scripts/framework-types.mjs\n${text}`);
}
