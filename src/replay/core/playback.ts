import type { Step } from '../../engine/index.js';
import { Pace } from './pace.js';
import type { Moment, Timeline } from './timeline.js';
import { pageTimers, Ticker, type Timers } from './ticker.js';

/**
 * - `load`: another replay is there, or none
 * - `play`, `pause`: started or stopped
 * - `tick`: one or more positions on, by playing, or back, while rewinding
 * - `step`: one position on or back, by a button or a key
 * - `seeked`: anywhere else
 * - `ended`: played to the end
 */
export type PlaybackChange = 'load' | 'play' | 'pause' | 'tick' | 'step' | 'seeked' | 'ended';

/** The most milliseconds before the first move: the viewer who pressed a button is waiting. */
const longestStart = 400;

/** Milliseconds at the last position: before a loop starts again, at least, and before a whole game rewinds. */
const restBeforeLoop = 2000;
const restBeforeRewind = 1200;

/** Milliseconds that the rewinding takes. */
const rewindTime = 1000;

/** Milliseconds between two positions while rewinding. */
const frame = 1000 / 30;

export class Playback {
  loop = false;
  /** Milliseconds for which a position is shown at least while the film plays; none is skipped that has any. */
  restAt: (index: number) => number = () => 0;
  readonly #changed: (change: PlaybackChange, from: number) => void;
  readonly #ticker: Ticker;
  #timeline: Timeline | undefined;
  #step: Step | undefined;
  #isPaused = true;
  #speed = 4;
  /** Only while the whole game is shown. */
  #pace: Pace | undefined;
  #isRewinding = false;

  /** @param changed also receives the position shown before */
  constructor(
    changed: (change: PlaybackChange, from: number) => void,
    timers: Timers = pageTimers,
  ) {
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
    this.endPace();
  }

  /** Whether the whole game is played at its own pace instead of at `speed`. */
  get isPaced(): boolean {
    return this.#pace !== undefined;
  }

  /** Plays on at `speed`. */
  endPace(): void {
    this.#pace = undefined;
    if (this.#ticker.isRunning) this.#ticker.start(this.interval);
  }

  /** Milliseconds from move to move. */
  get interval(): number {
    if (this.#isRewinding) return frame;
    return this.#pace?.intervalAt(this.index) ?? 1000 / this.#speed;
  }

  /** Shows a replay, and plays it unless paused. */
  load(timeline: Timeline, index: number): void {
    const from = this.index;
    this.#timeline = timeline;
    this.#pace = undefined;
    this.#isRewinding = false;
    this.#step = timeline.step(index);
    this.#changed('load', from);
    this.#run();
  }

  unload(): void {
    this.pause();
    if (!this.#timeline) return;
    const from = this.index;
    this.#timeline = this.#step = undefined;
    this.#changed('load', from);
  }

  /** From the start if it has ended. Without a replay it waits for one. */
  play(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    if (this.isAtEnd && this.length > 0) this.#goTo(0, 'seeked');
    this.#changed('play', this.index);
    this.#run();
  }

  /** Shows the last position, rewinds, and plays the whole game at its own pace. */
  playWhole(): void {
    if (!this.#timeline) return;
    this.pause();
    this.seek('last');
    this.#pace = new Pace(this.#timeline);
    this.#isRewinding = true;
    this.#isPaused = false;
    this.#changed('play', this.index);
    this.#ticker.start(frame, restBeforeRewind);
  }

  pause(): void {
    this.#isRewinding = false;
    if (this.#isPaused) return;
    this.#isPaused = true;
    this.#ticker.stop();
    this.#changed('pause', this.index);
  }

  /** Pauses, and goes one position on, if there is one. */
  next(): void {
    this.#stepTo(this.index + 1);
  }

  previous(): void {
    this.#stepTo(this.index - 1);
  }

  /** @returns whether the replay has that moment; if not, nothing happens */
  seek(moment: Moment): boolean {
    this.#isRewinding = false;
    const index = this.#timeline?.find(moment);
    if (index === undefined) return false;
    if (index !== this.index) this.#goTo(index, 'seeked');
    return true;
  }

  #stepTo(index: number): void {
    this.pause();
    if (this.#timeline && index >= 0 && index <= this.length) this.#goTo(index, 'step');
  }

  #goTo(index: number, change: PlaybackChange): void {
    const from = this.index;
    this.#step = this.#timeline?.step(index);
    // The next tick comes a full interval later.
    if (this.#ticker.isRunning && change === 'seeked') this.#ticker.start(this.interval);
    this.#changed(change, from);
  }

  #run(): void {
    if (this.#isPaused || !this.#timeline) return;
    this.#ticker.start(this.interval, Math.min(this.interval, longestStart));
  }

  #tick(count: number): void {
    if (this.#isRewinding) {
      this.#rewind(count);
      return;
    }
    if (this.isAtEnd) {
      if (this.loop && this.length > 0) this.#goTo(0, 'seeked');
      else this.#end();
      return;
    }
    const { interval } = this;
    const to = this.#pace?.advance(this.index, count) ?? this.index + count;
    this.#goTo(this.#untilRest(Math.min(to, this.length)), 'tick');
    const rest = Math.max(this.interval, this.restAt(this.index));
    if ((this.interval !== interval || rest > interval) && this.#ticker.isRunning) {
      this.#ticker.start(this.interval, rest);
    }
    // A listener may have stopped it, or gone elsewhere.
    if (this.index < this.length || this.isPaused) return;
    if (this.loop) this.#ticker.start(this.interval, Math.max(rest, restBeforeLoop));
    else this.#end();
  }

  /** The first position with a rest, on the way to another one, or that one. */
  #untilRest(to: number): number {
    let index = this.index + 1;
    while (index < to && !this.restAt(index)) index++;
    return index;
  }

  #rewind(count: number): void {
    const back = Math.ceil((count * this.length * frame) / rewindTime);
    const to = Math.max(0, this.index - back);
    this.#goTo(to, 'tick');
    if (to > 0 || this.isPaused) return;
    this.#isRewinding = false;
    this.#ticker.start(this.interval, longestStart);
  }

  #end(): void {
    this.pause();
    this.#changed('ended', this.index);
  }
}
