import type { JSX } from 'solid-js';
import type { Game2048Attributes, Game2048ColonListeners, Game2048Element, Others } from './jsx.js';

type Prefixed<Prefix extends string> = {
  [Name in keyof Game2048Attributes as `${Prefix}:${Name}`]: Game2048Attributes[Name];
};

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'game-2048': Game2048Attributes &
        Prefixed<'prop'> &
        Prefixed<'attr'> &
        Game2048ColonListeners &
        Others<JSX.HTMLAttributes<Game2048Element>>;
    }
  }
}
