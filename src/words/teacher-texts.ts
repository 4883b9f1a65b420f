import type { TextsLike } from './texts-like.js';

/** The texts of hints with values and reasons. They are loaded with the first such hint. */
export type TeacherTexts = TextsLike<typeof englishTeacher>;

export type TeacherTextName = keyof TeacherTexts;

/** In English, the fallback of every other language. */
export const englishTeacher = {
  /** `{loss}` against the best move is rounded and signed, "−1,100"; `{count}` chooses the form. */
  pointsLost: { one: 'about {loss} point', other: 'about {loss} points' },
  /** Names the best move; `{direction}`. */
  bestMove: 'Best move: {direction}.',
  /** Names the best move, and what speaks for it; `{direction}`, `{clauses}`: one or more `reason…` texts, all verbs of the move. */
  bestMoveReasons: 'Best move: {direction}. It {clauses}.',
  /** In place of `{clauses}`: those for the best move, and `{price}` against it. */
  reasonsAndPrice: '{clauses}, though it {price}',
  /** Against another move; `{direction}`, `{clauses}`, the first of which is `pointsLost`, here alone; and the same without. */
  reasonsOfMove: '{direction}: {clauses}.',
  reasonsAgainst: '{direction} {clauses}.',
  /** For another move all the same; `{direction}`, `{clauses}`. */
  reasonsInFavor: 'Still, {direction} {clauses}.',
  /** Between the last two clauses of such a sentence; `pair` joins the others. */
  clauseAnd: ' and ',
  /** The move makes `{count}` merges; `{best}` is the highest tile made, out of two of `{half}`. */
  reasonMerges: { one: 'merges two {half}s', other: 'makes {count} merges (up to {best})' },
  /** The move brings equal tiles together, `{count}` times; `{best}` is the highest of these tiles. */
  reasonPairs: {
    one: 'brings two {best}s together',
    other: 'lines up {count} pairs (up to {best}s)',
  },
  /** The move brings `{count}` pairs of equal tiles apart that touched; `{best}` is the highest of these tiles. */
  reasonParted: {
    one: 'separates two {best}s',
    other: 'separates {count} pairs of equal tiles (up to {best})',
  },
  /** After the slide `{count}` tiles touch their half; `{best}` is the highest, `{half}` its half. */
  reasonNearPairs: {
    one: 'leaves {best} beside {half}',
    other: 'leaves {count} tiles beside their half (up to {best})',
  },
  /** Where only the highest tiles of such merges and pairs tell two moves apart; `{best}`, `{half}` is its half. */
  reasonHighestMerge: 'merges two {half}s',
  reasonHighestPair: 'brings two {best}s together',
  reasonHighestParted: 'separates two {best}s',
  reasonNearPair: 'leaves {best} beside {half}',
  /** `{only}` of the next texts, where that speaks against a move; elsewhere it is empty, so its space stands here. */
  only: 'only ',
  reasonEmpty: { one: 'leaves {only}{count} cell free', other: 'leaves {only}{count} cells free' },
  /** `{count}` directions, 1 to 4, in which the tiles can move whatever the next tile is. */
  reasonOpen: {
    one: 'leaves {only}{count} direction you can count on',
    other: 'leaves {only}{count} directions you can count on',
  },
  reasonCornerKept: 'keeps {tile} in the corner',
  reasonCornerLost: 'moves {tile} out of the corner',
  reasonCornerReached: 'puts {tile} in the corner',
  /** A line along an edge, which holds the highest tile; `{line}` is one of the four below. */
  reasonRowOrdered: 'leaves {line} in order',
  reasonRowBroken: 'leaves {line} out of order',
  topLine: 'the top row',
  rightLine: 'the right column',
  bottomLine: 'the bottom row',
  leftLine: 'the left column',
  /** The game ends within `{count}` new tiles, 1 or 2, with this `{chance}`, "12%". */
  reasonStuckNext: {
    one: 'has a {chance} chance of ending the game with the next tile',
    other: 'has a {chance} chance of ending the game within {count} tiles',
  },
  /** The same where that is certain. */
  reasonEnds: {
    one: 'ends the game with the next tile',
    other: 'ends the game within {count} tiles',
  },
  /** A mean of `{count}` cells, rounded, also 0; `{moves}` moves later (a number), with sampled tiles. */
  reasonEmptyLater: {
    one: 'leaves {only}about {count} cell free {moves} moves later',
    other: 'leaves {only}about {count} cells free {moves} moves later',
  },
  /** With this `{chance}` the highest tile, `{tile}` or more, is then in a corner. */
  reasonCornerLater: 'has a {chance} chance of {tile} in a corner {moves} moves later',
  /** Where that chance is below 1 %. */
  reasonCornerLaterHardly: 'will not get {tile} into a corner soon',
};
