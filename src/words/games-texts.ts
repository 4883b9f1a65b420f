import type { TextsLike } from './texts-like.js';

/** The texts about games that were played on, in a review and in a lesson. They are loaded with either. */
export type GamesTexts = TextsLike<typeof englishGames>;

export const englishGames = {
  /**
   * Where the computer has played on after two moves: games that end within `{moves}` moves. `{games}` is one of the next
   * three texts, and `{others}` a number, or `learnNoGame`. `{better}` is a direction or `learnBestMove`.
   */
  learnEnds: 'After {worse}, {games} games end within {moves} moves; after {better}, {others}.',
  /** `{count}` of `{all}` games, which are 100. */
  learnGames: '{count} of {all}',
  learnAllGames: 'all {all}',
  learnNoGame: 'none',
};
