import { expect } from '@open-wc/testing';
import '../../../src/element/locales/ar.js';
import '../../../src/element/locales/de.js';
import { english } from '../../../src/element/locales/en.js';
import '../../../src/element/locales/es.js';
import '../../../src/element/locales/fr.js';
import '../../../src/element/locales/ja.js';
import '../../../src/element/locales/zh.js';
import {
  comparisonText,
  reasonsText,
  shortLosses,
  valuesText,
  type HintTexts,
} from '../../../src/element/wording/reasons.js';
import type { Reason } from '../../../src/player/index.js';
import { englishTeacher } from '../../../src/element/wording/teacher-texts.js';
import { Language } from '../../../src/element/wording/texts.js';
import { inLatinDigits } from '../../support/digits.js';

const textsIn = (tag: string): HintTexts => new Language(tag, { ...english, ...englishTeacher });
const inEnglish = textsIn('en');

/** A move to the left, and what is said of it. */
function sentence(tag: string, ...reasons: Reason[]): string {
  const texts = textsIn(tag);
  const best = { direction: 'up', loss: 0, reasons: [] } as const;
  const named = texts.text('bestMove', { direction: texts.text('up') });
  const all = comparisonText(texts, best, { direction: 'left', loss: null, reasons });
  return inLatinDigits(all.slice(named.length).trim());
}

const corner = (kept: boolean): Reason => ({ kind: 'corner', tile: 512, kept });
const free = (count: number): Reason => ({ kind: 'empty', count });

describe('reasonsText()', () => {
  it('says what tells the best move from the second best, and what that one loses', () => {
    const moves = [
      { direction: 'left', loss: 0, reasons: [corner(true), free(7)] },
      { direction: 'up', loss: 1132, reasons: [corner(false), free(6)] },
      { direction: 'down', loss: 4905, reasons: [free(5)] },
    ] as const;
    expect(reasonsText(inEnglish, moves)).to.equal(
      'Best move: Left. It keeps 512 in the corner and leaves 7 cells free. ' +
        'Up: about −1,100 points, moves 512 out of the corner and leaves 6 cells free.',
    );
    expect(reasonsText(inEnglish, moves.slice(0, 1))).to.match(/^Best move: Left\. It keeps/);
    expect(reasonsText(inEnglish, [])).to.equal('');
  });

  it('says that a move pays off later if no fact speaks for it', () => {
    const moves = [
      { direction: 'left', loss: 0, reasons: [] },
      { direction: 'right', loss: 0, reasons: [] },
      { direction: 'up', loss: 1132, reasons: [] },
    ] as const;
    expect(reasonsText(inEnglish, moves)).to.equal(
      'Best move: Left. It pays off some moves later. Up: about −1,100 points.',
    );
    expect(reasonsText(inEnglish, moves.slice(0, 2))).to.equal('Best move: Left.');
  });

  const merged = (count: number, best: number): Reason => ({ kind: 'merges', count, best });
  const row = (ordered: boolean): Reason => ({ kind: 'row', ordered });
  const stuck = (chance: number): Reason => ({ kind: 'stuck-next', chance });
  const sentences: Record<string, [tag: string, ...reasons: Reason[]]> = {
    'Left: merges into 256, leaves the row of the highest tile in order and has a 10% chance of ending the game.':
      ['en', merged(1, 256), row(true), stuck(0.1)],
    'Left: makes 2 merges, the highest 8 and puts 2 pairs of equal tiles side by side.': [
      ...(['en', merged(2, 8), { kind: 'pairs', count: 2 }] as const),
    ],
    'Left: leaves the row of the highest tile out of order and has a 1% chance of ending the game.':
      ['en', row(false), stuck(0.001)],
    'Links: lässt 1 Feld frei.': ['de', free(1)],
    'Links: lässt 11 Felder frei.': ['de', free(11)],
    'Izquierda: deja 1 casilla libre.': ['es', free(1)],
    'Gauche\u00a0: laisse 2 cases libres.': ['fr', free(2)],
    '左：5マス空く。': ['ja', free(5)],
    '向左：留出 5 个空格。': ['zh', free(5)],
    'يسار: تترك خانة فارغة واحدة.': ['ar', free(1)],
    'يسار: تترك خانتين فارغتين.': ['ar', free(2)],
    'يسار: تترك 5 خانات فارغة.': ['ar', free(5)],
    'يسار: تترك 11 خانة فارغة.': ['ar', free(11)],
    'Links: hält 512 in der Ecke und lässt 7 Felder frei.': ['de', corner(true), free(7)],
    '左：512が角に残る、7マス空く。': ['ja', corner(true), free(7)],
    'يسار: تُبقي 512 في الزاوية وتترك 7 خانات فارغة.': ['ar', corner(true), free(7)],
  };
  for (const [expected, [tag, ...reasons]] of Object.entries(sentences)) {
    it(`joins clauses and counts as the language ${tag} does: ${expected}`, () => {
      expect(sentence(tag, ...reasons)).to.equal(expected);
    });
  }
});

describe('valuesText()', () => {
  it('says what each move loses, in two digits, as their arrows show it', () => {
    const moves = (['left', 'right', 'up', 'down'] as const).map((direction, nth) => ({
      direction,
      loss: [0, 0, 1, 4905][nth]!,
      reasons: [],
    }));
    expect(valuesText(inEnglish, moves)).to.equal(
      'Best move: Left. Up: about −1 point. Down: about −4,900 points.',
    );
    expect(shortLosses(inEnglish, moves)).to.deep.equal(['', '', '−1', '−4,900']);
    expect(valuesText(textsIn('de'), moves)).to.equal(
      'Bester Zug: Links. Hoch: etwa −1 Punkt. Runter: etwa −4.900 Punkte.',
    );
    const unknown = moves.map((move) => ({ ...move, loss: null }));
    expect(valuesText(inEnglish, unknown)).to.equal('Best move: Left.');
    expect(shortLosses(inEnglish, unknown)).to.deep.equal(['', '', '', '']);
  });
});
