import { PlayableGame as Game } from '../engine/playable-game.js';
import type { Direction, Move } from '../engine/index.js';
import {
  BeforeMoveEvent,
  GameLoadEvent,
  GameOverEvent,
  MoveEvent,
  NewGameEvent,
  ScoreEvent,
  WonEvent,
} from './events.js';

/** How the position came about: a move to be played, or a jump to another position. */
export type Change =
  { move: Move; jump?: never } | { move?: never; jump: 'new' | 'load' | 'undo' | 'over' | 'kept' };

interface SessionHost {
  dispatchEvent(event: Event): boolean;
  /** Whether a won game waits for the player's word. */
  readonly asksAfterWin: boolean;
  /** The game has changed; called before any event tells so. */
  gameChanged(change: Change): void;
}

/** A series of games as the page sees it: the game in progress, the best score, and the events in their order. */
export class Session {
  /** The game in progress; before the first `begin` it stands for none. */
  game = new Game({ startTiles: 0 });
  /** Best score of the games that ended by themselves. */
  best = 0;
  /** The player has chosen to keep playing after the win. */
  #kept = false;
  /** What the page has been told last. */
  #told = { score: 0, won: false, over: false };
  #events: Event[] = [];
  #holding = false;

  constructor(readonly host: SessionHost) {}

  /** Won, and the player has yet to say whether to go on. */
  get asking(): boolean {
    return this.host.asksAfterWin && this.game.won && !this.#kept && !this.game.over;
  }

  /** The last move has won, whether or not it was also the end. */
  get justWon(): boolean {
    return this.game.won && !this.#kept;
  }

  /** Takes over a best score from elsewhere, where it is higher. */
  raiseBest(best: number): void {
    this.best = Math.max(this.best, best);
  }

  /** Begins with `game` in place of the one in progress. */
  begin(game: Game, how: 'new' | 'load'): void {
    this.game = game;
    this.#kept = game.won && !wonByLastMove(game);
    const { seed, columns, rows } = game;
    const Begun = how === 'new' ? NewGameEvent : GameLoadEvent;
    this.#changed({ jump: how }, new Begun({ seed, columns, rows }));
  }

  /** Makes a move; `null` where it changes nothing, is forbidden by the page, or the game waits or is over. */
  move(direction: Direction): Move | null {
    if (!this.game.canMove(direction) || this.asking) return null;
    if (!this.host.dispatchEvent(new BeforeMoveEvent({ direction }))) return null;
    // A listener may have done anything in between.
    const waits = this.asking as boolean;
    const move = waits ? null : this.game.move(direction);
    if (!move) return null;
    // Played on after the win: never to be asked about it.
    this.#kept = this.game.won && !move.won;
    const { gained, spawned } = move;
    const { moves, score } = this.game;
    const detail = { direction, gained, spawned: { ...spawned }, moves, score };
    this.#changed({ move }, new MoveEvent(detail), gained);
    return move;
  }

  undo(): boolean {
    if (!this.game.undo()) return false;
    this.#kept = this.game.won && this.#kept;
    this.#changed({ jump: 'undo' });
    return true;
  }

  keepPlaying(): void {
    if (!this.asking) return;
    this.#kept = true;
    this.#changed({ jump: 'kept' });
  }

  leave(): void {
    if (this.game.over) return;
    this.game.leave();
    this.#changed({ jump: 'over' });
  }

  /**
   * Runs an action and then fires the events that it causes, in order: what is read in a listener is the state after the
   * whole of it. Where a listener makes the next change, its events wait for those of this one.
   */
  hold(action: () => void): void {
    if (this.#holding) {
      action();
      return;
    }
    this.#holding = true;
    try {
      action();
    } finally {
      for (let event; (event = this.#events.shift());) this.host.dispatchEvent(event);
      this.#holding = false;
    }
  }

  /** Fires an event, or keeps it for the end of the action that is held. */
  tell(event: Event): void {
    this.hold(() => this.#events.push(event));
  }

  #changed(change: Change, event?: Event, gained = 0): void {
    const { game } = this;
    const { score, won, over, moves, maxTile, rules, endReason: reason } = game;
    const told = this.#told;
    this.#told = { score, won, over };
    const ended = reason && !told.over;
    if (ended && reason !== 'left') this.raiseBest(score);
    const { best } = this;
    this.hold(() => {
      if (event) this.tell(event);
      if (score !== told.score) this.tell(new ScoreEvent({ score, gained, best, moves }));
      if (won && !told.won) this.tell(new WonEvent({ score, moves, tile: rules.winTile }));
      if (ended) {
        const { replay } = game;
        this.tell(new GameOverEvent({ score, moves, maxTile, won, best, replay, reason }));
      }
      this.host.gameChanged(change);
    });
  }
}

function wonByLastMove(game: Game): boolean {
  const before = Game.fromReplay(game.replay);
  return before.undo() && !before.won;
}
