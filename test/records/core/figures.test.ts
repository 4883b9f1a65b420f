import { expect } from '@open-wc/testing';
import { figuresOf, furtherTries, streakOf } from '../../../src/records/core/figures.js';
import { bestGames, type KeptGame } from '../../../src/records/core/kept-game.js';
import { endedGame, keptGame } from './tab.js';

const day = 86_400_000;
const made = (facts: Partial<KeptGame>, seed = 'a'): KeptGame => ({
  ...keptGame(endedGame({ seed })),
  ...facts,
});

const ended = { endReason: 'no-moves' } as const;
const gaveUp = { won: false, endReason: 'gave-up' } as const;

describe('figuresOf()', () => {
  it('counts games that are neither assisted nor edited', () => {
    const games = [
      made({ score: 300, maxTile: 16, ...ended }),
      made({ score: 501, maxTile: 64, won: true }),
      made({ score: 9000, maxTile: 512, assisted: true }),
      made({ score: 9000, maxTile: 512, edited: true }),
    ];
    expect(figuresOf(games)).to.deep.equal({
      played: 2,
      best: 501,
      winShare: 0.5,
      average: { games: 2, score: 401 },
      bars: [
        { tile: 16, count: 1 },
        { tile: 32, count: 0 },
        { tile: 64, count: 1 },
      ],
      newestTile: 16,
    });
  });

  it('counts a game that was given up as played and as the best, but in no bar and no average', () => {
    const games = [
      made({ score: 700, maxTile: 64, ...gaveUp }),
      made({ score: 100, maxTile: 16, ...ended }),
    ];
    expect(figuresOf(games)).to.deep.include({
      played: 2,
      best: 700,
      winShare: 0,
      average: { games: 1, score: 100 },
      newestTile: 16,
      bars: [{ tile: 16, count: 1 }],
    });
    const wonFirst = made({ won: true, endReason: 'gave-up', maxTile: 32 });
    expect(figuresOf([wonFirst]).bars).to.deep.equal([{ tile: 32, count: 1 }]);
  });

  it('counts a daily puzzle once: the first try that was finished; the best may be another', () => {
    const games = [
      made({ ended: 4, score: 900, won: true }, '2026-11-24'),
      made({ ended: 3, score: 300, ...ended }, '2026-11-24'),
      made({ ended: 2, score: 400, ...ended }, 'no date'),
      made({ ended: 1, score: 100, ...gaveUp }, '2026-11-24'),
    ];
    expect(figuresOf(games)).to.deep.include({
      played: 2,
      best: 900,
      winShare: 0,
      average: { games: 2, score: 350 },
    });
    expect(figuresOf(games.slice(3)).played, 'a day that was only given up').to.equal(1);
  });

  it('averages the ten newest games', () => {
    const games = Array.from({ length: 12 }, (_, n) =>
      made({ score: n < 10 ? 50 : 9000, ...ended }),
    );
    expect(figuresOf(games).average).to.deep.equal({ games: 10, score: 50 });
  });

  it('returns twelve bars at most, and zeros without a game', () => {
    const [low, high] = [made({ maxTile: 4, ...ended }), made({ maxTile: 2 ** 17, ...ended })];
    expect(figuresOf([low, high]).bars).to.deep.equal([{ tile: 2 ** 17, count: 1 }]);
    expect(figuresOf([made({ maxTile: 64, ...ended }), high]).bars).to.have.lengthOf(12);
    expect(figuresOf([])).to.deep.equal({
      played: 0,
      best: 0,
      winShare: 0,
      average: { games: 0, score: 0 },
      bars: [],
      newestTile: undefined,
    });
  });
});

describe('furtherTries()', () => {
  it('returns all tries of a day but the first that was finished, or the first of all', () => {
    const [third, second, first] = [3, 2, 1].map((time) =>
      made({ ended: time, ...ended }, '2026-11-24'),
    ) as [KeptGame, KeptGame, KeptGame];
    const [givenUp, givenUpLater] = [0, 5].map((time) =>
      made({ ended: time, ...gaveUp }, '2026-11-24'),
    ) as [KeptGame, KeptGame];
    const undated = made({ ended: null, ...ended }, '2026-11-24');
    const other = [made({ ...ended }, '2026-11-23'), made({ ...ended }), made({ ...ended })];
    const tries = (games: KeptGame[]) => [...furtherTries([...games, ...other])];
    expect(tries([third, undated, second, first])).to.have.members([third, undated, second]);
    expect(tries([givenUpLater, first, givenUp])).to.have.members([givenUpLater, givenUp]);
    expect(tries([givenUpLater, givenUp])).to.deep.equal([givenUpLater]);
    expect(tries([first, made({ assisted: true, ended: 0 }, '2026-11-24')])).to.deep.equal([]);
  });
});

describe('bestGames()', () => {
  it('returns the highest score of each pool, without assisted and edited games', () => {
    const rules = { ...made({}).rules, winTile: 64 };
    const games = [
      made({ score: 500 }),
      made({ score: 300 }),
      made({ score: 9000, assisted: true }),
      made({ score: 9000, edited: true }),
      made({ score: 200, rules }),
    ];
    expect([...bestGames(games)]).to.have.members([games[0], games[4]]);
  });
});

describe('streakOf()', () => {
  const start = (date: string) => Date.parse(date);
  const on = (seed: string, late = 0, facts: Partial<KeptGame> = {}) =>
    made({ won: true, ended: start(seed) + late * day + day / 2, ...facts }, seed);
  const now = start('2026-11-24') + day / 2;
  const streak = (games: KeptGame[]) => {
    const { current, longest, madeUp } = streakOf(games, now)!;
    return [current, longest, ...madeUp];
  };

  it('is undefined without a seed that is a date, and 0 without a day that counts', () => {
    expect(streakOf([made({}, '2026-02-30'), made({}, 'x2026-11-24')], now)).to.equal(undefined);
    const givenUp = on('2026-11-24', 0, gaveUp);
    expect(streak([givenUp])).to.deep.equal([0, 0]);
    expect(streak([on('2026-11-24', 0, { assisted: true })])).to.deep.equal([0, 0]);
  });

  it('counts days whose game was won or played to its end by the end of the next day', () => {
    const ended = on('2026-11-22', 1, { won: false, endReason: 'no-moves' });
    const days = [on('2026-11-24'), on('2026-11-23', 1), ended, on('2026-11-22')];
    expect(streak(days)).to.deep.equal([3, 3]);
    expect(
      streak([on('2026-11-21', 0, { ended: start('2026-11-23') - 1 }), ...days]),
    ).to.deep.equal([4, 4]);
  });

  it('counts a day once, even if it was played in time and again later', () => {
    const late = [on('2026-11-23'), on('2026-11-23', 2), on('2026-11-24'), on('2026-11-24')];
    expect(streak(late)).to.deep.equal([2, 2]);
  });

  it('lists a day that was made up later, and does not count it', () => {
    const days = [on('2026-11-24'), on('2026-11-23', 2), on('2026-11-22')];
    expect(streak(days)).to.deep.equal([1, 1, '2026-11-23']);
    expect(streak([on('2026-11-23', 0, { ended: null })])).to.deep.equal([0, 0, '2026-11-23']);
  });

  it('is 0 once the next day can no longer be played, and remembers the longest streak', () => {
    const days = ['2026-11-20', '2026-11-21', '2026-11-22'].map((date) => on(date));
    expect(streak(days)).to.deep.equal([3, 3]);
    expect(streakOf(days, now + day / 2)).to.deep.include({ current: 0, longest: 3 });
    expect(streak([...days, on('2026-11-24')])).to.deep.equal([1, 3]);
  });
});
