import { barStyles } from './bars.js';
import { boardStyles } from './board.js';
import { effectStyles } from './effects.js';
import { elementStyles } from './element.js';
import { preferenceStyles } from './preferences.js';
import { tileStyles } from './tiles.js';

/** The frame, bars, figures and buttons of every element. Later rules take precedence. */
export const sharedStyles = elementStyles + barStyles;

/** A board, its tiles and effects. */
export const boardElementStyles = boardStyles + tileStyles + effectStyles;

/** Contrast, motion, print; they come last. */
export { preferenceStyles };
