import { expect } from '@open-wc/testing';
import { Language } from '../../../src/board/wording/texts.js';
import type { MoveReview, Review } from '../../../src/player/index.js';
import { Findings } from '../../../src/replay/review/findings.js';
import {
  explanationsOf,
  headingOf,
  momentsOf,
  remarkText,
  reviewEnglish,
  summaryOf,
  type AllReviewTexts,
  type Moment,
} from '../../../src/replay/review/sentences.js';
import { allEnglish } from '../../../src/replay/wording/sentences.js';
import { inLatinDigits } from '../../support/digits.js';
import '../../support/locales.js';
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

describe('The summary of a review', () => {
  it('has the accuracy, the marks and the luck', () => {
    const marks = { inaccuracy: 5, mistake: 0, blunder: 1 };
    expect(summaryOf(textsIn('en'), reviewOf({ marks }))).to.equal(
      'Accuracy: 100%. 1 blunder, 0 mistakes and 5 inaccuracies. A little lucky: luckier than 80% of games.',
    );
    expect(summaryOf(textsIn('en'), reviewOf({ moves: [] }))).to.equal('');
  });

  it('explains the points only of a game that ends within twice and half of what is expected', () => {
    const explained = (reached: number) =>
      explanationsOf(textsIn('en'), reviewOf({ reached }))
        .map(({ text }) => text)
        .join(' ');
    const points = 'Points compared with a good player: −12,000 by play, +990 by luck.';
    for (const reached of [12_500, 50_000]) expect(explained(reached)).to.include(points);
    for (const reached of [12_499, 50_001]) expect(explained(reached)).not.to.include(points);
  });

  it('says in words how lucky the game was', () => {
    const words = [0.95, 0.7, 0.5, 0.32, 0.05].map(
      (luckierThan) => summaryOf(textsIn('en'), reviewOf({ luckierThan })).split(/[.:] ?/)[3],
    );
    expect(words).to.deep.equal([
      ...['Very lucky', 'A little lucky', 'Neither lucky nor unlucky', 'A little unlucky'],
      'Very unlucky',
    ]);
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
      const some = reviewOf({ marks: { inaccuracy: 2, mistake: 1, blunder: 5 } });
      const all = inLatinDigits(summaryOf(texts, some));
      expect(all).to.include(counted[3]).and.not.to.match(/[{}]/);
    });
  }
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
  const findings = new Findings(reviewOf({ moves, reached: 9000 }), 50);
  const told = ({ title, note, change, position }: Moment) => [title, note, change, position];

  it('say where the game turned, what to work at and where', () => {
    expect(momentsOf(textsIn('en'), findings).map(told)).to.deep.equal([
      ['An unlucky tile', 'Move 38', '−9,100', 38],
      ['The largest tile left its corner', 'Worst mistake · Move 34', '−6,000', 34],
      ['The end came suddenly', 'In the last 10 moves', '−15,000', 40],
      ['The largest tile left its corner', '2 times, first at move 9', '−9,000', 9],
    ]);
  });

  it('name the turn by a move once, even where it is the worst move and its end', () => {
    const one = moves.map((each) => (each.index === 10 ? move(10, { value }) : each));
    one[37] = move(38, { value });
    const alone = new Findings(reviewOf({ moves: one, reached: 17_000 }), 50);
    const [first, ...others] = momentsOf(textsIn('en'), alone);
    expect(told(first!)).to.deep.equal([
      'The largest tile left its corner',
      'The game turned · Move 34',
      '−6,000',
      34,
    ]);
    expect(first!.part).to.equal('review-link review-turn button-worst-mistake');
    expect(first!.label).to.include('about −6,000 points');
    expect(others).to.deep.equal([]);
  });

  for (const tag of Object.keys({ en: 0, de: 0, es: 0, fr: 0, ja: 0, zh: 0, ar: 0 })) {
    it(`have every value in ${tag}`, () => {
      const all = momentsOf(textsIn(tag), findings).map(({ label }) => inLatinDigits(label));
      expect(all).to.have.length(4);
      expect(all.join(' ')).to.include('38').and.not.to.match(/[{}]/);
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

  it('has a heading with the number of the position, the mark and the loss', () => {
    expect(headingOf(textsIn('en'), marked)).to.equal('411 · Mistake · about −1,200 points');
    expect(headingOf(textsIn('de'), marked)).to.equal('411 · Fehler · etwa −1.200 Punkte');
  });

  it('names the move played and the best one, and what tells them apart', () => {
    expect(remarkText(textsIn('en'), marked)).to.equal(
      'Played: Left. Best move: Up. It keeps 512 in the corner. Left: moves 512 out of the corner.',
    );
  });
});
