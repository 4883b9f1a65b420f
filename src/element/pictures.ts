/** Tiles up to 131072 can have a picture; the style sheet has a rule for each. */
const lastRank = 17;

/** How far ahead of the highest tile pictures are loaded. */
const ahead = 2;

/**
 * The picture of one tile.
 *
 * @param template URL with `{value}` for the tile's value: http(s), relative, `blob:` or `data:image/`.
 * @throws RangeError for any other URL.
 */
export function pictureUrl(template: string, value: number, base: string): string {
  let url: URL | undefined;
  try {
    url = new URL(template.replaceAll('{value}', String(value)), base);
  } catch {
    // said below
  }
  if (!url || !/^(https?:|blob:|data:image\/)/.test(url.href)) {
    throw new RangeError(
      `tile-image ${JSON.stringify(template)}: allowed are http, https, relative, blob: and data:image/ URLs`,
    );
  }
  return url.href;
}

/** Loads the pictures of the tiles, and shows each only once it is there: until then, and on failure, the number. */
export class Pictures {
  #template = '';
  #asked = 0;
  #board: HTMLElement | undefined;

  /** Another template, another board, or none. */
  use(template: string, board: HTMLElement): void {
    if (template === this.#template && board === this.#board) return;
    // Nothing else is written there.
    board.style.cssText = '';
    this.#template = template;
    this.#board = board;
    this.#asked = 0;
  }

  /** Loads what a game with this highest tile may need soon; what is beyond the winning tile only when it is there. */
  prepare(maxTile: number, winTile: number): void {
    const template = this.#template;
    const board = this.#board;
    const there = Math.log2(Math.max(maxTile, 4));
    const wanted = Math.min(lastRank, Math.max(there, Math.min(there + ahead, Math.log2(winTile))));
    while (template && this.#asked < wanted) {
      const rank = ++this.#asked;
      const image = new Image();
      image.onload = () => {
        if (template !== this.#template || board !== this.#board) return;
        // data: URLs keep quotes, which would end the CSS string.
        const url = image.src.replace(/["\\\n]/g, encodeURIComponent);
        board?.style.setProperty(`--_image-${rank}`, `url("${url}")`);
        board?.style.setProperty(`--_label-${rank}`, '0');
      };
      image.src = pictureUrl(template, 2 ** rank, document.baseURI);
    }
  }
}
