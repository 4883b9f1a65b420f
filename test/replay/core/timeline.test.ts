import { expect } from '@open-wc/testing';
import { Game, ReplayError, steps, verify, type Step } from '../../../src/engine/index.js';
import { Timeline } from '../../../src/replay/core/timeline.js';
import { dice, played, playOn, runs, thrown } from '../../support/plays.js';
import { readTimeline as read } from './read-timeline.js';
import { vectors } from '../../support/vectors.js';

/** Everything that a position answers, as one text. */
const plain = ({ position, ...step }: Step) => {
  const { board, score, moves, won, over, endReason, seed, replay } = position;
  return JSON.stringify({ ...step, board, score, moves, won, over, endReason, seed, replay });
};

/** A game of any size and rules: plain, edited, given up, with tiles of a source, from a board. */
function randomGame(number: number): Game {
  const roll = dice(number);
  const size = roll(8) ? `${2 + roll(6)}x${2 + roll(6)}` : `${2 + roll(31)}x${2 + roll(31)}`;
  const kind = roll(5);
  const options = {
    size,
    seed: `g${number}`,
    winTile: 2 ** (3 + roll(9)),
    fourChance: roll(10) / 9,
  };
  const random = (empty: readonly number[]) => ({
    cell: empty[roll(empty.length)]!,
    value: 2 << roll(3),
  });
  let game = new Game(kind === 1 ? { ...options, random } : { ...options, startTiles: roll(4) });
  if (kind === 2) {
    const { columns, rows, rules } = game;
    const board = Array.from({ length: rows }, () => Array.from({ length: columns }, () => roll(3) && 2 ** (1 + roll(12)))); // prettier-ignore
    game = new Game({ board, seed: rules.startTiles, score: roll(3) ? 0 : roll(9999) - 5000 });
  }
  for (let part = 0; part <= roll(4); part++) {
    playOn(game, roll(90), number + part);
    if (kind !== 3) continue;
    if (roll(2)) game.setTile(roll(game.columns), roll(game.rows), roll(3) && 2 ** (1 + roll(20)));
    if (roll(2)) game.setScore(roll(100000) - 50000);
    if (roll(2) && game.hasEmptyCell) game.addTile();
    if (roll(3) === 0) game.setBoard(game.board.map((row) => row.toReversed()));
  }
  if (kind === 4 || roll(6) === 0) game.giveUp();
  return game;
}

describe('Timeline › positions', () => {
  it('returns the steps of the engine, at every position of 500 random games', () => {
    for (let number = 0; number < runs(500); number++) {
      const { replay } = randomGame(number);
      const timeline = read(replay);
      const all = [...steps(replay)];
      expect(timeline.length, replay).to.equal(all.length - 1);
      expect(timeline.scores, replay).to.deep.equal(all.map(({ position }) => position.score));
      const free = all.map(({ position }) => position.board.flat().filter((tile) => !tile).length);
      expect(timeline.freeCells, replay).to.deep.equal(free);
      // From the last to the first: no position depends on the one that was looked at before.
      for (const step of all.reverse()) {
        const { index } = step;
        if (plain(timeline.step(index)) !== plain(step)) expect.fail(`${replay} at ${index}`);
      }
    }
  });

  it('refuses an index that is not a position of the game', () => {
    const timeline = read(played({ seed: 'out' }, 10).replay);
    for (const index of [-1, 11, 640, NaN]) {
      expect(() => timeline.step(index).position).to.throw(
        RangeError,
        'index must be from 0 to 10',
      );
    }
  });
});

describe('Timeline › reading', () => {
  it('can pause after every 500 entries', () => {
    let pauses = 0;
    const reading = Timeline.read(played({ seed: 'pause', size: 6 }, 1640).replay);
    while (!reading.next().done) pauses++;
    expect(pauses).to.equal(3);
  });

  it('refuses anything but a legal game with the error of verify()', () => {
    for (const { name, replay } of vectors.illegal) {
      const error = thrown(() => read(replay));
      expect(error, name).to.be.instanceOf(ReplayError);
      expect(error?.message, name).to.equal(
        thrown(() => verify(replay, { allowEdits: true }))?.message,
      );
    }
  });
});

describe('Timeline › find()', () => {
  const board = [
    [64, 64, 0],
    [2, 0, 0],
  ];

  it('finds a position by its number, the last one, and where a tile first appears', () => {
    const game = new Game({ board, seed: 'find' });
    game.move('left');
    playOn(game, 5);
    game.setTile(2, 1, 4096);
    const timeline = read(game.replay);
    expect(timeline.find(3)).to.equal(3);
    expect(timeline.find(1e9)).to.equal(timeline.length);
    expect(timeline.find('last')).to.equal(timeline.length);
    expect(timeline.find('tile:64')).to.equal(0);
    expect(timeline.find('tile:128')).to.equal(1);
    expect(timeline.find('tile:4096')).to.equal(timeline.length);
    expect(timeline.find('tile:512')).to.equal(undefined);
  });

  it('marks the first position with each tile of 128 or more', () => {
    const timeline = read(played({ seed: 'milestones', size: 6, winTile: 4096 }, 2000).replay);
    const all = [...steps(timeline.line)];
    const expected = [128, 256, 512, 1024, 2048, 4096].flatMap((value) => {
      const index = all.findIndex(({ position }) => position.has(value));
      return index < 0 ? [] : [{ index, value }];
    });
    expect(expected.length).to.be.above(2);
    expect(timeline.milestones).to.deep.equal(expected);
  });

  it('marks a tile that was there from the start, and one that comes with a source', () => {
    const tiles = [{ cell: 0, value: 256 }, { cell: 1, value: 128 }, { cell: 5, value: 2 }, { cell: 10, value: 1024 }]; // prettier-ignore
    const game = new Game({ random: tiles, startTiles: 3 });
    expect(game.move('down')).not.to.equal(null);
    expect(read(game.replay).milestones).to.deep.equal([
      { index: 0, value: 256 },
      { index: 0, value: 128 },
      { index: 1, value: 1024 },
    ]);
  });
});
