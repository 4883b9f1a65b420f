import { DIGITS, DIRECTION_LETTERS, movesInDigit, withoutCheck } from '../../engine/internal.js';
import { headOf, idOf, type KeptGame } from './kept-game.js';

/** The moves at the end of a line's body that share a character with the next ones: `~u.~l.` */
const openMoves = /(?:~[urdl]\.){0,2}$/;

/** A list in which each game stands once: a line that goes on where another one stops takes its place. */
export class DistinctGames {
  readonly #games: Set<KeptGame>;
  /** By the head of the line, which is the same in all lines of one game. */
  readonly #byHead = new Map<string, KeptGame[]>();

  constructor(games: readonly KeptGame[] = []) {
    this.#games = new Set(games);
    for (const game of games) this.#alike(game).push(game);
  }

  get games(): KeptGame[] {
    return [...this.#games];
  }

  /** Finds the same game. Two games that were played here are one only if their ids are the same. */
  find(game: KeptGame): KeptGame | undefined {
    return this.#alike(game).find((other) =>
      [game, other].every(({ startedAt }) => startedAt !== undefined)
        ? idOf(other) === idOf(game)
        : continues(game, other) || continues(other, game),
    );
  }

  /** Adds a game, unless there is a line that holds all of it. */
  add(game: KeptGame): void {
    const same = this.find(game);
    const joined = same ? joinLines(same, game) : game;
    if (joined.replay === same?.replay) return;
    const alike = this.#alike(game);
    if (same) {
      alike.splice(alike.indexOf(same), 1);
      this.#games.delete(same);
    }
    alike.push(joined);
    this.#games.add(joined);
  }

  #alike({ replay }: KeptGame): KeptGame[] {
    const head = headOf(replay);
    const alike = this.#byHead.get(head) ?? [];
    this.#byHead.set(head, alike);
    return alike;
  }
}

/** Makes one game of two for the same game. The longer line stays, but a line without a time never replaces a game played here. */
export function joinLines(known: KeptGame, other: KeptGame): KeptGame {
  const playedHere = [known, other].find(({ startedAt }) => startedAt !== undefined);
  const lacksTime = known.ended === null || other.ended === null;
  const longer = isLonger(other, known) ? other : known;
  return {
    ...(playedHere && lacksTime ? playedHere : longer),
    startedAt: playedHere?.startedAt,
    ended: known.ended ?? other.ended,
    assisted: known.assisted || other.assisted,
  };
}

function isLonger(game: KeptGame, rival: KeptGame): boolean {
  if (game.moves !== rival.moves) return game.moves > rival.moves;
  return game.replay.length > rival.replay.length;
}

/** True for the same line, and for one that begins with all entries of the shorter one. */
function continues(longer: KeptGame, shorter: KeptGame): boolean {
  if (longer.replay === shorter.replay) return true;
  if (longer.moves < shorter.moves) return false;
  // Only an edit goes on after the end.
  if (shorter.endReason !== null && !longer.edited) return false;
  const body = withoutCheck(shorter.replay);
  const open = openMoves.exec(body)?.[0] ?? '';
  const start = body.slice(0, body.length - open.length);
  const rest = withoutCheck(longer.replay);
  return rest.startsWith(start) && beginsWithMoves(rest.slice(start.length), open);
}

/** @param moves up to two, each as a mark of its own; the text may have them in one character with the move after them */
function beginsWithMoves(text: string, moves: string): boolean {
  const number = DIGITS.indexOf(text.charAt(0));
  const marks = movesInDigit(number).map((direction) => `~${DIRECTION_LETTERS.charAt(direction)}.`);
  return text.startsWith(moves) || (number >= 0 && marks.join('').startsWith(moves));
}
