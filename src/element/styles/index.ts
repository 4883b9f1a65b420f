import { unsafeCSS } from 'lit';
import { boardElementStyles, preferenceStyles, sharedStyles } from '../../board/styles/index.js';
import { cardStyles } from './card.js';
import { toolbarStyles } from './toolbar.js';

/** Later rules take precedence. */
export const styles = unsafeCSS(
  [sharedStyles, toolbarStyles, boardElementStyles, cardStyles, preferenceStyles].join(''),
);
