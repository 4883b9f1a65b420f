import type { HTMLAttributes, PublicProps } from 'vue';
import type { Game2048EventMap } from '../dist/types/element/index.js';
import type { Game2048Attributes, Game2048Element, Others } from './jsx.js';

type CamelCase<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Word}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** What `@score` and `@game-over` are compiled to: `onScore`, `onGameOver`. */
type Listeners = {
  [Name in keyof Game2048EventMap & string as `on${Capitalize<CamelCase<Name>>}`]?: (
    event: Game2048EventMap[Name],
  ) => void;
};

declare module 'vue' {
  interface GlobalComponents {
    'game-2048': new () => Game2048Element & {
      $props: Game2048Attributes & Listeners & Others<HTMLAttributes> & PublicProps;
    };
  }
}
