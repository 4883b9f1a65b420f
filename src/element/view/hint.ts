import { html, nothing, type TemplateResult } from 'lit';
import type { Direction } from '../../engine/index.js';
import type { Hint } from '../../session/play.js';
import { arrows } from '../../board/view/icons.js';
import { shows, type ViewContext } from './view-context.js';

export interface ShownMove {
  readonly direction: Direction;
  readonly part?: string;
  /** What it loses compared with the best move. */
  readonly loss?: string | undefined;
}

/** Arrows at the sides of the board, the best move first. What they show is also announced. */
export function moveArrows(moves: readonly ShownMove[]): TemplateResult {
  return html`<div class="advice" aria-hidden="true">
    ${moves.map(
      ({ direction, part, loss }, place) =>
        html`<b part=${part ?? nothing} data-direction=${direction} data-place=${place}
          >${arrows[direction]}${loss ? html`<small>${loss}</small>` : nothing}</b
        >`,
    )}
  </div>`;
}

export function hintArrows(hint: Hint | undefined): TemplateResult | typeof nothing {
  if (!hint) return nothing;
  const { ratings, losses } = hint;
  const shown = losses ? ratings : ratings.slice(0, 1);
  return moveArrows(
    shown.map(({ direction }, place) => ({ direction, loss: place ? losses?.[place] : undefined })),
  );
}

/**
 * The reasons under the board, also announced. Where hints give reasons, their room is kept, so that the page does
 * not move.
 */
export function hintReasons(context: ViewContext): TemplateResult | typeof nothing {
  const { hint, settings } = context.play;
  const reasons = hint?.reasons;
  const keepsRoom = settings.hints === 'reasons' && shows(context, 'hint');
  if (!reasons && !keepsRoom) return nothing;
  return html`<p part="reasons" class="reasons" aria-hidden="true">${reasons}</p>`;
}
