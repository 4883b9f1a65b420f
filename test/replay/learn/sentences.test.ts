import { expect } from '@open-wc/testing';
import { english } from '../../../src/words/locales/en.js';
import * as words from '../../../src/words/reasons.js';
import { englishTeacher } from '../../../src/words/teacher-texts.js';
import { Language } from '../../../src/words/texts.js';
import type { Direction } from '../../../src/engine/index.js';
import type { FirstMoves } from '../../../src/player/judging/first-moves.js';
import type { Rating } from '../../../src/player/index.js';
import { Judgment } from '../../../src/replay/learn/judgment.js';
import { played } from '../../support/plays.js';
import { readTimeline } from '../core/read-timeline.js';
import { Question } from '../../../src/replay/learn/question.js';
import {
  bestMoveText,
  learnEnglish,
  questionText,
  verdictText,
} from '../../../src/replay/learn/sentences.js';
import { allEnglish } from '../../../src/replay/wording/sentences.js';
import { comparisonsBy } from './made-comparisons.js';

const texts = new Language('en', { ...allEnglish, ...learnEnglish });
const hints = new Language('en', { ...english, ...englishTeacher });

type Reasons = Rating['reasons'];

const rated = (direction: Direction, loss: number): Rating => ({
  ...{ direction, loss, value: 1000 - loss, reasons: [] },
});
/** Of a hundred games after a move, so many end after five moves, and the others after `moves`; in three ways. */
const games = (direction: Direction, ending: number, moves = 200) => ({
  direction,
  lengths: [0, 1, 2].map(() =>
    Uint8Array.from({ length: 100 }, (_, nth) => (nth < ending ? 5 : moves)),
  ),
});
type Games = ReturnType<typeof games>;

const free = (count: number) => ({ kind: 'empty', count }) as const;
/** @param reasons of each move, whichever it is compared with */
const judged = (
  playedOn: Games[],
  { up = [free(7)], left = [free(6)], down = [free(5)] }: Partial<Record<Direction, Reasons>> = {},
  firstMoves?: ReadonlyMap<Direction, FirstMoves>,
) => {
  const of: Partial<Record<Direction, Reasons>> = { up, left, down };
  return new Judgment(
    [rated('up', 0), rated('left', 20), rated('down', 60)],
    playedOn,
    comparisonsBy((better, worse) => [of[better] ?? [], of[worse] ?? []]),
    0,
    firstMoves,
  );
};

const verdict = (judgment: Judgment, direction: Direction, played?: Direction) =>
  verdictText(texts, words, hints, { direction, played, judgment });
const shown = (judgment: Judgment, played?: Direction) =>
  bestMoveText(texts, words, hints, { direction: judgment.best, played, judgment });

const parted = (best: number) => ({ kind: 'parted', count: 1, best }) as const;
const merges = (best: number) => ({ kind: 'merges', count: 1, best }) as const;

describe('verdictText()', () => {
  const deadly = judged([games('up', 0), games('left', 0), games('down', 91)], {
    up: [merges(64)],
    left: [merges(8)],
    down: [parted(32)],
  });
  const tryOn = 'Try another move, or press “Show it”.';

  it('says of a wrong answer that it was played, what is seen on the board, how many games end, and how to go on', () => {
    expect(verdict(deadly, 'down', 'down')).to.equal(
      `Down is a mistake. That is what you played. It separates two 32s. After Down, 91 of 100 games end within 100 moves; after the best move, none. ${tryOn}`,
    );
  });

  it('says why the best move is better than the one played, which it names', () => {
    expect(verdict(deadly, 'up', 'down')).to.equal(
      'Yes: Up. It merges two 32s. After Down, 91 of 100 games end within 100 moves; after Up, none. You played Down.',
    );
    expect(verdict(deadly, 'up', 'up')).to.match(/^Yes: Up, as you did; it was the best move\. /);
    expect(verdict(deadly, 'up', 'up')).not.to.include('You played');
  });

  it('calls a right answer that is not the best one as good, and names no points', () => {
    expect(verdict(deadly, 'left', 'left')).to.include(
      'Yes: Left, as you did. It is about as good as Up. It merges two 4s. After Down, 91 of 100',
    );
    for (const direction of ['up', 'left', 'down'] as const) {
      expect(verdict(deadly, direction)).not.to.include('point');
    }
  });

  it('gives neither corner nor free cells as a reason', () => {
    const corner = { kind: 'corner', tile: 512, kept: false } as const;
    const row = { kind: 'row', line: 'top', ordered: false } as const;
    const playedOn = [games('up', 0), games('left', 0), games('down', 12)];
    expect(verdict(judged(playedOn, { down: [corner, row, free(1)] }), 'down')).to.equal(
      `Down is a mistake. After Down, 12 of 100 games end within 100 moves; after the best move, none. ${tryOn}`,
    );
  });

  it('tells how many games end within three moves, which one can follow, if most of the difference is seen then', () => {
    const soon = (direction: Direction, ending: number) => {
      const { lengths } = games(direction, ending);
      return { direction, lengths: lengths.map((way) => way.map((one) => (one === 5 ? 2 : one))) };
    };
    expect(verdict(judged([soon('up', 4), games('left', 4), soon('down', 83)]), 'down')).to.equal(
      `Down is a mistake. After Down, 83 of 100 games end within 3 moves; after the best move, 4. ${tryOn}`,
    );
  });

  it('calls a right answer as good as the best only where hardly fewer games end', () => {
    /** Neither is likely worse: one way of playing sees no difference. */
    const said = (left: number) => {
      const after = (direction: Direction, ...endings: number[]) => ({
        direction,
        lengths: endings.map((ending) =>
          Uint8Array.from({ length: 100 }, (_, nth) => (nth < ending ? 50 : 200)),
        ),
      });
      const playedOn = [after('up', 20, 20, 20), after('left', left, left, 20)];
      return verdict(judged([...playedOn, after('down', 91, 91, 91)]), 'left');
    };
    expect(said(34)).to.include('It is about as good as Up.');
    expect(said(36)).not.to.include('as good');
    expect(said(36)).to.match(
      /^Yes: Left\. After Left, 31 of 100 games end within 100 moves; after Up, 20\. After Down, 91 of 100/,
    );
  });

  it('does not call a right answer as good after which the next tiles end a few games', () => {
    const soon = (direction: Direction, ending: number) => ({
      direction,
      lengths: [0, 1, 2].map((way) =>
        Uint8Array.from({ length: 100 }, (_, nth) => (nth < ending * (way < 2 ? 1 : 0) ? 2 : 200)),
      ),
    });
    const said = (ending: number) =>
      verdict(judged([soon('up', 0), soon('left', ending), games('down', 91)]), 'left');
    expect(said(7)).to.include('It is about as good as Up.');
    expect(said(8)).to.include('After Left, 5 of 100 games end within 3 moves; after Up, none.');
  });

  it('takes the move for the best that a review has named, if it is right', () => {
    const best = (named: Direction) =>
      new Judgment(
        [rated('up', 0), rated('left', 20), rated('down', 60)],
        [games('up', 0), games('left', 0), games('down', 91)],
        comparisonsBy(() => [[], []]),
        0,
        new Map(),
        named,
      ).best;
    expect([best('up'), best('left'), best('down')]).to.deep.equal(['up', 'left', 'up']);
  });

  it('makes neither all of 99.5 games in a hundred, nor none of 0.5', () => {
    const all = judged([games('up', 0), games('left', 0), games('down', 100)]);
    expect(verdict(all, 'down')).to.include('After Down, all 100 games end');
    const lengths = (ending: number) =>
      Uint8Array.from({ length: 200 }, (_, nth) => (nth < ending ? 5 : 200));
    const after = (direction: Direction, ending: number) => ({
      direction,
      lengths: [0, 1, 2].map(() => lengths(ending)),
    });
    const most = judged([after('up', 1), after('left', 1), after('down', 199)]);
    expect(verdict(most, 'down')).to.include(
      'After Down, 99 of 100 games end within 100 moves; after the best move, 1.',
    );
  });

  it('tells the widest span that shows the difference, and none that a way of playing contradicts', () => {
    const after = (direction: Direction, ...ways: [soon: number, later: number][]) => ({
      direction,
      lengths: ways.map(([soon, later]) =>
        Uint8Array.from({ length: 100 }, (_, nth) => (nth < soon ? 5 : nth < later ? 50 : 200)),
      ),
    });
    const even = ([soon, later]: [number, number]) => [
      after('up', [0, 60], [0, 60], [0, 60]),
      after('left', [0, 60], [0, 60], [0, 60]),
      after('down', [soon, later], [soon, later], [soon, later]),
    ];
    // Later, most games have ended after either move.
    expect(verdict(judged(even([50, 80])), 'down')).to.include(
      '50 of 100 games end within 30 moves',
    );
    const against = [
      after('up', [20, 20], [0, 20], [0, 20]),
      after('left', [20, 20], [0, 20], [0, 20]),
      after('down', [19, 60], [50, 60], [50, 60]),
    ];
    expect(verdict(judged(against), 'down')).to.include('60 of 100 games end within 100 moves');
  });

  it('tells one span of all answers to a question', () => {
    const after = (direction: Direction, soon: number, later: number) => ({
      direction,
      lengths: [0, 1, 2].map(() =>
        Uint8Array.from({ length: 100 }, (_, nth) => (nth < soon ? 20 : nth < later ? 50 : 200)),
      ),
    });
    const [up, down] = [after('up', 0, 60), after('down', 70, 100)];
    const alone = judged([up, after('left', 0, 60), down]);
    expect(verdict(alone, 'down')).to.include('70 of 100 games end within 30 moves');
    const both = judged([up, after('left', 0, 90), down]);
    expect(verdict(both, 'left')).to.include('90 of 100 games end within 100 moves');
    expect(verdict(both, 'down')).to.include('all 100 games end within 100 moves');
  });

  it('says one thing of a move that ends the game, and of games that are soon over only how many', () => {
    const over = {
      direction: 'down' as const,
      lengths: [0, 1, 2].map(() => new Uint8Array(100).fill(1)),
    };
    const later = (merged: number) => ({ merged: [0, 0, 0, merged], locked: 0, full: 0 });
    const firstMoves = new Map([
      ['up', later(0.8)],
      ['left', later(0.8)],
      ['down', later(0)],
    ] as const);
    const ends = (chance: number) => {
      const down: Reasons = [{ kind: 'stuck-next', chance, within: 1 }];
      return judged([games('up', 0), games('left', 0), over], { down }, firstMoves);
    };
    expect(verdict(ends(1), 'down')).to.equal(
      `Down is a mistake. It ends the game with the next tile. ${tryOn}`,
    );
    expect(verdict(ends(0.4), 'down')).to.equal(
      `Down is a mistake. After Down, all 100 games end within 3 moves; after the best move, none. ${tryOn}`,
    );
  });

  it('tells of no smaller difference than five in a hundred', () => {
    const hardly = judged([games('up', 0, 150), games('left', 0, 150), games('down', 4, 149)], {
      down: [parted(8)],
    });
    expect(verdict(hardly, 'down')).to.equal(`Down is a mistake. It separates two 8s. ${tryOn}`);
  });

  it('says of a move that is only likely worse that it is not as good', () => {
    const likely = judged([games('up', 10), games('left', 10), games('down', 15)]);
    expect(verdict(likely, 'down')).to.match(/^Down is not as good\. /);
  });

  it('puts danger before what parts, unless it is small', () => {
    const down = (chance: number): Reasons => [
      { kind: 'open', count: 2 },
      parted(8),
      { kind: 'stuck-next', chance, within: 1 },
    ];
    // Without games, the estimate of the points alone makes it wrong.
    const said = (chance: number) => verdict(judged([], { down: down(chance) }), 'down');
    expect(said(0.6)).to.equal(
      `Down is not as good. It has a 60% chance of ending the game with the next tile and separates two 8s. ${tryOn}`,
    );
    expect(said(0.3)).to.equal(`Down is not as good. It separates two 8s. ${tryOn}`);
  });

  describe('three moves later', () => {
    const soon = (some: Partial<FirstMoves>): FirstMoves => ({
      ...{ merged: Array<number>(18).fill(0), locked: 0, full: 0 },
      ...some,
    });
    const mergedIn = (share: number, rank: number) =>
      Array.from({ length: 18 }, (_, nth) => (nth === rank ? share : 0));
    const ahead = (up: Partial<FirstMoves>, down: Partial<FirstMoves>) => {
      const firstMoves = new Map([
        ['up', soon(up)],
        ['left', soon(up)],
        ['down', soon(down)],
      ] as const);
      return verdict(
        judged([games('up', 0), games('left', 0), games('down', 91)], {}, firstMoves),
        'down',
      );
    };

    it('names the largest tiles that merge after the better move, and the games in which they do', () => {
      expect(ahead({ merged: mergedIn(0.9, 6) }, { merged: mergedIn(0.2, 6) })).to.include(
        'Three moves after the best move, two 32s have merged in 90 of 100 games; after Down, in 20.',
      );
      expect(ahead({ merged: mergedIn(1, 6) }, {})).to.include(
        'in all 100 games; after Down, in none.',
      );
      expect(ahead({ merged: mergedIn(0.29, 6) }, {})).not.to.include('merged');
    });

    it('names a small tile that is locked in after the worse move, or a full board', () => {
      expect(ahead({ locked: 0.1 }, { locked: 0.8, full: 0.9 })).to.include(
        'Three moves after Down, a 2 or 4 is locked in between larger tiles in 80 of 100 games; after the best move, in 10.',
      );
      expect(ahead({}, { full: 0.75 })).to.include(
        'Three moves after Down, no cell is free in 75 of 100 games; after the best move, in none.',
      );
    });
  });
});

describe('bestMoveText()', () => {
  const reasons = { up: [merges(64)], left: [merges(16)] };

  it('says why, compared with the move played, else with the worst one, and names what was played', () => {
    const judgment = judged([games('up', 0), games('left', 50), games('down', 90)], reasons);
    expect(shown(judgment, 'left')).to.equal(
      'Best move: Up. It merges two 32s. After Left, 50 of 100 games end within 100 moves; after Up, none. You played Left.',
    );
    expect(shown(judgment)).to.include('After Down, 90 of 100');
    expect(shown(judgment)).not.to.include('You played');
  });

  it('gives reasons for a best move that only the games have found', () => {
    const judgment = judged([games('up', 80), games('left', 0), games('down', 90)], reasons);
    expect(shown(judgment, 'up')).to.include(
      'Best move: Left. It merges two 8s. After Up, 80 of 100 games end within 100 moves; after Left, none.',
    );
  });

  it('compares the best move with the one played, not with the second best', () => {
    const judgment = new Judgment(
      [rated('up', 0), rated('left', 20), rated('down', 60)],
      [games('up', 0), games('left', 30), games('down', 90)],
      comparisonsBy((better, worse) => {
        if (better !== 'up') return [[], []];
        return [[worse === 'down' ? merges(64) : merges(8)], [parted(worse === 'left' ? 4 : 16)]];
      }),
      0,
    );
    expect(shown(judgment, 'down')).to.include('Up. It merges two 32s.');
    expect(shown(judgment, 'left')).to.include('Up. It merges two 4s.');
    expect(verdict(judgment, 'left', 'down')).to.include('It separates two 4s.');
  });

  it('names a fault of the best move, if anything speaks for it', () => {
    const price = [parted(8)];
    const withPrice = (reasons: Reasons) =>
      new Judgment(
        [rated('up', 0), rated('down', 60)],
        [games('up', 0), games('down', 90)],
        comparisonsBy(() => [reasons, []], price),
        0,
      );
    expect(shown(withPrice([merges(64)]))).to.include(
      'It merges two 32s, though it separates two 8s.',
    );
    expect(shown(withPrice([]))).not.to.include('parts');
  });

  it('is brief where no move is wrong', () => {
    const judgment = judged([games('up', 0), games('left', 0), games('down', 0)]);
    expect(shown(judgment, 'down')).to.equal('Best move: Up. You played Down.');
  });
});

describe('questionText()', () => {
  const { replay } = played({ seed: 'asked' }, 30);
  const asked = (kind: 'mistake' | 'only-move') =>
    questionText(texts, new Question(readTimeline(replay), 12, '', kind));

  it('asks what one would play, and for a found only-move once more', () => {
    expect(asked('mistake')).to.equal('Move 12. What would you play?');
    expect(asked('only-move')).to.equal(
      'Move 12. One move is clearly best, and you found it: find it again.',
    );
  });
});
