import { Game } from '../engine/index.js';
import type { Problems } from './attributes.js';
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
  settingsDescribe,
  readSettings,
  wantSameGame,
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
  /** The attributes as read; undefined once one has changed. */
  #parsed: ReturnType<typeof readSettings> | undefined;
  /** The settings in force. */
  #applied = defaultSettings;
  /** False from the change of an attribute to the next `sync()`. */
  #isApplied = false;
  #lastProblems: Problems = new Map();
  /** The storage key, perhaps empty; undefined before the first game. */
  #key: string | undefined;

  constructor(host: KeeperHost, port: StoragePort) {
    this.#host = host;
    this.#storage = new GameStorage(port, (problem, error) => this.#reportStorage(problem, error));
  }

  /** Applies changed attributes, which may start a game; its events fire in a microtask. */
  sync(): GameSession {
    if (!this.#isApplied) this.#session.events.defer(() => this.#apply());
    return this.#session;
  }

  /** As the attributes ask, applied or not. */
  get settings(): Settings {
    return this.#parseAttributes().settings;
  }

  get hasBegun(): boolean {
    return this.#key !== undefined;
  }

  toggleArrowButtons(): void {
    this.arrowButtons = !this.arrowButtons;
    this.#save();
  }

  /** An attribute has changed: the next `sync()` applies it. */
  invalidate(): void {
    this.#parsed = undefined;
    this.#isApplied = false;
    this.#session.events.expectLateAnswer();
  }

  changed(change: Change): void {
    this.#host.changed(change);
    // Last: storage may hold another tab's game, which then replaces this one.
    this.#save();
  }

  dispatchEvent(event: Event): boolean {
    const isWanted = this.#host.dispatchEvent(event);
    // A listener of `before-move` may have changed attributes: they apply before the move does.
    if (event.cancelable && !this.#isApplied) this.#apply();
    return isWanted;
  }

  /** Makes a game under the settings, for `start()`. @throws TypeError, RangeError for options that are not allowed */
  makeGame(options?: NewGameOptions): Game {
    return new Game(gameOptions(this.settings, options));
  }

  start(game: Game, options?: StartOptions): void {
    this.#session.events.batch(() => {
      this.#applySettings();
      const saved = this.#openStorage(false);
      // Kept: the player has not seen the saved game yet.
      if (saved?.game) this.#storage.setAside();
      this.#session.start(game, options);
    });
  }

  /** Sets an empty board for a server, where no game begins. */
  preview(): void {
    this.#isApplied = true;
    this.#session.undoLimit = this.settings.undoLimit;
    this.#session.prepare(this.makeGame({ startTiles: 0 }));
  }

  /** Looks for a newer game, saved by another tab or element. */
  refresh(): void {
    this.#follow(this.#storage.look());
  }

  /** Applies changed attributes: restores the game that they describe, starts one, or lets the one in progress go on. */
  #apply(): void {
    this.#session.events.batch(() => {
      const isFirst = !this.hasBegun;
      const isOtherGame = this.#applySettings() || isFirst;
      const restored = this.#gameToRestore(this.#openStorage(isOtherGame), isOtherGame);
      const isStillDescribed = !isFirst && settingsDescribe(this.#applied, this.#session.game);
      if (restored?.game) this.#session.load(restored.game, provenanceOf(restored));
      else if (isOtherGame && !(isStillDescribed && this.#storage.isOpen)) {
        this.#storage.setAside();
        this.#session.start(this.makeGame());
      } else this.#save();
    });
  }

  /** @returns whether the settings ask for another game than before */
  #applySettings(): boolean {
    const before = this.#applied;
    const { settings, problems } = this.#parseAttributes();
    this.#applied = settings;
    this.#isApplied = true;
    this.#session.afterWin = settings.afterWin;
    this.#session.bestOf = settings.bestOf;
    this.#session.undoLimit = settings.undoLimit;
    this.problems.update([...this.#lastProblems.keys(), ...problems.keys()], problems);
    this.#lastProblems = problems;
    return !wantSameGame(before, settings);
  }

  /**
   * Opens the storage key if it is a new one.
   *
   * @returns the game saved under a new key; under the same key, if the game in progress is left, what another tab has
   *   saved there meanwhile
   */
  #openStorage(isOtherGame: boolean): SavedGame | undefined {
    const key = this.#applied.storageKey;
    if (key !== this.#key) return this.#openKey(key);
    if (!isOtherGame) return undefined;
    const others = this.#storage.isBeside ? this.#storage.open(key) : this.#storage.look();
    if (others) this.#countSaved(others);
    return others;
  }

  #openKey(key: string): SavedGame | undefined {
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

  /** The saved game if it is wanted, or else one that was set aside; then the saved one is set aside instead. */
  #gameToRestore(saved: SavedGame | undefined, isOtherGame: boolean): SavedGame | undefined {
    if (saved && this.#isWanted(saved)) return saved;
    if (saved?.game) this.#setAside(saved.game, saved.startedUnder !== undefined);
    else if (!isOtherGame) return undefined;
    return this.#storage.restore((other) => this.#isWanted(other));
  }

  /** A game with rules of its own is wanted as long as the attributes are those under which it was started. */
  #isWanted({ game, startedUnder }: SavedGame): boolean {
    if (!game) return false;
    return settingsDescribe(this.#applied, game) || startedUnder === describeGame(this.#applied);
  }

  #setAside(game: Game, hasOwnRules: boolean): void {
    this.#storage.setAside();
    // Nothing else tells the player where a game has gone that a script or a link began.
    if (hasOwnRules && game.moves > 0) this.#reportStorage(gameWithOtherRules);
  }

  #save(): void {
    if (!this.#storage.isOpen) return;
    const { best, game, provenance } = this.#session;
    const startedUnder = settingsDescribe(this.#applied, game)
      ? undefined
      : describeGame(this.#applied);
    const state = { ...provenance, best, arrowButtons: this.arrowButtons, startedUnder };
    if (this.#follow(this.#storage.save(state, game.replay))) {
      this.#reportStorage('the game of another tab continues here');
    }
  }

  /** Takes over the best score and, if it is wanted, the game of another tab. @returns whether that game continues here */
  #follow(saved: SavedGame | undefined): boolean {
    if (!saved) return false;
    this.#countSaved(saved);
    const { game, isOnlyBestRaised } = saved;
    const isSame = saved.startedAt === this.#session.provenance.startedAt;
    if (game && !isSame && (this.#storage.isBeside || !settingsDescribe(this.settings, game))) {
      this.#storage.stepBeside();
      this.#reportStorage('another tab keeps a different game; this one is stored beside it');
    } else if (game) {
      this.#storage.stepBack();
      if (!isSame || !isOnlyBestRaised) {
        this.#continue(game, saved);
        return true;
      }
    }
    this.#save();
    return false;
  }

  #continue(game: Game, saved: SavedGame): void {
    const { game: own, provenance } = this.#session;
    if (game.replay !== own.replay) this.#session.load(game, provenanceOf(saved));
    // The other tab has to know of the undos here, too.
    else if (provenance.undosUsed > saved.undosUsed) this.#save();
  }

  #countSaved({ best, bestBefore, startedAt, undosUsed, arrowButtons }: SavedGame): void {
    this.#session.countBest(best, bestBefore);
    if (startedAt === this.#session.provenance.startedAt) this.#session.countUndos(undosUsed);
    this.arrowButtons = arrowButtons;
  }

  #reportStorage(problem: string, error?: Error): void {
    const message = `storage-key ${JSON.stringify(this.#key)}: ${problem}`;
    this.problems.report('storage-key', message, { kind: 'storage', ...(error && { error }) });
  }

  #parseAttributes(): ReturnType<typeof readSettings> {
    return (this.#parsed ??= readSettings(this.#host.getAttribute, this.#applied));
  }
}

const gameWithOtherRules =
  'the stored game has rules of its own, and the attributes have changed since: it is set aside';

function provenanceOf(saved: SavedGame): Provenance {
  const { startedAt, playedHere, unassistedMoves, bestBefore, undosUsed, afterWin } = saved;
  return { startedAt, playedHere, unassistedMoves, bestBefore, undosUsed, afterWin };
}
