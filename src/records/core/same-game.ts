import type { KeptGame } from './kept-game.js';

/** Characters at the end of a line. */
const checkLength = 2;

/** Finds the same game among others: one of the two lines goes on where the other one stops. */
export function findSameGame(games: readonly KeptGame[], game: KeptGame): KeptGame | undefined {
  return games.find((other) =>
    isLonger(game, other) ? continues(game, other) : continues(other, game),
  );
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

function isLonger(one: KeptGame, other: KeptGame): boolean {
  if (one.moves !== other.moves) return one.moves > other.moves;
  return one.replay.length > other.replay.length;
}

/** Whether the longer line begins like the shorter one, but for its last moves, which may be packed otherwise. */
function continues(longer: KeptGame, shorter: KeptGame): boolean {
  if (longer.replay === shorter.replay) return true;
  // Only an edit goes on after the end.
  if (shorter.endReason !== null && !longer.edited) return false;
  return longer.replay.startsWith(commonStart(shorter.replay));
}

/** The part of a line with which each continuation starts: neither the check, nor the last moves: three share a character. */
function commonStart(line: string): string {
  let end = line.length - checkLength;
  while (/^~[urdl]\.$/.test(line.slice(end - 3, end))) end -= 3;
  return line.slice(0, end);
}
