import { html, nothing, type TemplateResult } from 'lit';
import { answers, type Card } from './controls.js';
import { button, type ToolbarModel } from './toolbar.js';

/** What the card over the board shows. */
export interface OverlayModel {
  card: Card;
  /** Whether the game that ended, or waits, was won. */
  won: boolean;
  /** The title; for a question, the question. */
  title: string;
  /** The result of the game, or what the question has to add. */
  note: string;
  /** The content of the help. */
  help: HelpModel | undefined;
  buttons: Omit<ToolbarModel, 'controls'>;
}

export interface HelpModel {
  rule: string;
  swipe: string;
  keysTitle: string;
  keys: readonly { readonly keys: readonly string[]; readonly action: string }[];
  arrowsLabel: string;
  arrowButtons: boolean;
  toggleArrows(): void;
}

/** The card over the board: end of the game, a question, or the help. */
export function overlay(model: OverlayModel): TemplateResult {
  const { card, title, note, buttons } = model;
  const ended = card === 'won' || card === 'over';
  const content = html`<p class="title" id="card-title">${title}</p>
    ${note ? html`<p class="result">${note}</p>` : nothing}`;
  return html`<div
    part="overlay"
    class="card-layer"
    data-kind=${ended ? (model.won ? 'won' : 'over') : card === 'help' ? 'help' : 'question'}
    role="group"
    aria-label=${title}
  >
    <div part="message">
      ${ended ? html`<slot name=${model.won ? 'won' : 'over'}>${content}</slot>` : content}
      ${model.help ? help(model.help) : nothing}
      <div part="message-bar" class="bar message-bar">
        ${answers[card].map((command) => button(command, buttons))}
      </div>
    </div>
  </div>`;
}

function help(model: HelpModel): TemplateResult {
  return html`<div class="help" tabindex="0" role="group" aria-labelledby="card-title">
      <p>${model.rule}</p>
      <p>${model.swipe}</p>
      <p>${model.keysTitle}</p>
      <dl>
        ${model.keys.map(
          ({ keys, action }) =>
            html`<div>
              <dt>${keys.join(' + ')}</dt>
              <dd>${action}</dd>
            </div>`,
        )}
      </dl>
    </div>
    <button
      type="button"
      part="button button-arrows"
      role="switch"
      aria-checked=${model.arrowButtons}
      @click=${() => model.toggleArrows()}
    >
      <span class="name">${model.arrowsLabel}</span>
    </button>`;
}
