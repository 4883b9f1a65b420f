import { readAttributes } from '../session/attributes.js';
import { attributes, type ReplaySettings } from './core/settings.js';
import type { Game2048ReplayEventMap } from './events.js';
import { BoardElement } from '../element/board-element.js';
import { defineReflections, observedIn } from '../element/reflection.js';
import type { ReplayTextName } from '../element/wording/replay-texts.js';

/** The attributes of the player with their properties, and its typed listeners. */
export abstract class ReplayAttributes extends BoardElement<ReplayTextName> {
  static {
    defineReflections(this.prototype, attributes, (element) => element.settings);
  }

  /** The replay: one line, as `replay` of `<game-2048>` gives it. It takes precedence over `src`. */
  declare line: string;
  /** The URL of a file with the replay, of at most 1 MiB. A later value cancels a load in progress. */
  declare src: string;
  /**
   * Where to begin: a position (the number of entries played, which without edits is that of moves), `last`, or `tile:N`
   * for the first position that has tile N.
   *
   * @default 0
   */
  declare at: number | string;
  /** Moves per second, 0.25 to 1000. If a move takes less time than a slide, tiles do not slide. @default 4 */
  declare speed: number;
  /** Starts playback once half of the element is in view; never under reduced motion. @default false */
  declare autoplay: boolean;
  /** Starts again after the last position. @default false */
  declare loop: boolean;
  /**
   * The controls shown: any of `play step scrub speed score moves same-tiles copy download`, or `none`.
   *
   * @default 'play step scrub speed score moves'
   */
  declare controls: string;
  /** URL template for tile images; `{value}` is replaced by the tile's value. Without it tiles show numbers. */
  declare tileImage: string;
  /**
   * Labels to show instead of numbers, starting with the 2 tile; separate them with spaces, or with `|` if a label contains
   * spaces. Tiles beyond the last label show their numbers.
   */
  declare tileLabels: string;
  /**
   * Shows a button that reviews the game: what each move cost, where the game turned, and what would have been better.
   * Only for games on 4 x 4 under the standard rules. The computer player is fetched when the button is pressed.
   *
   * @default false
   */
  declare review: boolean;
  /** The `id` of a `<game-2048>` for "Play on from here" and "Play the same tiles"; attribute `for`. */
  declare htmlFor: string;

  /** Listeners of `play-on`: playing on is offered if there are any. */
  readonly #playOnListeners = new Set<unknown>();
  #read: ReturnType<typeof readAttributes<typeof attributes>> | undefined;

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...observedIn(attributes)];
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
  protected get attributeProblems(): ReadonlyMap<string, string> {
    return this.#readAttributes().problems;
  }

  /** Whether "Play on from here" is offered. */
  protected get offersPlayOn(): boolean {
    return this.#playOnListeners.size > 0 || this.htmlFor !== '';
  }

  #readAttributes(): ReturnType<typeof readAttributes<typeof attributes>> {
    return (this.#read ??= readAttributes(attributes, (name) => this.getAttribute(name)));
  }
}
