import type { HTMLAttributes, PublicProps } from 'vue';
import type {
  Game2048Attributes,
  Game2048Element,
  Game2048EventMap,
  Game2048Props,
  Game2048RecordsAttributes,
  Game2048RecordsElement,
  Game2048RecordsEventMap,
  Game2048RecordsProps,
  Game2048ReplayAttributes,
  Game2048ReplayElement,
  Game2048ReplayEventMap,
  Game2048ReplayProps,
  Others,
} from './jsx.js';

type CamelCase<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Word}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** What `@score` and `@game-over` are compiled to: `onScore`, `onGameOver`. */
type Listeners<EventMap> = {
  [Name in keyof EventMap & string as `on${Capitalize<CamelCase<Name>>}`]?: (
    event: EventMap[Name],
  ) => void;
};

declare module 'vue' {
  interface GlobalComponents {
    'game-2048': new () => Game2048Element & {
      $props: Game2048Attributes &
        Listeners<Game2048EventMap> &
        Others<HTMLAttributes, Game2048Props> &
        PublicProps;
    };
    'game-2048-replay': new () => Game2048ReplayElement & {
      $props: Game2048ReplayAttributes &
        Listeners<Game2048ReplayEventMap> &
        Others<HTMLAttributes, Game2048ReplayProps & Listeners<Game2048ReplayEventMap>> &
        PublicProps;
    };
    'game-2048-records': new () => Game2048RecordsElement & {
      $props: Game2048RecordsAttributes &
        Listeners<Game2048RecordsEventMap> &
        Others<HTMLAttributes, Game2048RecordsProps & Listeners<Game2048RecordsEventMap>> &
        PublicProps;
    };
  }
}
