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
  /** Beside `reviewTurnTile`: the move that cost most; `{move}`, `{loss}`. */
  reviewCostliest: 'The costliest move was {move}: {loss}.',
  /** `{points}` are rounded; the game ended with far less. */
  reviewSudden: 'The end came suddenly: {moves} moves before it, {points} points were expected.',
  /** The mean share of the expected points that a move loses, in per cent; `{share}`. */
  reviewShare: 'Lost with each move: {share}% of the expected points.',
  /** One of the themes below, each of `{count}` moves, and what these cost together; `{theme}`, `{loss}`. */
  reviewTheme: '{theme} ({loss}).',
  themeDanger: {
    one: 'Once the next tiles could end the game',
    other: '{count} times the next tiles could end the game',
  },
  themeCorner: {
    one: 'Once the largest tile left its corner',
    other: '{count} times the largest tile left its corner',
  },
  themeMerge: {
    one: 'Once a better merge was passed over',
    other: '{count} times a better merge was passed over',
  },
  themeParted: {
    one: 'Once equal tiles were parted',
    other: '{count} times equal tiles were parted',
  },
  themeTight: {
    one: 'Once hardly a cell was left free',
    other: '{count} times hardly a cell was left free',
  },
  themePairs: {
    one: 'Once equal tiles could have been brought together',
    other: '{count} times equal tiles could have been brought together',
  },
  themeRow: {
    one: 'Once the line of the largest tile got out of order',
    other: '{count} times the line of the largest tile got out of order',
  },
  /** `{count}` moves, 20 or more, without a mark, from `{move}` on. */
  reviewRun: {
    one: 'Well played: {count} move without a mark from move {move}.',
    other: 'Well played: {count} moves without a mark from move {move}.',
  },
  /** What the graph shows after a review. */
  reviewGraph: 'Expected final score',
  /** One of its values; `{score}`. */
  reviewExpected: 'expected {score}',
};
