import { expect } from '@open-wc/testing';
import { english } from '../../../src/words/locales/en.js';
import { englishLearn } from '../../../src/words/learn-texts.js';
import * as words from '../../../src/words/reasons.js';
import { englishTeacher } from '../../../src/words/teacher-texts.js';
import { Language } from '../../../src/words/texts.js';
import type { Direction } from '../../../src/engine/index.js';
import type { Rating } from '../../../src/player/index.js';
import { Judgment } from '../../../src/replay/learn/judgment.js';
import { bestMoveText, verdictText } from '../../../src/replay/learn/sentences.js';
import { allEnglish } from '../../../src/replay/wording/sentences.js';
import { comparisonsBy } from './made-comparisons.js';

const texts = new Language('en', { ...allEnglish, ...englishLearn });
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
) => {
  const of: Partial<Record<Direction, Reasons>> = { up, left, down };
  return new Judgment(
    [rated('up', 0), rated('left', 20), rated('down', 60)],
    playedOn,
    comparisonsBy((better, worse) => [of[better] ?? [], of[worse] ?? []]),
  );
};

const verdict = (judgment: Judgment, direction: Direction, played?: Direction) =>
  verdictText(texts, words, hints, { direction, played, judgment });
const shown = (judgment: Judgment, played?: Direction) =>
  bestMoveText(texts, words, hints, { direction: judgment.best, played, judgment });

describe('verdictText()', () => {
  const deadly = judged([games('up', 0), games('left', 0), games('down', 91)]);

  it('says first how many games end soon after a wrong answer, if that decides', () => {
    expect(verdict(deadly, 'down', 'down')).to.equal(
      'Down is a mistake. After Down, 9 in 10 games end within 10 moves; after the best move, none. Down leaves only 5 cells free. That is what you played.',
    );
  });

  it('says why the best move is better than the one played', () => {
    expect(verdict(deadly, 'up', 'down')).to.equal(
      'Yes: Up. After Down, 9 in 10 games end within 10 moves; after Up, none. Up leaves 7 cells free.',
    );
    expect(verdict(deadly, 'up', 'up')).to.match(/^Yes: Up, as you played: your move was best\. /);
  });

  it('calls a right answer that is not the best one as good, and names no points', () => {
    expect(verdict(deadly, 'left', 'left')).to.equal(
      'Yes: Left, as you played. It is about as good as Up. After Down, 9 in 10 games end within 10 moves; after Left, none. Left leaves 6 cells free.',
    );
    for (const direction of ['up', 'left', 'down'] as const) {
      expect(verdict(deadly, direction)).not.to.include('point');
    }
  });

  it('counts in a hundred games where tenths would hide the difference', () => {
    const corner = { kind: 'corner', tile: 512, kept: false } as const;
    const slow = judged([games('up', 0), games('left', 0), games('down', 12)], { down: [corner] });
    expect(verdict(slow, 'down')).to.equal(
      'Down is a mistake. Down moves 512 out of the corner. After Down, 12 in 100 games end within 10 moves; after the best move, none.',
    );
    const shorter = judged([games('up', 0), games('left', 0), games('down', 4, 190)]);
    expect(verdict(shorter, 'down')).to.include('100 in 100 games end within 200 moves');
  });

  it('makes neither all of 96 games in a hundred nor none of 4', () => {
    const most = judged([games('up', 4), games('left', 4), games('down', 96)]);
    expect(verdict(most, 'down')).to.include(
      'After Down, 96 in 100 games end within 10 moves; after the best move, 4.',
    );
    const some = judged([games('up', 5), games('left', 5), games('down', 94)]);
    expect(verdict(some, 'down')).to.include(
      '9 in 10 games end within 10 moves; after the best move, 1.',
    );
  });

  it('tells of no smaller difference than five in a hundred', () => {
    const hardly = judged([games('up', 0, 150), games('left', 0, 150), games('down', 4, 149)]);
    expect(verdict(hardly, 'down')).to.equal('Down is a mistake. Down leaves only 5 cells free.');
  });

  it('says of a move that is only likely worse that it is not as good', () => {
    const likely = judged([games('up', 10), games('left', 10), games('down', 15)]);
    expect(verdict(likely, 'down')).to.match(/^Down is not as good\. /);
  });

  it('puts danger before the corner, the corner before what parts, and leaves out what nobody sees', () => {
    const down: Reasons = [
      { kind: 'open', count: 2 },
      { kind: 'parted', count: 1, best: 8 },
      { kind: 'corner', tile: 256, kept: false },
      { kind: 'stuck-next', chance: 0.3, within: 1 },
      { kind: 'near-pairs', count: 3, best: 64 },
      { kind: 'corner-later', tile: 256, chance: 0, moves: 3 },
      { kind: 'empty-later', count: 2, moves: 3 },
    ];
    // Without games, the estimate of the points alone makes it wrong.
    expect(verdict(judged([], { down }), 'down')).to.equal(
      'Down is not as good. Down has a 30% chance of ending the game with the next tile, moves 256 out of the corner and parts two 8s.',
    );
  });

  it('does not mention a small chance of an end beside many games that end soon', () => {
    const down: Reasons = [{ kind: 'stuck-next', chance: 0.1, within: 1 }, free(2)];
    const judgment = judged([games('up', 0), games('left', 0), games('down', 90)], { down });
    expect(verdict(judgment, 'down')).to.equal(
      'Down is a mistake. After Down, 9 in 10 games end within 10 moves; after the best move, none. Down leaves only 2 cells free.',
    );
  });
});

describe('bestMoveText()', () => {
  it('says why, compared with the move played, else with the worst one', () => {
    const judgment = judged([games('up', 0), games('left', 50), games('down', 90)]);
    expect(shown(judgment, 'left')).to.equal(
      'Best move: Up. After Left, 5 in 10 games end within 10 moves; after Up, none. Up leaves 7 cells free.',
    );
    expect(shown(judgment)).to.include('After Down, 9 in 10');
  });

  it('gives reasons for a best move that only the games have found', () => {
    const judgment = judged([games('up', 80), games('left', 0), games('down', 90)]);
    expect(shown(judgment, 'up')).to.equal(
      'Best move: Left. After Up, 8 in 10 games end within 10 moves; after Left, none. Left leaves 6 cells free.',
    );
  });

  it('compares the best move with the one played, not with the second best', () => {
    const corner = { kind: 'corner', tile: 64, kept: true } as const;
    const judgment = new Judgment(
      [rated('up', 0), rated('left', 20), rated('down', 60)],
      [games('up', 0), games('left', 30), games('down', 90)],
      comparisonsBy((better, worse) => {
        if (better !== 'up') return [[], []];
        return [[worse === 'down' ? corner : free(7)], [free(worse === 'left' ? 5 : 4)]];
      }),
    );
    expect(shown(judgment, 'down')).to.include('Up keeps 64 in the corner.');
    expect(shown(judgment, 'left')).to.include('Up leaves 7 cells free.');
    expect(verdict(judgment, 'left', 'down')).to.include('Left leaves only 5 cells free.');
  });

  it('names a fault of the best move, if anything speaks for it', () => {
    const price = [{ kind: 'parted', count: 1, best: 8 }] as const;
    const withPrice = (reasons: Reasons) =>
      new Judgment(
        [rated('up', 0), rated('down', 60)],
        [games('up', 0), games('down', 90)],
        comparisonsBy(() => [reasons, []], price),
      );
    expect(shown(withPrice([free(7)]))).to.include(
      'Up leaves 7 cells free, though it parts two 8s.',
    );
    expect(shown(withPrice([]))).not.to.include('parts');
  });

  it('is brief where no move is wrong', () => {
    const judgment = judged([games('up', 0), games('left', 0), games('down', 0)]);
    expect(shown(judgment, 'down')).to.equal('Best move: Up.');
  });
});
