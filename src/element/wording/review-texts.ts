/** The texts of a review in `<game-2048-replay>`. They are loaded with it. */
export interface ReviewTexts {
  /** The button that starts the review, and its progress; `{percent}`. */
  review: string;
  reviewProgress: string;
  /** The buttons that go to a marked move. */
  previousMistake: string;
  nextMistake: string;
  /** The marks of moves. */
  inaccuracy: string;
  mistake: string;
  blunder: string;
  /** The button that continues the game from a marked move. */
  tryAgain: string;
  /** The move that was played; `{direction}`. */
  playedMove: string;
  /**
   * The sums of a review: both lost, won by luck, won by play, both won; `{lostByPlay}` or `{wonByPlay}`, `{lostByLuck}` or
   * `{wonByLuck}` (as in `points`), `{move}`: where the game turned.
   */
  reviewSummary: string;
  reviewSummaryLucky: string;
  reviewSummarySkilled: string;
  reviewSummaryBoth: string;
}

/** In English. */
export const englishReview: ReviewTexts = {
  review: 'Review',
  reviewProgress: 'Review: {percent}',
  previousMistake: 'Previous mistake',
  nextMistake: 'Next mistake',
  inaccuracy: 'Inaccuracy',
  mistake: 'Mistake',
  blunder: 'Blunder',
  tryAgain: 'Try again here',
  playedMove: 'Played: {direction}.',
  reviewSummary:
    'You lost {lostByPlay} by play and {lostByLuck} by luck; the game turned at move {move}.',
  reviewSummaryLucky:
    'You lost {lostByPlay} by play and won {wonByLuck} by luck; the game turned at move {move}.',
  reviewSummarySkilled:
    'You won {wonByPlay} by play and lost {lostByLuck} by luck; the game turned at move {move}.',
  reviewSummaryBoth:
    'You won {wonByPlay} by play and {wonByLuck} by luck; the game turned at move {move}.',
};
