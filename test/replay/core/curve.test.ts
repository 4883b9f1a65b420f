import { expect } from '@open-wc/testing';
import { curvePath } from '../../../src/score-curve.js';
import { placeMarkers } from '../../../src/replay/core/curve.js';

const pointsOf = (path: string) =>
  path.slice(1).split('L').map((point) => point.split(' ').map(Number) as [number, number]); // prettier-ignore

describe('curvePath()', () => {
  it('goes from the first position at the left to the last one at the right', () => {
    expect(curvePath([0, 4, 8, 16])).to.equal('M0 100L333.3 75L666.7 50L1000 0');
  });

  it('draws a game without entries, and one without points', () => {
    expect(curvePath([0])).to.equal('M0 100');
    expect(curvePath([0, 0, 0])).to.equal('M0 100L500 100L1000 100');
  });

  it('has room for scores below zero', () => {
    expect(pointsOf(curvePath([-50, 50])).map(([, y]) => y)).to.deep.equal([100, 0]);
  });

  it('has at most 501 points for 100,000 positions', () => {
    const points = pointsOf(curvePath(Array.from({ length: 100_001 }, (_, index) => index)));
    expect(points).to.have.lengthOf(501);
    expect(points.at(-1)).to.deep.equal([1000, 0]);
  });
});

describe('placeMarkers()', () => {
  const scores = [0, 10, 20, 30, 100];

  it('puts each marker on the curve', () => {
    const [first, second] = placeMarkers([{ index: 2, value: 128 }, { index: 4, value: 256 }], scores); // prettier-ignore
    expect(first).to.deep.equal({ index: 2, value: 128, x: 50, y: 80, named: true });
    expect(second).to.deep.equal({ index: 4, value: 256, x: 100, y: 0, named: true });
  });

  it('names the higher tile of two that are close', () => {
    const markers = [{ index: 100, value: 128 }, { index: 150, value: 256 }]; // prettier-ignore
    const placed = placeMarkers(
      markers,
      Array.from({ length: 1001 }, () => 0),
    );
    expect(placed.map(({ named }) => named)).to.deep.equal([false, true]);
  });

  it('shows the higher tile of two that would overlap', () => {
    const markers = [{ index: 100, value: 128 }, { index: 110, value: 256 }]; // prettier-ignore
    const placed = placeMarkers(
      markers,
      Array.from({ length: 1001 }, () => 0),
    );
    expect(placed.map(({ value }) => value)).to.deep.equal([256]);
  });

  it('places the marker of a game with a single position at its start', () => {
    expect(placeMarkers([{ index: 0, value: 128 }], [0])).to.deep.equal([
      { index: 0, value: 128, x: 0, y: 100, named: true },
    ]);
  });
});
