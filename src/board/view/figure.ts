import { html, nothing, type TemplateResult } from 'lit';

export interface Figure {
  /** Names of CSS parts. */
  part: string;
  label: string;
  value: string;
  /** The longest value that may follow, so that none changes the layout; by default the present one. */
  longest?: string;
  isMarked?: boolean;
  /** After a move, "+8" replaces the label for a moment. */
  hasGain?: boolean;
}

/**
 * A number under its label. It is as wide as the same count of zeros, since all digits are equally wide. So a number of the
 * same length does not change the layout of anything else.
 */
export function figure(model: Figure): TemplateResult {
  const { part, label, value, longest = value, isMarked, hasGain } = model;
  return html`<div part=${part} class="figure ${isMarked ? 'marked' : ''}">
    <span class="head"
      ><span class="label">${label}</span>${
        hasGain ? html`<span class="gain" aria-hidden="true"></span>` : nothing
      }</span
    ><span
      class="reserved-width ${longest.length > 6 ? 'long' : ''}"
      data-zeros=${longest.replace(/\p{Nd}/gu, '0')}
      ><span class="number">${value}</span></span
    >
  </div>`;
}
