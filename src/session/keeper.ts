import { Game, type GameOptions } from '../engine/index.js';
import { GameErrorEvent, type GameErrorDetail } from './events.js';
import type { SavedGame } from './saved-game.js';
import { GameSession, type SessionOwner, type StartOptions } from './session.js';
import {
  attributeOf,
  defaultSettings,
  gameOptions,
  matches,
  readSettings,
  sameGame,
  type Problems,
  type Settings,
} from './settings.js';
import { GameStorage, type StoragePort } from './storage.js';

/** The element whose game is kept: its attributes, and its response to changes of the session. */
export interface KeeperHost extends SessionOwner {
  /** An attribute's value; null where it is absent. */
  readonly getAttribute: (name: string) => string | null;
}

/**
 * Decides which game is played, as the attributes describe it: restored from storage, taken back or new. Saves it, too.
 * `session` is the only way to the game; reading it applies changed attributes.
 */
export class Keeper {
  readonly #host: KeeperHost;
  readonly #session: GameSession;
  readonly #storage: GameStorage;
  #arrowButtons = false;
  /** What the attributes say now; undefined until they are read again. */
  #read: { settings: Settings; problems: Problems } | undefined;
  /** The settings in force. */
  #applied = defaultSettings;
  #isApplied = false;
  /** The storage key in use; undefined before the first game. */
  #key: string | undefined;
  /** The problem last reported for each attribute. */
  readonly #reported = new Map<string, string>();

  constructor(host: KeeperHost, port: StoragePort) {
    this.#host = host;
    this.#session = new GameSession({
      changed: (change) => {
        host.changed(change);
        // Last, since storage may hold another tab's game, which then takes the place of this one.
        if (change.kind !== 'continue') this.#save();
      },
      dispatchEvent: (event) => {
        const isWanted = host.dispatchEvent(event);
        // A listener of `before-move` may have changed attributes: the move then belonged to another game.
        if (event.cancelable) this.#apply();
        return isWanted;
      },
    });
    this.#storage = new GameStorage(port, {
      found: (saved) => this.#found(saved),
      failed: (problem, error) => this.#storageFailed(problem, error),
    });
  }

  /** The player's games, with changed attributes applied. */
  get session(): GameSession {
    // If reading this property starts a game, its events are fired in a microtask.
    if (!this.#isApplied) this.#session.defer(() => this.#apply());
    return this.#session;
  }

  /** What the attributes ask for, applied or not. Reading this changes nothing. */
  get settings(): Settings {
    return this.#readAttributes().settings;
  }

  /** Whether a game has begun. */
  get hasBegun(): boolean {
    return this.#key !== undefined;
  }

  /** Whether the player has switched the arrow buttons on; saved with the game. */
  get arrowButtons(): boolean {
    return this.#arrowButtons;
  }

  set arrowButtons(shown: boolean) {
    this.#arrowButtons = shown;
    this.#save();
  }

  /** Discards what was read from the attributes: one has changed. */
  invalidate(): void {
    this.#read = undefined;
    this.#isApplied = false;
  }

  /** A game as the attributes describe it. */
  newGame(options?: GameOptions): Game {
    return new Game(gameOptions(this.settings, options));
  }

  /** Starts a game in place of the one that the attributes describe. */
  start(game: Game, options?: StartOptions): void {
    this.#session.batch(() => {
      this.#takeSettings();
      const { saved } = this.#openStorage();
      // The player has not seen the saved game yet.
      if (saved) this.#storage.setAside();
      this.#session.start(game, options);
    });
  }

  /** Shows what a server knows of the game: without a seed, an empty board. */
  preview(): void {
    const { settings } = this;
    this.#isApplied = true;
    this.#session.prepare(this.newGame(settings.seed === undefined ? { startTiles: 0 } : {}));
  }

  /** Looks for a newer game that another tab, or another element, has saved. */
  look(): void {
    this.#storage.look();
  }

  /**
   * Reports what is wrong with an attribute; the same problem is not reported twice in a row.
   *
   * @param message undefined if nothing is wrong
   */
  report(
    name: string,
    message: string | undefined,
    { kind = 'attribute', error }: Partial<Pick<GameErrorDetail, 'kind' | 'error'>> = {},
  ): void {
    const last = this.#reported.get(name);
    if (message === undefined) this.#reported.delete(name);
    else this.#reported.set(name, message);
    if (message === undefined || message === last) return;
    const by = kind === 'player' ? 'computer' : 'page';
    const detail = { kind, name, message, ...(error && { error }), by } as const;
    this.#session.emit(new GameErrorEvent(detail));
  }

  /** Applies the attributes. Changes that were made together start one game. */
  #apply(): void {
    if (this.#isApplied) return;
    this.#session.batch(() => {
      const isFirst = !this.hasBegun;
      const isOtherGame = this.#takeSettings() || isFirst;
      const { isOtherKey, saved } = this.#openStorage();
      const restored = this.#wanted(saved) ?? (isOtherGame ? this.#takeBack() : undefined);
      if (restored) this.#restore(restored);
      else if (isOtherGame && !(this.#storage.isOpen && this.#continues(isFirst))) {
        this.#storage.setAside();
        this.#session.start(this.newGame());
      } else if (isOtherKey) this.#save();
    });
  }

  /** Saves the game in progress. */
  #save(): void {
    const { best, game, playedHere } = this.#session;
    if (!this.#storage.isOpen) return;
    this.#storage.save({ best, playedHere, arrowButtons: this.#arrowButtons }, game.replay);
  }

  #restore({ game, playedHere }: SavedGame): void {
    this.#session.load(game, { playedHere });
  }

  /** @returns whether the settings ask for another game than before */
  #takeSettings(): boolean {
    const before = this.#applied;
    const { settings, problems } = this.#readAttributes();
    this.#applied = settings;
    this.#isApplied = true;
    this.#session.afterWin = settings.afterWin;
    this.#session.bestOf = settings.bestOf;
    for (const name of Object.keys(settings)) {
      const attribute = attributeOf(name);
      this.report(attribute, problems.get(attribute));
    }
    return !sameGame(before, settings);
  }

  /** Opens the storage under the key in the attributes. @returns what is saved there, if the key has changed */
  #openStorage(): { isOtherKey: boolean; saved?: SavedGame | undefined } {
    const key = this.#host.getAttribute('storage-key') ?? '';
    if (key === this.#key) return { isOtherKey: false };
    // A best score belongs to its key.
    if (this.#key) this.#session.forgetBest();
    this.#key = key;
    this.report('storage-key', undefined);
    const saved = this.#storage.open(key);
    if (saved) this.#countSaved(saved);
    return { isOtherKey: true, saved };
  }

  /** A saved game, if the settings describe it; any other is set aside before it can be overwritten. */
  #wanted(saved: SavedGame | undefined): SavedGame | undefined {
    if (!saved) return undefined;
    if (matches(this.#applied, saved.game)) return saved;
    this.#storage.setAside();
    return this.#takeBack();
  }

  /** The game that was set aside for other settings, if the current ones describe it. */
  #takeBack(): SavedGame | undefined {
    return this.#storage.takeBack((game) => matches(this.#applied, game));
  }

  /** Whether the settings now describe the game in progress, which was restored earlier. */
  #continues(isFirst: boolean): boolean {
    return !isFirst && matches(this.#applied, this.#session.game);
  }

  #countSaved({ best, arrowButtons }: SavedGame): void {
    this.#session.countBest(best);
    this.#arrowButtons = arrowButtons;
  }

  /** Another tab, or another element, plays under the same key, and its game is newer. */
  #found(saved: SavedGame): boolean {
    this.#countSaved(saved);
    const { game, playedHere } = saved;
    const current = this.#session.game;
    const isWanted = matches(this.settings, game);
    if (!isWanted) {
      this.#storage.open('');
      this.#storageFailed('another tab keeps a different game; this one is no longer stored');
    } else if (game.replay !== current.replay) {
      this.#session.load(game, { sameGame: game.seed === current.seed, playedHere });
    }
    return isWanted;
  }

  #storageFailed(problem: string, error?: Error): void {
    const message = `storage-key ${JSON.stringify(this.#key)}: ${problem}`;
    this.report('storage-key', message, { kind: 'storage', ...(error && { error }) });
  }

  #readAttributes(): { settings: Settings; problems: Problems } {
    this.#read ??= readSettings(this.#host.getAttribute, this.#applied);
    return this.#read;
  }
}
