import { Game, type GameOptions } from '../../../src/engine/index.js';
import type { FollowedBoard, FollowerHost } from '../../../src/records/core/follower.js';
import { Follower } from '../../../src/records/core/follower.js';
import {
  emptyBook,
  putGame,
  takeBackGame,
  type Book,
  type Edit,
} from '../../../src/records/core/book.js';
import { MemoryDatabase } from '../../../src/records/core/database.js';
import { idOf, toKeptGame, type KeptGame } from '../../../src/records/core/kept-game.js';
import type { PreviousGame } from '../../../src/session/events.js';
import { MemoryStorage } from '../../support/keeper-host.js';
import { Page } from '../../support/page.js';
import { playOn } from '../../support/plays.js';

/** A board as a book sees it, without a DOM: 8 wins. */
export class TestBoard extends Page implements FollowedBoard {
  constructor(storage = new MemoryStorage(), attributes: Record<string, string> = {}) {
    super(storage, { 'win-tile': '8', ...attributes });
  }

  get session() {
    return this.keeper.sync();
  }
  get storageKey(): string {
    return this.keeper.settings.storageKey;
  }
  get replay(): string {
    return this.session.game.replay;
  }
  get score(): number {
    return this.session.game.score;
  }
  get maxTile(): number {
    return this.session.game.maxTile;
  }
  get moves(): number {
    return this.session.game.moves;
  }
  get won(): boolean {
    return this.session.game.won;
  }
  get over(): boolean {
    return this.session.game.over;
  }
  get playedHere(): boolean {
    return this.session.provenance.playedHere;
  }
  get assisted(): boolean {
    return this.session.isAssisted;
  }
  override get previous(): PreviousGame | null {
    return this.session.previous;
  }

  /** Plays until the game is won, and goes on. */
  win(): void {
    while (!this.won) this.play(1);
    this.session.keepPlaying();
  }
  /** Plays until the game has more points. */
  gain(): void {
    for (const { score } = this; this.score === score && !this.over;) this.play(1);
  }
  newGame(options: Parameters<Page['keeper']['makeGame']>[0] = {}): void {
    this.keeper.start(this.keeper.makeGame(options), { undoable: true });
  }
}

/** The books of the tabs that share a storage, by key. */
const booksBeside = new WeakMap<MemoryStorage, Map<string, Book>>();

/** A tab: a book beside a board's storage, which may follow a board. */
export class Tab implements FollowerHost {
  readonly follower = new Follower(this);
  now = Date.UTC(2026, 10, 24, 18, 3);
  readonly #books: Map<string, Book>;

  constructor(readonly storage = new MemoryStorage()) {
    this.#books = booksBeside.get(storage) ?? new Map<string, Book>();
    booksBeside.set(storage, this.#books);
  }

  change(edit: Edit, key = 'key'): void {
    this.#books.set(key, edit(this.#books.get(key) ?? emptyBook));
  }
  games(key = 'key'): readonly KeptGame[] {
    return this.#books.get(key)?.games ?? [];
  }
  keyFor({ storageKey }: FollowedBoard): string {
    return storageKey;
  }
  keep(game: PreviousGame, key: string, isFollowed: boolean): void {
    this.change(putGame(toKeptGame(game, this.now++), isFollowed, 200), key);
  }
  playedOn(game: PreviousGame, key: string): void {
    this.keep(game, key, true);
  }
  takeBack(game: PreviousGame, key: string): void {
    this.change(takeBackGame(idOf(game)), key);
  }
}

/** The database of a browser, for all its tabs. */
export class TestDatabase extends MemoryDatabase {
  /** What a change fails with. */
  failure: Error | undefined;
  /** What it waits for. */
  turn: Promise<void> | undefined;

  override async change(key: string, edit?: Edit): Promise<Book> {
    await this.turn;
    if (this.failure) throw this.failure;
    return super.change(key, edit);
  }
}

/** A game that was given up, won or played to its end. */
export function endedGame(options: GameOptions, moves = 9): Game {
  const game = playOn(new Game(options), moves);
  if (!game.over) game.giveUp();
  return game;
}

/** Such a game as a book keeps it: as if from a board, or, without `startedAt`, from a text. */
export function keptGame(
  game: Game,
  ended: number | null = Date.UTC(2026, 0),
  startedAt?: number,
): KeptGame {
  const { replay, score, maxTile, moves, won, over } = game;
  const facts = { replay, score, maxTile, moves, won, over, playedHere: true, assisted: false };
  return { ...toKeptGame({ ...facts, startedAt: startedAt ?? 0 }, ended ?? 0), ended, startedAt };
}

const hour = 3_600_000;

/** Another game for each number, played here. */
export const gameOf = (number: number, moves = 9): KeptGame =>
  keptGame(endedGame({ seed: number }, moves), number * hour, number + 1);

/** The numbers of such games. */
export const numbersOf = (games: readonly KeptGame[]) => games.map(({ seed }) => Number(seed));
