import { unsafeCSS } from 'lit';
import { boardElementStyles, preferenceStyles, sharedStyles } from '../../board/styles/index.js';
import { arrowButtonStyles } from './arrow-buttons.js';
import { cardStyles } from './card.js';
import { scoreGainStyles } from './score-gain.js';
import { toolbarStyles } from './toolbar.js';

/** Later rules take precedence. */
export const styles = unsafeCSS(
  [
    sharedStyles,
    scoreGainStyles,
    toolbarStyles,
    arrowButtonStyles,
    boardElementStyles,
    cardStyles,
    preferenceStyles,
  ].join(''),
);
