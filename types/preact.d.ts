import type { ClassAttributes, JSX } from 'preact';
import type {
  Game2048Element,
  Game2048Props,
  Game2048RecordsElement,
  Game2048RecordsProps,
  Game2048ReplayElement,
  Game2048ReplayProps,
  Others,
} from './jsx.js';

/** Preact 10 and 11 keep the type of these attributes in different places: it is that of a plain HTML element. */
type Html<Element> = Omit<JSX.IntrinsicElements['section'], 'ref'> & ClassAttributes<Element>;

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'game-2048': Game2048Props & Others<Html<Game2048Element>>;
      'game-2048-replay': Game2048ReplayProps &
        Others<Html<Game2048ReplayElement>, Game2048ReplayProps>;
      'game-2048-records': Game2048RecordsProps &
        Others<Html<Game2048RecordsElement>, Game2048RecordsProps>;
    }
  }
}
