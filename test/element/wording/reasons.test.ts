import { expect } from '@open-wc/testing';
import '../../../src/element/locales/ar.js';
import '../../../src/element/locales/de.js';
import { english } from '../../../src/element/locales/en.js';
import '../../../src/element/locales/es.js';
import '../../../src/element/locales/fr.js';
import '../../../src/element/locales/ja.js';
import '../../../src/element/locales/zh.js';
import { lossText, reasonsText, type HintTexts } from '../../../src/element/wording/reasons.js';
import type { Reason } from '../../../src/player/index.js';
import { englishTeacher } from '../../../src/element/wording/teacher-texts.js';
import { Language } from '../../../src/element/wording/texts.js';
import { inLatinDigits } from '../../support/digits.js';

const textsIn = (tag: string): HintTexts => new Language(tag, { ...english, ...englishTeacher });
const inEnglish = textsIn('en');

/** The sentence about a move to the left, without the one that names it the best. */
function sentence(tag: string, ...reasons: Reason[]): string {
  const texts = textsIn(tag);
  const named = texts.text('bestMove', { direction: texts.text('left') });
  const all = reasonsText(texts, [{ direction: 'left', reasons }]);
  return inLatinDigits(all.slice(named.length).trim());
}

describe('reasonsText()', () => {
  it('names the best move, and then the reasons of all moves', () => {
    expect(
      reasonsText(inEnglish, [
        {
          direction: 'left',
          reasons: [
            { kind: 'corner', tile: 512, kept: true },
            { kind: 'empty', count: 7 },
          ],
        },
        { direction: 'down', reasons: [] },
        { direction: 'up', reasons: [{ kind: 'corner', tile: 512, kept: false }] },
      ]),
    ).to.equal(
      'Best move: Left. Left keeps 512 in the corner and leaves 7 cells free. Up moves 512 out of the corner.',
    );
    expect(reasonsText(inEnglish, [])).to.equal('');
  });

  it('has a clause for each kind of reason', () => {
    expect(
      sentence(
        'en',
        { kind: 'merges', count: 1, best: 256 },
        { kind: 'row', ordered: true },
        { kind: 'stuck-next', chance: 0.1 },
      ),
    ).to.equal(
      'Left merges into 256, keeps the row in order and has a 10% chance of ending the game.',
    );
    expect(sentence('en', { kind: 'merges', count: 2, best: 8 })).to.equal(
      'Left makes 2 merges, the highest 8.',
    );
    expect(
      sentence('en', { kind: 'merges', count: 0, best: 0 }, { kind: 'row', ordered: false }),
    ).to.equal('Left merges nothing and breaks the order of the row.');
  });

  it('counts grammatically in every language', () => {
    const counted = (tag: string): string[] =>
      [1, 2, 5, 11].map((count) => sentence(tag, { kind: 'empty', count }));
    expect(counted('de')).to.deep.equal([
      'Links lässt 1 Feld frei.',
      'Links lässt 2 Felder frei.',
      'Links lässt 5 Felder frei.',
      'Links lässt 11 Felder frei.',
    ]);
    expect(counted('es')[0]).to.equal('Izquierda: deja 1 casilla libre.');
    expect(counted('fr')[1]).to.equal('Gauche\u00a0: laisse 2 cases libres.');
    expect(counted('ja')[2]).to.equal('左：5マス空く。');
    expect(counted('zh')[2]).to.equal('向左：留出 5 个空格。');
    expect(counted('ar')).to.deep.equal([
      'يسار: تترك خانة فارغة واحدة.',
      'يسار: تترك خانتين فارغتين.',
      'يسار: تترك 5 خانات فارغة.',
      'يسار: تترك 11 خانة فارغة.',
    ]);
  });

  it('joins clauses as each language does', () => {
    const kept: Reason = { kind: 'corner', tile: 512, kept: true };
    const free: Reason = { kind: 'empty', count: 7 };
    expect(sentence('de', kept, free)).to.equal(
      'Links hält 512 in der Ecke und lässt 7 Felder frei.',
    );
    expect(sentence('ja', kept, free)).to.equal('左：512が角に残る、7マス空く。');
    expect(sentence('ar', kept, free)).to.equal('يسار: تُبقي 512 في الزاوية وتترك 7 خانات فارغة.');
  });
});

describe('lossText()', () => {
  it('writes a loss with its sign', () => {
    expect([0, 1, 120, 3100].map((loss) => lossText(inEnglish, loss))).to.deep.equal([
      '0 points',
      '\u22121 point',
      '\u2212120 points',
      '\u22123,100 points',
    ]);
    expect(lossText(textsIn('de'), 3100)).to.equal('\u22123.100 Punkte');
  });
});
