import { expect } from '@open-wc/testing';
import { Language } from '../../../src/words/texts.js';
import type { MoveReview, Reason, Review } from '../../../src/player/index.js';
import { Findings } from '../../../src/replay/review/findings.js';
import {
  expectationText,
  explanationsOf,
  graphText,
  headingOf,
  luckText,
  momentsOf,
  remarkText,
  reviewEnglish,
  summaryOf,
  type AllReviewTexts,
  type Moment,
} from '../../../src/replay/review/sentences.js';
import { allEnglish } from '../../../src/replay/wording/sentences.js';
import { inLatinDigits } from '../../support/digits.js';
import { tags } from '../../support/locales.js';
import { corner, mistake, move, review } from './made-reviews.js';

const textsIn = (tag: string): AllReviewTexts =>
  new Language(tag, { ...allEnglish, ...reviewEnglish });

/** A review of a game of 20 moves. */
const reviewOf = (some: Partial<Review> = {}) =>
  review({
    moves: Array.from({ length: 20 }, (_, nth) => move(nth + 1)),
    ...{ byPlay: -12_345, byLuck: 987, luckierThan: 0.8, expected: 25_000, reached: 13_642 },
    ...some,
  });

/** What is found in it, if it ends with so many points. */
const findingsOf = (some: Partial<Review> = {}, score = some.reached ?? 13_642) => {
  const found = reviewOf(some);
  return new Findings(found, [...Array<number>(found.moves.length).fill(0), score]);
};

describe('The summary of a review', () => {
  it('has the marks and the luck', () => {
    const marks = { inaccuracy: 5, mistake: 0, blunder: 1 };
    expect(summaryOf(textsIn('en'), findingsOf({ marks }))).to.equal(
      '1 blunder, 0 mistakes and 5 inaccuracies. Luckier than 80% of games.',
    );
    expect(summaryOf(textsIn('en'), findingsOf({ moves: [] }))).to.equal('');
  });

  it('says how many games were less lucky, or luckier if these were more', () => {
    const sentences = [1, 0.95, 0.5, 0.499, 0.32, 0.05, 0].map((luckierThan) =>
      luckText(textsIn('en'), findingsOf({ luckierThan })),
    );
    expect(sentences).to.deep.equal([
      'Luckier than 99% of games.',
      'Luckier than 95% of games.',
      'Luckier than 50% of games.',
      '50% of games were luckier.',
      '68% of games were luckier.',
      '95% of games were luckier.',
      '99% of games were luckier.',
    ]);
  });

  it('says what a good player makes instead, of a game that ended far below it', () => {
    const said = (reached: number, score?: number, tag = 'en') =>
      luckText(textsIn(tag), findingsOf({ reached, expected: 25_643 }, score));
    const usual = 'From the same start, a good player makes about 26,000 points.';
    expect(said(12_821)).to.equal(usual);
    expect(said(12_822)).to.equal('Luckier than 80% of games.');
    // Of a game that may go on well.
    expect(said(25_000, 2000)).to.equal('Luckier than 80% of games.');
    for (const tag of tags.filter((one) => one !== 'en')) {
      const text = inLatinDigits(said(2000, 2000, tag)).replace(/[^\p{L}\d]/gu, '');
      expect(text, tag).to.include('26000');
      expect(text, tag).not.to.include('goodplayer');
    }
    const explained = (reached: number) => explanationsOf(textsIn('en'), findingsOf({ reached }));
    expect(explained(12_500).join(' ')).to.include('Luck compares');
    expect(explained(12_499).join(' ')).not.to.include('Luck');
  });

  /** Blunders as they are counted: 0, 1, 2, 5. */
  const blunders = {
    en: ['0 blunders', '1 blunder', '2 blunders', '5 blunders'],
    de: ['0 grobe Fehler', '1 grober Fehler', '2 grobe Fehler', '5 grobe Fehler'],
    es: ['0 errores graves', '1 error grave', '2 errores graves', '5 errores graves'],
    fr: ['0 gaffe', '1 gaffe', '2 gaffes', '5 gaffes'],
    ja: ['大きなミス0回', '大きなミス1回', '大きなミス2回', '大きなミス5回'],
    zh: ['0 处严重失误', '1 处严重失误', '2 处严重失误', '5 处严重失误'],
    ar: ['0 خطأ فادح', 'خطأ فادح واحد', 'خطآن فادحان', '5 أخطاء فادحة'],
  };
  for (const [tag, counted] of Object.entries(blunders)) {
    it(`counts grammatically in ${tag}, and fills in every value`, () => {
      const texts = textsIn(tag);
      const forms = [0, 1, 2, 5].map((count) => inLatinDigits(texts.text('blunders', { count })));
      expect(forms).to.deep.equal(counted);
      const some = findingsOf({ marks: { inaccuracy: 2, mistake: 1, blunder: 5 } });
      const all = inLatinDigits(summaryOf(texts, some));
      expect(all).to.include(counted[3]).and.not.to.match(/[{}]/);
    });
  }
});

describe('How a review is counted', () => {
  const explained = (reached: number, score = reached, some: Partial<Review> = {}) =>
    explanationsOf(textsIn('en'), findingsOf({ ...some, reached }, score)).join(' ');
  const inPercent = 'losses are in percent and not in points.';

  it('names the share that each mark costs', () => {
    expect(explained(25_000)).to.include(
      'A blunder costs at least 20% of it, a mistake 10%, an inaccuracy 5%.',
    );
  });

  it('says why losses are in percent where they are', () => {
    expect(explained(12_500)).not.to.include(inPercent);
    expect(explained(12_499)).to.include(inPercent);
    expect(explained(25_000, 2000)).to.include(inPercent);
  });
});

describe('The graph of a review', () => {
  const shown = (score: number) => {
    const findings = findingsOf({}, score);
    return [graphText(textsIn('en'), findings), expectationText(textsIn('en'), findings, 20_000)];
  };

  it('shows expected points, or chances in a game that ended far below its expectation', () => {
    expect(shown(13_642)).to.deep.equal(['Expected final score', 'expected 20,000']);
    expect(shown(2268)).to.deep.equal(['Chances left', '80%']);
  });
});

describe('The moments of a review', () => {
  const value = 24_000;
  const lost = (index: number, loss: number) => ({
    ...mistake(index, loss, [corner(false)], [corner(true)]),
    value,
  });
  const moves = Array.from({ length: 50 }, (_, nth) => move(nth + 1, { value }));
  moves[9] = lost(10, 3000);
  moves[34] = lost(35, 6000);
  moves[37] = move(38, { value, luck: -9100 });
  const told = ({ title, note, cost, position }: Moment) => [title, note, cost, position];
  const listed = (some: Partial<Review>, score?: number) =>
    momentsOf(textsIn('en'), findingsOf({ moves, ...some }, score)).map(told);

  it('say where the game turned, what to work at and where, and praise', () => {
    expect(listed({ reached: 15_500 })).to.deep.equal([
      ['An unlucky tile', 'The game turned · Move 38', '−9,100', 38],
      ['The largest tile left its corner', 'Worst mistake · Move 35', '−6,000', 34],
      ['The largest tile left its corner', '2 times, first at move 10', '−9,000', 9],
      ['24 moves without a mistake', 'Moves 11 to 34', '', 10],
    ]);
  });

  it('tell shares, and have no praise, in a game that ended far below its expectation', () => {
    expect(listed({ reached: 2268 })).to.deep.equal([
      ['An unlucky tile', 'The game turned · Move 38', '−38%', 38],
      ['The largest tile left its corner', 'Worst mistake · Move 35', '−25%', 34],
      // A quarter, and an eighth of what is left: not the sum of both.
      ['The largest tile left its corner', '2 times, first at move 10', '−34%', 9],
    ]);
    const [, worst] = momentsOf(textsIn('en'), findingsOf({ moves, reached: 2268 }));
    expect(worst!.label).to.equal(
      'The largest tile left its corner, Worst mistake, Move 35, 25% of the chances lost',
    );
  });

  it('name the turn by a move once, even where it is the worst move', () => {
    const one = moves.map((each) => (each.index === 10 ? move(10, { value }) : each));
    one[37] = move(38, { value });
    const alone = findingsOf({ moves: one, reached: 15_500 });
    const [first, ...others] = momentsOf(textsIn('en'), alone);
    expect(told(first!)).to.deep.equal([
      'The largest tile left its corner',
      'The game turned · Move 35',
      '−6,000',
      34,
    ]);
    expect(first!.part).to.equal('review-link review-turn button-worst-mistake');
    expect(first!.label).to.include('about −6,000 points');
    expect(others.map(({ title }) => title)).to.deep.equal(['34 moves without a mistake']);
  });

  for (const tag of tags) {
    it(`and all that explains them have every value in ${tag}`, () => {
      const texts = textsIn(tag);
      for (const [reached, rows] of [
        [15_500, 4],
        [2268, 3],
      ] as const) {
        const findings = findingsOf({ moves, reached });
        const all = momentsOf(texts, findings).map(({ label }) => inLatinDigits(label));
        expect(all).to.have.length(rows);
        expect(all.join(' ')).to.include('35');
        const others = explanationsOf(texts, findings);
        expect([...all, ...others].join(' ')).not.to.match(/[{}]|undefined/);
      }
    });
  }
});

describe('The remark on a marked move', () => {
  const marked: MoveReview = {
    ...{ index: 412, direction: 'left', best: 'up', value: 20_000, loss: 1240, luck: 0 },
    mark: 'mistake',
    ratings: [
      {
        ...{ direction: 'up', value: 20_000, loss: 0 },
        reasons: [{ kind: 'corner', tile: 512, kept: true }],
      },
      { direction: 'right', value: 19_000, loss: 1000, reasons: [{ kind: 'empty', count: 3 }] },
      {
        ...{ direction: 'left', value: 18_760, loss: 1240 },
        reasons: [{ kind: 'corner', tile: 512, kept: false }],
      },
    ],
  };

  const headingIn = (tag: string, score: number, some: Partial<MoveReview> = {}) =>
    headingOf(textsIn(tag), findingsOf({}, score), { ...marked, ...some }).join(' · ');

  it('has a heading with the number of the move, the mark and the loss', () => {
    expect(headingIn('en', 20_000)).to.equal('Move 412 · Mistake · about −1,200 points');
    expect(headingIn('de', 20_000)).to.equal('Zug 412 · Fehler · etwa −1.200 Punkte');
    expect(headingIn('en', 2268)).to.equal('Move 412 · Mistake · 6% of the chances lost');
  });

  it('names the move played and the best one, and what tells them apart', () => {
    expect(remarkText(textsIn('en'), marked)).to.equal(
      'Played: Left. Best move: Up. It keeps 512 in the corner. Left: moves 512 out of the corner.',
    );
  });

  const remark = (played: Reason[], best: Reason[] = [], tag = 'en') =>
    remarkText(textsIn(tag), mistake(1, 100, played, best));
  const stuck = (chance: number, within: 1 | 2 = 1): Reason => ({
    ...{ kind: 'stuck-next', chance, within },
  });

  it('tells first how many games the next tiles end', () => {
    expect(remark([stuck(0.9), corner(false)], [corner(true)])).to.equal(
      'Played: Left. After Left, the next tile ends 9 of 10 games. Best move: Up. It keeps 512 in the corner. Left: moves 512 out of the corner.',
    );
    expect(remark([stuck(0.97, 2)], [stuck(0.4)])).to.equal(
      'Played: Left. After Left, the next 2 tiles end 9 of 10 games. Best move: Up. After Up, the next tile ends 4 of 10 games.',
    );
    expect(remark([stuck(1)])).to.equal(
      'Played: Left. Left: ends the game with the next tile. Best move: Up.',
    );
    expect(remark([stuck(1, 2)])).to.include('Left: ends the game within 2 tiles.');
    expect(remark([stuck(0.05)])).to.include('ends 1 of 10 games');
    expect(remark([stuck(0.049)])).to.equal('Played: Left. Best move: Up.');
  });

  it('names no fault of a best move for which nothing speaks', () => {
    const parted: Reason = { kind: 'parted', count: 1, best: 4 };
    const best = { ...mistake(1, 100, [], []).ratings![0]!, price: [parted] };
    const [, other] = mistake(1, 100, [], []).ratings!;
    const marked = { ...mistake(1, 100, []), ratings: [best, other!] };
    expect(remarkText(textsIn('en'), marked)).to.equal('Played: Left. Best move: Up.');
  });

  it('has no reason that cannot be seen on the board, and does not miss one', () => {
    const open: Reason = { kind: 'open', count: 1 };
    const nearPairs: Reason = { kind: 'near-pairs', count: 3, best: 8 };
    const later: Reason = { kind: 'empty-later', count: 2, moves: 3 };
    expect(remark([open, later], [nearPairs, open])).to.equal('Played: Left. Best move: Up.');
    expect(remark([], [])).to.equal('Played: Left. Best move: Up.');
  });

  it('tells that a corner is out of reach, but not the chance of one', () => {
    const later = (chance: number): Reason => ({
      ...{ kind: 'corner-later', tile: 128, chance, moves: 3 },
    });
    expect(remark([later(0.009)], [later(1)])).to.equal(
      'Played: Left. Best move: Up. Left: will not get 128 into a corner soon.',
    );
    expect(remark([later(0.01)])).to.equal('Played: Left. Best move: Up.');
  });

  for (const tag of tags) {
    it(`has every value in ${tag}`, () => {
      for (const within of [1, 2] as const) {
        const text = inLatinDigits(remark([stuck(0.9, within)], [corner(true)], tag));
        expect(text).to.include('9').and.include('10').and.not.to.match(/[{}]/);
      }
    });
  }
});
