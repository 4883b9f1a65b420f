import { html, nothing, type TemplateResult } from 'lit';
import type { Hint } from '../../session/play.js';
import { arrows } from './icons.js';
import type { ViewContext } from './view-context.js';

/** An arrow for the best move, or for each, with what the others lose. The hint itself is announced. */
export function hintArrows(hint: Hint | undefined): TemplateResult | typeof nothing {
  if (!hint) return nothing;
  const { ratings, losses } = hint;
  const shown = losses ? ratings : ratings.slice(0, 1);
  return html`<div class="advice" aria-hidden="true">
    ${shown.map(
      ({ direction }, place) =>
        html`<b data-direction=${direction} data-place=${place}
          >${arrows[direction]}${place > 0 && losses?.[place] ? html`<small>${losses[place]}</small>` : nothing}</b
        >`,
    )}
  </div>`;
}

/**
 * The reasons under the board; the status region announces the same words. Where hints give reasons, room is kept for
 * them, so that the page does not move.
 */
export function hintReasons({ keeper, play }: ViewContext): TemplateResult | typeof nothing {
  const { hints, controls } = keeper.settings;
  const reasons = play.hint?.reasons;
  const keepsRoom = hints === 'reasons' && controls.includes('hint');
  if (!reasons && !keepsRoom) return nothing;
  return html`<p part="reasons" class="reasons" aria-hidden="true">${reasons}</p>`;
}
