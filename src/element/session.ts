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
export type Change = { move: Move } | { jump: 'new' | 'load' | 'undo' | 'over' | 'kept' };

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
  #best = 0;
  /** The player has chosen to keep playing after the win. */
  #kept = false;
  /** What the page has been told last. */
  #told = { score: 0, won: false, over: false };
  #events: Event[] = [];
  #holding = false;

  constructor(readonly host: SessionHost) {}

  /** Best score of the games that ended by themselves. */
  get best(): number {
    return this.#best;
  }

  /** Won, and the player has yet to say whether to go on. */
  get asking(): boolean {
    return this.host.asksAfterWin && this.game.won && !this.#kept && !this.game.over;
  }

  /** The last move has won, whether or not it was also the end. */
  get justWon(): boolean {
    return this.game.won && !this.#kept;
  }

  /** Another series: its best score is not that of this one. */
  forgetBest(): void {
    this.#best = 0;
  }

  /** Takes over a best score from elsewhere, where it is higher. */
  raiseBest(best: number): void {
    this.#best = Math.max(this.#best, best);
  }

  /** Begins with `game` in place of the one in progress. */
  begin(game: Game, how: 'new' | 'load'): void {
    this.game = game;
    this.#kept = game.won && !wonByLastMove(game);
    const { seed, columns, rows } = game;
    const detail = { seed, columns, rows };
    this.#changed({ jump: how }, [
      how === 'new' ? new NewGameEvent(detail) : new GameLoadEvent(detail),
    ]);
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
    this.#changed(
      { move },
      [new MoveEvent({ direction, gained, spawned: { ...spawned }, moves, score })],
      gained,
    );
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

  /** Fires events, or keeps them for the end of the action that is held. */
  tell(...events: Event[]): void {
    this.hold(() => this.#events.push(...events));
  }

  #changed(change: Change, events: Event[] = [], gained = 0): void {
    const { game } = this;
    const { score, won, over, moves, maxTile } = game;
    const told = this.#told;
    this.#told = { score, won, over };
    const reason = game.endReason;
    if (over && !told.over && reason !== 'left') this.raiseBest(score);
    const best = this.#best;
    if (score !== told.score) events.push(new ScoreEvent({ score, gained, best, moves }));
    if (won && !told.won) {
      events.push(new WonEvent({ score, moves, tile: game.rules.winTile }));
    }
    if (reason && !told.over) {
      const { replay } = game;
      events.push(new GameOverEvent({ score, moves, maxTile, won, best, replay, reason }));
    }
    this.hold(() => {
      this.tell(...events);
      this.host.gameChanged(change);
    });
  }
}

function wonByLastMove(game: Game): boolean {
  const before = Game.fromReplay(game.replay);
  return before.undo() && !before.won;
}
