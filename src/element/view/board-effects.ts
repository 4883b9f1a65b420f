import { fading, Motions, type Pace } from './motion.js';

/** Milliseconds for which a won game is celebrated before anything may cover it. */
export const celebrationTime = 1100;
/** Milliseconds in which the tiles of a lost game lose their colour. */
export const mourningTime = 700;

/** Milliseconds that a mark stays where nothing moves. */
const markTime = 900;
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
    this.#ring(cell, [{ opacity: 0.9 }, { opacity: 0, scale: 1.6 }], {
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
    this.#motions.run(ring, keyframes, { fill: 'backwards', ...timing });
  }

  /** Lets small tiles fly from a cell in all directions and fall. */
  #fly(cell: number): void {
    const sparks = this.#sparks;
    if (!sparks) return;
    sparks.hidden = false;
    sparks.style.translate = this.#place(cell);
    const reach = 0.7 * Math.max(this.#grid.columns, this.#grid.rows);
    [...sparks.children].forEach((spark, index, { length }) => {
      const far = reach * (0.35 + (0.65 * ((index * 7) % length)) / length);
      const right = far * Math.cos(index * goldenAngle);
      const down = far * Math.sin(index * goldenAngle);
      const turn = index % 2 ? 1 : -1;
      this.#motions.run(
        spark,
        [
          { transform: 'scale(.3)', opacity: 1, easing: 'cubic-bezier(.1, .7, .4, 1)' },
          {
            transform: `translate(${right}em, ${down}em) rotate(${turn * 200}deg)`,
            opacity: 1,
            offset: 0.6,
            easing: 'ease-in',
          },
          {
            transform: `translate(${1.1 * right}em, ${down + 0.25 * reach}em) rotate(${turn * 320}deg) scale(.6)`,
            opacity: 0,
          },
        ],
        { duration: celebrationTime, delay: 80 + (index % 4) * 30, fill: 'both' },
      );
    });
  }

  /** The way from the first cell: 1 em is from one cell to the next. */
  #place(cell: number): string {
    const { columns } = this.#grid;
    return `${cell % columns}em ${Math.floor(cell / columns)}em`;
  }
}

function glow(): Keyframe[] {
  return [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }];
}
