import type { JSX } from 'solid-js';
import type {
  ColonListeners,
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

type Prefixed<Prefix extends string, Attributes> = {
  [Name in keyof Attributes as `${Prefix}:${Name & string}`]: Attributes[Name];
};

type Props<Element, Attributes, EventMap, Own> = Attributes &
  Prefixed<'prop', Attributes> &
  Prefixed<'attr', Attributes> &
  ColonListeners<EventMap> &
  Others<JSX.HTMLAttributes<Element>, Own>;

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'game-2048': Props<Game2048Element, Game2048Attributes, Game2048EventMap, Game2048Props>;
      'game-2048-replay': Props<
        Game2048ReplayElement,
        Game2048ReplayAttributes,
        Game2048ReplayEventMap,
        Game2048ReplayProps
      >;
      'game-2048-records': Props<
        Game2048RecordsElement,
        Game2048RecordsAttributes,
        Game2048RecordsEventMap,
        Game2048RecordsProps
      >;
    }
  }
}
