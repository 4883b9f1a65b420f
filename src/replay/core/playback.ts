import type { Step } from '../../engine/index.js';
import type { Place } from './place.js';
import { Ticker } from './ticker.js';
import type { Timeline } from './timeline.js';
import { pageTimers, type Timers } from './timers.js';

/** What has happened, for the view and the listeners. */
export interface PlaybackChange {
  /**
   * - `load`: another replay is there, or none
   * - `play`, `pause`: started or stopped
   * - `tick`: one or more positions on, by playing
   * - `step`: one position on or back, by hand
   * - `seek`: anywhere else
   * - `ended`: played to the end
   */
  readonly kind: 'load' | 'play' | 'pause' | 'tick' | 'step' | 'seek' | 'ended';
  /** The position before, and the one after. */
  readonly from: number;
  readonly to: number;
}

/** The most milliseconds before the first move when play begins: the viewer who pressed a button waits for it. */
const longestStart = 400;

/** The least milliseconds for which a loop shows the last position. */
const rest = 2000;

/** Plays a replay: its position, and whether and how fast it plays. */
export class Playback {
  /** Whether to begin again after the last position. */
  loop = false;
  readonly #changed: (change: PlaybackChange) => void;
  readonly #ticker: Ticker;
  #timeline: Timeline | undefined;
  #step: Step | undefined;
  #isPaused = true;
  #speed = 4;

  constructor(changed: (change: PlaybackChange) => void, timers: Timers = pageTimers) {
    this.#changed = changed;
    this.#ticker = new Ticker((count) => this.#tick(count), timers);
  }

  get timeline(): Timeline | undefined {
    return this.#timeline;
  }

  /** The position shown, and what led to it; undefined without a replay. */
  get step(): Step | undefined {
    return this.#step;
  }

  get index(): number {
    return this.#step?.index ?? 0;
  }

  get length(): number {
    return this.#timeline?.length ?? 0;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  get isAtEnd(): boolean {
    return this.#timeline !== undefined && this.index === this.length;
  }

  /** Moves per second. */
  get speed(): number {
    return this.#speed;
  }

  set speed(speed: number) {
    if (speed === this.#speed) return;
    this.#speed = speed;
    if (this.#ticker.isRunning) this.#ticker.start(this.interval);
  }

  /** Milliseconds from move to move. */
  get interval(): number {
    return 1000 / this.#speed;
  }

  /** Shows another replay at a position, and plays it unless paused. */
  load(timeline: Timeline, index: number): void {
    const from = this.index;
    this.#timeline = timeline;
    this.#step = timeline.step(index);
    this.#changed({ kind: 'load', from, to: index });
    this.#run();
  }

  /** Removes the replay. */
  unload(): void {
    this.pause();
    if (!this.#timeline) return;
    const from = this.index;
    this.#timeline = this.#step = undefined;
    this.#changed({ kind: 'load', from, to: 0 });
  }

  /** Plays on, from the start if it has ended. Without a replay it waits for one. */
  play(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    if (this.isAtEnd && this.length > 0) this.#goTo(0, 'seek');
    this.#emit('play');
    this.#run();
  }

  pause(): void {
    if (this.#isPaused) return;
    this.#isPaused = true;
    this.#ticker.stop();
    this.#emit('pause');
  }

  /** Stops, and goes one position on. @returns whether there is another one after it */
  next(): boolean {
    return this.#stepTo(this.index + 1) && !this.isAtEnd;
  }

  /** Stops, and goes one position back. @returns whether there is another one before it */
  previous(): boolean {
    return this.#stepTo(this.index - 1) && this.index > 0;
  }

  /** @returns whether there is such a place; without one nothing happens */
  seek(place: Place): boolean {
    const index = this.#timeline?.find(place);
    if (index === undefined) return false;
    if (index !== this.index) this.#goTo(index, 'seek');
    return true;
  }

  #stepTo(index: number): boolean {
    this.pause();
    if (!this.#timeline || index < 0 || index > this.length) return false;
    this.#goTo(index, 'step');
    return true;
  }

  #goTo(index: number, kind: PlaybackChange['kind']): void {
    const from = this.index;
    this.#step = this.#timeline?.step(index);
    // The next tick comes a full interval later.
    if (this.#ticker.isRunning && kind === 'seek') this.#ticker.start(this.interval);
    this.#changed({ kind, from, to: index });
  }

  #run(): void {
    if (this.#isPaused || !this.#timeline) return;
    this.#ticker.start(this.interval, Math.min(this.interval, longestStart));
  }

  #tick(count: number): void {
    if (this.isAtEnd) {
      if (this.loop && this.length > 0) this.#goTo(0, 'seek');
      else this.#end();
      return;
    }
    this.#goTo(Math.min(this.index + count, this.length), 'tick');
    // A listener may have stopped it, or gone elsewhere.
    if (this.index < this.length || this.isPaused) return;
    if (this.loop) this.#ticker.start(this.interval, Math.max(this.interval, rest));
    else this.#end();
  }

  #end(): void {
    this.pause();
    this.#emit('ended');
  }

  #emit(kind: PlaybackChange['kind']): void {
    this.#changed({ kind, from: this.index, to: this.index });
  }
}
