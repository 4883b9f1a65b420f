import { html, type PropertyValues, type TemplateResult } from 'lit';
import { BaseElement, type Listen } from '../board/base-element.js';
import { upgradeProperties } from '../board/reflection.js';
import type { RecordsTextName } from '../board/wording/records-texts.js';
import { LiveRegion } from '../board/wording/live-region.js';
import { readHead, refuse } from '../engine/internal.js';
import { WatchEvent } from '../session/events.js';
import { ProblemReporter } from '../session/problems.js';
import { Actions } from './actions.js';
import { BoardLink, mayBeGame } from './board-link.js';
import { addIfRoom, deleteRows, putGame, takeBackGame } from './core/book.js';
import { RecordsChangeEvent, type Game2048RecordsEventMap } from './core/events.js';
import { Follower } from './core/follower.js';
import { playLine } from './core/played-line.js';
import { readGames, type LoadResult } from './core/load.js';
import { rowOf, toRecordedGame, type RecordedGame, type Row } from './core/row.js';
import { onServer } from '../board/environment.js';
import { attributes, readSettings, type RecordsSettings } from './core/settings.js';
import { doAtOnce } from './core/slices.js';
import { formatText } from './core/text.js';
import type { RecordStore, StoreReader } from './core/store.js';
import { storeFor, storeOfVisit } from './stores.js';
import { styles } from './styles.js';
import type { BookView, Choices } from './view/book-view.js';
import { summary } from './view/figures.js';
import { gameTable } from './view/table.js';
import { toolbar } from './view/toolbar.js';
import { allEnglish, languages, registerWords } from './wording.js';

/** Languages whose words have been asked for. */
const asked = new Set<string>();

/**
 * The record book of a `<game-2048>`: keeps each game played there that was won or has ended.
 *
 * @csspart figures - The line of figures: games, best, highest tile and share of wins.
 * @csspart figure - One of these figures, with its label.
 * @csspart streak - How many days were played in a row, if there are seeds that are dates.
 * @csspart bars - How often each highest tile was reached.
 * @csspart bar - One of these bars, in the colour of its tile.
 * @csspart pools - The list of sizes and rules, if there are several.
 * @csspart table - The table of games.
 * @csspart row - The row of a game. Its buttons have the parts `button-watch`, `button-copy` and `button-delete`.
 * @csspart button - Every button but those in the heads of columns, `button-sort`. Each has its own part, also `button-show-all button-download button-load button-paste button-delete-all button-undo button-cancel`.
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
   * Keeps the games in `localStorage` under this key and `.records`. Default: the board's `storage-key`. Without either,
   * games are kept until the page is left.
   */
  declare storageKey: string;
  /** The most games kept, 10 to 500; beyond it the oldest go that are no best. @default 200 */
  declare limit: number;

  declare addEventListener: Listen<this, Game2048RecordsEventMap, AddEventListenerOptions>;
  declare removeEventListener: Listen<this, Game2048RecordsEventMap, EventListenerOptions>;

  protected readonly problems = new ProblemReporter((event) => {
    // Reading a property fires no event.
    queueMicrotask(() => this.fire(event));
  });
  readonly #link = new BoardLink(
    this,
    new Follower({
      keyFor: (board) => this.storageKey || board.storageKey,
      put: (game, key, isFollowed, by) => {
        const edit = putGame(rowOf(game, Date.now()), isFollowed, this.limit);
        this.#storeAt(key).change(edit, by);
      },
      takeBack: (startedAt, key, by) => this.#storeAt(key).change(takeBackGame(startedAt), by),
    }),
    this.problems,
  );
  readonly #actions = new Actions(
    this,
    () => this.#store,
    this.texts,
    new LiveRegion((sentence) => this.say(sentence)),
  );
  readonly #replay = this.onDemand.part(
    'replay',
    () => import('../replay/index.js'),
    () => true,
  );
  readonly #reader: StoreReader = {
    storeChanged: (store, { added, removed }, by) => {
      if (store !== this.#store) return;
      this.requestUpdate();
      const detail = { added: added.length, removed: removed.length, by };
      this.dispatchEvent(new RecordsChangeEvent(detail));
    },
    storeFailed: (key, problem, error) => {
      if (problem === undefined) this.problems.clear('storage-key');
      else {
        const message = `storage-key ${JSON.stringify(key)}: ${problem}`;
        this.problems.report('storage-key', message, { kind: 'storage', ...(error && { error }) });
      }
      this.requestUpdate();
    },
  };
  readonly #stores = new Set<RecordStore>();
  #visit: RecordStore | undefined;
  #choices: Choices = { column: 'date', isAscending: false, isWhole: false };
  #games: { of: readonly Row[]; list: readonly RecordedGame[] } | undefined;
  #cachedSettings: ReturnType<typeof readSettings> | undefined;

  constructor() {
    super();
    upgradeProperties(this);
  }

  /** The board whose games are kept. Setting it takes precedence over `for`, also across shadow trees; null ends that. */
  get board(): HTMLElement | null {
    return this.#link.given ?? this.#link.board ?? null;
  }

  /** @throws TypeError for anything but a game element or null */
  set board(board: HTMLElement | null | undefined) {
    const given = board ?? null;
    if (given !== null && !mayBeGame(given)) refuse('board', given, 'a game element or null');
    this.#link.given = given;
  }

  /** The games of the book, the newest first. A frozen array, a new one after each change. */
  get games(): readonly RecordedGame[] {
    const { rows } = this.#store;
    if (this.#games?.of !== rows) {
      this.#games = { of: rows, list: Object.freeze(rows.map(toRecordedGame)) };
    }
    return this.#games.list;
  }

  /** The games as text, a line each, the oldest first: what the button "Download" saves. */
  get text(): string {
    return formatText(this.#store.rows);
  }

  /**
   * Adds a game.
   *
   * @param line its replay
   * @returns false if it is in the book already
   * @throws TypeError for anything but a string; ReplayError for a line that is not a legal game, or one that was neither
   *   won nor has ended; RangeError if the book is full: it keeps `limit` games
   */
  add(line: string): boolean {
    doAtOnce(playLine(line));
    const { limit } = this;
    const store = this.#store;
    const games = doAtOnce(readGames(line, store.rows));
    if (games.added.length === 0) return false;
    const { added } = store.change(addIfRoom(games, limit), 'page');
    if (added.length > 0) return true;
    const most = Math.min(limit, store.rows.length);
    throw new RangeError(
      `the book keeps ${most} games at most: delete some, or raise limit (500 at most)`,
    );
  }

  /** Deletes all games of the book. */
  clear(): void {
    this.#store.change(deleteRows(this.#store.rows), 'page');
  }

  /**
   * Adds the games of a text, as `text` returns it. They are played move by move, without blocking the page.
   *
   * @param text at most 8 MiB and 10,000 lines
   * @returns (resolves to) what was added, what was there already, and what was refused and why
   * @throws (rejects) TypeError, RangeError for what is no text of lines; nothing is changed
   */
  load(text: string): Promise<LoadResult> {
    return this.#actions.load(text, 'page');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const store of this.#stores) store.removeReader(this.#reader);
    this.#stores.clear();
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
    if (name === 'htmlFor') this.#link.find();
  }

  protected applySettings(): void {
    this.problems.update(['limit'], this.#readSettings().problems);
    this.#fetchWords();
  }

  protected override render(): TemplateResult {
    const { rows } = this.#store;
    const view = this.#viewOf(rows);
    return html`<div class="game" lang=${this.texts.code}>
      ${
        rows.length
          ? html`${summary(view)} ${gameTable(view)}`
          : html`<p part="empty">${this.texts.text('recordsEmpty')}</p>`
      }
      ${toolbar(view)}
      <div class="hidden"><div role="status">${this.status}</div></div>
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const bars = [...this.renderRoot.querySelectorAll<HTMLElement>('[part~=bar]')];
    const most = Math.max(...bars.map(({ dataset }) => Number(dataset['count'])));
    // As a property, which a page's policy allows.
    for (const { dataset, style } of bars) {
      style.inlineSize = `${(100 * Number(dataset['count'])) / most}%`;
    }
  }

  /** The one that is shown. */
  get #store(): RecordStore {
    return this.#storeAt(this.storageKey || (this.#link.board?.storageKey ?? ''));
  }

  #storeAt(key: string): RecordStore {
    const store = key && !onServer ? storeFor(key) : (this.#visit ??= storeOfVisit());
    if (this.isConnected && !this.#stores.has(store)) {
      this.#stores.add(store);
      store.addReader(this.#reader);
    }
    return store;
  }

  #readSettings(): ReturnType<typeof readSettings> {
    return (this.#cachedSettings ??= readSettings((name) => this.getAttribute(name)));
  }

  #fetchWords(): void {
    const { code } = this.texts;
    const load = languages[code];
    if (!load || asked.has(code)) return;
    asked.add(code);
    this.onDemand.part('words', load, (words) => registerWords(code, words)).preload();
  }

  #viewOf(rows: readonly Row[]): BookView {
    const { board } = this.#link;
    const replay = board?.replay;
    return {
      ...{ texts: this.texts, rows, choices: this.#choices, actions: this.#actions, board },
      ownRules: replay ? readHead(replay).rules : undefined,
      isStored: this.#store !== this.#visit,
      problem: this.#store.problem,
      choose: this.#choose,
      watch: (row) => this.#watch(row),
    };
  }

  readonly #choose = (choices: Partial<Choices>): void => {
    this.#choices = { ...this.#choices, ...choices };
    this.requestUpdate();
  };

  #watch(row: Row): void {
    const isOpen = row === this.#choices.watched;
    if (!isOpen && !this.fire(new WatchEvent({ replay: row.replay, by: 'player' }))) return;
    this.#choose({ watched: isOpen ? undefined : row });
    if (!isOpen) this.#replay.preload();
  }
}
