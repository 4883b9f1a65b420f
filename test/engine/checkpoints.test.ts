import { expect } from '@open-wc/testing';
import { addCheckpoint, type Checkpoint } from '../../src/engine/game-record.js';
import { startPosition } from '../../src/engine/position.js';
import { EMPTY_BODY, plainMove } from '../../src/engine/entry.js';
import { Game } from '../../src/engine/index.js';

const position = startPosition(new Game({ size: 2, startTiles: 0, seed: 's' }));
const entries = Array.from({ length: 16 }, (_, index) => plainMove(index % 4));

/** The number of entries before each of the checkpoints of a game of this many entries. */
function checkpointsOf(total: number): number[] {
  let checkpoints: readonly Checkpoint[] = [];
  for (let count = 16; count <= total; count += 16) {
    checkpoints = addCheckpoint(checkpoints, { position, body: EMPTY_BODY, entries });
  }
  let before = 0;
  return checkpoints.map((checkpoint) => (before += checkpoint.entries.length));
}

const gaps = (entries: readonly number[]) =>
  entries.slice(1).map((number, index) => number - entries[index]!);

describe('Game › undo() › the checkpoints it replays from', () => {
  it('are all kept up to 256', () => {
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
    // 48,000 entries in 128 gaps: 375 on average.
    expect(Math.max(...gaps(older))).to.be.below(2 * 375);
    expect(Math.min(...gaps(all))).to.equal(16);
  });
});
