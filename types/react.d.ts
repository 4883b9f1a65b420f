import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type {
  Game2048Element,
  Game2048Props,
  Game2048RecordsElement,
  Game2048RecordsProps,
  Game2048ReplayElement,
  Game2048ReplayProps,
  Others,
} from './jsx.js';

type Html<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element>;

declare module 'react' {
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
