import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ProblemReporter } from '../../session/problems.js';

type ImageHost = ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };

/** The style sheet has a rule of its own for each tile up to this one. */
const highestValue = 131072;

/** Images are preloaded for tiles up to this many times the highest one. */
const preloadFactor = 4;

export interface WantedImages {
  /** URL template in which `{value}` is the tile's value; empty for numbers. */
  readonly template: string;
  readonly maxTile: number;
  readonly winTile: number;
}

/** Loads the images of tiles. Until an image has loaded, or if it fails, its tile shows the number. */
export class TileImagesController implements ReactiveController {
  readonly #host: ImageHost;
  readonly #wanted: () => WantedImages;
  readonly #problems: ProblemReporter;
  #template = '';
  /** The highest tile whose image was requested. */
  #requested = 1;

  constructor(host: ImageHost, wanted: () => WantedImages, problems: ProblemReporter) {
    this.#host = host;
    this.#wanted = wanted;
    this.#problems = problems;
    host.addController(this);
  }

  /** Images beyond the winning tile are loaded only once those tiles exist. */
  hostUpdated(): void {
    const board = this.#host.renderRoot.querySelector<HTMLElement>('#board');
    if (!board) return;
    const { template, maxTile, winTile } = this.#wanted();
    if (template !== this.#template) {
      this.#template = template;
      this.#requested = 1;
      // The board's inline style holds nothing but images.
      board.style.cssText = '';
      this.#problems.clear('tile-image');
    }
    if (template === '') return;
    const present = Math.max(maxTile, 4);
    const highestWanted = Math.max(present, Math.min(present * preloadFactor, winTile));
    while (this.#requested < Math.min(highestValue, highestWanted)) {
      this.#requested *= 2;
      if (!this.#load(board, this.#requested)) return;
    }
  }

  /** @returns false, after reporting it, if the URL is not allowed */
  #load(board: HTMLElement, value: number): boolean {
    const template = this.#template;
    const url = allowedUrl(template.replaceAll('{value}', String(value)), board.baseURI);
    if (url === undefined) {
      // No other tile's URL is allowed either.
      this.#requested = highestValue;
      this.#problems.report(
        'tile-image',
        `tile-image must be an http, https, relative, blob: or data:image/ URL, not ${JSON.stringify(template)}`,
      );
      return false;
    }
    const image = board.ownerDocument.createElement('img');
    image.onload = () => {
      if (template !== this.#template) return;
      const rank = Math.log2(value);
      // A data: URL may contain quotes, which would end the CSS string.
      const text = url.replace(/["\\\n]/g, encodeURIComponent);
      board.style.setProperty(`--_image-${rank}`, `url("${text}")`);
      // The opacity of the number.
      board.style.setProperty(`--_label-${rank}`, '0');
    };
    image.src = url;
    return true;
  }
}

/** The absolute URL; undefined unless images may come from there. */
function allowedUrl(address: string, base: string): string | undefined {
  try {
    const { href } = new URL(address, base);
    // A page opened as a file may use images that are files.
    const isFile = href.startsWith('file:') && base.startsWith('file:');
    return isFile || /^(https?:|blob:|data:image\/)/.test(href) ? href : undefined;
  } catch {
    return undefined;
  }
}
