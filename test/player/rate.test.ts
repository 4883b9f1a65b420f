import { expect } from '@open-wc/testing';
import { Game, type Direction } from '../../src/engine/index.js';
import { ComputerPlayer, type Rating, type Reason } from '../../src/player/index.js';
import { flip, mirror } from '../support/naive.js';
import { boardOf, rejection } from '../support/plays.js';

/** Positions of a seeded game, every so many moves. */
function positions(size: string, every: number, most: number): Game[] {
  const game = new Game({ size, seed: `rate ${size}` });
  const player = new ComputerPlayer({ budget: 50 });
  const found: Game[] = [];
  while (found.length < most && game.canMove()) {
    if (game.moves % every === 0) found.push(game.copy());
    game.move(player.chooseMove(game));
  }
  return found;
}

const mirrored = { up: 'up', right: 'left', down: 'down', left: 'right' } as const;
const flipped = { up: 'left', right: 'down', down: 'right', left: 'up' } as const;

type Rows = readonly (readonly number[])[];

/** The eight ways to turn and mirror a board, each with the directions that go with it. */
function symmetriesOf(board: Rows): { board: Rows; direction: (of: Direction) => Direction }[] {
  let all = [{ board, direction: (of: Direction): Direction => of }];
  const add = (turn: (board: Rows) => Rows, turned: Record<Direction, Direction>) => {
    all = all.flatMap((one) => [
      one,
      { board: turn(one.board), direction: (of: Direction) => turned[one.direction(of)] },
    ]);
  };
  add(mirror, mirrored);
  add(flip, flipped);
  add(mirror, mirrored);
  return all;
}

const byDirection = (ratings: readonly Rating[]) =>
  new Map(ratings.map(({ direction, ...rest }) => [direction, rest]));

/** The direction that leads to each edge. */
const towards = { top: 'up', right: 'right', bottom: 'down', left: 'left' } as const;

/** The reasons of a turned board: a line is then along another edge. */
const turnedReasons = (reasons: readonly Reason[] = [], turn: (of: Direction) => Direction) =>
  reasons.map((reason) =>
    reason.kind === 'row' ? { ...reason, line: turn(towards[reason.line]) } : reason,
  );

/** A rating whose reasons are turned. */
const turnedRating = (
  { reasons, inFavor, ...rest }: Omit<Rating, 'direction'>,
  turn: (of: Direction) => Direction,
) => ({
  ...rest,
  reasons: turnedReasons(reasons, turn),
  inFavor: turnedReasons(inFavor, turn),
});

describe('ComputerPlayer.rate()', () => {
  for (const [size, budget] of [
    ['4', 20],
    ['4', 3000],
    ['3', 500],
    ['5x4', 500],
  ] as const) {
    it(`rates only legal moves on ${size}, the choice of chooseMove() first (budget ${budget})`, async () => {
      const player = new ComputerPlayer({ budget });
      for (const game of positions(size, 23, 25)) {
        const ratings = await player.rate(game);
        const legal = game.legalMoves();
        expect(ratings.map(({ direction }) => direction)).to.have.members(legal);
        expect(ratings[0]!.direction).to.equal(player.chooseMove(game));
        const losses = ratings.map(({ loss }) => loss);
        if (size !== '4') expect(new Set(losses)).to.deep.equal(new Set([null]));
        else {
          expect(losses).to.deep.equal(ratings.map(({ value }) => ratings[0]!.value! - value!));
          expect(Math.min(...losses.map(Number))).to.equal(0);
        }
      }
    });

    it(`rates boards of ${size} alike that differ only in rotation and reflection (budget ${budget})`, async () => {
      const player = new ComputerPlayer({ budget });
      for (const { board } of positions(size, 31, 12)) {
        const wanted = byDirection(await player.rate(new Game({ board })));
        for (const { board: turned, direction } of symmetriesOf(board)) {
          const ratings = byDirection(await player.rate(new Game({ board: turned })));
          for (const [of, rating] of wanted) {
            const same = turnedRating(ratings.get(direction(of))!, (one) => one);
            expect(same).to.deep.equal(turnedRating(rating, direction));
          }
        }
      }
    });
  }

  it('counts the points so far in the value', async () => {
    const [game] = positions('4', 200, 2).slice(1);
    const player = new ComputerPlayer({ budget: 300 });
    const [before] = await player.rate(game!);
    expect(before!.value).to.be.greaterThan(game!.score);
    game!.setScore(game!.score + 1000);
    const [after] = await player.rate(game!);
    expect(after!.value).to.equal(before!.value! + 1000);
  });

  it('returns null for value and loss under other rules than the standard ones', async () => {
    const player = new ComputerPlayer({ budget: 50 });
    const others = [
      { size: 5 },
      { winTile: 1024 },
      { fourChance: 0.2 },
      { afterWin: 'stop' },
    ] as const;
    for (const options of others) {
      for (const rating of await player.rate(new Game({ seed: 1, ...options }))) {
        expect(rating).to.include({ value: null, loss: null });
      }
    }
  });

  it('values the only move there is', async () => {
    const board = [[2, 4, 8, 16], ...Array.from({ length: 3 }, () => [0, 0, 0, 0])];
    const ratings = await new ComputerPlayer({ budget: 50 }).rate(new Game({ board, score: 500 }));
    expect(ratings).to.have.length(1);
    expect(ratings[0]!.value).to.be.greaterThan(500);
  });

  it('refuses a board that no game accepts', async () => {
    const { rules } = new Game();
    const rate = (board: unknown) =>
      rejection(
        new ComputerPlayer().rate({ board: board as number[][], rules, score: 0, over: false }),
      );
    expect((await rate([[3, 0]])).message).to.match(/^board\[0\]\[0\] must be .*, not 3$/);
    expect((await rate([[2, 0], [2]])).message).to.equal('length of board[1] must be 2, not 1');
    expect((await rate('2')).message).to.match(/^board must be an array/);
  });

  it('refuses a score that is no finite number, naming it', async () => {
    for (const [score, named] of [
      [Symbol('score'), 'Symbol(score)'],
      [5n, '5n'],
      ['5', '"5"'],
      [NaN, 'NaN'],
      [undefined, 'undefined'],
    ] as const) {
      const { board, rules } = new Game({ seed: 1 });
      const game = { board, rules, score: score as unknown as number, over: false };
      const { name, message } = await rejection(new ComputerPlayer({ budget: 50 }).rate(game));
      expect(name).to.equal('TypeError');
      expect(message).to.equal(`score must be a finite number, not ${named}`);
    }
  });

  it('returns an empty list for a game that is over', async () => {
    const board = boardOf('2 4 / 4 2');
    expect(await new ComputerPlayer().rate(new Game({ board }))).to.deep.equal([]);
    const left = new Game({ seed: 1 });
    left.giveUp();
    expect(await new ComputerPlayer().rate(left)).to.deep.equal([]);
  });
});
