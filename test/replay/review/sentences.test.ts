import { expect } from '@open-wc/testing';
import { Language } from '../../../src/board/wording/texts.js';
import type { MoveReview, Review } from '../../../src/player/index.js';
import { Findings } from '../../../src/replay/review/findings.js';
import {
  headingOf,
  pointersOf,
  remarkText,
  reviewEnglish,
  shareText,
  summaryOf,
  turnText,
  type AllReviewTexts,
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
  it('counts the marks, and says how lucky the game was', () => {
    const marks = { inaccuracy: 5, mistake: 0, blunder: 1 };
    expect(summaryOf(textsIn('en'), reviewOf({ marks, reached: 2000 }))).to.equal(
      '1 blunder and 5 inaccuracies: 30 in 100 moves. A little lucky: luckier than 80% of games.',
    );
    expect(summaryOf(textsIn('en'), reviewOf({ luckierThan: 0.999, reached: 2000 }))).to.equal(
      'No mistakes found. Very lucky: luckier than 99% of games.',
    );
    expect(summaryOf(textsIn('en'), reviewOf({ moves: [] }))).to.equal('');
  });

  it('has points, in two digits, only for a game that ends within twice and half of what is expected', () => {
    const points = 'Points compared with a good player: −12,000 by play, +990 by luck.';
    for (const reached of [12_500, 50_000]) {
      expect(summaryOf(textsIn('en'), reviewOf({ reached }))).to.include(points);
    }
    for (const reached of [12_499, 50_001]) {
      expect(summaryOf(textsIn('en'), reviewOf({ reached }))).not.to.include('Points');
    }
  });

  it('says in words how lucky the game was', () => {
    const words = [0.95, 0.7, 0.5, 0.32, 0.05].map(
      (luckierThan) => summaryOf(textsIn('en'), reviewOf({ luckierThan })).split(/[.:] ?/)[1],
    );
    expect(words).to.deep.equal([
      ...['Very lucky', 'A little lucky', 'Neither lucky nor unlucky', 'A little unlucky'],
      'Very unlucky',
    ]);
  });

  const turn = { index: 412, value: 24_812, cause: 'play', change: -3120 } as const;

  it('says where the game turned, by the number of the position, and whether a move or a tile did it', () => {
    expect(turnText(textsIn('en'), turn)).to.equal(
      'The game turned at move 411: about −3,100 points by the move.',
    );
    expect(turnText(textsIn('en'), { ...turn, cause: 'luck' })).to.equal(
      'The game turned at move 412: about −3,100 points by the new tile.',
    );
    expect(turnText(textsIn('en'), undefined)).to.equal('');
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
      const all = inLatinDigits(summaryOf(texts, some) + turnText(texts, turn));
      expect(all).to.include(counted[3]).and.to.include('411').and.not.to.match(/[{}]/);
    });
  }
});

describe('The pointers of a review', () => {
  const value = 24_000;
  const lost = (index: number, loss: number) => ({
    ...mistake(index, loss, [corner(false)], [corner(true)]),
    value,
  });
  const moves = Array.from({ length: 50 }, (_, nth) => move(nth + 1, { value }));
  moves[9] = lost(10, 3000);
  moves[34] = lost(35, 6000);
  moves[40] = move(41, { value, luck: -9100 });
  const findings = new Findings(reviewOf({ moves, reached: 9000 }), 50);

  it('say what to work at and where, and praise', () => {
    const texts = textsIn('en');
    expect(turnText(texts, findings.turn)).to.equal(
      'The game turned at move 41: about −9,100 points by the new tile.',
    );
    expect(pointersOf(texts, findings)).to.deep.equal([
      { text: 'The costliest move was 34: about −6,000 points.', position: 34 },
      {
        text: 'The end came suddenly: 10 moves before it, 24,000 points were expected.',
        position: 40,
      },
      { text: '2 times the largest tile left its corner (about −9,000 points).', position: 9 },
      { text: 'Well played: 24 moves without a mark from move 10.', position: 10 },
    ]);
    expect(shareText(texts, findings.review)).to.equal(
      'Lost with each move: 0.75% of the expected points.',
    );
    expect(shareText(texts, reviewOf({ moves: [move(1)] }))).to.equal('');
  });

  const corners: Record<string, [one: string, two: string, five: string]> = {
    en: [
      ...(['Once the largest tile left its corner', '2 times the largest'] as const),
      '5 times the largest',
    ],
    de: ['Einmal verließ', '2-mal verließ', '5-mal verließ'],
    es: ['Una vez la ficha', '2 veces la ficha', '5 veces la ficha'],
    fr: ['1 fois, la plus', '2 fois, la plus', '5 fois, la plus'],
    ja: [
      '最大のタイルが角を離れた手：1回',
      '最大のタイルが角を離れた手：2回',
      '最大のタイルが角を離れた手：5回',
    ],
    zh: ['1 次：最大方块', '2 次：最大方块', '5 次：最大方块'],
    ar: ['مرة واحدة: غادر', 'مرتان: غادر', '5 مرات: غادر'],
  };
  for (const [tag, counted] of Object.entries(corners)) {
    it(`count grammatically in ${tag}, and fill in every value`, () => {
      const texts = textsIn(tag);
      for (const [nth, count] of [1, 2, 5].entries()) {
        expect(
          inLatinDigits(texts.text('themeCorner', { count })).startsWith(counted[nth]!),
        ).to.equal(true);
      }
      const all = pointersOf(texts, findings).map(({ text }) => inLatinDigits(text));
      expect(all).to.have.length(4);
      expect(all.join(' ') + shareText(texts, findings.review)).not.to.match(/[{}]/);
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
