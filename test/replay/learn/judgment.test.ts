import { expect } from '@open-wc/testing';
import type { Direction } from '../../../src/engine/index.js';
import { GAMES } from '../../../src/player/judging/rollout-results.js';
import { Judgment } from '../../../src/replay/learn/judgment.js';
import { comparisonsBy } from './made-comparisons.js';

type Games = ReturnType<typeof games>;

/** Half of the games are over after `moves`, and half after twice as many, in each of three ways. */
const games = (direction: Direction, ...moves: [number, number, number]) => ({
  direction,
  lengths: moves.map((length) =>
    Uint8Array.from({ length: GAMES }, (_, nth) => length << (nth % 2)),
  ),
});
const rated = (direction: Direction, loss: number) => ({
  ...{ direction, loss, value: 1000 - loss, reasons: [] },
});
const ratings = [rated('up', 0), rated('left', 20), rated('down', 60)] as const;
const noReasons = comparisonsBy(() => [[], []]);
const judged = (...playedOn: Games[]) => new Judgment([...ratings], playedOn, noReasons, 600);
const rightOf = (judgment: Judgment) =>
  (['up', 'left', 'down', 'right'] as const).filter((one) => judgment.isRight(one));

describe('Judgment', () => {
  const best = games('up', 60, 60, 60);

  it('accepts a move after which games last as long as after the best one, in one way of playing', () => {
    const judgment = judged(best, games('left', 50, 50, 50), games('down', 50, 60, 50));
    expect(rightOf(judgment)).to.deep.equal(['up', 'down']);
    expect(judgment.worst).to.equal('left');
    expect(judgment.hasOnlyRightMoves).to.equal(false);
  });

  /** One way of playing finds this move better, so nothing but the games that end soon speaks against it. */
  const soonOver = (direction: Direction, share: number) => ({
    direction,
    lengths: [200, 60, 60].map((length) =>
      Uint8Array.from({ length: GAMES }, (_, nth) => (nth < GAMES * share ? 10 : length)),
    ),
  });

  it('does not accept a move after which more than ten games in a hundred more end within 30 moves', () => {
    expect(rightOf(judged(best, soonOver('left', 0.1), best))).to.deep.equal(['up', 'left']);
    expect(rightOf(judged(best, soonOver('left', 0.11), best))).to.deep.equal(['up']);
  });

  it('takes another move for the best one if more than ten games in a hundred fewer end within 30 moves after it', () => {
    const judgment = judged(
      soonOver('up', 0.38),
      soonOver('left', 0.31),
      games('down', 60, 60, 60),
    );
    expect(judgment.best).to.equal('down');
    expect(rightOf(judgment)).to.deep.equal(['down']);
    expect(judged(soonOver('up', 0.1), best, games('down', 60, 60, 60)).best).to.equal('up');
  });

  it('takes another move for the best one if games are likely to last longer after it', () => {
    const judgment = judged(best, games('left', 70, 70, 70), games('down', 65, 65, 65));
    expect(judgment.best).to.equal('left');
    expect(rightOf(judgment)).to.deep.equal(['left']);
    expect(judged(best, best, best).best).to.equal('up');
  });

  it('tells what is certainly worse from what is likely so', () => {
    const longer = (direction: Direction, share: number) => ({
      direction,
      lengths: [0, 1, 2].map(() =>
        Uint8Array.from({ length: GAMES }, (_, nth) => (nth < GAMES * share ? 61 : 60)),
      ),
    });
    // Of 60 and 61 alone, these shares differ by 1 to 2, and by more than 2 standard errors.
    const judgment = judged(longer('up', 0.5), longer('left', 0.43), longer('down', 0.3));
    expect(rightOf(judgment)).to.deep.equal(['up']);
    expect(judgment.isSurelyWorse('left')).to.equal(false);
    expect(judgment.isSurelyWorse('down')).to.equal(true);
  });

  it('measures the points that a wrong answer loses by how much sooner games end; a right one loses none', () => {
    const judgment = judged(best, best, games('down', 45, 45, 45));
    // A quarter of the 400 points to come.
    expect([judgment.lossOf('left'), judgment.lossOf('down')]).to.deep.equal([0, 100]);
  });

  it('estimates them where the computer could not play on', () => {
    expect([judged().lossOf('left'), judged().lossOf('down')]).to.deep.equal([0, 60]);
  });

  it('accepts what a review would not mark where the computer could not play on', () => {
    expect(rightOf(judged())).to.deep.equal(['up', 'left']);
  });

  it('finds nothing to ask where every move is right', () => {
    const judgment = judged(best, games('left', 60, 60, 60), games('down', 59, 70, 70));
    expect([judgment.hasOnlyRightMoves, judgment.worst]).to.deep.equal([true, undefined]);
    expect(new Judgment([ratings[0]], [best], noReasons, 600).hasOnlyRightMoves).to.equal(true);
  });
});
