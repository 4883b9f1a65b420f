import { html, nothing, type TemplateResult } from 'lit';
import type { Direction, Game } from '../engine/index.js';
import type { Announcer } from './announcer.js';
import type { ControlName } from './attributes.js';

/** What asks for the player's word over the board. */
export type Question = 'new' | 'won' | 'over' | 'unreadable' | undefined;

/** Everything the player can do by a button. */
export type Command =
  | 'new'
  | 'confirm-new'
  | 'undo'
  | 'hint'
  | 'autoplay'
  | 'save'
  | 'load'
  | 'leave'
  | 'keep'
  | 'close'
  | 'cancel';

export interface ControlsState {
  game: Game;
  best: number;
  controls: ReadonlySet<string>;
  announcer: Announcer;
  disabled: boolean;
  autoplay: boolean;
  canUndo: boolean;
  question: Question;
  /** The last move has won. */
  justWon: boolean;
  run: (command: Command, byPointer: boolean) => void;
  move: (direction: Direction) => void;
}

const directions = ['up', 'left', 'down', 'right'] as const;
const arrows = { up: '↑', right: '→', down: '↓', left: '←' };

function button(state: ControlsState, command: Command, text: string): TemplateResult {
  const { disabled, autoplay, game, question } = state;
  const idle =
    (command === 'undo' && !state.canUndo) ||
    (command === 'leave' && game.over) ||
    ((command === 'hint' || command === 'autoplay') && (game.over || question !== undefined));
  return html`<button
    part="button button-${command}"
    type="button"
    ?disabled=${disabled || idle}
    aria-pressed=${command === 'autoplay' ? String(autoplay) : nothing}
    @click=${(event: MouseEvent) => state.run(command, event.detail > 0)}
  >
    ${text}
  </button>`;
}

function figure(state: ControlsState, name: 'score' | 'best' | 'moves'): TemplateResult {
  const { game, best, announcer } = state;
  const value = { score: game.score, best: Math.max(best, game.score), moves: game.moves }[name];
  return html`<div part=${name === 'moves' ? 'score moves' : name}>
    ${announcer.texts.word(name)}<span class="number">${announcer.number(value)}</span>
  </div>`;
}

function shown<Name extends ControlName>(state: ControlsState, names: readonly Name[]): Name[] {
  return names.filter((name) => state.controls.has(name));
}

/** Figures and buttons above the board. */
export function headerTemplate(state: ControlsState): TemplateResult | typeof nothing {
  const figures = shown(state, ['score', 'best', 'moves'] as const);
  const buttons = shown(state, ['new', 'undo', 'hint', 'autoplay'] as const);
  if (!figures.length && !buttons.length) return nothing;
  const { texts } = state.announcer;
  const names = { new: 'newGame', undo: 'undo', hint: 'hint', autoplay: 'autoplay' } as const;
  return html`<div part="header" class="bar">
    ${figures.map((name) => figure(state, name))}
    ${buttons.map((name) => button(state, name, texts.word(names[name])))}
  </div>`;
}

/** Directions and the remaining buttons below the board. */
export function footerTemplate(state: ControlsState): TemplateResult {
  const { texts } = state.announcer;
  const buttons = shown(state, ['save', 'load', 'leave'] as const);
  const pad = html`<div class="directions" role="group" aria-label=${texts.word('directions')}>
    ${directions.map(
      (direction) =>
        html`<button
          part="button button-${direction}"
          type="button"
          aria-label=${texts.word(direction)}
          ?disabled=${state.disabled || state.game.over}
          @click=${() => state.move(direction)}
        >
          ${arrows[direction]}
        </button>`,
    )}
  </div>`;
  return html`${state.controls.has('directions') ? pad : nothing}
  ${
    buttons.length
      ? html`<div part="footer" class="bar">
          ${buttons.map((name) => button(state, name, texts.word(name)))}
        </div>`
      : nothing
  }`;
}

/** The end screens and questions, over the board. */
export function overlayTemplate(state: ControlsState): TemplateResult | typeof nothing {
  const { question, announcer, game } = state;
  if (!question) return nothing;
  const { texts } = announcer;
  const title = {
    new: texts.word('askNewGame'),
    won: texts.word('won'),
    over: texts.word(state.justWon ? 'won' : 'over'),
    unreadable: texts.word('unreadable'),
  }[question];
  const ended = question === 'won' || question === 'over';
  const text = html`<p class="title" id="title">${title}</p>
    ${ended ? html`<p class="result">${announcer.result(game)}</p>` : nothing}`;
  const slot = ended ? (state.justWon ? 'won' : 'over') : undefined;
  return html`<div part="overlay" role="group" aria-labelledby="title">
    <div part="message">
      ${slot ? html`<slot name=${slot}>${text}</slot>` : text}
      <div class="bar message-bar">${answers(state, question)}</div>
    </div>
  </div>`;
}

function answers(state: ControlsState, question: Question): TemplateResult[] {
  const { texts } = state.announcer;
  const left = state.game.endReason === 'left';
  const cancel = button(state, 'cancel', texts.word('cancel'));
  const newGame = button(state, 'confirm-new', texts.word('newGame'));
  switch (question) {
    case 'new':
      return [newGame, cancel];
    case 'won':
      return [button(state, 'keep', texts.word('keepPlaying')), newGame];
    case 'over':
      return left ? [newGame] : [newGame, button(state, 'close', texts.word('leave'))];
    default:
      return [cancel];
  }
}
