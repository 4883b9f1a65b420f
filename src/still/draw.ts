import { css } from '../board/styles/css.js';

/** As the styles of the game have it, in few words: the tests compare the two. */
const styles = css`
  :host {
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    width: 100%;
    width: -moz-available;
    width: -webkit-fill-available;
    min-width: 0;
    max-width: var(--game-2048-max-size, var(--_limit));
    margin-inline: auto;
    justify-self: center;
    font-size: max(1rem, 16px);
  }
  :host(:not([hidden])) {
    display: grid;
  }
  :host::before {
    content: '. .';
    grid-area: 1 / 1;
    height: 0;
    overflow: hidden;
    visibility: hidden;
    font-size: 0;
    word-spacing: max(32rem, 512px);
  }
  div {
    container-type: inline-size;
    grid-area: 1 / 1;
    width: 100%;
    align-self: start;
    display: flex;
    flex-direction: column;
    max-height: 100%;
  }
  section {
    --_gap: var(--game-2048-gap, 0.12);
    --_height: calc(var(--_rows) + (var(--_rows) + 1) * var(--_gap));
    /* A row of figures and buttons, and how many stand above. */
    --_bar: max(48px, 0.9em + 1.15 * clamp(1.0625em, 5.8cqi, 1.75em));
    --_bars: min(1, var(--_above));
    container-type: size;
    display: grid;
    place-items: center;
    width: 100%;
    min-height: 0;
    aspect-ratio: calc(var(--_widest) + (var(--_widest) + 1) * var(--_gap)) / var(--_height);
    margin: calc(var(--_bars) * (var(--_bar) + 6px) + min(1, var(--_bars)) * 6px) 0 var(--_below);
  }
  @container (inline-size < 33em) {
    section {
      --_bars: var(--_above);
    }
  }
  @container (inline-size < 15em) {
    section {
      --_bars: calc(min(1, var(--_above)) * 2);
    }
  }
  button {
    --_unit: calc(100cqh / var(--_height));
    --_space: calc(var(--_unit) * var(--_gap));
    display: grid;
    grid-template: repeat(var(--_rows), var(--_unit)) / repeat(var(--_columns), var(--_unit));
    gap: var(--_space);
    margin: 0;
    padding: var(--_space);
    border: 0;
    border-radius: calc(var(--_unit) * 0.1 + var(--_space));
    background: var(--game-2048-board, light-dark(#cbb59b, #232a3a));
    touch-action: var(--_touch);
    cursor: pointer;
  }
  button::after {
    content: '▶';
    position: absolute;
    place-self: center;
    font-size: 30cqmin;
  }
  span {
    border-radius: var(--game-2048-radius, 10%);
    background: var(--game-2048-cell, light-dark(#decebb, #2e3649));
    /* Forced colours show it. */
    outline: 1px solid #0000;
  }
`;

const side = '([2-9]|[12]\\d|3[0-2])';
const allowedSize = new RegExp(`^${side}(?:x${side})?$`, 'i');

/** Columns and rows; 4 x 4 if the attribute is missing or not allowed, as in the game. */
function sizeOf(element: Element): [columns: number, rows: number] {
  const [, columns = '4', rows = columns] =
    allowedSize.exec(element.getAttribute('size') ?? '') ?? [];
  return [Number(columns), Number(rows)];
}

/** A node that a theme reaches by `::part()`. */
function make(tag: string, part: string): HTMLElement {
  const node = document.createElement(tag);
  node.setAttribute('part', part);
  return node;
}

/** The largest width of the element. In a frame its height may follow the game's. */
function limitOf(side: number): string {
  const largest = 'max(32rem,512px)';
  if (side > 8) return `max(${largest},min(64rem,100svh - 8rem))`;
  if (window !== parent) return largest;
  return `min(${largest},max(16rem,100svh - 6rem))`;
}

export function takesSwipes(element: Element): boolean {
  return !/^(never|focused)$/.test(element.getAttribute('swipe') ?? '');
}

/** Draws an empty board in the shadow tree, as large as the game will be with its bars. */
export function drawStill(element: HTMLElement): void {
  const controls = element.getAttribute('controls') ?? 'score best new undo help';
  const count = (names: RegExp): number => controls.match(names)?.length ?? 0;
  const buttons = count(/new|undo|hint|autoplay|help/g);
  const footer = count(/save|load|give-up|share/);
  const [columns, rows] = sizeOf(element);
  const values = {
    columns,
    rows,
    widest: Math.max(columns, rows / 1.5),
    above: buttons > 3 ? 2 : Math.min(1, buttons + count(/score|best|moves/)),
    below: footer ? '56px' : 0,
    limit: limitOf(Math.max(columns, rows)),
    touch: takesSwipes(element) ? 'pinch-zoom' : 'auto',
  };
  const board = make('button', 'board');
  board.ariaLabel = element.dataset['playLabel'] ?? 'Play 2048';
  for (let cell = 0; cell < columns * rows; cell++) board.append(make('span', 'cell'));
  const stage = document.createElement('section');
  const game = document.createElement('div');
  stage.append(board);
  game.append(stage);

  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open', delegatesFocus: true });
  const sheet = new CSSStyleSheet();
  const lines = Object.entries(values).map(([name, value]) => `--_${name}:${value}`);
  sheet.replaceSync(`${styles}:host{${lines.join(';')}}`);
  root.adoptedStyleSheets = [sheet];
  root.replaceChildren(game);
}
