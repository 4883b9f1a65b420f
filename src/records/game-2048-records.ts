import { html, nothing, type LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { BaseElement, type Listen } from '../board/base-element.js';
import { onServer } from '../words/environment.js';
import { upgradeProperties } from '../board/reflection.js';
import type { RecordsTextName } from '../words/records-texts.js';
import { LiveRegion } from '../words/live-region.js';
import { readHead, refuse } from '../engine/internal.js';
import { TimeSlice } from '../scheduling/time-slice.js';
import { WatchEvent, type PreviousGame } from '../session/events.js';
import { ProblemReporter } from '../session/problems.js';
import { Actions } from './actions.js';
import { BoardLink, mayBeGame } from './board-link.js';
import {
  clearBook,
  holdsGame,
  mergeIfRoom,
  putGame,
  takeBackGame,
  type Edit,
} from './core/book.js';
import { RecordsChangeEvent, type Game2048RecordsEventMap } from './core/events.js';
import { Follower, type FollowerHost } from './core/follower.js';
import {
  idOf,
  toKeptGame,
  toRecordedGame,
  type KeptGame,
  type RecordedGame,
} from './core/kept-game.js';
import { readGame, type LoadResult } from './core/load.js';
import { RecordStore, type StoreListener } from './core/record-store.js';
import { attributes, MAX_LIMIT, readSettings, type RecordsSettings } from './core/settings.js';
import { doInSlices } from '../scheduling/slices.js';
import { formatText } from './core/text.js';
import { storeFor } from './stores.js';
import { styles } from './styles.js';
import type { BookModel, ViewChoices } from './view/book-model.js';
import { filmOf } from './view/film.js';
import { shownOf } from './view/shown.js';
import { setBarLengths, summary } from './view/summary.js';
import { fewGames, gameTable } from './view/table.js';
import { toolbar } from './view/toolbar.js';
import { allEnglish, languages, registerWords } from './wording.js';

/** Languages whose words have been requested, by any record book of the page. */
const requestedLanguages = new Set<string>();

/**
 * The record book of a `<game-2048>`: keeps each game played there that was won or has ended.
 *
 * @since 0.1.0
 * @status experimental
 * @csspart pools - The list of sizes and rules, if there are several. It filters the figures and the table.
 * @csspart figures - The figures: games played, share of wins, best score, average of the last ten, and the streak of days.
 * @csspart figure - One of these figures, with its label.
 * @csspart streak - The figures of days in a row, now and at most, if there are seeds that are dates.
 * @csspart bars - How often each highest tile was reached in games that were not given up.
 * @csspart bar - One of these bars. That of the newest game has the colour of its tile.
 * @csspart uncounted - How many games of the table are in no figure, and why.
 * @csspart table - The table of games.
 * @csspart row - The row of a game, with `button-watch`. A press on the row or the button opens the film, or closes it.
 * @csspart film - The film of a game, below its row: a `<game-2048-replay>`, which has parts of its own. Below it is `button-delete`.
 * @csspart button - Every button but those in the heads of columns, `button-sort`. Each has its own part, also `button-show-all button-download button-load button-delete-all button-undo button-cancel`.
 * @csspart message - What was done last, with a button that undoes it.
 * @csspart note - How safe the games are.
 * @csspart empty - What is shown without a game.
 */
export class Game2048RecordsElement extends BaseElement<RecordsTextName> {
  static override styles = styles;
  protected static override tag = 'game-2048-records';

  static {
    this.reflect(this.prototype, attributes);
  }

  /** The `id` of the `<game-2048>` in the same tree whose games are kept; attribute `for`. */
  declare htmlFor: string;
  /**
   * Keeps the games in the browser (IndexedDB) under this key. Default: the board's `storage-key`. Without either, games are
   * kept until the page is left.
   */
  declare storageKey: string;
  /** The most games kept, 10 to 500. Beyond it, the oldest games are dropped, but the best ones stay. @default 200 */
  declare limit: number;

  declare addEventListener: Listen<this, Game2048RecordsEventMap, AddEventListenerOptions>;
  declare removeEventListener: Listen<this, Game2048RecordsEventMap, EventListenerOptions>;

  protected readonly problems = new ProblemReporter((event) => {
    // A problem may be found while a property is read, which must not fire an event.
    queueMicrotask(() => this.fire(event));
  });
  readonly #followerHost: FollowerHost = {
    keyFor: (board) => this.storageKey || board.storageKey,
    keep: (game, key, isFollowed, by) => {
      void this.#open(key).change(this.#putOf(game, isFollowed), by);
    },
    playedOn: (game, key) => this.#open(key).writeSoon(this.#putOf(game, true)),
    takeBack: (game, key, by) => void this.#open(key).change(takeBackGame(idOf(game)), by),
  };
  readonly #boardLink = new BoardLink(
    this,
    new Follower(this.#followerHost),
    this.problems,
    (key) => this.#moveVisit(key),
  );
  readonly #actions = new Actions(
    this,
    { shown: () => this.#store, whenReady: () => this.#whenReady() },
    this.texts,
    new LiveRegion((sentence) => this.say(sentence)),
  );
  /** Fetched because it registers the tag that the table uses. */
  readonly #replay = this.onDemand.part(
    'replay',
    () => import('../replay/index.js'),
    () => true,
  );
  readonly #storeListener: StoreListener = {
    gamesChanged: (store, { added, removed }, by) => {
      if (store !== this.#store) return;
      this.requestUpdate();
      const detail = { added: added.length, removed: removed.length, by };
      this.dispatchEvent(new RecordsChangeEvent(detail));
    },
    problemChanged: (key, problem, error) => {
      this.#reportStorage(key, problem, error);
      this.requestUpdate();
    },
  };
  /** The stores whose changes are heard. */
  readonly #openStores = new Set<RecordStore>();
  /** The games without a key. */
  #visit: RecordStore | undefined;
  #hadKey = false;
  #choices: ViewChoices = { column: 'date', isAscending: false, showsAll: false };
  /** `games` as returned last, and the kept games that it was made from. */
  #recorded: { from: readonly KeptGame[]; games: readonly RecordedGame[] } | undefined;
  #cachedSettings: ReturnType<typeof readSettings> | undefined;

  constructor() {
    super();
    upgradeProperties(this);
  }

  /** The board whose games are kept. Setting it takes precedence over `for`, also across shadow trees; null ends that. */
  get board(): HTMLElement | null {
    return this.#boardLink.setByPage ?? this.#boardLink.board ?? null;
  }

  /** @throws TypeError for anything but a game element or null */
  set board(board: HTMLElement | null | undefined) {
    const given = board ?? null;
    if (given !== null && !mayBeGame(given)) refuse('board', given, 'a game element or null');
    this.#boardLink.setByPage = given;
  }

  /**
   * Resolves when the stored games of the present storage key have come, or cannot. If the key is the board's, it waits for
   * the element that `for` names, until the document is parsed; without it the book is empty until it comes. Never rejects.
   */
  get ready(): Promise<void> {
    return this.#whenReady().then(() => undefined);
  }

  /** The games of the book, the newest first; empty until `ready`. A frozen array, a new one after each change. */
  get games(): readonly RecordedGame[] {
    const { games } = this.#store;
    if (this.#recorded?.from !== games) {
      this.#recorded = { from: games, games: Object.freeze(games.map(toRecordedGame)) };
    }
    return this.#recorded.games;
  }

  /** The games as text, a line each with its time to the millisecond, the oldest first: what the button "Download" saves. */
  get text(): string {
    return formatText(this.#store.games);
  }

  /**
   * Adds a game.
   *
   * @param line its replay
   * @returns (resolves to, once it is stored, or at least in `games`) true; false if the game was there already
   * @throws (rejects) TypeError for anything but a string; ReplayError for a line that is not a legal game, or one that was
   *   neither won nor has ended; RangeError if the book is full, since it keeps `limit` games at most
   */
  async add(line: string): Promise<boolean> {
    const { limit } = this;
    const store = await this.#whenReady();
    return store.inTurn(async () => {
      const game = await doInSlices(readGame(line), new TimeSlice());
      const { added, games } = await store.change(mergeIfRoom(game, limit), 'page');
      if (added.length > 0) return true;
      if (holdsGame(games, game)) return false;
      const advice = `delete some, or raise limit (${MAX_LIMIT} at most)`;
      throw new RangeError(`the book keeps ${limit} games at most: ${advice}`);
    });
  }

  /**
   * Deletes all games of the book, and what else is stored under its key, after the calls of `add()` and `load()` before it.
   *
   * @returns (resolves) once that is done
   */
  async clear(): Promise<void> {
    const store = await this.#whenReady();
    await store.inTurn(() => store.change(clearBook, 'page'));
  }

  /**
   * Adds the games of a text, as `text` returns it. They are played move by move, without blocking the page.
   *
   * @param text at most 8 MiB and 10,000 lines
   * @returns (resolves to) what was added, what was there already, and what was refused and why
   * @throws (rejects) TypeError for anything but text, RangeError for too much of it; then nothing is added
   */
  load(text: string): Promise<LoadResult> {
    return this.#actions.load(text, 'page');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const store of this.#openStores) store.removeListener(this.#storeListener);
    this.#openStores.clear();
  }

  protected englishTexts(): typeof allEnglish {
    return allEnglish;
  }

  protected override get defaultName(): string {
    return this.texts.text('recordsName');
  }

  protected get settings(): RecordsSettings {
    return this.#readSettings().settings;
  }

  protected settingChanged(name: string): void {
    this.#cachedSettings = undefined;
    if (name !== 'limit') this.#boardLink.find();
  }

  protected applySettings(): void {
    this.problems.update(['limit'], this.#readSettings().problems);
    this.#fetchWords();
    const frame = this.#frame;
    // The height stays while the games of another key are read.
    if (frame && !this.#isReady) frame.style.minBlockSize = `${frame.offsetHeight}px`;
  }

  protected override render(): TemplateResult {
    const isReady = this.#isReady;
    return html`<div class="game ${isReady ? '' : 'waiting'}" lang=${this.texts.code}>
      ${isReady ? this.#renderBook(this.#model) : nothing}
      <div class="hidden"><div role="status">${this.status}</div></div>
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    setBarLengths(this.renderRoot);
    if (this.#isReady) this.#frame?.style.removeProperty('min-block-size');
  }

  #renderBook(model: BookModel): TemplateResult {
    const shown = shownOf(model);
    const empty = html`<p part="empty">${this.texts.text('recordsEmpty')}</p>`;
    const book = html`${summary(model, shown)} ${gameTable(model, shown)}`;
    const none = model.safety === 'unread' ? nothing : empty;
    return html`${shown.games.length > 0 ? book : none} ${toolbar(model)}`;
  }

  get #frame(): HTMLElement | null {
    return this.renderRoot.querySelector('.game');
  }

  get #store(): RecordStore {
    return this.#open(this.#boardLink.key ?? '');
  }

  /** The games have been read. Until then nothing is shown: "No games yet" could be wrong. */
  get #isReady(): boolean {
    return !onServer && this.#boardLink.key !== undefined && this.#store.isReady;
  }

  /** Resolves to the store of the key that stands once it is known. */
  async #whenReady(): Promise<RecordStore> {
    if (this.#boardLink.key === undefined) await this.#boardLink.whenKeyIsKnown();
    const store = this.#store;
    await store.ready;
    return store;
  }

  #putOf(game: PreviousGame, isFollowed: boolean): Edit {
    return putGame(toKeptGame(game, Date.now()), isFollowed, this.limit);
  }

  /** Returns the store of a key, whose changes are heard from now on. */
  #open(key: string): RecordStore {
    const store = key && !onServer ? storeFor(key) : (this.#visit ??= new RecordStore(''));
    if (this.isConnected && !this.#openStores.has(store)) {
      this.#openStores.add(store);
      store.addListener(this.#storeListener);
      // An empty book becomes ready without a change.
      void store.ready.then(() => this.requestUpdate());
    }
    return store;
  }

  /** Stores the games of a book that has had no key so far under its first one. */
  #moveVisit(key: string): void {
    const visit = this.#visit;
    if (!key || onServer || this.#hadKey) return;
    this.#hadKey = true;
    this.#visit = undefined;
    visit?.moveTo(this.#open(key), this.limit);
  }

  #reportStorage(key: string, problem: string | undefined, error: Error | undefined): void {
    if (problem === undefined) {
      this.problems.clear('storage-key');
      return;
    }
    const message = `storage-key ${JSON.stringify(key)}: ${problem}`;
    this.problems.report('storage-key', message, { kind: 'storage', ...(error && { error }) });
  }

  #readSettings(): ReturnType<typeof readSettings> {
    return (this.#cachedSettings ??= readSettings((name) => this.getAttribute(name)));
  }

  #fetchWords(): void {
    const { code } = this.texts;
    const load = languages[code];
    if (!load || requestedLanguages.has(code)) return;
    requestedLanguages.add(code);
    this.onDemand.part('words', load, (words) => registerWords(code, words)).preload();
  }

  get #model(): BookModel {
    const { board } = this.#boardLink;
    const replay = board?.replay;
    const store = this.#store;
    return {
      texts: this.texts,
      games: store.games,
      boardRules: replay ? readHead(replay).rules : undefined,
      choices: this.#choices,
      actions: this.#actions,
      choose: this.#choose,
      showAll: this.#showAll,
      toggleReplay: this.#toggleReplay,
      safety: store.safety,
    };
  }

  readonly #choose = (choices: Partial<ViewChoices>): void => {
    this.#choices = { ...this.#choices, ...choices };
    this.requestUpdate();
  };

  readonly #showAll = (): void => {
    this.#choose({ showsAll: true });
    // The pressed button has gone.
    void this.updateComplete.then(() => {
      const buttons = this.renderRoot.querySelectorAll<HTMLElement>('[part~=button-watch]');
      buttons[fewGames]?.focus();
    });
  };

  readonly #toggleReplay = (game: KeptGame): void => {
    if (idOf(game) === this.#choices.film?.id) {
      this.#choose({ film: undefined });
      return;
    }
    const isAllowed = this.fire(new WatchEvent({ replay: game.replay, by: 'player' }));
    if (!isAllowed) return;
    this.#choose({ film: filmOf(game, this.ownerDocument, this.#boardLink.board) });
    this.#replay.preload();
    void this.#showReplay();
  };

  /** Scrolls the film, which plays once it is seen, into view below its row. */
  async #showReplay(): Promise<void> {
    await this.#replay.load();
    await this.updateComplete;
    const film = this.renderRoot.querySelector<LitElement>('[part=film]');
    await film?.updateComplete;
    const filmRow = film?.closest('tr');
    const row = filmRow?.previousElementSibling;
    if (!filmRow || !row) return;
    const height = filmRow.getBoundingClientRect().bottom - row.getBoundingClientRect().top;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = isStill ? 'auto' : 'smooth';
    if (height < innerHeight) filmRow.scrollIntoView({ block: 'nearest', behavior });
    else row.scrollIntoView({ block: 'start', behavior });
  }
}
