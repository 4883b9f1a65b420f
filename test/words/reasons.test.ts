import { expect } from '@open-wc/testing';
import { english } from '../../src/words/locales/en.js';
import {
  comparisonText,
  reasonsText,
  shortLosses,
  valuesText,
  type HintTexts,
} from '../../src/words/reasons.js';
import { Game } from '../../src/engine/index.js';
import { ComputerPlayer, type Reason } from '../../src/player/index.js';
import type { Edge } from '../../src/player/judging/reason.js';
import { englishTeacher } from '../../src/words/teacher-texts.js';
import { Language } from '../../src/words/texts.js';
import { inLatinDigits } from '../support/digits.js';
import { boardOf } from '../support/plays.js';
import '../support/locales.js';

const textsIn = (tag: string): HintTexts => new Language(tag, { ...english, ...englishTeacher });
const inEnglish = textsIn('en');

/** What is said of a move to the left for which these reasons were given. */
function sentence(tag: string, ...reasons: Reason[]): string {
  const texts = textsIn(tag);
  const best = { direction: 'up', loss: 0, reasons: [] } as const;
  const named = texts.text('bestMove', { direction: texts.text('up') });
  const all = comparisonText(texts, best, { direction: 'left', loss: null, reasons });
  return inLatinDigits(all.slice(named.length).trim());
}

const corner = (kept: boolean): Reason => ({ kind: 'corner', tile: 512, kept });
const free = (count: number): Reason => ({ kind: 'empty', count });
const merged = (count: number, best: number): Reason => ({ kind: 'merges', count, best });
const row = (line: Edge, ordered: boolean): Reason => ({ kind: 'row', line, ordered });
const stuck = (chance: number, within: 1 | 2): Reason => ({ kind: 'stuck-next', chance, within });
const pairs = (count: number, best: number): Reason => ({ kind: 'pairs', count, best });
const near = (count: number, best: number): Reason => ({ kind: 'near-pairs', count, best });
const parted = (count: number): Reason => ({ kind: 'parted', count, best: 8 });
const open = (count: number): Reason => ({ kind: 'open', count });
const later = (count: number): Reason => ({ kind: 'empty-later', count, moves: 3 });
const held: Reason = { kind: 'corner-later', tile: 512, chance: 0.75, moves: 3 };
const hardly: Reason = { ...held, chance: 0.004 };

describe('reasonsText()', () => {
  it('says what distinguishes the best move from the second best, and what the latter loses', () => {
    const moves = [
      { direction: 'left', loss: 0, reasons: [corner(true), free(7)] },
      { direction: 'up', loss: 1132, reasons: [corner(false), free(6)] },
      { direction: 'down', loss: 4905, reasons: [free(5)] },
    ] as const;
    expect(reasonsText(inEnglish, moves)).to.equal(
      'Best move: Left. It keeps 512 in the corner and leaves 7 cells free. ' +
        'Up: about −1,100 points, moves 512 out of the corner and leaves only 6 cells free.',
    );
    expect(reasonsText(inEnglish, moves.slice(0, 1))).to.match(/^Best move: Left\. It keeps/);
    expect(reasonsText(inEnglish, [])).to.equal('');
  });

  it('also says what speaks for the other move', () => {
    const best = { direction: 'left', loss: 0, reasons: [] } as const;
    const inFavor: Reason[] = [{ kind: 'merges', count: 1, best: 16 }, free(7)];
    const other = { direction: 'up', loss: 1132, reasons: [], inFavor } as const;
    const said: Record<string, string> = {
      en: 'Up: about −1,100 points. Still, Up merges two 8s and leaves 7 cells free.',
      de: 'Hoch: etwa −1.100 Punkte. Allerdings: Hoch verschmilzt 8 mit 8 und lässt 7 Felder frei.',
      es: 'Eso sí, Arriba une dos fichas de 8 y deja 7 casillas libres.',
      fr: 'Il est vrai que Haut fusionne deux tuiles de 8 et laisse 7 cases libres.',
      ja: 'ただし上は1組が合体する（最大は8どうしで16）、7マス空く。',
      zh: '不过向上合并 1 次（最大由两个 8 得 16），留出 7 个空格。',
      ar: 'لكن أعلى تدمج 8 مع 8 وتترك 7 خانات فارغة.',
    };
    for (const [tag, expected] of Object.entries(said)) {
      expect(inLatinDigits(comparisonText(textsIn(tag), best, other))).to.include(expected);
    }
  });

  it('says in each language how few directions stay open, and how unlikely a corner is', () => {
    const reasons = [open(2), { ...hardly, chance: 0 }];
    const best = { direction: 'left', loss: 0, reasons } as const;
    const said: Record<string, string> = {
      en: 'It leaves 2 directions you can count on and will not get 512 into a corner soon.',
      de: 'Er lässt 2 Richtungen, auf die Verlass ist und bringt 512 so bald in keine Ecke.',
      es: 'deja 2 direcciones seguras y tardará en llevar el 512 a una esquina.',
      fr: 'Il laisse 2 directions sûres et n’amènera pas de sitôt le 512 dans un coin.',
      ja: '必ず動かせるのは2方向、512は当分、角に入らない。',
      zh: '有 2 个方向肯定能走，512 短期内到不了角落。',
      ar: 'تترك اتجاهين مضمونين ولن تُدخل 512 إلى الزاوية قريبًا.',
    };
    for (const [tag, expected] of Object.entries(said)) {
      expect(inLatinDigits(reasonsText(textsIn(tag), [best]))).to.include(expected);
    }
  });

  it('names the price of the best move, and does not repeat it for the other move', () => {
    const price: Reason[] = [{ kind: 'parted', count: 1, best: 64 }];
    const inFavor: Reason[] = [corner(true)];
    const best = { direction: 'left', loss: 0, reasons: [free(7)], price } as const;
    const other = { direction: 'up', loss: null, reasons: [], inFavor } as const;
    const said: Record<string, string> = {
      en: 'Best move: Left. It leaves 7 cells free, though it separates two 64s.',
      de: 'Bester Zug: Links. Er lässt 7 Felder frei, aber er trennt 64 von 64.',
      es: 'Mejor jugada: Izquierda; deja 7 casillas libres, aunque separa dos fichas de 64.',
      fr: 'Meilleur coup\u00a0: Gauche. Il laisse 7 cases libres, mais il sépare deux tuiles de 64.',
      ja: '最善手：左。7マス空く。ただし隣り合う同じ数が1組離れる（最大64）。',
      zh: '最佳走法：向左。留出 7 个空格，但拆开 1 对相邻的相同方块（最大 64）。',
      ar: 'أفضل نقلة: يسار، تترك 7 خانات فارغة، لكنها تفصل 64 عن 64.',
    };
    for (const [tag, expected] of Object.entries(said)) {
      const text = inLatinDigits(comparisonText(textsIn(tag), best, other));
      expect(text.startsWith(expected), text).to.equal(true);
    }
    expect(comparisonText(inEnglish, best, other)).to.include('Still, Up keeps 512 in the corner.');
    const twice = { ...other, inFavor: price };
    expect(comparisonText(inEnglish, best, twice)).to.equal(said['en']);
    const bare = { ...best, reasons: [] };
    expect(comparisonText(inEnglish, bare, other)).to.equal(
      'Best move: Left. Still, Up keeps 512 in the corner.',
    );
  });

  it('names a fault of the best move as its price, even if the other move has more of it', () => {
    const moves = [
      { direction: 'left', loss: 0, reasons: [stuck(0.1, 1), corner(true), parted(1)] },
      { direction: 'up', loss: 1132, reasons: [stuck(0.3, 1), corner(false), parted(2)] },
    ] as const;
    expect(reasonsText(inEnglish, moves)).to.equal(
      'Best move: Left. It keeps 512 in the corner, though it has a 10% chance of ending the game ' +
        'with the next tile and separates two 8s. Up: about −1,100 points, has a 30% chance of ' +
        'ending the game with the next tile, moves 512 out of the corner and separates 2 pairs of equal tiles (up to 8).',
    );
    const [best, other] = [{ ...moves[0], reasons: [parted(1)] }, moves[1]];
    expect(reasonsText(inEnglish, [best, other])).to.match(/^Best move: Left\. Up: /);
  });

  it('names only the highest pair of a number and its half, if that pair decides', () => {
    const sides = (best: Reason, other: Reason) =>
      comparisonText(
        inEnglish,
        { direction: 'left', loss: 0, reasons: [best] },
        { direction: 'up', loss: null, reasons: [other] },
      );
    expect(sides(near(3, 16), near(4, 8))).to.equal(
      'Best move: Left. It leaves 16 beside 8. Up leaves 8 beside 4.',
    );
    expect(sides(near(5, 16), near(1, 16))).to.equal(
      'Best move: Left. It leaves 5 tiles beside their half (up to 16). Up leaves 16 beside 8.',
    );
  });

  it('names only the best move and the loss of the other one, if no reason tells them apart', () => {
    const moves = [
      { direction: 'left', loss: 0, reasons: [] },
      { direction: 'right', loss: 0, reasons: [] },
      { direction: 'up', loss: 1132, reasons: [] },
    ] as const;
    expect(reasonsText(inEnglish, moves)).to.equal('Best move: Left. Up: about −1,100 points.');
    expect(reasonsText(inEnglish, moves.slice(0, 2))).to.equal('Best move: Left.');
  });

  it('compares the best move with no mirror image of it, on a board without values either', async () => {
    const game = new Game({ board: boardOf('2 2 2 / . . . / . . .') });
    const ratings = await new ComputerPlayer().rate(game);
    expect(ratings.map(({ direction }) => direction)).to.deep.equal(['right', 'left', 'down']);
    const text = reasonsText(inEnglish, ratings);
    expect(text)
      .to.match(/^Best move: Right\. .* Down leaves /)
      .and.not.to.include('Left');
  });

  const sentences: Record<string, Record<string, Reason[]>> = {
    en: {
      'Left has a 10% chance of ending the game with the next tile, merges two 128s and leaves the top row in order.':
        [stuck(0.1, 1), merged(1, 256), row('top', true)],
      'Left makes 2 merges (up to 8) and lines up 2 pairs (up to 16s).': [
        merged(2, 8),
        pairs(2, 16),
      ],
      'Left puts 512 in the corner.': [{ kind: 'corner-reached', tile: 512 }],
      'Left brings two 256s together and leaves 64 beside 32.': [pairs(1, 256), near(1, 64)],
      'Left leaves 5 tiles beside their half (up to 64).': [near(5, 64)],
      'Left has a 1% chance of ending the game within 2 tiles and leaves the left column out of order.':
        [stuck(0.001, 2), row('left', false)],
      'Left leaves only 2 directions you can count on and separates 2 pairs of equal tiles (up to 8).':
        [open(2), parted(2)],
      'Left leaves only 1 direction you can count on and leaves only about 2 cells free 3 moves later.':
        [open(1), later(1.5)],
      'Left has a 75% chance of 512 in a corner 3 moves later.': [held],
      'Left will not get 512 into a corner soon.': [hardly],
      'Left ends the game with the next tile and leaves 0 cells free.': [stuck(1, 1), free(0)],
      'Left ends the game within 2 tiles.': [stuck(0.996, 2)],
      'Left has a 99% chance of ending the game within 2 tiles.': [stuck(0.99, 2)],
      'Left leaves about 0 cells free 3 moves later.': [later(0.4)],
    },
    de: {
      'Links lässt die untere Zeile ungeordnet und legt an 2 Stellen gleiche Kacheln nebeneinander (bis 8).':
        [row('bottom', false), pairs(2, 8)],
      'Links lässt nur 1 Richtung, auf die Verlass ist und lässt 3 Züge später nur etwa 5 Felder frei.':
        [open(1), later(5)],
      'Links trennt 5 gleiche Paare (bis 8).': [parted(5)],
      'Links beendet das Spiel mit der nächsten Kachel und legt zwei Kacheln mit 8 nebeneinander.':
        [stuck(1, 1), pairs(1, 8)],
      'Links lässt nur 1 Feld frei.': [free(1)],
      'Links lässt nur 11 Felder frei.': [free(11)],
      'Links hält 512 in der Ecke und lässt nur 7 Felder frei.': [corner(true), free(7)],
    },
    es: {
      'Izquierda deja en orden la columna derecha y deja un 64 junto a un 32.': [
        row('right', true),
        near(1, 64),
      ],
      'Izquierda deja solo 2 direcciones seguras y deja de media solo 1 casilla libre 3 jugadas después.':
        [open(2), later(1)],
      'Izquierda deja solo 1 casilla libre.': [free(1)],
      'Izquierda acaba la partida en 2 fichas y pone juntas dos fichas de 8.': [
        stuck(1, 2),
        pairs(1, 8),
      ],
    },
    fr: {
      'Gauche met côte à côte deux tuiles de 8 et laisse 2 tuiles à côté de leur moitié (jusqu’à 64).':
        [pairs(1, 8), near(2, 64)],
      'Gauche laisse seulement 1 direction sûre et laisse en moyenne seulement 5 cases libres 3 coups plus tard.':
        [open(1), later(5)],
      'Gauche laisse seulement 2 cases libres.': [free(2)],
      'Gauche termine la partie à la prochaine tuile.': [stuck(1, 1)],
    },
    ja: {
      '左：上端の行が順に並ぶ、半分の数と隣り合うタイルが5枚残る（最大64と32）。': [
        row('top', true),
        near(5, 64),
      ],
      '左：必ず動かせるのはわずか2方向、3手先で平均わずか約5マス空く。': [open(2), later(5)],
      '左：わずか5マス空く。': [free(5)],
      '左：1枚以内に必ず終わる。': [stuck(1, 1)],
      '左：512が角に残る、わずか7マス空く。': [corner(true), free(7)],
    },
    zh: {
      '向左：最左一列无序，使相同方块在 5 处相邻（最大 8）。': [row('left', false), pairs(5, 8)],
      '向左：只有 2 个方向肯定能走，3 步之后平均只留出约 5 个空格。': [open(2), later(5)],
      '向左：只留出 5 个空格。': [free(5)],
      '向左：1 个新方块之内必定结束游戏。': [stuck(1, 1)],
    },
    ar: {
      'يسار: تجمع مربعات متساوية في موضعين (حتى 8) وتترك 5 مربعات كلًّا منها بجانب نصفه (حتى 64).': [
        pairs(2, 8),
        near(5, 64),
      ],
      'يسار: تترك فقط اتجاهًا واحدًا مضمونًا وتفصل زوجين متساويين (حتى 8).': [open(1), parted(2)],
      'يسار: تترك بعد 3 نقلات فقط نحو 5 خانات فارغة وتجعل 512 في الزاوية بعد 3 نقلات باحتمال 75\u200e%\u200e.':
        [later(5), held],
      'يسار: تترك فقط خانة فارغة واحدة.': [free(1)],
      'يسار: تنهي اللعبة خلال مربعين.': [stuck(1, 2)],
      'يسار: تترك فقط خانتين فارغتين.': [free(2)],
      'يسار: تترك فقط 5 خانات فارغة.': [free(5)],
      'يسار: تترك فقط 11 خانة فارغة.': [free(11)],
      'يسار: تُبقي 512 في الزاوية وتترك فقط 7 خانات فارغة.': [corner(true), free(7)],
    },
  };
  for (const [tag, cases] of Object.entries(sentences)) {
    for (const [expected, reasons] of Object.entries(cases)) {
      it(`joins clauses and counts as the language ${tag} does: ${expected}`, () => {
        expect(sentence(tag, ...reasons)).to.equal(expected);
      });
    }
  }
});

describe('valuesText()', () => {
  it('says what each move loses, rounded to two digits as on the arrows', () => {
    const moves = (['left', 'right', 'up', 'down'] as const).map((direction, nth) => ({
      direction,
      loss: [0, 0, 1, 4905][nth]!,
      reasons: [free(7)],
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
