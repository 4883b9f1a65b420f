import { unsafeCSS } from 'lit';
import { boardStyles } from '../../board/styles/board.js';
import { cardStyles } from './card.js';
import { effectStyles } from '../../board/styles/effects.js';
import { elementStyles } from '../../board/styles/element.js';
import { preferenceStyles } from '../../board/styles/preferences.js';
import { tileStyles } from '../../board/styles/tiles.js';
import { toolbarStyles } from './toolbar.js';

/** Later rules take precedence. */
export const styles = unsafeCSS(
  [
    elementStyles,
    toolbarStyles,
    boardStyles,
    tileStyles,
    effectStyles,
    cardStyles,
    preferenceStyles,
  ].join(''),
);
