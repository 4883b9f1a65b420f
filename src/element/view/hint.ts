import { html, nothing, type TemplateResult } from 'lit';
import type { Hint } from '../../session/play.js';

const arrows = { up: '↑', right: '→', down: '↓', left: '←' } as const;

/** An arrow for each move, the best one largest, with what the others lose. The hint itself is announced. */
export function hintArrows(hint: Hint | undefined): TemplateResult | typeof nothing {
  const losses = hint?.losses;
  if (!hint || !losses) return nothing;
  return html`<div class="advice" aria-hidden="true">
    ${hint.ratings.map(
      ({ direction }, place) =>
        html`<b data-direction=${direction} data-place=${place}
          >${arrows[direction]}${place > 0 && losses[place] ? html`<small>${losses[place]}</small>` : nothing}</b
        >`,
    )}
  </div>`;
}

/** The reasons under the board; the status region announces the same words. */
export function hintReasons(hint: Hint | undefined): TemplateResult | typeof nothing {
  if (!hint?.reasons) return nothing;
  return html`<p part="reasons" class="reasons" aria-hidden="true">${hint.reasons}</p>`;
}
