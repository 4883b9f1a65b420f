import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The style sheet has a rule for each tile up to this one. */
const highestValue = 131072;

/** Images are preloaded up to this many times the highest tile. */
const ahead = 4;

export interface WantedImages {
  /** URL template in which `{value}` is the tile's value; empty for numbers. */
  readonly template: string;
  readonly maxTile: number;
  readonly winTile: number;
}

/** Loads the images of tiles. Until an image has loaded, or if it fails, its tile shows the number. */
export class TileImagesController implements ReactiveController {
  readonly #host: ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };
  readonly #model: () => WantedImages;
  readonly #failed: (problem: string | undefined) => void;
  #template = '';
  /** The highest tile whose image was requested. */
  #requested = 1;

  constructor(
    host: ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment },
    model: () => WantedImages,
    failed: (problem: string | undefined) => void,
  ) {
    this.#host = host;
    this.#model = model;
    this.#failed = failed;
    host.addController(this);
  }

  /** Images beyond the winning tile are loaded only once those tiles exist. */
  hostUpdated(): void {
    const board = this.#host.renderRoot.querySelector<HTMLElement>('#board');
    if (!board) return;
    const { template, maxTile, winTile } = this.#model();
    if (template !== this.#template) {
      this.#template = template;
      this.#requested = 1;
      // Only images are written to this style.
      board.style.cssText = '';
      this.#failed(undefined);
    }
    if (template === '') return;
    const present = Math.max(maxTile, 4);
    const wanted = Math.max(present, Math.min(present * ahead, winTile));
    while (this.#requested < Math.min(highestValue, wanted)) {
      this.#requested *= 2;
      if (!this.#load(board, this.#requested)) return;
    }
  }

  /** @returns whether the URL is allowed */
  #load(board: HTMLElement, value: number): boolean {
    const template = this.#template;
    const url = allowedUrl(template.replaceAll('{value}', String(value)), board.baseURI);
    if (url === undefined) {
      this.#requested = highestValue;
      this.#failed(
        `tile-image must be an http, https, relative, blob: or data:image/ URL, not ${JSON.stringify(template)}`,
      );
      return false;
    }
    const image = board.ownerDocument.createElement('img');
    image.onload = () => {
      if (template !== this.#template) return;
      const rank = Math.log2(value);
      // data: URLs keep their quotes, which would end the CSS string.
      const text = url.replace(/["\\\n]/g, encodeURIComponent);
      board.style.setProperty(`--_image-${rank}`, `url("${text}")`);
      board.style.setProperty(`--_label-${rank}`, '0');
    };
    image.src = url;
    return true;
  }
}

/** Absolute; undefined unless it is allowed for an image. */
function allowedUrl(address: string, base: string): string | undefined {
  try {
    const { href } = new URL(address, base);
    // A page that is opened as a file finds its images as files.
    const isFile = href.startsWith('file:') && base.startsWith('file:');
    return isFile || /^(https?:|blob:|data:image\/)/.test(href) ? href : undefined;
  } catch {
    return undefined;
  }
}
