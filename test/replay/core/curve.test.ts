import { expect } from '@open-wc/testing';
import { curvePath } from '../../../src/score-curve.js';
import { placeMarkers } from '../../../src/replay/core/curve.js';

describe('curvePath()', () => {
  it('goes from the first position at the left to the last one at the right', () => {
    expect(curvePath([0, 4, 8, 16])).to.equal('M0 100L333.3 75L666.7 50L1000 0');
  });

  it('draws a game without entries, without points, and with points below zero', () => {
    expect(curvePath([0])).to.equal('M0 100');
    expect(curvePath([0, 0, 0])).to.equal('M0 100L500 100L1000 100');
    expect(curvePath([-50, 50])).to.equal('M0 100L1000 0');
  });

  it('has at most 501 points for 100,000 positions', () => {
    const points = curvePath(Array.from({ length: 100_001 }, (_, index) => index)).split('L');
    expect(points).to.have.lengthOf(501);
    expect(points.at(-1)).to.equal('1000 0');
  });
});

describe('placeMarkers()', () => {
  const marker = (index: number, value: number) => ({ index, value });
  const flat = Array.from({ length: 1001 }, () => 0);

  it('puts each marker on the curve', () => {
    const markers = [marker(2, 128), marker(4, 256)];
    expect(placeMarkers(markers, [0, 10, 20, 30, 100])).to.deep.equal([
      { index: 2, value: 128, x: 50, y: 80, named: true },
      { index: 4, value: 256, x: 100, y: 0, named: true },
    ]);
  });

  it('names the higher tile of two that are close', () => {
    const placed = placeMarkers([marker(100, 128), marker(150, 256)], flat);
    expect(placed.map(({ named }) => named)).to.deep.equal([false, true]);
  });

  it('shows the higher tile of two that would overlap', () => {
    const placed = placeMarkers([marker(100, 128), marker(110, 256)], flat);
    expect(placed.map(({ value }) => value)).to.deep.equal([256]);
  });

  it('places the marker of a game with a single position at its start', () => {
    const [placed] = placeMarkers([marker(0, 128)], [0]);
    expect(placed).to.deep.equal({ index: 0, value: 128, x: 0, y: 100, named: true });
  });
});
