import type { Step } from '../../engine/index.js';
import { PlaybackPace } from './playback-pace.js';
import type { Moment, Timeline } from './timeline.js';
import { pageTimers, Ticker, type Timers } from './ticker.js';

/**
 * Told to listeners:
 *
 * - `load`: another replay is there, or none
 * - `play`, `pause`: playback has started or stopped
 * - `tick`: playback has gone one or more positions on or, while it rewinds, back
 * - `step`: a button or a key has gone one position on or back
 * - `seeked`: the position has changed in another way
 * - `ended`: playback has reached the end
 */
export type PlaybackChange = 'load' | 'play' | 'pause' | 'tick' | 'step' | 'seeked' | 'ended';

/** The most milliseconds before the first move: the viewer who pressed a button is waiting. */
const longestStart = 400;

/** Milliseconds, at least, at the last position before a loop starts again. */
const restBeforeLoop = 2000;

/** Milliseconds at the last position before a whole game rewinds. */
const restBeforeRewind = 1200;

/** Milliseconds that rewinding takes. */
const rewindTime = 1000;

/** Milliseconds between two positions while rewinding. */
const rewindInterval = 1000 / 30;

/** Plays a replay: the position shown, and the clock that moves it. */
export class Playback {
  loop = false;
  /** Milliseconds, at least, for which playback shows a position. A position with any is never skipped. */
  restAt: (index: number) => number = () => 0;
  readonly #changed: (change: PlaybackChange, from: number) => void;
  readonly #ticker: Ticker;
  #timeline: Timeline | undefined;
  #step: Step | undefined;
  #isPaused = true;
  #speed = 4;
  #pace: PlaybackPace | undefined;
  #isRewinding = false;

  /** @param changed receives what has happened, and the position shown before */
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

  /** 0 without a replay. */
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

  /** After `playWhole()`: the game is played in 20 to 30 seconds, whatever the `speed`. */
  get isPaced(): boolean {
    return this.#pace !== undefined;
  }

  /** Continues at `speed`. */
  endPace(): void {
    this.#pace = undefined;
    if (this.#ticker.isRunning) this.#ticker.start(this.interval);
  }

  /** Milliseconds from move to move. */
  get interval(): number {
    if (this.#isRewinding) return rewindInterval;
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
    this.#startTicker();
  }

  unload(): void {
    this.pause();
    if (!this.#timeline) return;
    const from = this.index;
    this.#timeline = this.#step = undefined;
    this.#changed('load', from);
  }

  /** Starts playback, at the end from position 0. Without a replay, it waits for one. */
  play(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    if (this.isAtEnd && this.length > 0) this.#moveTo(0, 'seeked');
    this.#changed('play', this.index);
    this.#startTicker();
  }

  /** Shows the last position, rewinds, and plays the whole game at its own pace. */
  playWhole(): void {
    if (!this.#timeline) return;
    this.pause();
    this.seek('last');
    this.#pace = new PlaybackPace(this.#timeline);
    this.#isRewinding = true;
    this.#isPaused = false;
    this.#changed('play', this.index);
    this.#ticker.start(rewindInterval, restBeforeRewind);
  }

  pause(): void {
    this.#isRewinding = false;
    if (this.#isPaused) return;
    this.#isPaused = true;
    this.#ticker.stop();
    this.#changed('pause', this.index);
  }

  /** Pauses, and shows the next position, if there is one. */
  next(): void {
    this.#stepTo(this.index + 1);
  }

  /** Pauses, and shows the previous position, if there is one. */
  previous(): void {
    this.#stepTo(this.index - 1);
  }

  /** @returns whether the replay has that moment; if not, nothing happens */
  seek(moment: Moment): boolean {
    this.#isRewinding = false;
    const index = this.#timeline?.find(moment);
    if (index === undefined) return false;
    if (index !== this.index) this.#moveTo(index, 'seeked');
    return true;
  }

  #stepTo(index: number): void {
    this.pause();
    if (this.#timeline && index >= 0 && index <= this.length) this.#moveTo(index, 'step');
  }

  #moveTo(index: number, change: PlaybackChange): void {
    const from = this.index;
    this.#step = this.#timeline?.step(index);
    // The next tick comes a full interval later.
    if (this.#ticker.isRunning && change === 'seeked') this.#ticker.start(this.interval);
    this.#changed(change, from);
  }

  #startTicker(): void {
    if (this.#isPaused || !this.#timeline) return;
    this.#ticker.start(this.interval, Math.min(this.interval, longestStart));
  }

  #tick(count: number): void {
    if (this.#isRewinding) this.#rewind(count);
    else if (!this.isAtEnd) this.#advance(count);
    else if (this.loop && this.length > 0) this.#moveTo(0, 'seeked');
    else this.#end();
  }

  #advance(count: number): void {
    const intervalBefore = this.interval;
    const to = this.#pace?.indexAfter(this.index, count) ?? this.index + count;
    this.#moveTo(this.#firstRestUntil(Math.min(to, this.length)), 'tick');
    const rest = Math.max(this.interval, this.restAt(this.index));
    const hasOtherPace = this.interval !== intervalBefore || rest > intervalBefore;
    if (hasOtherPace && this.#ticker.isRunning) this.#ticker.start(this.interval, rest);
    // A listener may have paused playback, or sought elsewhere.
    if (this.index < this.length || this.isPaused) return;
    if (this.loop) this.#ticker.start(this.interval, Math.max(rest, restBeforeLoop));
    else this.#end();
  }

  /** The first position with a rest after the present one, or `to` if none comes before it. */
  #firstRestUntil(to: number): number {
    let index = this.index + 1;
    while (index < to && this.restAt(index) === 0) index++;
    return index;
  }

  #rewind(count: number): void {
    const positions = Math.ceil((count * this.length * rewindInterval) / rewindTime);
    const to = Math.max(0, this.index - positions);
    this.#moveTo(to, 'tick');
    if (to > 0 || this.isPaused) return;
    this.#isRewinding = false;
    this.#ticker.start(this.interval, longestStart);
  }

  #end(): void {
    this.pause();
    this.#changed('ended', this.index);
  }
}
