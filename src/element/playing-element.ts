import { LitElement } from 'lit';
import type { PropertyDeclarations } from 'lit';
import { Game } from '../engine/index.js';
import type { Direction, GameOptions } from '../engine/index.js';
import { Announcer } from './announcer.js';
import { defaults, properties, Rulebook, type AfterWin } from './attributes.js';
import { download, readGameFile } from './files.js';
import { onServer, SessionElement, type Change } from './session-element.js';
import { GameStore, type StoredGame } from './storage.js';

/**
 * The element's game without its looks: attributes and methods in, properties and events out, kept in storage and in
 * forms.
 */
export abstract class PlayingElement extends SessionElement {
  static formAssociated = true;
  static override properties: PropertyDeclarations = properties;

  /** `4` or `'5x4'` (columns x rows), each side 2 to 32. A change starts a new game. */
  declare size: number | string;
  /** Same seed, same game. Without one every game is random. A change starts a new game. */
  declare seed: string | number | null | undefined;
  /** The tile that wins: a power of two, 4 or more. A change starts a new game. */
  declare winTile: number;
  /** Probability, 0 to 1, that a new tile is a 4. A change starts a new game. */
  declare fourChance: number;
  /** Tiles on the board at the start. A change starts a new game. */
  declare startTiles: number;
  /** After the win: `ask` the player, `continue`, or `stop` (takes effect with the next game). */
  declare afterWin: AfterWin;
  /** Key in `localStorage` under which game and best score are kept; none: nothing is stored. */
  declare storageKey: string;
  /** Name in a form, where the value is the replay. */
  declare name: string;
  /** Which controls are shown: any of `score best moves new undo hint autoplay directions save load leave`, or `none`. */
  declare controls: string;
  /** Language of the texts; none: that of the part of the page it is put into, as HTML has it. */
  declare lang: string;
  protected readonly internals = this.attachInternals();
  protected override readonly rulebook = new Rulebook(this, (message) => {
    console.warn(`<${this.localName}> ${message}`);
    this.fail(message);
  });
  protected readonly announcer = new Announcer(
    this,
    // A server's elements know no ancestors.
    () => this.served || this.lang || (onServer ? '' : languageAround(this)),
  );
  /** What the attributes said when the current game began. */
  #described = '';
  readonly #store = new GameStore({
    follow: (other) => this.#follow(other),
    complain: (problem) => this.#complain(problem),
  });
  /** The key of the store, or `''` for none; `undefined` before the first game. */
  #key: string | undefined;
  #barred = false;
  /** The language of a server's nodes. The first update takes them over, so it has to show what they show. */
  protected served: string | undefined;

  constructor() {
    super();
    this.addController(this.#store);
    Object.assign(this, defaults);
  }

  /** Whether play is disabled. */
  // Reflected at once: the browser reports a change by a callback, which would be lost in the middle of an update.
  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }

  set disabled(disabled: boolean) {
    this.toggleAttribute('disabled', disabled);
  }

  /**
   * Starts a new game.
   *
   * @param options rules, seed and position for this game alone; the attributes give what is left out
   * @throws TypeError or RangeError for an option that is not allowed; the game in progress goes on
   */
  newGame(options: GameOptions = {}): void {
    const sides = this.rulebook.take();
    const {
      board,
      size,
      columns = sides.columns,
      rows = sides.rows,
    } = Object(options) as GameOptions;
    const given = { ...this.rulebook.options, size: undefined, ...options };
    if ((board ?? size) === undefined) Object.assign(given, { columns, rows });
    // Options that are not an object are left for the engine to refuse.
    const game = new Game(Object(options) === options ? given : options);
    // Whatever the attributes say by now is in this game already.
    this.#described = this.rulebook.described;
    if (options.afterWin === 'continue') this.unasked.add(game);
    this.begin(game, 'new');
  }

  /**
   * Goes on with a game from its replay.
   *
   * @throws ReplayError for anything that is not a legal game; the game in progress goes on
   */
  load(replay: string): void {
    this.begin(Game.fromReplay(replay), 'load');
  }

  /** Downloads the game as a file. */
  save(): Promise<void> {
    download(this.ownerDocument, `2048-${this.score}.txt`, this.replay);
    this.announcer.say('saved');
    return Promise.resolve();
  }

  /**
   * Goes on with a game from a file that `save` made.
   *
   * @throws RangeError or ReplayError (the promise rejects) for any other file; the game in progress goes on
   */
  async loadFile(file: Blob): Promise<void> {
    this.load(await readGameFile(file));
  }

  /** Whether the computer is to play now. */
  protected get mayPlay(): boolean {
    return this.autoplay && this.isConnected && !this.barred && !this.passing.asked;
  }

  /** Whether the element, or a fieldset around it, is disabled. */
  protected get barred(): boolean {
    return onServer ? this.disabled : this.#barred;
  }

  /** Brings game and store into line with the attributes. */
  protected override obey(): void {
    const game = this.rulebook.take();
    const { described } = this.rulebook;
    const key = onServer ? '' : this.storageKey || '';
    const fresh = this.#key === undefined;
    const rekeyed = key !== this.#key;
    const restored = rekeyed ? this.#openStore(key) : undefined;
    if (restored) this.begin(restored, 'load');
    else if (fresh || described !== this.#described) this.begin(game, 'new');
    else if (rekeyed) this.#keep();
    this.#described = described;
  }

  protected override gameChanged(change: Change): void {
    if (onServer) return;
    const { game } = this;
    this.internals.setFormValue(game.replay);
    for (const state of ['won', 'over'] as const) this.setState(state, game[state]);
    this.requestUpdate();
    // The game that a page opens with is read when the user gets to it.
    if (this.hasUpdated && !this.served) this.announcer.changed(change, game, this.mayPlay);
    // Last, since another page's game may be found in the store and begin in place of this one.
    if (change !== 'kept') this.#keep();
  }

  protected override nothingMoves(direction: Direction): void {
    this.announcer.say('blocked', { direction });
  }

  #keep(): void {
    if (this.#key) this.#store.write(this.best, this.replay);
  }

  protected setState(state: string, on: boolean): void {
    // The server's stand-in for ElementInternals has no states.
    const { states } = this.internals as { states?: CustomStateSet };
    if (on) states?.add(state);
    else states?.delete(state);
  }

  override requestUpdate(...args: Parameters<LitElement['requestUpdate']>): void {
    // Lit's constructor calls this without a name, before our fields exist.
    const [name, before] = args;
    if (name !== undefined && before !== this[name as keyof this]) this.stale = true;
    super.requestUpdate(...args);
  }

  protected override willUpdate(): void {
    // If the element was used before its first update, it has a game that the server's nodes do not show.
    if (this.#key !== undefined) this.served = undefined;
    if (this.served) {
      // The server's game stands in for the element's own, which begins after this update.
      this.stale = false;
      this.current = this.rulebook.take();
    }
    // Events go out before anything is drawn.
    this.refresh();
  }

  /** Once the server's nodes are taken over, a random seed, storage and the page's language come into effect. */
  protected takenOver(): void {
    if (!this.served) return;
    this.stale = true;
    this.refresh();
    this.served = undefined;
    this.announcer.forget();
  }

  // The browser reports this; asking it on each move, by `:disabled`, would cost more than the move itself.
  formDisabledCallback(disabled: boolean): void {
    this.#barred = disabled;
    this.requestUpdate();
  }

  formResetCallback(): void {
    this.newGame();
  }

  formStateRestoreCallback(state: unknown): void {
    // What is in storage is at least as new, and may be another page's.
    if (this.storageKey) return;
    try {
      this.load(state as string);
    } catch (error) {
      this.fail(`restored form state: ${(error as Error).message}`);
    }
  }

  /** Opens the store under this key. @returns the game kept there, if the attributes describe it */
  #openStore(key: string): Game | undefined {
    // A best score belongs to its key.
    if (this.#key) this.record = 0;
    this.#key = key;
    this.rulebook.complain('storage-key', '');
    const stored = this.#store.open(key);
    return stored && this.#take(stored);
  }

  /** The stored game, if the attributes describe it; the best score counts in any case. */
  #take({ best, game }: StoredGame): Game | undefined {
    this.record = Math.max(this.record, best);
    return this.rulebook.describes(game) ? game : undefined;
  }

  /** Another page, or another element, plays under the same key, and its game is newer. */
  #follow(stored: StoredGame): boolean {
    const game = this.#take(stored);
    if (!game) {
      this.#store.open('');
      this.#complain('another page keeps a different game; this one is not stored any more');
    } else if (game.replay !== this.replay) this.begin(game, 'load', game.seed === this.game.seed);
    this.requestUpdate();
    return game !== undefined;
  }

  #complain(problem: string): void {
    this.rulebook.complain('storage-key', `storage-key ${JSON.stringify(this.#key)}: ${problem}`);
  }
}

/** The language that an element inherits, from outside of a shadow root too. */
function languageAround(element: Element): string {
  const root = element.getRootNode();
  const speaking = element.closest<HTMLElement>('[lang]');
  if (speaking || !(root instanceof ShadowRoot)) return speaking?.lang ?? '';
  return languageAround(root.host);
}
