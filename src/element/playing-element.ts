import { isServer, LitElement } from 'lit';
import type { PropertyDeclarations, PropertyValues } from 'lit';
import { PlayableGame as Game } from '../engine/playable-game.js';
import type { Direction, GameOptions, Move } from '../engine/index.js';
import { properties, Rulebook, type AfterWin } from './attributes.js';
import { Computer } from './computer.js';
import { GameErrorEvent, type Game2048EventMap } from './events.js';
import { download, readGameFile } from './files.js';
import { Session, type Change } from './session.js';
import { GameStore, type StoredGame } from './storage.js';

/** Lit types it as the constant that it is in a browser. */
export const onServer = isServer as boolean;

/**
 * The game of the element without its looks: attributes and methods in, properties and events out, kept in storage and
 * in forms.
 */
// The interface below adds nothing but the types of the events, as HTMLMediaElement has them.
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging
export abstract class PlayingElement extends LitElement {
  static formAssociated = true;
  static override properties: PropertyDeclarations = properties;

  /** `4` or `'5x4'` (columns x rows), each side 2 to 32. A change starts a new game. */
  declare size: number | string;
  /** Names the game: one seed, one game. None or empty: a fresh one each game. A change starts a new game. */
  declare seed: string | number | null | undefined;
  /** The tile that wins: a power of two, 4 or more. A change starts a new game. */
  declare winTile: number;
  /** Probability, 0 to 1, that a new tile is a 4. A change starts a new game. */
  declare fourChance: number;
  /** Tiles on the board at the start. A change starts a new game. */
  declare startTiles: number;
  /** After the win: `ask` the player, `continue`, or `stop`, which holds from the next game on. */
  declare afterWin: AfterWin;
  /** Key in `localStorage` under which game and best score are kept; none: nothing is stored. */
  declare storageKey: string;
  /** Name in a form, where the value is the replay. */
  declare name: string;
  protected readonly internals = this.attachInternals();
  protected readonly rulebook = new Rulebook((message) => {
    console.warn(`<${this.localName}> ${message}`);
    this.fail(message);
  });
  protected readonly computer = new Computer();
  readonly #session = new Session(this);
  /** What the attributes said when the last game began. */
  #described = '';
  #store: GameStore | undefined;
  /** The key of the store, where there is one; `undefined` before the first game. */
  #key: string | undefined;
  /** An attribute that makes the game, or the key of its store, has changed since the session was last asked for. */
  #stale = true;
  #barred = false;
  /** The first update takes over the nodes of a server: it has to show what they show. */
  protected served = false;

  constructor() {
    super();
    this.size = 4;
    this.winTile = 2048;
    this.fourChance = 0.1;
    this.startTiles = 2;
    this.afterWin = 'ask';
    this.storageKey = '';
    this.name = '';
    this.lang = '';
  }

  /** Whether nothing can be played. */
  // Reflected at once: the browser tells of a change by a callback, which would be lost in the midst of an update.
  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }

  set disabled(disabled: boolean) {
    this.toggleAttribute('disabled', disabled);
  }

  /** Points of the game in progress. */
  get score(): number {
    return this.game.score;
  }

  /** Best score of the games that ended by themselves; one that was given up does not count. */
  get best(): number {
    return this.session.best;
  }

  /** Moves made, undone ones not counted. */
  get moves(): number {
    return this.game.moves;
  }

  /** The highest tile's value. */
  get maxTile(): number {
    return this.game.maxTile;
  }

  /** Whether the winning tile has been made. */
  get won(): boolean {
    return this.game.won;
  }

  /** Whether the game has ended. */
  get over(): boolean {
    return this.game.over;
  }

  /** The position, top row first, 0 for an empty cell; a copy. */
  get board(): number[][] {
    return this.game.board;
  }

  /** The whole game in one line that survives in a URL. */
  get replay(): string {
    return this.game.replay;
  }

  /** @internal Whether a won game waits for the player's word. */
  get asksAfterWin(): boolean {
    return this.rulebook.afterWin === 'ask';
  }

  /**
   * Makes a move.
   *
   * @returns what happened, or null where it changes nothing, the game is over or waits for an answer, or a listener of
   *   `before-move` forbade it
   * @throws TypeError or RangeError for anything but a direction
   */
  move(direction: Direction): Move | null {
    return this.session.move(direction);
  }

  /**
   * Starts a new game.
   *
   * @param options rules, seed, position for this game alone; what is left out is as the attributes say
   * @throws TypeError or RangeError for an option that is not allowed; the game in progress goes on
   */
  newGame(options: GameOptions = {}): void {
    const described = this.rulebook.take(this);
    const rules = this.rulebook.options();
    if (options.board ?? options.columns ?? options.rows) rules.size = undefined;
    const game = new Game({ ...rules, ...options });
    // What the attributes have come to say is in this game already.
    this.#described = described;
    this.session.begin(game, 'new');
  }

  /** Takes back the last move. @returns false where there is none */
  undo(): boolean {
    return this.session.undo();
  }

  /** Goes on after the win. */
  keepPlaying(): void {
    this.session.keepPlaying();
  }

  /** Ends the game for good; it does not count for the best score. */
  leave(): void {
    this.session.leave();
  }

  /** The computer's advice; null where there is no move. */
  hint(): Promise<Direction | null> {
    return this.computer.choose(this.game);
  }

  /**
   * Goes on with a game from its replay.
   *
   * @throws ReplayError for anything that is no game; the game in progress goes on
   */
  load(replay: string): void {
    this.session.begin(Game.fromReplay(replay), 'load');
  }

  /** Downloads the game as a file. */
  save(): Promise<void> {
    download(this.ownerDocument, `2048-${this.score}.txt`, this.replay);
    return Promise.resolve();
  }

  /**
   * Goes on with a game from a file that `save` has made.
   *
   * @throws RangeError or ReplayError (the promise rejects) for any other file; the game in progress goes on
   */
  async loadFile(file: Blob): Promise<void> {
    this.load(await readGameFile(file));
  }

  /** Whether the element, or a fieldset around it, is disabled. */
  protected get barred(): boolean {
    return onServer ? this.disabled : this.#barred;
  }

  protected get game(): Game {
    return this.session.game;
  }

  /** The session; begun on first use, and up to date with the attributes whenever it is asked for. */
  protected get session(): Session {
    if (this.#stale) {
      this.#stale = false;
      this.#session.hold(() => this.#obey());
    }
    return this.#session;
  }

  /** Brings game and store up to what the attributes say. */
  #obey(): void {
    const session = this.#session;
    const described = this.rulebook.take(this);
    const key = onServer ? '' : this.storageKey || '';
    const fresh = this.#key === undefined;
    const rekeyed = key !== this.#key;
    const restored = rekeyed ? this.#openStore(key) : undefined;
    if (restored) session.begin(restored, 'load');
    else if (fresh || described !== this.#described) {
      session.begin(new Game(this.rulebook.options()), 'new');
    } else if (rekeyed) this.#keep();
    this.#described = described;
  }

  /** Tells the page of something that could not be done. */
  protected fail(message: string): void {
    if (!onServer) this.#session.tell(new GameErrorEvent({ message }));
  }

  /** @internal The game has changed; called by the session before any event tells so. */
  gameChanged(change: Change): void {
    if (onServer) return;
    const { game } = this.session;
    this.internals.setFormValue(game.replay);
    for (const state of ['won', 'over'] as const) this.setState(state, game[state]);
    this.requestUpdate();
    // Last, since another page's game may be found there and begin in place of this one.
    if (!('jump' in change && change.jump === 'kept')) this.#keep();
  }

  #keep(): void {
    const { best, game } = this.#session;
    this.#store?.write(best, game.replay);
  }

  protected setState(state: string, on: boolean): void {
    // The server's stand-in for ElementInternals has no states.
    const { states } = this.internals as { states?: CustomStateSet };
    if (on) states?.add(state);
    else states?.delete(state);
  }

  override requestUpdate(...args: Parameters<LitElement['requestUpdate']>): void {
    // Lit calls this from its constructor, before there are fields of ours, without a name.
    const [name, before] = args;
    if (name !== undefined && before !== this[name as keyof this]) this.#stale = true;
    super.requestUpdate(...args);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    // Whoever has used the element before has a game that the server's nodes do not show.
    this.served &&= this.#key === undefined;
    if (this.served) {
      // The server's game stands in for the element's own, which begins when this update is done.
      this.#stale = false;
      this.rulebook.take(this);
      this.#session.game = new Game(this.rulebook.options());
    }
    // Events go out before anything is drawn.
    this.session.hold(() => undefined);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (!this.served) return;
    // Now chance and storage may have their say, and the page's language.
    this.#stale = true;
    this.session.hold(() => undefined);
    this.served = false;
    this.requestUpdate();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#store?.connect();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#store?.disconnect();
    this.computer.close();
  }

  // Told by the browser: to ask it each time, by `:disabled`, costs a move more than the move itself.
  formDisabledCallback(disabled: boolean): void {
    this.#barred = disabled;
    this.requestUpdate();
  }

  formResetCallback(): void {
    this.newGame();
  }

  formStateRestoreCallback(state: unknown): void {
    // What storage keeps is at least as new, and may be another page's.
    if (this.storageKey) return;
    try {
      this.load(state as string);
    } catch (error) {
      this.fail(`restored form state: ${(error as Error).message}`);
    }
  }

  /** Opens the store under this key. @returns the game kept there, where the attributes describe it */
  #openStore(key: string): Game | undefined {
    const session = this.#session;
    this.#store?.disconnect();
    this.#store = undefined;
    // The best score of another key is not this one's.
    if (this.#key) session.best = 0;
    this.#key = key;
    this.rulebook.complain('storage-key', '');
    if (!key) return undefined;
    this.#store = new GameStore(key, {
      follow: (other) => this.#follow(other),
      complain: (problem) => this.#complain(problem),
    });
    const stored = this.#store.read();
    if (this.isConnected) this.#store.connect();
    return stored && this.#take(stored);
  }

  /** The stored game, where the attributes describe it; the best score holds for any. */
  #take({ best, game }: StoredGame): Game | undefined {
    this.#session.raiseBest(best);
    return this.rulebook.describes(game) ? game : undefined;
  }

  /** Another page, or another element, plays under the same key: its game is the newer one. */
  #follow(stored: StoredGame): boolean {
    const { session } = this;
    const game = this.#take(stored);
    if (!game) {
      this.#store?.disconnect();
      this.#store = undefined;
      this.#complain('another page keeps a different game; this one is not stored any more');
    } else if (game.replay !== this.replay) session.begin(game, 'load');
    this.requestUpdate();
    return game !== undefined;
  }

  #complain(problem: string): void {
    this.rulebook.complain('storage-key', `storage-key ${JSON.stringify(this.#key)}: ${problem}`);
  }
}

// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- see the class
export interface PlayingElement {
  addEventListener<Type extends keyof Game2048EventMap>(
    type: Type,
    listener: (this: this, event: Game2048EventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: this, event: HTMLElementEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof Game2048EventMap>(
    type: Type,
    listener: (this: this, event: Game2048EventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: this, event: HTMLElementEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}
