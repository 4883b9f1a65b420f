import { expect } from '@open-wc/testing';
import '../../../src/element/locales/ar.js';
import '../../../src/element/locales/de.js';
import '../../../src/element/locales/es.js';
import '../../../src/element/locales/fr.js';
import '../../../src/element/locales/ja.js';
import '../../../src/element/locales/zh.js';
import { Language } from '../../../src/element/wording/texts.js';
import type { MoveReview, TurningPoint } from '../../../src/player/index.js';
import {
  headingOf,
  remarkOn,
  reviewEnglish,
  summaryOf,
  type AllReviewTexts,
} from '../../../src/replay/review/sentences.js';

const textsIn = (tag: string): AllReviewTexts => new Language(tag, reviewEnglish);
const turn: TurningPoint = { index: 412, cause: 'play', change: -500 };
const summary = (byPlay: number, byLuck: number, tag = 'en') =>
  summaryOf(textsIn(tag), { byPlay, byLuck, turningPoints: [turn] });

describe('The sentence of a review', () => {
  it('says what was lost or won by play and by luck, and where the game turned', () => {
    expect(summary(-3100, -900)).to.equal(
      'You lost 3,100 points by play and 900 points by luck; the game turned at move 412.',
    );
    expect(summary(-3100, 900)).to.equal(
      'You lost 3,100 points by play and won 900 points by luck; the game turned at move 412.',
    );
    expect(summary(3100, -900)).to.equal(
      'You won 3,100 points by play and lost 900 points by luck; the game turned at move 412.',
    );
    expect(summary(3100, 900)).to.equal(
      'You won 3,100 points by play and 900 points by luck; the game turned at move 412.',
    );
  });

  it('rounds points to two digits, since they are estimates', () => {
    expect(summary(-12_345, 987)).to.match(/lost 12,000 points .* won 990 points/);
  });

  it('is empty for a game in which nothing made a difference', () => {
    expect(summaryOf(textsIn('en'), { byPlay: 0, byLuck: 0, turningPoints: [] })).to.equal('');
  });

  /** A count of points as it stands in the sentence, for 0, 1, 2 and 5. */
  const points = {
    en: ['0 points', '1 point ', '2 points', '5 points'],
    de: ['0 Punkte', '1 Punkt ', '2 Punkte', '5 Punkte'],
    es: ['0 puntos', '1 punto ', '2 puntos', '5 puntos'],
    fr: ['0 point ', '1 point ', '2 points', '5 points'],
    ja: ['0点', '1点', '2点', '5点'],
    zh: ['0 分', '1 分', '2 分', '5 分'],
    ar: ['0 نقطة', 'نقطة واحدة', 'نقطتان', '5 نقاط'],
  };
  for (const [tag, counted] of Object.entries(points)) {
    it(`counts 0, 1, 2 and 5 points in ${tag}, lost and won`, () => {
      // Arabic digits are the region's: these are Egypt's nowhere else.
      const latin = (text: string) =>
        text.replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)));
      for (const [nth, count] of [0, 1, 2, 5].entries()) {
        const expected = counted[nth]!;
        for (const sign of [1, -1]) {
          const both = latin(summary(sign * count, sign * count, tag));
          expect(both.split(expected), both).to.have.lengthOf(3);
          expect(both).to.include('412').and.not.to.match(/[{}]/);
          expect(latin(summary(sign * count, -sign * count, tag))).to.include(expected);
        }
      }
    });
  }
});

describe('The remark on a marked move', () => {
  const move: MoveReview = {
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

  it('has its number, its mark and its loss as a heading', () => {
    expect(headingOf(textsIn('en'), move)).to.equal('412 · Mistake · −1,240 points');
    expect(headingOf(textsIn('de'), move)).to.equal('412 · Fehler · −1.240 Punkte');
  });

  it('names the move played and the best one, each with its reasons, and no other', () => {
    expect(remarkOn(textsIn('en'), move)).to.equal(
      'Played: Left. Best move: Up. Up keeps 512 in the corner. Left moves 512 out of the corner.',
    );
  });
});
