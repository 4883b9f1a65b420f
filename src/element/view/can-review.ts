import type { GameView } from '../../engine/index.js';
import { ruleAgainstReview } from '../../player/judging/standard-rules.js';

/** Whether a finished game can be reviewed. The page in one file has another version: there no game can. */
export const canReview = ({ rules, moves }: Pick<GameView, 'rules' | 'moves'>): boolean =>
  moves > 0 && ruleAgainstReview(rules) === undefined;
