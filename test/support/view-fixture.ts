import { html, nothing, render, type TemplateResult } from 'lit';
import type { GameView } from '../../src/engine/index.js';
import { styles } from '../../src/element/styles/index.js';
import { boardTemplate, readerRows } from '../../src/element/view/board-template.js';
import { BoardView, type ShownGame } from '../../src/element/view/board-view.js';
import { icon } from '../../src/element/view/icons.js';

/** What the board is shown in, as the element renders it; nothing here is the element's. */
export interface Frame {
  lang?: string;
  dir?: string;
  width?: string;
  style?: string;
  controls?: boolean;
  kind?: 'won' | 'over' | 'question' | 'help';
  /** The text in which every label is written, to see what long words do. */
  words?: (english: string) => string;
}

export interface Scene {
  host: HTMLElement;
  root: ShadowRoot;
  board: HTMLElement;
  view: BoardView;
}

/** A position as a game that the view can show. */
export function gameOf(board: readonly (readonly number[])[]): ShownGame {
  const values = board.flat();
  return {
    board: board.map((row) => [...row]),
    columns: board[0]?.length ?? 0,
    rows: board.length,
    maxTile: Math.max(...values),
  } satisfies Partial<GameView>;
}

/** Puts a board, with what belongs around it, into the page. */
export function show(game: ShownGame, frame: Frame = {}, parent: Element = document.body): Scene {
  const host = document.createElement('div');
  host.className = 'scene';
  host.dir = frame.dir ?? '';
  host.style.cssText = `${frame.width ? `width:${frame.width};` : ''}${frame.style ?? ''}`;
  parent.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles.cssText);
  root.adoptedStyleSheets = [sheet];
  render(frameTemplate(game, frame), root);
  const view = new BoardView();
  view.attach(root, game);
  view.show(game);
  return { host, root, board: root.querySelector<HTMLElement>('#board')!, view };
}

export function frameTemplate(game: ShownGame, frame: Frame): TemplateResult {
  const say = frame.words ?? ((english: string) => english);
  const button = (name: string, text: string) =>
    html`<button part="button button-${name}">
      ${icon(name)}<span class="name">${say(text)}</span>
    </button>`;
  return html`<div
    class="game"
    lang=${frame.lang ?? 'en'}
    data-columns=${game.columns}
    data-rows=${game.rows}
    data-swipe="always"
  >
    <div part="header" class="header">
      <div part="figures" class="bar figures">
        <div part="score">
          <span class="label">${say('Score')}</span><span class="number">12,345</span
          ><span class="gain" aria-hidden="true"></span>
        </div>
        <div part="best">
          <span class="label">${say('Best')}</span><span class="number">123,456</span>
        </div>
      </div>
      <div part="buttons" class="bar buttons">
        ${button('new', 'New game')}${button('undo', 'Undo')}
        ${frame.controls ? [button('hint', 'Hint'), button('autoplay', 'Autoplay')] : nothing}
        ${button('help', 'Help')}
      </div>
    </div>
    <div class="stage">
      <div part="board" id="board" role="application" tabindex="0" aria-label="Board">
        ${boardTemplate(game.board)}
        <div class="cursor" aria-hidden="true" hidden><b>–</b></div>
      </div>
      <div class="reader">
        <table role="table" aria-label="Board">
          <tbody>
            ${readerRows(game.board)}
          </tbody>
        </table>
      </div>
      ${frame.kind ? cardTemplate(frame.kind, say) : nothing}
    </div>
    ${
      frame.controls
        ? html`<div part="directions" class="bar directions">
              ${['↑', '←', '↓', '→'].map((arrow) => html`<button part="button">${arrow}</button>`)}
            </div>
            <div part="footer" class="bar footer">
              ${button('save', 'Save')}${button('load', 'Load')}${button('leave', 'Leave')}
            </div>`
        : nothing
    }
    <div role="status" class="hidden">Left, 8.</div>
  </div>`;
}

function cardTemplate(
  kind: NonNullable<Frame['kind']>,
  say: (english: string) => string,
): TemplateResult {
  const titles = {
    won: 'You win!',
    over: 'Game over',
    question: 'Start a new game?',
    help: 'Help',
  };
  const answers = {
    won: ['Keep playing', 'New game'],
    over: ['New game', 'Show board'],
    question: ['New game', 'Cancel'],
    help: ['Close'],
  }[kind];
  const keys = [
    ['↑ ← ↓ →', 'move'],
    ['Ctrl Z', 'undo'],
    ['B', 'reads the board'],
    ['M', 'reads the possible moves'],
    ['Esc', 'closes this card'],
  ];
  return html`<div part="overlay" class="card-layer" data-kind=${kind} role="group">
    <div part="message">
      <p class="title">${say(titles[kind])}</p>
      ${
        kind === 'help'
          ? html`<p>
                ${say('Push the tiles: two equal ones become one of twice the value. Make 2048.')}
              </p>
              <dl>
                ${keys.map(
                  ([key, text]) =>
                    html`<dt>${key!.split(' ').map((name) => html`<kbd>${name}</kbd> `)}</dt>
                      <dd>${say(text!)}</dd>`,
                )}
              </dl>
              <button role="switch" aria-checked="true">${say('Arrow buttons')}</button>
              <button role="switch" aria-checked="false">${say('Arrow buttons')}</button>`
          : kind === 'question'
            ? nothing
            : html`<p class="result">${say('Score 20,048, moves 1,024, highest tile 2,048')}</p>`
      }
      <div part="message-bar" class="bar message-bar">
        ${answers.map((text) => html`<button part="button">${say(text)}</button>`)}
      </div>
    </div>
  </div>`;
}
