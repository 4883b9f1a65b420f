import type { Game2048Element } from 'game-2048-element';
import { applyColors } from '../src/frame/address.js';
import type { Colors } from '../src/frame/colors.js';
import { find } from './find.js';
import { colorNames, formatColors, palettes } from './palettes.js';

/** Ideas for words on the tiles. */
const ideas: Readonly<Record<string, string>> = {
  Degrees: 'Pupil BSc MSc PhD Postdoc Lecturer Reader Professor Dean Rector Nobel',
  Garden: '🌱 🌿 🍀 🌷 🌻 🌳 🍎 🍇 🍓 🍍 🌈',
  Music: 'A B♭ B C C♯ D E♭ E F F♯ G',
  Elements: 'H He Li Be B C N O F Ne Na',
};

/** What the tiles carry and the colours they have, of a board and of the strip that shows all its tiles. */
export class Look extends EventTarget {
  #colors: Colors | undefined;
  readonly #kinds: HTMLInputElement[];
  readonly #inputs: HTMLInputElement[];

  constructor(
    readonly game: Game2048Element,
    readonly strip: Game2048Element,
    form: HTMLFormElement,
  ) {
    super();
    find('#palettes').append(...Object.entries(palettes).map(swatch));
    find('#ideas').append(...Object.entries(ideas).map((idea) => this.#idea(...idea)));
    this.#kinds = [...form.querySelectorAll<HTMLInputElement>('[name=kind]')];
    this.#inputs = [...form.querySelectorAll<HTMLInputElement>('#colors input')];
    find('#kinds').addEventListener('change', () => this.#choose());
    find('#palettes').addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement) this.colors = palettes[target.value];
    });
    find('#colors').addEventListener('input', () => this.#mix());
    const values = Array.from({ length: 11 }, (_, index) => 2 ** (index + 1));
    // A cell stays empty, so that the game is not over.
    strip.newGame({ board: [values.slice(0, 6), [...values.slice(6), 0]] });
  }

  get colors(): Colors | undefined {
    return this.#colors;
  }

  /** `undefined`: the element's own. */
  set colors(colors: Colors | undefined) {
    this.#colors = colors;
    for (const board of [this.game, this.strip]) applyColors(board, colors);
    find('#colors').hidden = !colors;
    this.#inputs.forEach((input, index) => {
      const name = colorNames[index];
      if (colors && name) input.value = colors[name];
    });
    this.#showPalette();
    this.dispatchEvent(new Event('change'));
  }

  /** Follows the board's attributes. */
  show(): void {
    const { game, strip } = this;
    follow(strip, game);
    if (game.hasAttribute('tile-image')) this.#showKind('pictures');
    else if (game.hasAttribute('tile-labels')) this.#showKind('words');
  }

  #choose(): void {
    const kind = this.#kinds.find(({ checked }) => checked)?.value ?? 'numbers';
    if (kind !== 'words') this.game.removeAttribute('tile-labels');
    if (kind !== 'pictures') this.game.removeAttribute('tile-image');
    // Something is there at once; whoever has better pictures or words writes them into the field.
    if (kind === 'pictures') this.game.setAttribute('tile-image', 'tiles/{value}.svg');
    if (kind === 'words') this.game.setAttribute('tile-labels', ideas['Degrees'] ?? '');
    this.#showKind(kind);
  }

  #showKind(kind: string): void {
    for (const choice of this.#kinds) choice.checked = choice.value === kind;
    for (const place of document.querySelectorAll<HTMLElement>('[data-kind]')) {
      place.hidden = place.dataset['kind'] !== kind;
    }
  }

  #idea(name: string, words: string): HTMLElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'quiet small';
    button.textContent = name;
    button.addEventListener('click', () => this.game.setAttribute('tile-labels', words));
    return button;
  }

  #mix(): void {
    const [board = '', low = '', middle = '', high = ''] = this.#inputs.map(({ value }) => value);
    this.colors = { board, low, middle, high };
  }

  #showPalette(): void {
    const colors = this.#colors;
    const written = colors && formatColors(colors);
    for (const radio of document.querySelectorAll<HTMLInputElement>('[name=palette]')) {
      const palette = palettes[radio.value];
      radio.checked = palette ? formatColors(palette) === written : !colors;
    }
  }
}

/** Whether the element takes pictures from there; what it refuses is reported by one board, not by three. */
const isPicture = (url: string): boolean =>
  URL.canParse(url, location.href) &&
  (['http:', 'https:', 'blob:'].includes(new URL(url, location.href).protocol) ||
    url.startsWith('data:image/'));

/** Gives a board the look of another. */
export function follow(board: Game2048Element, game: Game2048Element): void {
  const { lang, dir } = game;
  const tileImage = isPicture(game.tileImage) ? game.tileImage : '';
  Object.assign(board, { tileImage, lang, dir });
  board.setAttribute('tile-labels', game.getAttribute('tile-labels') ?? '');
}

function swatch([name, { board, low, middle, high }]: [string, Colors]): HTMLElement {
  const label = document.createElement('label');
  const radio = document.createElement('input');
  const sample = document.createElement('span');
  label.className = 'segment';
  Object.assign(radio, { type: 'radio', name: 'palette', value: name });
  sample.className = 'swatch';
  sample.style.background = `linear-gradient(90deg, ${low}, ${middle}, ${high})`;
  sample.style.borderColor = board;
  label.append(radio, sample, name);
  return label;
}
