import { readSettings, type ReplaySettings } from './core/settings.js';
import type { Game2048ReplayEventMap } from './events.js';
import { BoardElement } from './kit.js';

/** The attributes of the player with their properties, and its typed listeners. */
export abstract class ReplayAttributes extends BoardElement {
  /** Listeners of `play-on`: playing on is offered if there are any. */
  readonly #playOnListeners = new Set<unknown>();
  #read: ReturnType<typeof readSettings> | undefined;

  static override get observedAttributes(): string[] {
    return [
      ...super.observedAttributes,
      ...['line', 'src', 'at', 'speed', 'autoplay', 'loop', 'controls', 'for'],
      ...['tile-image', 'tile-labels', 'review', 'lang', 'aria-label', 'aria-labelledby'],
    ];
  }

  /** The replay: one line, as `replay` of `<game-2048>` gives it. It wins over `src`. */
  get line(): string {
    return this.getAttribute('line') ?? '';
  }

  set line(line: string | null | undefined) {
    this.#reflect('line', line);
  }

  /** The URL of a file with the replay, of at most 1 MiB. If it changes while a file is loading, the new one wins. */
  get src(): string {
    return this.getAttribute('src') ?? '';
  }

  set src(address: string | null | undefined) {
    this.#reflect('src', address);
  }

  /**
   * Where to begin: a position (the number of entries played; of moves, if nothing was set by hand), `last`, or `tile:N`
   * for the first position with an N.
   *
   * @default 0
   */
  get at(): number | string {
    const { at } = this.settings;
    return typeof at === 'object' ? `tile:${at.tile}` : at;
  }

  set at(at: number | string | null | undefined) {
    this.#reflect('at', at);
  }

  /** Moves per second, 0.25 to 50. If a move takes less time than a slide, tiles do not slide. @default 4 */
  get speed(): number {
    return this.settings.speed;
  }

  set speed(speed: number | null | undefined) {
    this.#reflect('speed', speed);
  }

  /** Plays as soon as half of it is in view; never under reduced motion. @default false */
  get autoplay(): boolean {
    return this.hasAttribute('autoplay');
  }

  set autoplay(autoplay: boolean | null | undefined) {
    this.toggleAttribute('autoplay', Boolean(autoplay));
  }

  /** Begins again after the last position. @default false */
  get loop(): boolean {
    return this.hasAttribute('loop');
  }

  set loop(loop: boolean | null | undefined) {
    this.toggleAttribute('loop', Boolean(loop));
  }

  /**
   * The controls shown: any of `play step scrub speed score moves copy download`, or `none`.
   *
   * @default 'play step scrub speed score moves'
   */
  get controls(): string {
    return this.settings.controls.join(' ') || 'none';
  }

  set controls(controls: string | null | undefined) {
    this.#reflect('controls', controls);
  }

  /** URL template for tile images; `{value}` is replaced by the tile's value. Without it tiles show numbers. */
  get tileImage(): string {
    return this.getAttribute('tile-image') ?? '';
  }

  set tileImage(template: string | null | undefined) {
    this.#reflect('tile-image', template);
  }

  /**
   * Words instead of numbers on the tiles, from 2 upwards, separated by spaces, or by vertical bars if a label contains
   * spaces. Tiles beyond the last label show their numbers.
   */
  get tileLabels(): string {
    return this.getAttribute('tile-labels') ?? '';
  }

  set tileLabels(labels: string | null | undefined) {
    this.#reflect('tile-labels', labels);
  }

  /**
   * Offers a review of the game, by a button: what each move cost, where the game turned, and what would have been better.
   * Games on 4 x 4 under the standard rules only. The computer player is fetched when the button is pressed.
   *
   * @default false
   */
  get review(): boolean {
    return this.hasAttribute('review');
  }

  set review(review: boolean | null | undefined) {
    this.toggleAttribute('review', Boolean(review));
  }

  /** The `id` of a `<game-2048>` that "Play on from here" loads the game into; attribute `for`. */
  get htmlFor(): string {
    return this.getAttribute('for') ?? '';
  }

  set htmlFor(id: string | null | undefined) {
    this.#reflect('for', id);
  }

  override addEventListener<Type extends keyof Game2048ReplayEventMap>(
    type: Type,
    listener: (this: this, event: Game2048ReplayEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: this, event: HTMLElementEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void {
    super.addEventListener(type, listener as EventListener, options);
    if (type !== 'play-on' || !listener) return;
    this.#playOnListeners.add(listener);
    this.requestUpdate();
  }

  override removeEventListener<Type extends keyof Game2048ReplayEventMap>(
    type: Type,
    listener: (this: this, event: Game2048ReplayEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  override removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: this, event: HTMLElementEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  override removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ): void;
  override removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ): void {
    super.removeEventListener(type, listener as EventListener, options);
    if (type !== 'play-on') return;
    this.#playOnListeners.delete(listener);
    this.requestUpdate();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    this.#read = undefined;
    this.requestUpdate();
  }

  /** What the attributes ask for; an invalid value counts as absent. */
  protected get settings(): ReplaySettings {
    return this.#readAttributes().settings;
  }

  /** What is wrong with the values of attributes, by attribute. */
  protected get problems(): ReadonlyMap<string, string> {
    return this.#readAttributes().problems;
  }

  /** Whether "Play on from here" is offered. */
  protected get offersPlayOn(): boolean {
    return this.#playOnListeners.size > 0 || this.htmlFor !== '';
  }

  #readAttributes(): ReturnType<typeof readSettings> {
    return (this.#read ??= readSettings((name) => this.getAttribute(name)));
  }

  /** Null and undefined remove the attribute. */
  #reflect(name: string, value: string | number | null | undefined): void {
    if (value === null || value === undefined) this.removeAttribute(name);
    else this.setAttribute(name, String(value));
  }
}
