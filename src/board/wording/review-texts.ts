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
  /** Over a share in per cent, which compares games. */
  accuracy: 'Accuracy',
  /** `{marks}` is a list of the three texts above. */
  reviewMarks: '{marks}.',
  /** One of the five texts below, and the share of games that were less lucky; `{luck}`, `{share}`. */
  reviewLuck: '{luck}: luckier than {share} of games.',
  veryLucky: 'Very lucky',
  lucky: 'A little lucky',
  averageLuck: 'Neither lucky nor unlucky',
  unlucky: 'A little unlucky',
  veryUnlucky: 'Very unlucky',
  /** Points won or lost by play and by luck; `{byPlay}`, `{byLuck}` are rounded, signed numbers. */
  reviewPoints: 'Points compared with a good player: {byPlay} by play, {byLuck} by luck.',
  /** Titles of moments: the turning point, by a move or by a new tile. */
  reviewTurnMove: 'The game turned',
  reviewTurnTile: 'An unlucky tile',
  /** The game ended with far less than was expected `{moves}` moves before. */
  reviewSudden: 'The end came suddenly',
  reviewSuddenNote: 'In the last {moves} moves',
  /** Where a moment is, or the first of `{count}` alike; `{move}`. */
  reviewAt: { one: 'Move {move}', other: '{count} times, first at move {move}' },
  /** Themes: what moves did. */
  themeDanger: 'The next tile could end the game',
  themeCorner: 'The largest tile left its corner',
  themeMerge: 'A better merge was passed over',
  themeParted: 'Equal tiles were parted',
  themeTight: 'Hardly a cell was left free',
  themePairs: 'Equal tiles were not brought together',
  themeRow: 'The line of the largest tile broke',
  /** `{count}` moves, 20 or more, without a mark. */
  reviewRun: {
    one: '{count} move without a mistake',
    other: '{count} moves without a mistake',
  },
  /** The title of the next two texts, which are hidden at first. */
  reviewDetails: 'How this is counted',
  /** `{share}` in per cent. */
  reviewShare:
    'Each move lost {share}% of the expected points on average. Accuracy is what would be left of them after 100 such moves. Moves at random reach about 30%, beginners 40 to 60%, good players 80% and more.',
  reviewExplained:
    'Points are those that a good player would expect at the end. A lesson asks about ten moves at most, each with a clearly better answer.',
  /** What the graph shows after a review. */
  reviewGraph: 'Expected final score',
  /** One of its values; `{score}`. */
  reviewExpected: 'expected {score}',
};
