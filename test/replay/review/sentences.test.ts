import { expect } from '@open-wc/testing';
import { Language } from '../../../src/words/texts.js';
import type { MoveReview, Reason, Review } from '../../../src/player/index.js';
import type { Fall } from '../../../src/replay/review/falls.js';
import { Findings } from '../../../src/replay/review/findings.js';
import type { LargestTile } from '../../../src/replay/review/largest-tile.js';
import {
  explanationsOf,
  graphText,
  headingOf,
  luckText,
  momentsOf,
  patternText,
  remarkText,
  reviewEnglish,
  storyText,
  summaryOf,
  type AllReviewTexts,
  type Moment,
} from '../../../src/replay/review/sentences.js';
import * as words from '../../../src/words/reasons.js';
import { allEnglish } from '../../../src/replay/wording/sentences.js';
import { inLatinDigits } from '../../support/digits.js';
import { tags } from '../../support/locales.js';
import { corner, mistake, move, review } from './made-reviews.js';

const textsIn = (tag: string): AllReviewTexts =>
  new Language(tag, { ...allEnglish, ...words.englishTeacher, ...reviewEnglish });

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
  it('says where the game was lost, and has the marks and the luck', () => {
    const marks = { inaccuracy: 5, mistake: 0, blunder: 1 };
    expect(summaryOf(textsIn('en'), findingsOf({ marks }))).to.equal(
      'The game was lost little by little. 1 blunder, 0 mistakes and 5 inaccuracies. Luckier than 80% of games.',
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

  it('tells players of every level how lucky they were', () => {
    expect(luckText(textsIn('en'), findingsOf({ reached: 2000, expected: 25_643 }))).to.equal(
      'Luckier than 80% of games.',
    );
  });

  it('says how often the graph fell as the largest tile left its corner, from two times', () => {
    const fall = (index: number): Fall => ({
      ...{ from: index - 1, to: index, cause: 'none', badTiles: 0, cost: 0, move: move(index) },
    });
    const said = (left: readonly number[], tag = 'en') => {
      const findings = findingsOf();
      Object.defineProperty(findings, 'otherFalls', { value: [5, 9, 14].map(fall) });
      const hasLeft = (index: number) => left.includes(index);
      findings.largestTileAfter = ({ index }) => ({ value: 256, hasLeft: hasLeft(index) });
      return patternText(textsIn(tag), findings);
    };
    expect(said([5])).to.equal('');
    expect(said([5, 14])).to.equal(
      'In 2 places, the graph falls as the largest tile leaves its corner.',
    );
    for (const tag of tags) {
      expect(inLatinDigits(said([5, 9, 14], tag)))
        .to.include('3')
        .and.not.match(/[{}]/);
    }
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

describe('Where a game was lost, in words', () => {
  const fall = (some: Partial<Fall> = {}): Fall => ({
    ...{ from: 324, to: 334, cause: 'none', badTiles: 0, cost: 0, ...some },
  });
  const step = (index: number, cause: Fall['cause'], some: Partial<MoveReview> = {}): Fall =>
    fall({ from: index - 1, to: index, cause, move: move(index, some), badTiles: 1 });
  /** @param falls the first is the greatest */
  const lostBy = (falls: Fall[], tag = 'en', findings = findingsOf()) => {
    Object.defineProperty(findings, 'lost', { value: falls.length && { fall: falls[0], falls } });
    return storyText(textsIn(tag), findings);
  };
  const seen = (largest: Partial<LargestTile> = {}) => {
    const findings = findingsOf();
    findings.largestTileAfter = () => ({ value: 256, hasLeft: true, ...largest });
    findings.tileAfter = () => ({ cell: 9, value: 4 });
    return findings;
  };
  const withoutBoards = () => seen({ hasLeft: false });

  it('names the move, or the tile, by which it was', () => {
    expect(lostBy([step(272, 'play')])).to.equal(
      'The game was lost through a bad move at move 271.',
    );
    expect(lostBy([step(199, 'luck')])).to.equal(
      'The game was lost through a bad tile at move 198.',
    );
    expect(lostBy([step(192, 'move')])).to.equal('The game was lost through Left at move 191.');
    expect(lostBy([step(192, 'both')])).to.equal(
      'The game was lost through Left and a bad tile at move 191.',
    );
  });

  it('names both where both did it', () => {
    expect(lostBy([step(259, 'play'), step(261, 'luck')])).to.equal(
      'The game was lost through a bad move at move 258 and a bad tile at move 260.',
    );
  });

  it('says only where it was, if nothing is clearly the cause', () => {
    expect(lostBy([step(470, 'none')])).to.equal('The game was lost at move 469.');
    expect(lostBy([fall()])).to.equal('The game was lost between moves 324 and 334.');
    expect(lostBy([fall({ cause: 'luck', badTiles: 3 })])).to.equal(
      'The game was lost between moves 324 and 334. 3 bad tiles.',
    );
  });

  it('adds what is seen: the tile, the largest one that left its corner, or a sure end', () => {
    expect(lostBy([step(13, 'luck')], 'en', withoutBoards())).to.equal(
      'The game was lost through a bad tile at move 12. New 4 in row 3, column 2. One new tile in ten is a 4.',
    );
    expect(lostBy([step(13, 'move', { direction: 'up' })], 'en', seen())).to.equal(
      'The game was lost through Up at move 12. Up moved 256 out of the corner.',
    );
    const { ratings } = mistake(272, 300, [{ kind: 'stuck-next', chance: 1, within: 1 }]);
    expect(lostBy([step(272, 'play', { ratings })])).to.equal(
      'The game was lost through a bad move at move 271. Left ends the game with the next tile.',
    );
  });

  it('says what a good player would still reach in a game that goes on', () => {
    expect(storyText(textsIn('en'), findingsOf({ reached: 24_321 }, 2000))).to.equal(
      'The game is not over: a good player would still reach about 24,000 points.',
    );
  });

  it('says where a game was won, and never that it was lost', () => {
    const findings = findingsOf();
    Object.defineProperty(findings, 'wonAt', { value: 951 });
    expect(lostBy([fall()], 'en', findings)).to.equal('You won at move 951.');
  });

  for (const tag of tags) {
    it(`has the places in ${tag}`, () => {
      const said = (...falls: Fall[]) => inLatinDigits(lostBy(falls, tag, seen()));
      const all = [
        said(step(325, 'play')),
        said(step(325, 'luck')),
        said(step(325, 'move')),
        said(step(325, 'both')),
        said(step(325, 'none')),
        said(fall()),
        said(fall({ cause: 'luck', badTiles: 5 })),
      ];
      for (const text of all) {
        expect(text)
          .to.include('324')
          .and.not.match(/[{}]|undefined/);
      }
      expect(all.at(-1)).to.include('5');
      expect(said(step(325, 'move')))
        .to.include(textsIn(tag).text('left'))
        .and.include('256');
      expect(said(step(259, 'play'), step(261, 'luck'))).to.match(/258.*260/);
    });
  }
});

describe('How a review is counted', () => {
  const explained = (reached: number, score = reached, some: Partial<Review> = {}) =>
    explanationsOf(textsIn('en'), findingsOf({ ...some, reached }, score)).join(' ');
  const inPercent = 'each loss is a percentage of the score expected just before it';

  it('names the share that each mark costs, and once what a good player makes', () => {
    expect(explained(25_000))
      .to.include('about 25,000 points from the start')
      .and.include('A blunder costs at least 20% of it, a mistake 10%, an inaccuracy 5%.');
  });

  it('says why losses are in percent where they are', () => {
    expect(explained(12_500)).not.to.include(inPercent);
    expect(explained(12_499)).to.include(inPercent);
    expect(explained(25_000, 2000)).to.include(inPercent);
  });
});

describe('The graph of a review', () => {
  it('says what it shows, and at the end of a game that is over that nothing is left', () => {
    const shown = (position: number, score = 13_642) =>
      graphText(textsIn('en'), findingsOf({}, score), position);
    expect(shown(0)).to.equal('The final score a good player would still reach');
    expect(shown(20)).to.equal('The game is over: no more points to reach');
    expect(shown(20, 2000)).to.equal(shown(0));
  });
});

describe('The moments of a review', () => {
  const value = 24_000;
  const lost = (index: number, loss: number): MoveReview => ({
    ...mistake(index, loss, [corner(false)], [corner(true)]),
    value,
  });
  const moves = Array.from({ length: 100 }, (_, nth) => move(nth + 1, { value }));
  moves[9] = lost(10, 3000);
  moves[34] = lost(35, 6000);
  moves[54] = move(55, { value, luck: -9100 });
  for (let nth = 55; nth < 100; nth++) moves[nth] = move(nth + 1, { value: 15_000 });
  const told = ({ title, note, cost, position }: Moment) => [title, note, cost, position];
  const listed = (some: Partial<Review>, score?: number) =>
    momentsOf(textsIn('en'), findingsOf({ moves, ...some }, score)).map(told);

  it('are the marked moves, the falls of the graph and the end, in order', () => {
    expect(listed({ reached: 15_500 })).to.deep.equal([
      ['Move 9 · Left', '', '−3,000', 9],
      ['Move 34 · Left', '', '−6,000', 34],
      ['A bad tile', 'Move 54 · Here the game was lost', '−9,000', 54],
      ['No move left', 'Move 100', '', 100],
    ]);
  });

  it('tell shares of the expected score in a game that ended far below its expectation', () => {
    expect(listed({ reached: 2268 }).map(([title, , cost]) => `${title} ${cost}`)).to.deep.equal([
      'Move 9 · Left −13%',
      'Move 34 · Left −25%',
      'A bad tile −38%',
      'The computer had expected more −85%',
      'No move left ',
    ]);
    const [, second] = momentsOf(textsIn('en'), findingsOf({ moves, reached: 2268 }));
    expect(second!.label).to.equal('Move 34 · Left, Mistake, 25% of the expected score lost');
  });

  it('are as many as the marks, besides the falls, and the end is one', () => {
    const many = moves.map((one, nth) => (nth % 3 && !one.mark ? one : lost(nth + 1, 3000)));
    const rows = momentsOf(textsIn('en'), findingsOf({ moves: many, reached: 2268 }));
    expect(rows.filter(({ sign }) => sign === 'mistake')).to.have.length(35);
    expect(rows.filter(({ title }) => title === 'No move left')).to.have.length(1);
  });

  it('say of a game that goes on nothing of an end', () => {
    const rows = momentsOf(textsIn('en'), findingsOf({ moves, reached: 20_000 }, 2268));
    expect(rows.map(({ title }) => title)).not.to.include('No move left');
  });

  for (const tag of tags) {
    it(`have every value in ${tag}`, () => {
      const texts = textsIn(tag);
      for (const reached of [15_500, 2268]) {
        const findings = findingsOf({ moves, reached });
        const all = momentsOf(texts, findings).map(({ label }) => inLatinDigits(label));
        const others = [...explanationsOf(texts, findings), graphText(texts, findings, 0)];
        expect(all.join(' ')).to.include('34');
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

  it('has a heading with the mark and the loss', () => {
    expect(headingIn('en', 20_000)).to.equal('Mistake · about −1,200 points');
    expect(headingIn('de', 20_000)).to.equal('Fehler · etwa −1.200 Punkte');
    expect(headingIn('en', 2268)).to.equal('Mistake · 6% of the expected score lost');
    // The same as in the list.
    expect(headingIn('en', 2268, { loss: 15_000 })).to.equal(
      'Mistake · 75% of the expected score lost',
    );
  });

  /** In a game that goes on: nothing is known of what came of the move. */
  const told = (move: MoveReview, tag = 'en') =>
    remarkText(textsIn(tag), words, findingsOf({ reached: 20_000 }, 2000), move);

  it('names the move played and the best one, and not the corner, which is no reason', () => {
    expect(told(marked)).to.equal('Played: Left. Best move: Up.');
  });

  it('says what came of it', () => {
    const text = remarkText(textsIn('en'), words, findingsOf(), { ...marked, index: 11 });
    expect(text).to.equal('Played: Left. Best move: Up. The game ended 9 moves later.');
    const last = remarkText(textsIn('en'), words, findingsOf(), { ...marked, index: 20 });
    expect(last).to.equal('Played: Left. Best move: Up. It ended the game.');
  });

  const remark = (played: Reason[], best: Reason[] = [], tag = 'en') =>
    told(mistake(1, 100, played, best), tag);
  const merges: Reason = { kind: 'merges', count: 1, best: 64 };
  const parted = (best: number): Reason => ({ kind: 'parted', count: 1, best });
  const stuck = (chance: number, within: 1 | 2 = 1): Reason => ({
    ...{ kind: 'stuck-next', chance, within },
  });

  it('says that the next tiles are likely to end the game, and what else speaks against the move', () => {
    expect(remark([stuck(0.9), parted(4)], [merges])).to.equal(
      'Played: Left. Best move: Up. It merges two 32s. Left has a 90% chance of ending the game with the next tile and separates two 4s.',
    );
    expect(remark([stuck(1)])).to.equal(
      'Played: Left. Best move: Up. Left ends the game with the next tile.',
    );
    expect(remark([stuck(1, 2)])).to.include('Left ends the game within 2 tiles.');
    expect(remark([stuck(0.49)])).to.equal('Played: Left. Best move: Up.');
  });

  it('says once of a move that it ends the game', () => {
    const ratings = (chance: number) => mistake(20, 300, [stuck(chance)]).ratings;
    const told = (chance: number) =>
      remarkText(textsIn('en'), words, findingsOf(), {
        ...{ ...marked, index: 20, ratings: ratings(chance) },
        games: [games(0, 2), games(90, 2)],
      });
    const played = 'Played: Left. Best move: Up.';
    expect(told(1)).to.equal(`${played} Left ends the game with the next tile.`);
    expect(told(0.9)).to.equal(
      `${played} Left has a 90% chance of ending the game with the next tile. It ended the game.`,
    );
  });

  /** Of a hundred games in each way of playing, so many end after these moves, and the others never. */
  const games = (ending: number, moves: number) => ({
    direction: 'up' as const,
    lengths: [0, 1, 2].map(() =>
      Uint8Array.from({ length: 100 }, (_, nth) => (nth < ending ? moves : 200)),
    ),
  });
  const withGames = (ending: number, moves: number, others: number) =>
    told({ ...mistake(1, 100, [], []), games: [games(others, moves), games(ending, moves)] });

  it('tells how many games end that were played on, after this move and the best one', () => {
    expect(withGames(40, 20, 5)).to.equal(
      'Played: Left. Best move: Up. After Left, 40 of 100 games end within 100 moves; after Up, 5.',
    );
    expect(withGames(83, 2, 4)).to.include('After Left, 83 of 100 games end within 3 moves');
    expect(withGames(40, 20, 36)).to.equal('Played: Left. Best move: Up.');
  });

  it('has no praise for the move played, unless something speaks against it', () => {
    const pairs: Reason = { kind: 'pairs', count: 1, best: 4 };
    const inFavor = [{ ...merges, count: 2 }];
    const praised = (reasons: Reason[]) => {
      const { ratings, ...rest } = mistake(1, 100, reasons, [merges]);
      const [best, played] = ratings!;
      return told({ ...rest, ratings: [best!, { ...played!, inFavor }] });
    };
    expect(praised([pairs])).to.equal('Played: Left. Best move: Up. It merges two 32s.');
    expect(praised([parted(8)])).to.include('Left separates two 8s. Still, Left makes 2 merges');
  });

  it('gives no reason that its price cancels', () => {
    const priced = (best: number) => {
      const { ratings, ...rest } = mistake(1, 100, [], [{ kind: 'pairs', count: 1, best: 8 }]);
      const [first, played] = ratings!;
      return told({ ...rest, ratings: [{ ...first!, price: [parted(best)] }, played!] });
    };
    expect(priced(4)).to.include('It brings two 8s together, though it separates two 4s.');
    expect(priced(8)).to.equal('Played: Left. Best move: Up.');
  });

  it('names no fault of a best move for which nothing speaks', () => {
    const best = { ...mistake(1, 100, [], []).ratings![0]!, price: [parted(4)] };
    const [, other] = mistake(1, 100, [], []).ratings!;
    const marked = { ...mistake(1, 100, []), ratings: [best, other!] };
    expect(told(marked)).to.equal('Played: Left. Best move: Up.');
  });

  it('has no reason that cannot be seen on the board, nor free cells, and does not miss one', () => {
    const open: Reason = { kind: 'open', count: 1 };
    const nearPairs: Reason = { kind: 'near-pairs', count: 3, best: 8 };
    const later: Reason = { kind: 'empty-later', count: 2, moves: 3 };
    expect(remark([open, later, { kind: 'empty', count: 1 }], [nearPairs, open])).to.equal(
      'Played: Left. Best move: Up.',
    );
    expect(remark([], [])).to.equal('Played: Left. Best move: Up.');
  });

  for (const tag of tags) {
    it(`has every value in ${tag}`, () => {
      for (const within of [1, 2] as const) {
        const text = inLatinDigits(remark([stuck(0.9, within)], [merges], tag));
        expect(text).to.include('90').and.not.to.match(/[{}]/);
      }
    });
  }
});
