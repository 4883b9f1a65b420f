import { html, nothing, type TemplateResult } from 'lit';

export interface Figure {
  /** Names of CSS parts. */
  part: string;
  label: string;
  value: string;
  /** The longest value to come, so that none changes the layout. Default: the present one. */
  longest?: string;
  isMarked?: boolean;
  /** Whether the points of a move replace the label for a moment. */
  hasGain?: boolean;
}

/**
 * A number under its label. Its width is that of as many zeros, since all digits are equally wide: a number of the
 * same length changes no other layout.
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
