import { fading, Motions, type Pace } from './motion.js';

/** Milliseconds for which a won game is celebrated before anything may cover it. */
export const celebrationTime = 1100;
/** Milliseconds in which the tiles of a lost game lose their colour. */
export const mourningTime = 700;

/** Milliseconds that a mark stays where nothing moves. */
const markTime = 900;
/** The small tiles that fly when the game is won. */
const sparkCount = 24;
/** In radians; turned by it again and again, sparks never line up. */
const goldenAngle = 2.4;

export interface Grid {
  columns: number;
  rows: number;
}

/** What happens around the tiles: rings, the rays and sparks of a won game, the dusk over a lost one. */
export class BoardEffects {
  readonly #motions = new Motions();
  readonly #grid: Grid;
  readonly #rings: readonly HTMLElement[];
  readonly #rays: HTMLElement | null;
  readonly #sparks: HTMLElement | null;
  readonly #dusk: HTMLElement | null;
  #nextRing = 0;

  constructor(root: ParentNode, grid: Grid) {
    this.#grid = grid;
    this.#rings = [...root.querySelectorAll<HTMLElement>('.ring')];
    this.#rays = root.querySelector<HTMLElement>('.rays');
    this.#sparks = root.querySelector<HTMLElement>('.sparks');
    this.#dusk = root.querySelector<HTMLElement>('.dusk');
  }

  /** A ring that spreads from a cell. */
  ring(cell: number, delay: number): void {
    this.#ring(cell, [{ opacity: 0 }, { opacity: 0.9, offset: 0.05 }, { opacity: 0, scale: 1.6 }], {
      duration: 600,
      delay,
      easing: 'ease-out',
    });
  }

  /** A ring that stands around a cell for a while. */
  mark(cell: number): void {
    this.#ring(cell, [{ opacity: 1 }, { opacity: 1 }, { opacity: 0 }], { duration: markTime });
  }

  /** @param tile the tile of the cell */
  celebrate(cell: number, tile: Element | undefined, pace: Pace): void {
    this.reset();
    const rays = this.#rays;
    if (!rays || pace === 'none') return;
    rays.hidden = false;
    rays.style.translate = this.#place(cell);
    const duration = celebrationTime;
    if (pace === 'reduced') {
      this.mark(cell);
      this.#motions.run(rays, glow(), { duration });
      return;
    }
    // The rays go on turning while they fade under what comes after them.
    const time = { duration: 1.5 * duration, easing: 'ease-out' };
    this.#motions.run(rays, glow(), time);
    this.#motions.run(rays, [{ rotate: '-20deg' }, { rotate: '50deg' }], time);
    if (tile) {
      const scale = [1, 1.2, 1.04, 1.16, 1];
      this.#motions.run(tile, [...scale.map((size) => ({ scale: size }))], {
        duration: 0.75 * duration,
        delay: 0.15 * duration,
        easing: 'ease-in-out',
      });
    }
    this.#fly(cell);
  }

  mourn(pace: Pace): void {
    this.reset();
    const dusk = this.#dusk;
    if (!dusk) return;
    dusk.hidden = false;
    if (pace === 'reduced') this.#motions.run(dusk, [{ opacity: 0 }, { opacity: 1 }], fading);
    const wave = dusk.firstElementChild;
    if (pace !== 'full' || !wave) return;
    this.#motions.run(wave, [{ transform: 'translateX(-100%)' }, { transform: 'none' }], {
      duration: mourningTime,
      easing: 'ease-in-out',
    });
  }

  /** Ends all of it. */
  reset(): void {
    this.#motions.finish();
    for (const node of [this.#rays, this.#sparks, this.#dusk]) {
      // Written only where it changes something: this runs at every move.
      if (node && !node.hidden) node.hidden = true;
    }
  }

  #ring(cell: number, keyframes: Keyframe[], timing: KeyframeAnimationOptions): void {
    const ring = this.#rings[this.#nextRing++ % this.#rings.length];
    if (!ring) return;
    ring.style.translate = this.#place(cell);
    this.#motions.run(ring, keyframes, timing);
  }

  /** Lets small tiles fly from a cell all over the board and fall. */
  #fly(cell: number): void {
    const sparks = this.#sparks;
    if (!sparks) return;
    if (!sparks.hasChildNodes()) this.#makeSparks(sparks);
    sparks.hidden = false;
    sparks.style.translate = this.#place(cell);
    const { columns, rows } = this.#grid;
    // The way from the cell to the middle of the board.
    const right = (columns - 1) / 2 - (cell % columns);
    const down = (rows - 1) / 2 - Math.floor(cell / columns);
    [...sparks.children].forEach((spark, index, { length }) => {
      const far = 0.55 * Math.sqrt((index + 1) / length);
      const x = right + columns * far * Math.cos(index * goldenAngle);
      const y = down + rows * far * Math.sin(index * goldenAngle);
      // None comes to rest on the tile that won.
      if (Math.hypot(x, y) < 1) return;
      const turn = index % 2 ? 1 : -1;
      const keyframes = [
        { transform: 'scale(.3)', opacity: 1, easing: 'cubic-bezier(.1, .7, .4, 1)' },
        {
          transform: `translate(${x}em, ${y}em) rotate(${turn * 200}deg)`,
          opacity: 1,
          offset: 0.6,
          easing: 'ease-in',
        },
        {
          transform: `translate(${x}em, ${y + 0.15 * rows}em) rotate(${turn * 320}deg) scale(.6)`,
          opacity: 0,
        },
      ];
      const delay = 80 + (index % 4) * 30;
      this.#motions.run(spark, keyframes, { duration: celebrationTime, delay });
    });
  }

  /** Few games are won: until then these nodes would only make every page slower to open. */
  #makeSparks(sparks: HTMLElement): void {
    for (let index = 0; index < sparkCount; index++) {
      const spark = sparks.ownerDocument.createElement('div');
      spark.className = 'spark';
      sparks.append(spark);
    }
  }

  /** The way from the first cell: 1 em is from one cell to the next. */
  #place(cell: number): string {
    const { columns } = this.#grid;
    return `${cell % columns}em ${Math.floor(cell / columns)}em`;
  }
}

function glow(): Keyframe[] {
  return [
    { opacity: 0 },
    { opacity: 1, offset: 0.15 },
    { opacity: 1, offset: 0.7 },
    { opacity: 0 },
  ];
}
