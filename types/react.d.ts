import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Game2048Element, Game2048Props, Others } from './jsx.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'game-2048': Game2048Props &
        Others<DetailedHTMLProps<HTMLAttributes<Game2048Element>, Game2048Element>>;
    }
  }
}
