import { html, nothing, type TemplateResult } from 'lit';
import { isEnd } from '../../session/cards.js';
import type { NamedCommand } from '../../session/commands.js';
import type { ControlName } from '../../session/settings.js';
import { figure } from './figure.js';
import { arrows, icon } from './icons.js';
import { textNameOf, type Screen } from './screen.js';

type Part = TemplateResult | typeof nothing;

const numbers = ['score', 'best', 'moves'] as const;
const buttons = ['new', 'undo', 'hint', 'autoplay', 'help'] as const;
/** In tab order. */
const directions = ['up', 'left', 'down', 'right'] as const;
const footer = ['save', 'load', 'give-up', 'share'] as const;

/** Score and buttons, above the board. */
export function toolbar(screen: Screen): Part {
  const { shownBest } = screen.keeper.session;
  const shownNumbers = namedIn(screen, numbers).filter(
    (name) => name !== 'best' || shownBest !== undefined,
  );
  const shownButtons = namedIn(screen, buttons);
  if (!shownNumbers.length && !shownButtons.length) return nothing;
  return html`<div part="header" class="header">
    ${
      shownNumbers.length
        ? html`<div part="figures" class="bar figures">
            ${shownNumbers.map((name) => numberBox(name, screen))}
          </div>`
        : nothing
    }
    ${bar('buttons', shownButtons, screen)}
  </div>`;
}

/** The four arrow buttons, under the board. */
export function directionBar(screen: Screen): Part {
  const { settings, arrowButtons } = screen.keeper;
  const shown = arrowButtons || settings.controls.includes('directions');
  return bar('directions', shown ? directions : [], screen);
}

/** The buttons that are rarely needed, at the very bottom. */
export function footerBar(screen: Screen): Part {
  return bar('footer', namedIn(screen, footer), screen);
}

/** Those that the attribute `controls` names. */
function namedIn<Name extends ControlName>({ keeper }: Screen, names: readonly Name[]): Name[] {
  return names.filter((name) => keeper.settings.controls.includes(name));
}

function bar(name: string, commands: readonly NamedCommand[], screen: Screen): Part {
  if (!commands.length) return nothing;
  return html`<div part=${name} class="bar ${name}">
    ${commands.map((command) => button(command, screen, !isUsable(command, screen)))}
  </div>`;
}

/** Whether a button of a bar does anything now. An end card has a button of its own for sharing. */
function isUsable(command: NamedCommand, { play }: Screen): boolean {
  return !(command === 'share' && isEnd(play.cards.current)) && play.can(command);
}

/** One button, in a bar or on a card. */
export function button(
  command: NamedCommand,
  { texts, play, press }: Screen,
  isDisabled: boolean,
): TemplateResult {
  const isDone = command === 'share' && play.hasCopied;
  const text = texts.text(isDone ? 'copied' : textNameOf(command));
  const arrow = (arrows as Partial<Record<NamedCommand, string>>)[command];
  const drawing = icon(command === 'autoplay' && play.isAutoplaying ? 'pause' : command);
  return html`<button
    type="button"
    part="button button-${command}"
    aria-label=${text}
    title=${drawing === nothing ? nothing : text}
    aria-pressed=${command === 'autoplay' ? play.isAutoplaying : nothing}
    ?disabled=${isDisabled}
    @click=${(event: Event) => press(command, event)}
  >
    ${arrow ?? html`${drawing}<span class="name">${text}</span>`}
  </button>`;
}

function numberBox(name: (typeof numbers)[number], { texts, keeper }: Screen): TemplateResult {
  const { game, best, isNewBest } = keeper.session;
  const value = name === 'best' ? best : game[name];
  const isMarked = name === 'best' && isNewBest;
  return figure({
    part: name === 'moves' ? 'score moves' : name,
    label: texts.text(name),
    value: texts.number(value),
    isMarked,
    hasGain: name === 'score',
  });
}
