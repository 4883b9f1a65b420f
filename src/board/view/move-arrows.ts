import { html, nothing, type TemplateResult } from 'lit';
import type { Direction } from '../../engine/index.js';
import { arrows } from './icons.js';

export interface ShownMove {
  readonly direction: Direction;
  readonly part?: string;
  /** "−1,100"; empty for the best move. */
  readonly loss?: string | undefined;
}

/** Arrows at the sides of the board, the best move first. What they show is also announced. */
export function moveArrows(moves: readonly ShownMove[]): TemplateResult {
  return html`<div class="move-arrows" aria-hidden="true">
    ${moves.map(
      ({ direction, part, loss }, order) =>
        html`<b part=${part ?? nothing} data-direction=${direction} data-order=${order}
          >${arrows[direction]}${loss ? html`<small>${loss}</small>` : nothing}</b
        >`,
    )}
  </div>`;
}
