import { html, nothing, type TemplateResult } from 'lit';
import type { ControlName } from '../../session/settings.js';
import { buttons, directions, figures, footer, shownOf } from './controls.js';
import type { Command, Figure } from './controls.js';
import { icon } from './icons.js';

type Part = TemplateResult | typeof nothing;

/** What the bars around the board show. */
export interface ToolbarModel {
  controls: readonly ControlName[];
  /** Whether the four direction buttons are shown, whatever `controls` says. */
  arrowButtons: boolean;
  /** The figures, formatted. */
  figures: Readonly<Record<Figure, string>>;
  text: (name: Command | Figure) => string;
  isDisabled: (command: Command) => boolean;
  /** Whether the computer plays. */
  autoplay: boolean;
  run: (command: Command, event: Event) => void;
}

const arrows = { up: '↑', left: '←', down: '↓', right: '→' } as const;

/** Score and buttons, above the board. */
export function toolbar(model: ToolbarModel): Part {
  const shownFigures = shownOf(figures, model.controls);
  const shownButtons = shownOf(buttons, model.controls);
  if (!shownFigures.length && !shownButtons.length) return nothing;
  return html`<div part="header" class="header">
    ${
      shownFigures.length
        ? html`<div part="figures" class="bar figures">
            ${shownFigures.map((name) => figure(name, model))}
          </div>`
        : nothing
    }
    ${bar('buttons', shownButtons, model)}
  </div>`;
}

/** The four arrow buttons, under the board. */
export function directionBar(model: ToolbarModel): Part {
  const shown = model.arrowButtons || model.controls.includes('directions');
  return bar('directions', shown ? directions : [], model);
}

/** Save, load and leave, at the very bottom. */
export function footerBar(model: ToolbarModel): Part {
  return bar('footer', shownOf(footer, model.controls), model);
}

function bar(name: string, commands: readonly Command[], model: ToolbarModel): Part {
  if (!commands.length) return nothing;
  return html`<div part=${name} class="bar ${name}">
    ${commands.map((command) => button(command, model))}
  </div>`;
}

/** One button; the same on a card. */
export function button(command: Command, model: Omit<ToolbarModel, 'controls'>): TemplateResult {
  const text = model.text(command);
  const arrow = (arrows as Partial<Record<Command, string>>)[command];
  return html`<button
    type="button"
    part="button button-${command}"
    aria-label=${text}
    aria-pressed=${command === 'autoplay' ? model.autoplay : nothing}
    ?disabled=${model.isDisabled(command)}
    @click=${(event: Event) => model.run(command, event)}
  >
    ${arrow ?? html`${icon(command)}<span class="name">${text}</span>`}
  </button>`;
}

function figure(name: Figure, { text, figures }: ToolbarModel): TemplateResult {
  return html`<div part=${name === 'moves' ? 'score moves' : name} class="figure">
    <span class="label">${text(name)}</span><span class="number">${figures[name]}</span>${
      name === 'score' ? html`<span class="gain" aria-hidden="true"></span>` : nothing
    }
  </div>`;
}
