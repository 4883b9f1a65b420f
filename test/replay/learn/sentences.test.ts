import { expect } from '@open-wc/testing';
import { english } from '../../../src/board/locales/en.js';
import { englishLearn } from '../../../src/board/wording/learn-texts.js';
import * as words from '../../../src/board/wording/reasons.js';
import { englishTeacher } from '../../../src/board/wording/teacher-texts.js';
import { Language } from '../../../src/board/wording/texts.js';
import type { Direction } from '../../../src/engine/index.js';
import type { Rating } from '../../../src/player/index.js';
import { verdictText } from '../../../src/replay/learn/sentences.js';
import { allEnglish } from '../../../src/replay/wording/sentences.js';

const texts = new Language('en', { ...allEnglish, ...englishLearn });
const hints = new Language('en', { ...english, ...englishTeacher });

const rated = (direction: Direction, loss: number, reasons: Rating['reasons']): Rating => ({
  ...{ direction, loss, value: 1000 - loss, reasons },
});
const ratings = [
  rated('up', 0, [{ kind: 'empty', count: 7 }]),
  rated('left', 20, [{ kind: 'empty', count: 6 }]),
  rated('down', 60, [{ kind: 'empty', count: 5 }]),
];

describe('verdictText()', () => {
  for (const [direction, played, expected] of [
    ['up', 'down', 'Yes: Up. It leaves 7 cells free.'],
    ['up', 'up', 'Yes: Up, as you played: your move was best. It leaves 7 cells free.'],
    ['left', 'down', 'Yes: Left. Up is still better, by about 20 points.'],
    ['left', 'left', 'Yes: Left, as you played. Up is still better, by about 20 points.'],
    [
      'down',
      'down',
      'Down loses about 60 points: it leaves only 5 cells free. That is what you played.',
    ],
  ] as const) {
    it(`to ${direction}, where ${played} was played: ${expected}`, () => {
      expect(
        verdictText(texts, words, hints, { direction, played, ratings, playedOn: [] }),
      ).to.equal(expected);
    });
  }
});
