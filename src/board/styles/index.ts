import { barStyles } from './bars.js';
import { boardStyles } from './board.js';
import { effectStyles } from './effects.js';
import { elementStyles } from './element.js';
import { preferenceStyles } from './preferences.js';
import { tileStyles } from './tiles.js';

/** What every element draws: its frame, bars, figures and buttons. Later rules take precedence. */
export const sharedStyles = elementStyles + barStyles;

/** A board, and what moves on it. */
export const boardElementStyles = boardStyles + tileStyles + effectStyles;

/** Contrast, motion, print; they come last. */
export { preferenceStyles };
