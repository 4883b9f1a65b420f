import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import { applyEntry, startPosition } from '../../src/engine/position.js';
import { ReplayReader } from '../../src/engine/replay-reader.js';
import { dice, played, playOn, runs, snapshot } from '../support/plays.js';
import { sealed } from '../support/sealed.js';
import { countDraws, countEntries, countingReads } from '../support/work.js';

/** Cells looked at for each character of a line's body. */
function readsPerCharacter(line: string): number {
  const reader = new ReplayReader(line, { maxMoves: Infinity, maxLength: Infinity });
  const start = startPosition(reader.head);
  const { cells, reads } = countingReads(start.cells);
  const position = { ...start, cells };
  for (const entry of reader.entries()) applyEntry(position, entry);
  return reads() / (line.length - line.split('_', 7).join('_').length);
}

describe('verify() › the cost of a line', () => {
  const head = '1_32x32_4_0_2_continue_a_';
  const checkerboard = Array.from({ length: 31 }, (_, row) => (row % 2 ? 'po' : 'op').repeat(16));
  const ordinary = played({ size: 32, seed: 'ordinary' }, runs(600)).replay;

  it('is at most 2.5 times that of an ordinary one of its size, after a win too', () => {
    const start = `${head}~i${checkerboard.join('')}BAAAAB.`;
    const won = `${start}${'d3'.repeat(runs(100))}`;
    const edits = `${head}~i${checkerboard.join('')}.${'~a.~s1.'.repeat(16)}`;
    const limit = 2.5 * readsPerCharacter(ordinary);
    for (const line of [won, edits]) {
      expect(readsPerCharacter(sealed(line)), line.slice(-20)).to.be.at.most(limit);
    }
  });
});

describe('Game › undo() › its cost', () => {
  const moves = runs(20_000);
  const game = played({ seed: 'cost', size: 12 }, moves, 3);

  it('is that of a few dozen moves, however long the game, also right after fromReplay()', () => {
    const { board } = played({ seed: 'cost', size: 12 }, moves - 100, 3);
    for (const long of [game.copy(), Game.fromReplay(game.replay)]) {
      const draws = countDraws(() => {
        for (let count = 0; count < 100; count++) long.undo();
      });
      expect(draws / 2).to.be.below(100 * 40);
      expect([long.moves, long.board]).to.deep.equal([moves - 100, board]);
    }
  });

  it('is the same whatever was edited between the moves', () => {
    const edits: Record<string, (game: Game, turn: number) => void> = {
      'a score': (one, turn) => one.setScore(turn),
      'a tile, twice a score': (one, turn) => {
        one.setScore(turn);
        one.setTile(turn % 12, 3, 2);
        one.setScore(-turn);
      },
      'many scores and boards': (one, turn) => {
        for (let count = 0; count < 20; count++) {
          one.setScore(turn + count);
          one.setTile(turn % 12, 3, 2);
        }
      },
    };
    const roll = dice(4);
    for (const [name, edit] of Object.entries(edits)) {
      const edited = new Game({ seed: 'edits', size: 12 });
      for (let turn = 0; turn < 200; turn++) {
        playOn(edited, 1, roll(1000));
        edit(edited, turn);
      }
      const done = edited.moves;
      const start = edited.copy();
      const applied = countEntries(() => {
        while (edited.undo());
      });
      expect(edited.moves).to.equal(0);
      expect(applied / done, name).to.be.below(40);
      // There and back again, in the middle of a game.
      const again = countEntries(() => {
        for (let count = 0; count < 100; count++) {
          start.undo();
          playOn(start, 1, roll(1000));
        }
      });
      expect(again / 100, name).to.be.below(18);
    }
  });

  it('is zero if no move was made, whatever was edited', () => {
    const edited = new Game({ seed: 'edits', size: 12 });
    for (let turn = 0; turn < 200; turn++) {
      edited.setScore(turn);
      edited.setTile(turn % 12, 3, 2);
    }
    expect(countEntries(() => edited.undo())).to.equal(0);
  });

  it('stays low all the way back to the start of a long game', () => {
    const back = played({ seed: 'back', size: 6 }, runs(12_000), 3);
    const start = back.moves;
    let dearest = 0;
    let sum = 0;
    for (let left = start; left > 0; left--) {
      const replayed = countDraws(() => back.undo()) / 2;
      expect(back.moves).to.equal(left - 1);
      dearest = Math.max(dearest, replayed);
      sum += replayed;
    }
    expect(dearest).to.be.below(40 + start / 20);
    expect(sum).to.be.below(40 * start);
    expect(snapshot(back)).to.deep.equal(snapshot(new Game({ seed: 'back', size: 6 })));
  });
});
