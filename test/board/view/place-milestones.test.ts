import { expect } from '@open-wc/testing';
import { graphPath } from '../../../src/board/view/score-graph.js';
import { placeMilestones } from '../../../src/board/view/place-milestones.js';

describe('graphPath()', () => {
  it('goes from the first position at the left to the last one at the right', () => {
    expect(graphPath([0, 4, 8, 16])).to.equal('M0 100L333.3 75L666.7 50L1000 0');
  });

  it('draws a game without entries, without points, and with points below zero', () => {
    expect(graphPath([0])).to.equal('M0 100');
    expect(graphPath([0, 0, 0])).to.equal('M0 100L500 100L1000 100');
    expect(graphPath([-50, 50])).to.equal('M0 100L1000 0');
  });

  it('has at most 501 points for 100,000 positions', () => {
    const points = graphPath(Array.from({ length: 100_001 }, (_, index) => index)).split('L');
    expect(points).to.have.lengthOf(501);
    expect(points.at(-1)).to.equal('1000 0');
  });
});

describe('placeMilestones()', () => {
  const milestone = (index: number, value: number) => ({ index, value });
  const flat = Array.from({ length: 1001 }, () => 0);

  it('puts each milestone on the line of the graph', () => {
    const milestones = [milestone(2, 128), milestone(4, 256)];
    expect(placeMilestones(milestones, [0, 10, 20, 30, 100])).to.deep.equal([
      { index: 2, value: 128, x: 50, y: 80, isNamed: true },
      { index: 4, value: 256, x: 100, y: 0, isNamed: true },
    ]);
  });

  it('names only the higher of two tiles that are close', () => {
    const placed = placeMilestones([milestone(100, 128), milestone(150, 256)], flat);
    expect(placed.map(({ isNamed }) => isNamed)).to.deep.equal([false, true]);
  });

  it('shows only the higher of two tiles that would overlap', () => {
    const placed = placeMilestones([milestone(100, 128), milestone(110, 256)], flat);
    expect(placed.map(({ value }) => value)).to.deep.equal([256]);
  });

  it('places the milestone of a game with a single position at its start', () => {
    const [placed] = placeMilestones([milestone(0, 128)], [0]);
    expect(placed).to.deep.equal({ index: 0, value: 128, x: 0, y: 100, isNamed: true });
  });
});
