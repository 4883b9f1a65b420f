import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import { lastMove } from '../../src/engine/internal.js';
import { randomMoves, snapshot } from '../support/plays.js';

describe('lastMove()', () => {
  it('is what move() returned, for every move of a game', () => {
    for (const options of [{ seed: 'last' }, { seed: 'last', size: '2x3', winTile: 16 }]) {
      const game = new Game(options);
      const made = [...randomMoves(game, 60)];
      for (const one of [Game.fromReplay(game.replay), game]) {
        for (const move of made.toReversed()) {
          const before = snapshot(one);
          expect(lastMove(one)).to.deep.equal(move);
          expect(snapshot(one)).to.deep.equal(before);
          one.undo();
        }
        expect(lastMove(one)).to.equal(undefined);
      }
    }
  });

  it('has the tile that came from a source, without asking the source again', () => {
    let asked = 0;
    const random = (empty: readonly number[]) => ({ cell: empty.at(-1)!, value: 2 ** ++asked });
    const game = new Game({ board: [[32, 0], [0, 0]], random }); // prettier-ignore
    const move = game.move('right');
    expect(lastMove(game)).to.deep.equal(move);
    expect(asked).to.equal(1);
  });

  it('is undefined if the game was edited or given up since', () => {
    const game = new Game({ seed: 'hand' });
    const [first] = [...randomMoves(game, 2)];
    const edits: ((copy: Game) => unknown)[] = [
      (copy) => copy.setScore(copy.score),
      (copy) => copy.setBoard(copy.board),
      (copy) => copy.setTile(0, 0, 64),
      (copy) => copy.addTile(),
      (copy) => copy.giveUp(),
    ];
    for (const edit of edits) {
      const copy = game.copy();
      edit(copy);
      expect(lastMove(copy)).to.equal(undefined);
    }
    game.undo();
    expect(lastMove(game)).to.deep.equal(first);
  });
});
