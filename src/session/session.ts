import { Game, type Direction, type Move } from '../engine/index.js';
import { checkDirection, lastMove } from '../engine/internal.js';
import type { EndCard } from './cards.js';
import { EventQueue } from './event-queue.js';
import {
  BeforeMoveEvent,
  GameLoadEvent,
  GameOverEvent,
  KeepPlayingEvent,
  MoveEvent,
  NewGameEvent,
  ScoreEvent,
  UndoEvent,
  WonEvent,
  type Cause,
  type GameStartDetail,
  type PreviousGame,
} from './events.js';
import { defaultSettings, type AfterWin, type BestOf } from './settings.js';
import { nextStartTime } from './start-time.js';

export interface Change {
  kind: 'move' | 'new' | 'load' | 'undo' | 'keep-playing' | 'give-up';
  /** The move made or taken back. Undefined if `undo` took back giving up, or restored a whole game. */
  move?: Move | undefined;
  by: Cause;
}

export interface SessionOwner {
  /** Called before any event fires. */
  changed(change: Change): void;
  /** @returns whether no listener cancelled it */
  dispatchEvent(event: Event): boolean;
}

export interface StartOptions {
  /** What happens after this game is won. Default: the session's `afterWin` at that time. */
  afterWin?: AfterWin | undefined;
  /** `undo` brings back the game that this one replaces. */
  undoable?: boolean;
  by?: Cause;
}

/** Stored with a game, since its replay does not say it. */
export interface Provenance {
  /** Identifies the game: when it was started or loaded, in milliseconds since 1970; no two have the same. */
  startedAt: number;
  /** Played here from the start, and not loaded. */
  playedHere: boolean;
  /** Moves before the computer's first one; `Infinity` if it made none. */
  unassistedMoves: number;
  /** The best score when the game began. */
  bestBefore: number;
  /** Moves that were taken back, whoever had made them. Taking back a new game or giving up does not count. */
  undosUsed: number;
  /** Replaces the session's `afterWin` for this game. */
  afterWin?: AfterWin | undefined;
}

/** Without a provenance, the game is from elsewhere. */
export interface LoadOptions extends Partial<Provenance> {
  by?: Cause;
}

/** A game, and what the session knows about it. */
interface Round extends Provenance {
  readonly game: Game;
  keepsPlaying: boolean;
}

type Reported = Pick<Game, 'score' | 'won' | 'over'>;

/** A player's series of games: the one in progress, the best score, and what a win asks the player. */
export class GameSession {
  /** A game's own rule `afterWin: 'stop'` always ends it. */
  afterWin: AfterWin = defaultSettings.afterWin;
  bestOf: BestOf = defaultSettings.bestOf;
  /** In moves of a game; null for no limit. */
  undoLimit: number | null = defaultSettings.undoLimit;
  readonly events: EventQueue;

  readonly #owner: SessionOwner;
  #round = roundOf(new Game({ startTiles: 0 }));
  /** The round before this one, while `undo` can bring it back. */
  #replaced: Round | undefined;
  #previous: PreviousGame | null = null;
  /** The best score as of the last change; `best` also counts the game in progress. */
  #best = 0;
  /** As of the last change: a win or an end is reported only once. */
  #reported: Reported = { score: 0, won: false, over: false };

  constructor(owner: SessionOwner) {
    this.#owner = owner;
    this.events = new EventQueue((event) => owner.dispatchEvent(event));
  }

  get game(): Game {
    return this.#round.game;
  }

  get provenance(): Readonly<Provenance> {
    return this.#round;
  }

  /** The game that the present one replaced; null if there was none, or no move of it stood. */
  get previous(): PreviousGame | null {
    return this.#previous && { ...this.#previous };
  }

  /** The computer has made a move of this game that was not undone since. */
  get isAssisted(): boolean {
    return isAssisted(this.#round);
  }

  /** Never below the score of the game in progress, if that counts. */
  get best(): number {
    const counts = this.bestOf === 'played' && this.#isPlayersOwn && this.#hasExactScore;
    return counts ? Math.max(this.#best, this.game.score) : this.#best;
  }

  /** Undefined for a game from elsewhere that does not count: its score might contradict the best. */
  get shownBest(): number | undefined {
    const { best, game } = this;
    const isShown = this.#round.playedHere || (game.over && game.score === best);
    return isShown ? best : undefined;
  }

  /** False for a first game, which has beaten no earlier score. */
  get isNewBest(): boolean {
    const { best, game } = this;
    const { bestBefore } = this.#round;
    return this.#isPlayersOwn && bestBefore > 0 && game.score > bestBefore && game.score === best;
  }

  /** From the win until the player goes on; also after a win that ended the game. */
  get justWon(): boolean {
    return this.game.won && !this.#round.keepsPlaying;
  }

  /** The game is won, and the player has to say if it goes on. */
  get awaitsDecision(): boolean {
    // If `afterWin` has become `stop`, a game started without that rule cannot stop, so it asks.
    const { afterWin = this.afterWin } = this.#round;
    return afterWin !== 'continue' && this.justWon && !this.game.over;
  }

  /** The end screen of the position. */
  get endCard(): EndCard | undefined {
    if (this.awaitsDecision) return 'won';
    return this.game.over ? 'over' : undefined;
  }

  get acceptsMoves(): boolean {
    return !this.endCard;
  }

  /** After a move, after giving up, and after "New game", which `undo` takes back. */
  get canUndo(): boolean {
    if (this.game.endReason === 'gave-up') return true;
    return this.game.moves > 0 ? this.undosLeft !== 0 : this.#replaced !== undefined;
  }

  /** Null without a limit. */
  get undosLeft(): number | null {
    if (this.undoLimit === null) return null;
    return Math.max(0, this.undoLimit - this.#round.undosUsed);
  }

  /** Sets a game that has not begun, or that nobody has seen yet. Tells nobody. */
  prepare(game: Game, provenance?: Provenance): void {
    this.#round = { ...roundOf(game), ...provenance };
  }

  start(game: Game, { afterWin, undoable, by = 'page' }: StartOptions = {}): void {
    const replaced = undoable && this.game.moves > 0 ? this.#round : undefined;
    const detail = this.#replace({ ...roundOf(game), afterWin, bestBefore: this.best }, by);
    this.#replaced = replaced;
    this.#report({ kind: 'new', by }, new NewGameEvent(detail));
  }

  /**
   * Loads a game. With the `startedAt` of the game in progress it continues that game, as another tab does: a win or an
   * end is reported only if it is new.
   */
  load(game: Game, { by = 'page', ...provenance }: LoadOptions = {}): void {
    const detail = this.#replace({ ...roundOf(game), playedHere: false, ...provenance }, by);
    this.#report({ kind: 'load', by }, new GameLoadEvent(detail));
  }

  /**
   * @returns what happened; null if it changes nothing, the game does not accept moves, or a listener of `before-move`
   *   cancelled it
   * @throws TypeError, RangeError for anything but a direction, or whatever a source of tiles throws
   */
  move(direction: Direction, by: Cause): Move | null {
    checkDirection(direction);
    // Earlier events fire before this question.
    this.events.flush();
    const round = this.#round;
    const { game } = round;
    if (!this.acceptsMoves || !game.canMove(direction)) return null;
    if (!this.events.ask(new BeforeMoveEvent({ direction, by }))) return null;
    // A listener may have ended this game or started another: the move belonged to the old one.
    const isCurrent = round === this.#round && this.acceptsMoves;
    const move = isCurrent ? game.move(direction) : null;
    // A source of tiles may have started another game, too: then this move is not reported.
    if (!move || round !== this.#round) return null;
    // A move after the win answers the question whether to continue.
    round.keepsPlaying = game.won && !move.won;
    const { gained, spawned } = move;
    const { moves, score } = game;
    if (by === 'computer') round.unassistedMoves = Math.min(round.unassistedMoves, moves - 1);
    const detail = { direction, gained, spawned: { ...spawned }, moves, score, by };
    this.#report({ kind: 'move', move, by }, new MoveEvent(detail));
    return move;
  }

  /** Takes back the last move, or giving up, or else brings back the replaced game. @returns whether it did */
  undo(by: Cause = 'page'): boolean {
    if (!this.canUndo) return false;
    const replaced = this.#replaced;
    const move = lastMove(this.game);
    const movesBefore = this.game.moves;
    const events: Event[] = [];
    if (this.game.undo()) this.#followUndo(this.#round, movesBefore);
    else if (replaced) events.push(new GameLoadEvent(this.#replace(replaced, by)));
    const { moves, score } = this.game;
    this.#report({ kind: 'undo', move, by }, ...events, new UndoEvent({ moves, score, by }));
    return true;
  }

  #followUndo(round: Round, movesBefore: number): void {
    const { moves, won } = round.game;
    if (moves < movesBefore) round.undosUsed++;
    round.keepsPlaying &&= won;
    // All moves of the computer are taken back.
    if (moves <= round.unassistedMoves) round.unassistedMoves = Infinity;
  }

  keepPlaying(by: Cause = 'page'): void {
    if (!this.awaitsDecision) return;
    this.#round.keepsPlaying = true;
    const { score, moves } = this.game;
    this.#report({ kind: 'keep-playing', by }, new KeepPlayingEvent({ score, moves, by }));
  }

  giveUp(by: Cause = 'page'): void {
    if (this.game.over) return;
    this.game.giveUp();
    this.#report({ kind: 'give-up', by });
  }

  /** Counts a best score from storage or another tab. @param bestBefore the one before the game that has set it */
  countBest(best: number, bestBefore = best): void {
    this.#best = Math.max(this.#best, best);
    this.#round.bestBefore = Math.max(this.#round.bestBefore, bestBefore);
  }

  /** Counts the undos of this game in another tab: the larger of both numbers holds. */
  countUndos(used: number): void {
    this.#round.undosUsed = Math.max(this.#round.undosUsed, used);
  }

  forgetBest(): void {
    this.#best = 0;
    this.#round.bestBefore = 0;
  }

  /**
   * The player alone has played this game, here and from its start. Under best-of="played" no other game counts for the
   * best score; under "finished" a loaded game that ends here counts, too.
   */
  get #isPlayersOwn(): boolean {
    return this.#round.playedHere && !this.isAssisted;
  }

  /** Only such a score can be stored as the best. */
  get #hasExactScore(): boolean {
    return Number.isSafeInteger(this.game.score);
  }

  /** Puts a round in place of the one in progress. @returns the detail of the event that tells of it */
  #replace(round: Round, by: Cause): GameStartDetail {
    const left = this.#round;
    const isSameGame = left.startedAt === round.startedAt;
    this.#best = this.best;
    this.#round = round;
    this.#replaced = undefined;
    if (isSameGame) this.countUndos(left.undosUsed);
    else {
      this.#previous = previousOf(left);
      // The win or end of another game says nothing about this one.
      this.#reported = { ...this.#reported, won: false, over: false };
    }
    const { seed, columns, rows } = round.game;
    return { seed, columns, rows, previous: isSameGame ? null : this.previous, by };
  }

  /** With `bestOf: 'finished'` a score counts once a move ends the game; otherwise `best` counts it all along. */
  #countFinished(kind: Change['kind']): void {
    if (this.bestOf !== 'finished' || kind !== 'move' || this.isAssisted) return;
    if (!this.#hasExactScore) return;
    this.#best = Math.max(this.#best, this.game.score);
  }

  /** Tells the owner of a change, then fires the events of the change and those that follow from it. */
  #report(change: Change, ...events: Event[]): void {
    if (change.kind !== 'new') this.#replaced = undefined;
    const reported = this.#reported;
    const { score, won, over } = this.game;
    this.#reported = { score, won, over };
    if (over && !reported.over) this.#countFinished(change.kind);
    this.#best = this.best;
    const consequences = this.#consequencesOf(change, reported);
    this.events.batch(() => {
      this.events.emit(...events, ...consequences);
      this.#owner.changed(change);
    });
  }

  /** The events for what differs from the standing reported last: the score, a win, the end. */
  #consequencesOf({ kind, move, by }: Change, reported: Reported): Event[] {
    const { game, best } = this;
    const { score, won, moves, maxTile, rules, endReason } = game;
    const events: Event[] = [];
    if (score !== reported.score) {
      const gained = kind === 'undo' ? 0 : (move?.gained ?? 0);
      events.push(new ScoreEvent({ score, gained, best, moves, by }));
    }
    if (won && !reported.won) events.push(new WonEvent({ score, moves, tile: rules.winTile, by }));
    if (endReason && !reported.over) {
      const detail = { score, moves, maxTile, won, best, replay: game.replay, endReason, by };
      events.push(new GameOverEvent(detail));
    }
    return events;
  }
}

/** A game that begins here. */
function roundOf(game: Game): Round {
  const keepsPlaying = game.won && !wonByLastMove(game);
  const provenance = { playedHere: true, unassistedMoves: Infinity, bestBefore: 0, undosUsed: 0 };
  return { game, keepsPlaying, startedAt: nextStartTime(), ...provenance };
}

function isAssisted({ unassistedMoves }: Provenance): boolean {
  return unassistedMoves < Infinity;
}

/** Null for a game without a move, which is no loss. */
function previousOf(round: Round): PreviousGame | null {
  const { game, startedAt, playedHere } = round;
  const { replay, score, maxTile, moves, won, over } = game;
  if (moves === 0) return null;
  const assisted = isAssisted(round);
  return { replay, startedAt, score, maxTile, moves, won, over, playedHere, assisted };
}

function wonByLastMove(game: Game): boolean {
  const before = game.copy();
  return before.undo() && !before.won;
}
