import type {
  Game2048Attributes,
  Game2048Listeners,
  Game2048RecordsAttributes,
  Game2048RecordsListeners,
  Game2048ReplayAttributes,
  Game2048ReplayListeners,
} from '../dist/types/tags.js';
import type { Game2048Element, Game2048EventMap } from '../dist/types/element/index.js';
import type {
  Game2048ReplayElement,
  Game2048ReplayEventMap,
} from '../dist/types/replay/element.js';

import type {
  Game2048RecordsElement,
  Game2048RecordsEventMap,
} from '../dist/types/records/element.js';

export type { Game2048Attributes, Game2048Element, Game2048EventMap, Game2048Listeners };
export type {
  Game2048ReplayAttributes,
  Game2048ReplayElement,
  Game2048ReplayEventMap,
  Game2048ReplayListeners,
};
export type {
  Game2048RecordsAttributes,
  Game2048RecordsElement,
  Game2048RecordsEventMap,
  Game2048RecordsListeners,
};

/** For any JSX: `interface IntrinsicElements { 'game-2048': Game2048Props & … }`. */
export type Game2048Props = Game2048Attributes & Game2048Listeners;

/** The same for `'game-2048-replay'`. */
export type Game2048ReplayProps = Game2048ReplayAttributes & Game2048ReplayListeners;

/** The same for `'game-2048-records'`. */
export type Game2048RecordsProps = Game2048RecordsAttributes & Game2048RecordsListeners;

/** Listeners as Solid names them. */
export type ColonListeners<EventMap> = {
  [Name in keyof EventMap & string as `on:${Name}`]?: ((event: EventMap[Name]) => void) | undefined;
};

/** The attributes every element has in a framework, less those that are typed better here. */
export type Others<T, Props = Game2048Props> = Omit<T, keyof Props>;
