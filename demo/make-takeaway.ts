import { Game2048Element } from 'game-2048-element';
import { applyColors } from '../src/frame/address.js';
import { find } from './find.js';
import { follow, type Look } from './make-look.js';
import { frameAddress, frameOf, htmlOf, linkOf } from './snippets.js';

/** What the board is taken away as, each with what it looks like there. */
export class Takeaway {
  readonly #sample = find('.sheet game-2048', Game2048Element);
  readonly #frame = document.createElement('iframe');
  readonly #book = find('#book', HTMLInputElement);
  #height = 480;

  constructor(
    readonly game: Game2048Element,
    readonly look: Look,
  ) {
    this.#frame.title = 'The board in a frame';
    this.#frame.loading = 'lazy';
    find('[data-way=frame] .preview').append(this.#frame);
    this.#book.addEventListener('change', () => this.#showCode());
    find('#ways').addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      for (const place of document.querySelectorAll<HTMLElement>('[data-way]')) {
        place.hidden = place.dataset['way'] !== target.value;
      }
      this.show();
    });
    addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
      if (source !== this.#frame.contentWindow || !isResize(data)) return;
      this.#height = data.detail.height;
      this.#frame.height = String(this.#height);
      this.#showCode();
    });
  }

  show(): void {
    this.#showCode();
    this.showLink();
    this.#mirror();
    const address = frameAddress(this.game, this.look.colors);
    const shown = !this.#frame.closest<HTMLElement>('[data-way]')?.hidden;
    if (shown && this.#frame.src !== address) this.#frame.src = address;
  }

  showLink(): void {
    const link = linkOf(this.game, this.look.colors);
    find('#link', HTMLInputElement).value = link;
    find('#posted', HTMLAnchorElement).href = link;
    find('#posted-url').textContent = location.host;
  }

  #showCode(): void {
    find('#markup').textContent = htmlOf(this.game, this.look.colors, {
      hasBook: this.#book.checked,
    });
    find('#frame').textContent = frameOf(this.game, this.look.colors, this.#height);
  }

  #mirror(): void {
    const { size, seed, winTile, startTiles, afterWin, controls } = this.game;
    follow(this.#sample, this.game);
    Object.assign(this.#sample, { size, seed, winTile, startTiles, afterWin, controls });
    applyColors(this.#sample, this.look.colors);
  }
}

const isResize = (data: unknown): data is { detail: { height: number } } =>
  typeof data === 'object' && data !== null && 'event' in data && data.event === 'resize';
