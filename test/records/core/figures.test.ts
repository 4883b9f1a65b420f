import { expect } from '@open-wc/testing';
import { figuresOf, streakOf } from '../../../src/records/core/figures.js';
import { bestGames, poolOf, type KeptGame } from '../../../src/records/core/kept-game.js';
import { endedGame, keptGame } from './tab.js';

const day = 86_400_000;
const made = (facts: Partial<KeptGame>, seed = 'a'): KeptGame => ({
  ...keptGame(endedGame({ seed })),
  ...facts,
});

describe('figuresOf()', () => {
  it('counts the games of one pool that are neither assisted nor edited', () => {
    const games = [
      made({ score: 500, maxTile: 64, won: true }),
      made({ score: 300, maxTile: 16 }),
      made({ score: 9000, maxTile: 512, assisted: true }),
      made({ score: 9000, maxTile: 512, edited: true }),
      made({ score: 9000, rules: { ...made({}).rules, winTile: 64 } }),
    ];
    const figures = figuresOf(games, poolOf(games[0]!));
    expect(figures).to.deep.equal({
      ...{ games: 2, best: 500, maxTile: 64, winShare: 0.5 },
      bars: [
        { tile: 16, count: 1 },
        { tile: 32, count: 0 },
        { tile: 64, count: 1 },
      ],
    });
    expect([...bestGames(games)]).to.have.members([games[0], games[4]]);
  });

  it('returns twelve bars at most, and zeros without a game', () => {
    const [low, high] = [made({ maxTile: 4 }), made({ maxTile: 2 ** 17 })];
    expect(figuresOf([low, high], poolOf(low)).bars).to.deep.equal([{ tile: 2 ** 17, count: 1 }]);
    expect(figuresOf([made({ maxTile: 64 }), high], poolOf(low)).bars).to.have.lengthOf(12);
    const none = { games: 0, best: 0, maxTile: 0, winShare: 0, bars: [] };
    expect(figuresOf([], '')).to.deep.equal(none);
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
    const givenUp = on('2026-11-24', 0, { won: false, endReason: 'gave-up' });
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
