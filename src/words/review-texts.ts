import type { TextsLike } from './texts-like.js';

/** The texts of a review in `<game-2048-replay>`. They are loaded with it. */
export type ReviewTexts = TextsLike<typeof englishReview>;

export const englishReview = {
  previousMistake: 'Previous mistake',
  nextMistake: 'Next mistake',
  /** The marks of moves. In all other texts a mistake is a move with any mark. */
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
  /** After it, if rows of `{count}` falls, two or more, name a move by which the largest tile left its corner. */
  reviewCorners: 'In {count} places, the graph falls as the largest tile leaves its corner.',
  /** The cost of a move: a share of the score that was expected, `{share}`, "12%". After the name of the mark. */
  reviewShareLost: '{share} of the expected score lost',
  /** The first sentence of a review: by what a game that is over was lost. `{causes}` is a list of the next four. */
  reviewLostBy: 'The game was lost through {causes}.',
  reviewBadMoveAt: 'a bad move at move {move}',
  reviewBadTileAt: 'a bad tile at move {move}',
  /** A move without a mark, alone or with the tile after it. */
  reviewMoveAt: '{direction} at move {move}',
  reviewMoveAndTileAt: '{direction} and a bad tile at move {move}',
  /** In its place, where nothing is clearly the cause: where that was, `{where}`, which is one of the next two. */
  reviewLost: 'The game was lost {where}.',
  reviewAtMove: 'at move {move}',
  reviewBetween: 'between moves {from} and {to}',
  /** What is seen of a move: the largest `{tile}`. */
  reviewCornerLeft: '{direction} moved {tile} out of the corner',
  /** After the sentence on a new 4 that cost much. */
  reviewRareTile: 'One new tile in ten is a 4.',
  /** In its place: nothing cost much for good. */
  reviewLostSlowly: 'The game was lost little by little.',
  /** In its place: the game reached 2048. */
  reviewWon: 'You won at move {move}.',
  /** In its place: the game is not over, and a good player would make so many points, `{score}`. */
  reviewGoesOn: 'The game is not over: a good player would still reach about {score} points.',
  /** The title of the row where the graph falls: through bad tiles, a single move without a mark, both, several of both, or through none of these. */
  reviewBadTiles: { one: 'A bad tile', other: '{count} bad tiles' },
  reviewMoveAndTile: '{direction} and a bad tile',
  reviewSlide: 'The graph falls',
  reviewOverrated: 'The computer had expected more',
  /** Said of the row of what that first sentence names. */
  reviewTurn: 'Here the game was lost',
  /** Where a moment is; `{move}`. */
  reviewAt: 'Move {move}',
  /**
   * What came of the marked move: the game ended `{count}` moves later, or with it; within so many moves it cost something,
   * or it did not.
   */
  reviewEnded: {
    one: 'The game ended a move later',
    other: 'The game ended {count} moves later',
  },
  reviewEndedAtOnce: 'It ended the game',
  reviewPunished: 'Punished within {count} moves',
  reviewSpared: 'You got away with it: the tiles were kind',
  /** The title of the last row. */
  reviewEnd: 'No move left',
  /** In place of the best move at the moment with which a review opens, whose row tells it when pressed. */
  reviewAsked: 'Can you see a better move? Its row below shows one.',
  /** Where a fall is that took more than one move. */
  reviewMoves: 'Moves {from} to {to}',
  /** Before the rows that are hidden at first; `{count}` rows are all. */
  reviewShowAll: 'Show all {count}',
  /** The title of the next texts, which are hidden at first. */
  reviewDetails: 'How this is counted',
  /** `{blunder}`, `{mistake}` and `{inaccuracy}` are shares in per cent, `{score}` is what is expected at the start. */
  reviewExplained:
    'The graph shows the final score that a good player would still reach from each position: about {score} points from the start. A blunder costs at least {blunder} of it, a mistake {mistake}, an inaccuracy {inaccuracy}. A move is marked only if games end sooner after it. A careful player, who looks a tile or two ahead, plays on hundreds of times after either move.',
  /** Where costs are shares: the game ended far below what was expected, or something cost more than its score. */
  reviewInShares:
    'This game ended far below that, so each loss is a percentage of the score expected just before it.',
  /** Why the button of the lesson has another number than there are marks. */
  reviewAskedExplained:
    'The lesson asks about the costliest of these. It asks about one of the last ten moves at most. If few are left, it adds good moves that you found.',
  reviewFallsExplained:
    'A line under the graph shows a lasting fall by a tenth of its height within ten moves that no marked move explains.',
  reviewLuckExplained: 'Luck compares each new tile with all that could have come.',
  /** What the graph shows, and what it shows once nothing can move. */
  reviewGraph: 'The final score a good player would still reach',
  reviewGraphOver: 'The game is over: no more points to reach',
};
