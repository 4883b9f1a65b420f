import { html, nothing, type TemplateResult } from 'lit';
import type { Hint } from '../../session/interaction.js';
import { moveArrows } from '../../board/view/move-arrows.js';
import { shows, type ViewContext } from './view-context.js';

/** The arrow of the best move, or those of all moves if their values are shown. */
export function hintArrows(hint: Hint | undefined): TemplateResult | typeof nothing {
  if (!hint) return nothing;
  const { ratings, inWords } = hint;
  const losses = inWords?.().losses;
  const shown = losses ? ratings : ratings.slice(0, 1);
  // The best move, which is the first, loses nothing.
  return moveArrows(
    shown.map(({ direction }, index) => ({ direction, loss: index ? losses?.[index] : undefined })),
  );
}

/** The reasons under the board. Where hints give reasons, their room is always kept, so that the page does not move. */
export function hintReasons(context: ViewContext): TemplateResult | typeof nothing {
  const { hint, settings } = context.interaction;
  const reasons = hint?.inWords?.().reasons;
  const keepsRoom = settings.hints === 'reasons' && shows(context, 'hint');
  if (!reasons && !keepsRoom) return nothing;
  return html`<p part="reasons" class="reasons" aria-hidden="true">${reasons}</p>`;
}
