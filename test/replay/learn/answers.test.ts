import { expect } from '@open-wc/testing';
import { review, type MoveReview } from '../../../src/player/index.js';
import { isRight } from '../../../src/replay/learn/answers.js';
import { played } from '../../support/plays.js';

describe('isRight', () => {
  it('never accepts a worse move than the one played, nor one that would be marked', async () => {
    const marked: MoveReview[] = [];
    for (let seed = 0; marked.length < 1000; seed++) {
      const { moves } = await review(played({ seed }).replay, { budget: 1 });
      marked.push(...moves.filter(({ mark }) => mark));
    }
    for (const { ratings, direction, loss: playedLoss, value } of marked) {
      for (const rating of ratings!) {
        const loss = rating.loss!;
        const isMarked = loss > 0 && loss >= 0.05 * value;
        const isWorse = loss > playedLoss;
        const isAccepted = isRight(ratings!, rating.direction, direction);
        expect(isAccepted).to.equal(!isMarked && !isWorse);
      }
    }
  });

  it('accepts a nearly best move unless a better one was played', () => {
    const rated = (direction: 'up' | 'left' | 'down', loss: number) => ({
      ...{ direction, loss, value: 1000 - loss, reasons: [] },
    });
    const ratings = [rated('up', 0), rated('left', 20), rated('down', 60)];
    const rightWith = (movePlayed?: 'up' | 'left' | 'down') =>
      (['up', 'left', 'down', 'right'] as const).filter((one) => isRight(ratings, one, movePlayed));
    expect(rightWith()).to.deep.equal(['up', 'left']);
    expect(rightWith('down')).to.deep.equal(['up', 'left']);
    expect(rightWith('left')).to.deep.equal(['up', 'left']);
    expect(rightWith('up')).to.deep.equal(['up']);
  });
});
