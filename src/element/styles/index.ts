import { unsafeCSS } from 'lit';
import { boardStyles } from './board.js';
import { cardStyles } from './card.js';
import { effectStyles } from './effects.js';
import { elementStyles } from './element.js';
import { preferenceStyles } from './preferences.js';
import { tileStyles } from './tiles.js';
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
