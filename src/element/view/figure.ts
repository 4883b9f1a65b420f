import { html, nothing, type TemplateResult } from 'lit';

/** A number above the board, such as the score. */
export interface Figure {
  /** The names of its CSS part. */
  part: string;
  label: string;
  value: string;
  /** The longest value that there will be, so that none changes the layout; default the present one. */
  longest?: string;
  isMarked?: boolean;
  /** Whether what a move earns is shown in the place of the label. */
  hasGain?: boolean;
}

/**
 * A box with a number under its label. Its room is that of as many zeros, all digits being equally wide: so another
 * number of the same length causes no layout but its own.
 */
export function figure(model: Figure): TemplateResult {
  const { part, label, value, longest = value, isMarked, hasGain } = model;
  return html`<div part=${part} class="figure ${isMarked ? 'marked' : ''}">
    <span class="head"
      ><span class="label">${label}</span>${
        hasGain ? html`<span class="gain" aria-hidden="true"></span>` : nothing
      }</span
    ><span class="room" data-room=${longest.replace(/\p{Nd}/gu, '0')}
      ><span class="number">${value}</span></span
    >
  </div>`;
}
