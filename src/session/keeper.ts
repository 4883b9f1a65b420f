import { Game } from '../engine/index.js';
import { ProblemReporter } from './problems.js';
import type { SavedGame } from './saved-game.js';
import {
  GameSession,
  type Change,
  type SessionOwner,
  type Provenance,
  type StartOptions,
} from './session.js';
import {
  defaultSettings,
  describeGame,
  gameOptions,
  matches,
  readSettings,
  describeSameGame,
  type NewGameOptions,
  type Settings,
} from './settings.js';
import { GameStorage } from './storage.js';
import type { StoragePort } from './storage-port.js';

export interface KeeperHost extends SessionOwner {
  readonly getAttribute: (name: string) => string | null;
}

/**
 * Decides which game is played: restored from storage, taken back or new, as the attributes ask. Also saves it.
 * `sync()` is the only way to the game.
 */
export class Keeper implements SessionOwner {
  readonly problems = new ProblemReporter((event) => this.#session.events.emit(event));
  /** Switched on by the player, and saved with the game. */
  arrowButtons = false;
  readonly #host: KeeperHost;
  readonly #session = new GameSession(this);
  readonly #storage: GameStorage;
  /** What the attributes say; undefined once one has changed. */
  #read: ReturnType<typeof readSettings> | undefined;
  #applied = defaultSettings;
  #lastProblems: ReadonlyMap<string, string> = new Map();
  #isApplied = false;
  /** Undefined before the first game. */
  #key: string | undefined;

  constructor(host: KeeperHost, port: StoragePort) {
    this.#host = host;
    this.#storage = new GameStorage(port, (problem, error) => this.#storageFailed(problem, error));
  }

  /** Applies changed attributes, which may start a game; its events fire in a microtask. */
  sync(): GameSession {
    if (!this.#isApplied) this.#session.events.defer(() => this.#apply());
    return this.#session;
  }

  /** What the attributes ask for, applied or not. */
  get settings(): Settings {
    return this.#readAttributes().settings;
  }

  get hasBegun(): boolean {
    return this.#key !== undefined;
  }

  toggleArrowButtons(): void {
    this.arrowButtons = !this.arrowButtons;
    this.#save();
  }

  invalidate(): void {
    this.#read = undefined;
    this.#isApplied = false;
    this.#session.events.expectLateAnswer();
  }

  changed(change: Change): void {
    this.#host.changed(change);
    // Last: storage may hold another tab's game, which then replaces this one.
    if (change.kind !== 'keep-playing') this.#save();
  }

  dispatchEvent(event: Event): boolean {
    const isWanted = this.#host.dispatchEvent(event);
    // A listener of `before-move` may have changed attributes: they apply before the move does.
    if (event.cancelable) this.#apply();
    return isWanted;
  }

  newGame(options?: NewGameOptions): Game {
    return new Game(gameOptions(this.settings, options));
  }

  start(game: Game, options?: StartOptions): void {
    this.#session.events.batch(() => {
      this.#takeSettings();
      const saved = this.#openStorage();
      // Kept: the player has not seen the saved game yet.
      if (saved?.game) this.#storage.setAside();
      this.#session.start(game, options);
    });
  }

  /** Sets an empty board for a server, where no game begins. */
  preview(): void {
    this.#isApplied = true;
    this.#session.prepare(this.newGame({ startTiles: 0 }));
  }

  /** Looks for a newer game, saved by another tab or element. */
  refresh(): void {
    this.#adopt(this.#storage.look());
  }

  #apply(): void {
    if (this.#isApplied) return;
    this.#session.events.batch(() => {
      const isFirst = !this.hasBegun;
      const isOtherGame = this.#takeSettings() || isFirst;
      const restored = this.#restorable(this.#openStorage(isOtherGame), isOtherGame);
      const isInPlay =
        !isFirst && this.#storage.isOpen && matches(this.#applied, this.#session.game);
      if (restored?.game) this.#session.load(restored.game, provenanceOf(restored));
      else if (isOtherGame && !isInPlay) {
        this.#storage.setAside();
        this.#session.start(this.newGame());
      } else this.#save();
    });
  }

  /** The saved game if the settings describe it, or one that was set aside and that they describe. */
  #restorable(saved: SavedGame | undefined, isOtherGame: boolean): SavedGame | undefined {
    if (saved?.game && this.#isWanted(saved.game, saved)) return saved;
    if (saved?.game) {
      this.#storage.setAside();
      // Nothing else tells the player where a game has gone that a script or a link began.
      if (saved.startedUnder !== undefined && saved.game.moves > 0)
        this.#storageFailed(gameWithOtherRules);
    } else if (!isOtherGame) return undefined;
    return this.#storage.restore((game, found) => this.#isWanted(game, found));
  }

  /** Whether the settings describe a game, or are still those under which it was started with rules of its own. */
  #isWanted(game: Game, { startedUnder }: SavedGame): boolean {
    return matches(this.#applied, game) || startedUnder === describeGame(this.#applied);
  }

  #save(): void {
    if (!this.#storage.isOpen) return;
    const { best, game, provenance } = this.#session;
    const startedUnder = matches(this.#applied, game) ? undefined : describeGame(this.#applied);
    const saved = { ...provenance, best, arrowButtons: this.arrowButtons, startedUnder };
    if (this.#adopt(this.#storage.save(saved, game.replay))) {
      this.#storageFailed('the game of another tab continues here');
    }
  }

  /** @returns whether the settings ask for another game than before */
  #takeSettings(): boolean {
    const before = this.#applied;
    const { settings, problems } = this.#readAttributes();
    this.#applied = settings;
    this.#isApplied = true;
    this.#session.afterWin = settings.afterWin;
    this.#session.bestOf = settings.bestOf;
    this.problems.update([...this.#lastProblems.keys(), ...problems.keys()], problems);
    this.#lastProblems = problems;
    return !describeSameGame(before, settings);
  }

  /**
   * @param isOtherGame whether the game in progress is left
   * @returns what is saved under the key, if the key has changed; else another tab's game there, if the one in progress
   *   is left
   */
  #openStorage(isOtherGame = false): SavedGame | undefined {
    const key = this.#applied.storageKey;
    if (key === this.#key) {
      if (!isOtherGame) return undefined;
      const others = this.#storage.isBeside ? this.#storage.open(key) : this.#storage.look();
      if (others) this.#countSaved(others);
      return others;
    }
    // A best score belongs to its key.
    if (this.#key) this.#session.forgetBest();
    const isFirst = !this.hasBegun;
    this.#key = key;
    this.problems.clear('storage-key');
    const saved = this.#storage.open(key);
    if (saved) this.#countSaved(saved);
    this.#session.countBest(this.#storage.bestBeside);
    // The first game of a page follows the saved one: it goes on, or is the one that was left.
    if (isFirst && saved?.game) this.#session.prepare(saved.game, provenanceOf(saved));
    return saved;
  }

  #countSaved({ best, bestBefore, arrowButtons }: SavedGame): void {
    this.#session.countBest(best, bestBefore);
    this.arrowButtons = arrowButtons;
  }

  /** Another tab or element has saved under the same key. @returns whether its game continues here */
  #adopt(saved: SavedGame | undefined): boolean {
    if (!saved) return false;
    this.#countSaved(saved);
    const { game } = saved;
    if (!game) {
      this.#save();
      return false;
    }
    const isSame = saved.startedAt === this.#session.provenance.startedAt;
    if (!isSame && (this.#storage.isBeside || !matches(this.settings, game))) {
      this.#storage.stepBeside();
      this.#storageFailed('another tab keeps a different game; this one is stored beside it');
      this.#save();
      return false;
    }
    this.#storage.stepBack();
    if (saved.isRaised && isSame) {
      this.#save();
      return false;
    }
    if (game.replay !== this.#session.game.replay) {
      this.#session.load(game, provenanceOf(saved));
    }
    return true;
  }

  #storageFailed(problem: string, error?: Error): void {
    const message = `storage-key ${JSON.stringify(this.#key)}: ${problem}`;
    this.problems.report('storage-key', message, { kind: 'storage', ...(error && { error }) });
  }

  #readAttributes(): ReturnType<typeof readSettings> {
    return (this.#read ??= readSettings(this.#host.getAttribute, this.#applied));
  }
}

const gameWithOtherRules =
  'the stored game has rules of its own, and the attributes have changed since: it is set aside';

function provenanceOf(saved: SavedGame): Provenance {
  const { startedAt, playedHere, unassistedMoves, bestBefore, afterWin } = saved;
  return { startedAt, playedHere, unassistedMoves, bestBefore, afterWin };
}
