/** Tiles up to this one can have a picture; the style sheet has a rule for each. */
const last = 131072;

/** How many times the highest tile pictures are loaded ahead. */
const ahead = 4;

/** Loads the pictures of the tiles, and shows each once it has loaded; until then, or if it fails, the number. */
export class Pictures {
  #template: string | number = '';
  /** The highest tile whose picture was requested. */
  #asked = 1;

  constructor(readonly complain: (problem: string) => void) {}

  /**
   * Loads what a game with this highest tile may need soon; tiles beyond the winning one only once they are there.
   *
   * @param template URL with `{value}` for the tile's value: http(s), relative, `blob:` or `data:image/`; or none
   */
  prepare(board: HTMLElement, template: string | number, maxTile: number, winTile: number): void {
    if (template !== this.#template) {
      this.#template = template;
      this.#asked = 1;
      // Nothing but pictures is written there.
      board.style.cssText = '';
      this.complain('');
    }
    const there = Math.max(maxTile, 4);
    const wanted = Math.min(last, Math.max(there, Math.min(there * ahead, winTile)));
    while (template && this.#asked < wanted) {
      const value = (this.#asked *= 2);
      const url = URL.parse(String(template).replaceAll('{value}', String(value)), board.baseURI);
      if (!url || !/^(https?:|blob:|data:image\/)/.test(url.href)) {
        this.#asked = last;
        this.complain(
          `tile-image ${JSON.stringify(template)}: allowed are http, https, relative, blob: and data:image/ URLs`,
        );
        return;
      }
      const image = new Image();
      image.onload = () => {
        if (template !== this.#template) return;
        const rank = Math.log2(value);
        // data: URLs keep their quotes, which would end the CSS string.
        const text = url.href.replace(/["\\\n]/g, encodeURIComponent);
        board.style.setProperty(`--_image-${rank}`, `url("${text}")`);
        board.style.setProperty(`--_label-${rank}`, '0');
      };
      image.src = url.href;
    }
  }
}
