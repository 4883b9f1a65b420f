import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { Game } from '../../src/engine/index.js';
import {
  boardOf,
  dice,
  DIRECTIONS,
  playOn,
  randomMoves,
  runs,
  snapshot,
} from '../support/plays.js';

/** Makes so many random moves. @returns a snapshot before each of them, and the last one */
const playNotingStates = (game: Game, moves: number, start = 1) => [
  snapshot(game),
  ...Array.from(randomMoves(game, moves, start), () => snapshot(game)),
];

describe('Game › undo()', () => {
  it('returns false at the start, and changes nothing there', () => {
    const game = new Game({ seed: 1 });
    game.setTile(0, 0, 64);
    const before = snapshot(game);
    expect(game.undo()).to.equal(false);
    expect(snapshot(game)).to.deep.equal(before);
    const twin = Game.fromReplay(game.replay);
    expect(snapshot(playOn(game, 5))).to.deep.equal(snapshot(playOn(twin, 5)));
  });

  it('brings the random state back: the same moves have the same outcome', () => {
    const game = new Game({ seed: 'again', size: 5 });
    const states = playNotingStates(game, 300, 7);
    for (let count = 0; count < 150; count++) game.undo();
    expect(snapshot(game)).to.deep.equal(states[150]);
    for (let count = 0; count < 150; count++) game.undo();
    expect(playNotingStates(game, 300, 7)).to.deep.equal(states);
  });

  it('brings back edits in the middle of a long game', () => {
    const game = new Game({ seed: 'long', size: 6 });
    const states = [];
    const roll = dice(5);
    while (game.moves < 300) {
      if (!game.move(DIRECTIONS[roll(4)]!)) continue;
      if (game.moves % 37 === 0) game.setTile(roll(6), roll(6), 2 ** (1 + roll(4)));
      if (game.moves % 64 === 0) game.setScore(game.moves);
      if (game.moves % 129 === 0 && game.hasEmptyCell) game.addTile();
      states.push(snapshot(game));
    }
    while (states.length > 1) {
      states.pop();
      game.undo();
      // The edits after the move that is now the last one belong to the state.
      expect(snapshot(game)).to.deep.equal(states.at(-1));
    }
  });

  it('is exact after any mix of moves, edits and undos', () => {
    const action = fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...DIRECTIONS) },
      { weight: 3, arbitrary: fc.constant('undo' as const) },
      { weight: 1, arbitrary: fc.constantFrom('add', 'tile', 'score', 'board', 'give-up') },
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 300 }), fc.nat(), (actions, seed) => {
        const game = new Game({ seed, size: 3 });
        // Per move made, or giving up: what the game was just before it.
        const before: Record<string, unknown>[] = [];
        for (const one of actions) {
          const now = snapshot(game);
          if (one === 'undo') {
            const expected = before.pop();
            expect(game.undo()).to.equal(expected !== undefined);
            expect(snapshot(game)).to.deep.equal(expected ?? now);
          } else if (one === 'add') {
            if (game.hasEmptyCell) game.addTile();
          } else if (one === 'tile') {
            game.setTile(seed % 3, game.moves % 3, 4);
          } else if (one === 'score') {
            game.setScore(seed);
          } else if (one === 'board') {
            game.setBoard(boardOf('2 2 4 / 4 4 . / . . 8'));
          } else if (one === 'give-up') {
            if (seed % 4 === 0 && !game.over) {
              game.giveUp();
              before.push(now);
            }
          } else if (game.move(one)) {
            before.push(now);
          }
        }
        const loaded = Game.fromReplay(game.replay);
        expect(snapshot(loaded)).to.deep.equal(snapshot(game));
        while (game.undo()) expect(loaded.undo()).to.equal(true);
        expect(snapshot(loaded)).to.deep.equal(snapshot(game));
      }),
      { numRuns: runs(150) },
    );
  });
});
