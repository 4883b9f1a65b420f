import { expect } from '@open-wc/testing';
import { Game } from '../../../src/engine/index.js';
import { questionAt, readAsk, readLessons } from '../../../src/replay/learn/asked-positions.js';
import { rows } from '../../support/boards.js';
import { expectThrown, played, thrown } from '../../support/plays.js';
import { readTimeline } from '../core/read-timeline.js';

const ask = (line: string, at: number) => () => questionAt('ask', at, readTimeline(line));

describe('readAsk', () => {
  it('returns the positions in the order written, each once', () => {
    expect(readAsk(' 412 248\n412 0 ')).to.deep.equal([412, 248, 0]);
  });

  it('refuses what is no number, naming it', () => {
    for (const token of ['x', '-1', '1.5', '1,2', 'tile:64', '0x1']) {
      const allowed = 'positions separated by spaces, or "mistakes"';
      expectThrown(
        () => readAsk(`1 ${token} 2`),
        'RangeError',
        `ask must be ${allowed}, not "${token}"`,
      );
    }
  });

  it('refuses the word mistakes beside others, naming the whole value', () => {
    expectThrown(() => readAsk(' 5\n Mistakes'), 'RangeError', 'not "5 Mistakes"');
  });
});

describe('readLessons', () => {
  it('returns copies, each position once', () => {
    const lesson = { line: ' a\n', at: 3, title: 'mine', kind: 'only-move' };
    const read = readLessons([lesson, { line: 'b', at: 3 }, { line: 'a', at: 3 }]);
    expect(read).to.deep.equal([
      { name: 'lessons[0]', line: 'a', at: 3, kind: 'only-move' },
      { name: 'lessons[1]', line: 'b', at: 3, kind: 'mistake' },
    ]);
    expect(readLessons([lesson, lesson, { line: 'b', at: 3 }])[1]!.name).to.equal('lessons[2]');
  });

  it('reads half a million members within the time limit of a test', () => {
    const members = Array.from({ length: 500_000 }, (_, at) => ({ line: 'a', at }));
    expect(readLessons([...members, ...members]).length).to.equal(members.length);
  });

  it('refuses what is no lesson, naming the member', () => {
    const good = { line: 'a', at: 0 };
    for (const [value, kind, named] of [
      ['248', 'TypeError', 'lessons must be an array, not "248"'],
      [[good, null], 'TypeError', 'lessons[1] must be an object with line and at, not null'],
      [[{ at: 1 }], 'TypeError', 'lessons[0].line must be a replay line, not undefined'],
      [[{ line: 'a', at: '1' }], 'TypeError', 'lessons[0].at'],
      [[good, { line: 'a', at: -1 }], 'RangeError', 'lessons[1].at'],
      [
        [good, { ...good, kind: 'blunder' }],
        'RangeError',
        'lessons[1].kind must be "mistake" or "only-move", not "blunder"',
      ],
      [[{ ...good, kind: 1 }], 'TypeError', 'lessons[0].kind'],
    ] as const) {
      expectThrown(() => readLessons(value), kind, named);
    }
  });
});

describe('questionAt', () => {
  const line = played({ seed: 'ask' }, 20).replay;

  it('accepts a position from which the game goes on', () => {
    for (const at of [0, 7, 19]) expect(thrown(ask(line, at))).to.equal(undefined);
    const stopped = played({ seed: 'stop', afterWin: 'stop' }, 20).replay;
    expect(thrown(ask(stopped, 3))).to.equal(undefined);
  });

  it('accepts a board that a line starts from, and the score after it', () => {
    const board = rows([2, 4], [4, 2]);
    expect(thrown(ask(new Game({ board }).replay, 0))).to.equal(undefined);
    expect(thrown(ask(new Game({ board, score: 40 }).replay, 1))).to.equal(undefined);
  });

  it('refuses a position beyond the game, at its end, or where nothing can move', () => {
    const full = rows([2, 4, 2, 4], [4, 2, 4, 2], [2, 4, 2, 4], [4, 2, 4, 2]);
    const { replay, moves } = played({ seed: 'over' });
    for (const [game, at] of [
      [line, 20],
      [line, 21],
      [line, 1e9],
      [replay, moves],
      [new Game({ board: full }).replay, 0],
    ] as const) {
      expectThrown(ask(game, at), 'RangeError', 'ask must be a position from 0 to', `not ${at}`);
    }
  });

  it('refuses a game under other rules, naming the rule', () => {
    for (const [options, rule] of [
      [{ size: '3x5' }, 'columns is 4, not 3'],
      [{ winTile: 64 }, 'winTile is 2048, not 64'],
      [{ fourChance: 0.5 }, 'fourChance is 0.1, not 0.5'],
    ] as const) {
      expectThrown(ask(played({ seed: 1, ...options }, 5).replay, 1), 'RangeError', rule);
    }
  });
});
