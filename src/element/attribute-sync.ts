import type { ReactiveControllerHost } from 'lit';
import { Game, type GameOptions } from '../engine/index.js';
import type { SavedGame } from '../session/saved-game.js';
import type { GameSession, StartOptions } from '../session/session.js';
import {
  attributeOf,
  defaultSettings,
  gameOptions,
  matches,
  readSettings,
  sameGame,
  type Problems,
  type Settings,
} from '../session/settings.js';
import { StorageController } from './controllers/storage.js';
import { onServer } from './environment.js';
import type { ProblemReporter } from './problems.js';

/** Brings the attributes into force: starts the game that they describe, or restores it from under the storage key. */
export class AttributeSync {
  /** Whether the player has switched the arrow buttons on; saved with the game. */
  arrowButtons = false;

  readonly #element: HTMLElement;
  readonly #session: GameSession;
  readonly #problems: ProblemReporter;
  readonly #storage: StorageController;
  /** What the attributes say now; undefined until they are read again. */
  #read: { settings: Settings; problems: Problems } | undefined;
  /** The settings in force. */
  #applied = defaultSettings;
  #isApplied = false;
  /** The storage key in use; undefined before the first game. */
  #key: string | undefined;

  constructor(
    element: HTMLElement & ReactiveControllerHost,
    session: GameSession,
    problems: ProblemReporter,
  ) {
    this.#element = element;
    this.#session = session;
    this.#problems = problems;
    this.#storage = new StorageController(element, {
      found: (saved) => this.#found(saved),
      failed: (problem) => this.#storageFailed(problem),
    });
  }

  /** What the attributes ask for, in force or not yet. Reading them changes nothing. */
  get settings(): Settings {
    return this.#readAttributes().settings;
  }

  /** Whether a game has begun. */
  get hasBegun(): boolean {
    return this.#key !== undefined;
  }

  /** A game as the attributes describe it. */
  newGame(options?: GameOptions): Game {
    return new Game(gameOptions(this.settings, options));
  }

  /** An attribute has changed. */
  invalidate(): void {
    this.#read = undefined;
    this.#isApplied = false;
  }

  /** Brings the attributes into force. Changes that were made together start one game. */
  apply(): void {
    if (this.#isApplied) return;
    this.#session.batch(() => {
      const isFirst = !this.hasBegun;
      const isOtherGame = this.#takeSettings() || isFirst;
      const { isOtherKey, saved } = this.#openStorage();
      const restored = this.#wanted(saved) ?? (isOtherGame ? this.#takeBack() : undefined);
      if (restored) this.#session.load(restored);
      else if (isOtherGame && !(this.#storage.isOpen && this.#continues(isFirst))) {
        this.#storage.setAside();
        this.#session.start(this.newGame());
      } else if (isOtherKey) this.save();
    });
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

  /** Saves the game in progress. */
  save(): void {
    const { best, game } = this.#session;
    if (this.#storage.isOpen) this.#storage.save(best, game.replay, this.arrowButtons);
  }

  /** @returns whether the settings ask for another game than before */
  #takeSettings(): boolean {
    const before = this.#applied;
    const { settings, problems } = this.#readAttributes();
    this.#applied = settings;
    this.#isApplied = true;
    this.#session.afterWin = settings.afterWin;
    for (const name of Object.keys(settings)) {
      const attribute = attributeOf(name);
      this.#problems.update(attribute, problems.get(attribute));
    }
    return !sameGame(before, settings);
  }

  /** Opens the storage under the key that the attributes name. @returns what is saved there, if it was not open yet */
  #openStorage(): { isOtherKey: boolean; saved?: SavedGame | undefined } {
    const key = onServer ? '' : (this.#element.getAttribute('storage-key') ?? '');
    if (key === this.#key) return { isOtherKey: false };
    // A best score belongs to its key.
    if (this.#key) this.#session.forgetBest();
    this.#key = key;
    this.#problems.update('storage-key', undefined);
    const saved = this.#storage.open(key);
    if (saved) this.#countSaved(saved);
    return { isOtherKey: true, saved };
  }

  /** A saved game, if the settings describe it; another is set aside before anything is written over it. */
  #wanted(saved: SavedGame | undefined): Game | undefined {
    if (!saved) return undefined;
    if (matches(this.#applied, saved.game)) return saved.game;
    this.#storage.setAside();
    return this.#takeBack();
  }

  /** The game that gave way to other settings, if these describe it. */
  #takeBack(): Game | undefined {
    return this.#storage.takeBack((game) => matches(this.#applied, game))?.game;
  }

  /** Whether the settings have come to describe the very game in progress, which was restored before. */
  #continues(isFirst: boolean): boolean {
    return !isFirst && matches(this.#applied, this.#session.game);
  }

  #countSaved({ best, arrowButtons }: SavedGame): void {
    this.#session.countBest(best);
    this.arrowButtons = arrowButtons;
  }

  /** Another page, or another element, plays under the same key, and its game is newer. */
  #found(saved: SavedGame): boolean {
    this.#countSaved(saved);
    const { game } = saved;
    const current = this.#session.game;
    const isWanted = matches(this.settings, game);
    if (!isWanted) {
      this.#storage.open('');
      this.#storageFailed('another page keeps a different game; this one is not stored any more');
    } else if (game.replay !== current.replay) {
      this.#session.load(game, { sameGame: game.seed === current.seed });
    }
    return isWanted;
  }

  #storageFailed(problem: string): void {
    const key = JSON.stringify(this.#key);
    this.#problems.update('storage-key', `storage-key ${key}: ${problem}`);
  }

  #readAttributes(): { settings: Settings; problems: Problems } {
    this.#read ??= readSettings((name) => this.#element.getAttribute(name), this.#applied);
    return this.#read;
  }
}
