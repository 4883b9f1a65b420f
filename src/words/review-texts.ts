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
  /** In a list of counts. */
  inaccuracies: { one: '{count} inaccuracy', other: '{count} inaccuracies' },
  mistakes: { one: '{count} mistake', other: '{count} mistakes' },
  blunders: { one: '{count} blunder', other: '{count} blunders' },
  /** The same under that number. */
  inaccuraciesLabel: { one: 'Inaccuracy', other: 'Inaccuracies' },
  mistakesLabel: { one: 'Mistake', other: 'Mistakes' },
  blundersLabel: { one: 'Blunder', other: 'Blunders' },
  tryAgain: 'Try again here',
  playedMove: 'Played: {direction}.',
  /** `{marks}` is a list of the three counts. */
  reviewMarks: '{marks}.',
  /** How lucky a game was, if at least half of all games were less lucky, and if more were luckier; `{share}`. */
  reviewLuck: 'Luckier than {share} of games.',
  reviewBadLuck: '{share} of games were luckier.',
  /** In their place, for a game that ended far below what was expected at its start, which is `{score}`. */
  reviewFarBelow: 'From the same start, a good player makes about {score} points.',
  /** The cost of a move, where that is not told in points; `{share}`, in per cent. */
  reviewShareLost: '{share} of the chances lost',
  /** After a move the next tile, or the next `{count}`, may end the game; `{direction}`, `{games}` of `{all}`, which are 10. */
  reviewDanger: {
    one: 'After {direction}, the next tile ends {games} of {all} games.',
    other: 'After {direction}, the next {count} tiles end {games} of {all} games.',
  },
  /** Why a moment is listed: there the game turned, by a move or by a new tile, which is the title of the second. */
  reviewTurn: 'The game turned',
  reviewTurnTile: 'An unlucky tile',
  /** Where a moment is; `{move}`. */
  reviewAt: 'Move {move}',
  /** Where the first of `{count}` alike is, 2 or more; `{move}`. */
  reviewTimes: {
    one: 'Move {move}',
    other: '{count} times, first at move {move}',
  },
  /** Themes: what moves did. */
  themeDanger: 'The next tile could end the game',
  themeCorner: 'The largest tile left its corner',
  themeCornerMissed: 'The largest tile missed its corner',
  themeMerge: 'A better merge was passed over',
  themeParted: 'Equal tiles were parted',
  themeTight: 'Hardly a cell was left free',
  themePairs: 'Equal tiles were not brought together',
  themeRow: 'The line of the largest tile broke',
  /** `{count}` moves, 20 or more, without a mark; and which ones, `{from}` to `{to}`. */
  reviewRun: {
    one: '{count} move without a mistake',
    other: '{count} moves without a mistake',
  },
  reviewRunMoves: 'Moves {from} to {to}',
  /** The title of the next texts, which are hidden at first. */
  reviewDetails: 'How this is counted',
  /** `{blunder}`, `{mistake}` and `{inaccuracy}` are shares in per cent. */
  reviewExplained:
    'The graph shows the final score that a good player would expect in each position. A blunder costs at least {blunder} of it, a mistake {mistake}, an inaccuracy {inaccuracy}. Mistakes and blunders were confirmed by playing on; inaccuracies are only estimates.',
  /** Where costs are shares: the game ended far below what was expected, or something cost more than its score. */
  reviewInShares: 'This game ended far below that, so losses are in percent and not in points.',
  reviewLuckExplained: 'Luck compares each new tile with all that could have come.',
  /** What the graph shows after a review, and one of its values; `{score}`. */
  reviewGraph: 'Expected final score',
  reviewExpected: 'expected {score}',
  /** The same where costs are shares. Its values are in per cent of that at the start. */
  reviewGraphShares: 'Chances left',
};
