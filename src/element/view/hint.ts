import { html, nothing, type TemplateResult } from 'lit';
import type { Direction } from '../../engine/index.js';
import type { Hint } from '../../session/play.js';
import { arrows } from './icons.js';
import type { ViewContext } from './view-context.js';

/** A move that an arrow shows, the best one first. */
export interface ShownMove {
  readonly direction: Direction;
  /** Its CSS part, if it has one. */
  readonly part?: string;
  /** What it loses against the best one. */
  readonly loss?: string | undefined;
}

/** Arrows at the sides of the board. What they show is announced, too. */
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

/** An arrow for the best move, or for each, with what the others lose. */
export function hintArrows(hint: Hint | undefined): TemplateResult | typeof nothing {
  if (!hint) return nothing;
  const { ratings, losses } = hint;
  const shown = losses ? ratings : ratings.slice(0, 1);
  return moveArrows(
    shown.map(({ direction }, place) => ({ direction, loss: place ? losses?.[place] : undefined })),
  );
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
