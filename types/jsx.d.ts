import type { Game2048Attributes, Game2048Listeners } from '../dist/types/attributes.js';
import type { Game2048Element, Game2048EventMap } from '../dist/types/element/index.js';

export type { Game2048Attributes, Game2048Element, Game2048Listeners };

/** For any JSX: `interface IntrinsicElements { 'game-2048': Game2048Props & … }`. */
export type Game2048Props = Game2048Attributes & Game2048Listeners;

/** Listeners as Solid names them. */
export type Game2048ColonListeners = {
  [Name in keyof Game2048EventMap & string as `on:${Name}`]?:
    ((event: Game2048EventMap[Name]) => void) | undefined;
};

/** The attributes every element has in a framework, less those that are typed better here. */
export type Others<T> = Omit<T, keyof Game2048Props>;
