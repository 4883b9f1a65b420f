import { expect } from '@open-wc/testing';
import { Game, type Move } from '../../../src/engine/index.js';
import { DIRECTIONS } from '../../../src/engine/internal.js';
import { planMove, planUndo, mergePeak } from '../../../src/board/view/move-plan.js';

const moveOf = (...trips: Move['trips'][number][]): Move => ({
  direction: 'left',
  trips,
  gained: 0,
  spawned: { cell: 15, value: 2 },
  won: false,
  over: false,
});

describe('planMove()', () => {
  it('merges away a tile that stands still, too, if another merges into it', () => {
    const plan = planMove(moveOf({ from: 2, to: 0, value: 4, merged: true }));
    expect(plan.halves).to.deep.equal([
      { from: 2, to: 0 },
      { from: 0, to: 0 },
    ]);
  });

  it('explains every board of a real game, for 300 moves', () => {
    const game = new Game({ seed: 'plan', columns: 5, rows: 3 });
    for (let n = 0; n < 300 && !game.over; n++) {
      const before = game.board.flat();
      const direction = DIRECTIONS.find((one) => game.canMove(one))!;
      const move = game.move(direction)!;
      const { slides, halves, merged } = planMove(move);
      const values = [...before];
      for (const { from } of [...slides, ...halves]) values[from] = 0;
      for (const { from, to } of slides) values[to] = before[from]!;
      for (const { cell, value } of [...merged, move.spawned]) values[cell] = value;
      expect(values).to.deep.equal(game.board.flat());
    }
  });
});

describe('planUndo()', () => {
  it('reverses every slide, and splits what was merged', () => {
    const plan = planUndo(
      moveOf(
        { from: 5, to: 4, value: 2, merged: false },
        { from: 2, to: 0, value: 8, merged: true },
      ),
    );
    expect(plan.slides).to.deep.equal([{ from: 4, to: 5 }]);
    expect(plan.splitCells).to.deep.equal([0]);
    expect(plan.halves).to.deep.equal([
      { from: 0, to: 2, value: 4 },
      { from: 0, to: 0, value: 4 },
    ]);
    expect(plan.spawned.cell).to.equal(15);
  });
});

describe('mergePeak()', () => {
  it('grows with the rank, from 1.1 for a 4 to 1.2 from 512 on', () => {
    const values = [4, 8, 64, 256, 512, 2048, 131072];
    const peaks = values.map((value) => Number(mergePeak(value).toFixed(3)));
    expect(peaks[0]).to.equal(1.1);
    expect(peaks.slice(-3)).to.deep.equal([1.2, 1.2, 1.2]);
    expect([...peaks].sort()).to.deep.equal(peaks);
  });
});
