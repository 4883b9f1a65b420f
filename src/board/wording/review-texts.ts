import type { TextsLike } from './texts-like.js';

/** The texts of a review in `<game-2048-replay>`. They are loaded with it. */
export type ReviewTexts = TextsLike<typeof englishReview>;

export const englishReview = {
  previousMistake: 'Previous mistake',
  nextMistake: 'Next mistake',
  worstMistake: 'Worst mistake',
  /** The marks of moves. */
  inaccuracy: 'Inaccuracy',
  mistake: 'Mistake',
  blunder: 'Blunder',
  /** How many there are, in a list. */
  inaccuracies: { one: '{count} inaccuracy', other: '{count} inaccuracies' },
  mistakes: { one: '{count} mistake', other: '{count} mistakes' },
  blunders: { one: '{count} blunder', other: '{count} blunders' },
  tryAgain: 'Try again here',
  playedMove: 'Played: {direction}.',
  /** How a game was played; `{marks}`, `{rate}` of them in `{moves}` moves. */
  reviewMarks: '{marks}: {rate} in {moves} moves.',
  reviewNoMarks: 'No mistakes found.',
  /** One of the five texts below, and the share of games that were less lucky; `{luck}`, `{share}`. */
  reviewLuck: '{luck}: luckier than {share} of games.',
  veryLucky: 'Very lucky',
  lucky: 'A little lucky',
  averageLuck: 'Neither lucky nor unlucky',
  unlucky: 'A little unlucky',
  veryUnlucky: 'Very unlucky',
  /** Points won or lost by play and by luck; `{byPlay}`, `{byLuck}` are rounded, signed numbers. */
  reviewPoints: 'Points compared with a good player: {byPlay} by play, {byLuck} by luck.',
  /** The link to the turning point, a move or the tile after one; `{move}`, and `{loss}`, as in "about −3,100 points". */
  reviewTurnMove: 'The game turned at move {move}: {loss} by the move.',
  reviewTurnTile: 'The game turned at move {move}: {loss} by the new tile.',
  /** What the graph shows after a review. */
  reviewGraph: 'Expected final score',
  /** One of its values; `{score}`. */
  reviewExpected: 'expected {score}',
};
