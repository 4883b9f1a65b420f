import type { TextsLike } from './texts-like.js';

/** The texts of a review in `<game-2048-replay>`. They are loaded with it. */
export type ReviewTexts = TextsLike<typeof englishReview>;

/** In English. */
export const englishReview = {
  previousMistake: 'Previous mistake',
  nextMistake: 'Next mistake',
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
  /** The share of games that were less lucky; `{share}`. */
  reviewLuck: 'Luckier than {share} of games.',
  /** Points won or lost by play and by luck; `{byPlay}`, `{byLuck}` are rounded, signed numbers. */
  reviewPoints: 'Points compared with a good player: {byPlay} by play, {byLuck} by luck.',
  /** The link to the turning point; `{move}`, and the rounded `{score}` that was expected there. */
  reviewTurn:
    'The game turned at move {move}: from there a good player would have made about {score} points.',
};
