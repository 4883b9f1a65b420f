import { ruleAgainstReview } from '../../player/judging/standard-rules.js';
import { idOf, type KeptGame } from '../core/kept-game.js';

/** A game played back below its row. Its element stays the same, so that it plays on where rows come or go. */
export interface Film {
  /** The id of the game. */
  readonly id: string;
  readonly element: HTMLElement;
}

/** Else its film is played. */
export function canReview({ rules, moves }: Pick<KeptGame, 'rules' | 'moves'>): boolean {
  return moves > 0 && ruleAgainstReview(rules) === undefined;
}

/** A film that begins its review, or else plays once it is seen, with the game's line to copy. @param board gives its pictures and labels */
export function filmOf(game: KeptGame, document: Document, board: Element | undefined): Film {
  const element = document.createElement('game-2048-replay');
  const isReviewed = canReview(game);
  const attributes: Record<string, string | null | undefined> = {
    part: 'film',
    line: game.replay,
    autoplay: isReviewed ? null : '',
    review: isReviewed ? 'begun' : null,
    speed: '8',
    controls: 'play step scrub speed score moves copy',
    'tile-image': board?.getAttribute('tile-image'),
    'tile-labels': board?.getAttribute('tile-labels'),
  };
  for (const [name, value] of Object.entries(attributes)) {
    if (value != null) element.setAttribute(name, value);
  }
  return { id: idOf(game), element };
}
