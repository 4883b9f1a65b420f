import { icons } from '../../element/view/icons.js';

/** Paths in a square of 24 units, like those of the game's icons. */
export const paths = {
  play: icons.autoplay,
  pause: icons.pause,
  first: 'M6 5v14M18 5l-8 7 8 7Z',
  previous: 'M15 5l-8 7 8 7',
  next: 'M9 5l8 7-8 7',
  last: 'M18 5v14M6 5l8 7-8 7Z',
  'play-on': 'M5 12h10M11 7l5 5-5 5M20 5v14',
  'same-tiles': 'M4 4h7v7H4ZM13 13h7v7h-7ZM17 4v6M14 7h6M4 17h6',
  copied: 'M5 13l4 4L19 7',
  'copy-line': 'M9 9h11v11H9ZM5 15H4V4h11v1',
  'copy-link':
    'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  download: icons.save,
} as const;
