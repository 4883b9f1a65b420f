import type { HTMLAttributes } from 'svelte/elements';
import type {
  Game2048Element,
  Game2048Props,
  Game2048RecordsElement,
  Game2048RecordsProps,
  Game2048ReplayElement,
  Game2048ReplayProps,
  Others,
} from './jsx.js';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'game-2048': Game2048Props & Others<HTMLAttributes<Game2048Element>>;
    'game-2048-replay': Game2048ReplayProps &
      Others<HTMLAttributes<Game2048ReplayElement>, Game2048ReplayProps>;
    'game-2048-records': Game2048RecordsProps &
      Others<HTMLAttributes<Game2048RecordsElement>, Game2048RecordsProps>;
  }
}
