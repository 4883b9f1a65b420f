import { expect } from '@open-wc/testing';
import { addCheckpoint, isDue, type Checkpoint } from '../../src/engine/checkpoints.js';
import { startPosition } from '../../src/engine/position.js';
import { ReplayWriter } from '../../src/engine/replay-writer.js';
import { Game } from '../../src/engine/index.js';

const position = startPosition(new Game({ size: 2, startTiles: 0 }).rules, 's');
const writer = new ReplayWriter();

/** The number of entries before each checkpoint of a game of this many entries. */
function checkpointsOf(total: number): number[] {
  let checkpoints: readonly Checkpoint[] = [];
  for (let entries = 1; entries <= total; entries++) {
    if (!isDue(checkpoints, entries)) continue;
    checkpoints = addCheckpoint(checkpoints, { position, writer, entries });
  }
  return checkpoints.map(({ entries }) => entries);
}

const gaps = (entries: readonly number[]) =>
  entries.slice(1).map((number, index) => number - entries[index]!);

describe('Game › undo() › the checkpoints it replays from', () => {
  it('come every 16 entries', () => {
    expect(checkpointsOf(15)).to.deep.equal([]);
    expect(checkpointsOf(50)).to.deep.equal([16, 32, 48]);
    expect(checkpointsOf(256 * 16)).to.deep.equal(
      Array.from({ length: 256 }, (_, index) => 16 * (index + 1)),
    );
  });

  it('are 256 at most, the newer half of them still every 16 entries', () => {
    const all = checkpointsOf(50_000);
    expect(all).to.have.length(256);
    expect(all.at(-1)).to.equal(50_000);
    expect(new Set(gaps(all.slice(-128)))).to.deep.equal(new Set([16]));
  });

  it('lie evenly in the older part of a game, from its start', () => {
    const all = checkpointsOf(50_000);
    const older = all.slice(0, 128);
    expect(older[0]).to.equal(16);
    // 48,000 entries in 128 gaps: 375 on average.
    expect(Math.max(...gaps(older))).to.be.below(2 * 375);
    expect(Math.min(...gaps(all))).to.equal(16);
  });
});
