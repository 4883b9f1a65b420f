import { expect } from '@open-wc/testing';
import { Game, type Move } from '../../src/engine/index.js';
import { played, playOn, snapshot } from '../support/plays.js';

class NamedGame extends Game {
  position = 'a field of my own';
  record = 7;
  moved = 0;

  override move(direction: 'up' | 'right' | 'down' | 'left'): Move | null {
    this.moved++;
    return super.move(direction);
  }
}

describe('Game › its inner state', () => {
  it('is neither enumerable nor reachable', () => {
    const game = played({ seed: 'sealed' }, 20);
    game.undo();
    expect(Object.keys(game)).to.deep.equal([]);
    expect(Reflect.ownKeys(game)).to.deep.equal([]);
    expect(Object.assign({}, game)).to.deep.equal({});
  });

  it('can change even if the game is frozen', () => {
    const frozen = new Game({ seed: 'frozen' });
    Object.freeze(frozen);
    const twin = new Game({ seed: 'frozen' });
    for (const game of [frozen, twin]) {
      playOn(game, 30);
      expect(game.undo()).to.equal(true);
      game.setScore(3);
      game.addTile();
    }
    expect(snapshot(frozen)).to.deep.equal(snapshot(twin));
  });

  it('is written as the replay by JSON.stringify()', () => {
    const game = played({ seed: 'json' }, 7);
    expect(game.toJSON()).to.equal(game.replay);
    expect(JSON.stringify({ game })).to.equal(JSON.stringify({ game: game.replay }));
  });
});

describe('Game › a subclass', () => {
  it('may have any field', () => {
    const game = playOn(new NamedGame({ seed: 'sub' }), 5);
    expect(game.board).to.deep.equal(played({ seed: 'sub' }, 5).board);
    expect(Object.keys(game)).to.deep.equal(['position', 'record', 'moved']);
  });

  it('is what fromReplay() and copy() of the subclass return', () => {
    const game = new NamedGame({ seed: 'sub' });
    playOn(game, 5);
    const copy = game.copy();
    const loaded = NamedGame.fromReplay(game.replay);
    for (const other of [copy, loaded]) {
      expect(other).to.be.instanceOf(NamedGame);
      expect(other.position).to.equal('a field of my own');
      expect(snapshot(other)).to.deep.equal(snapshot(game));
    }
  });

  it('is what copy() returns even if its constructor takes arguments', () => {
    class ScriptedGame extends Game {
      constructor(tiles?: { cell: number; value: number }[]) {
        super(tiles ? { random: tiles } : {});
      }
    }
    const tiles = [0, 1, 2].map((cell) => ({ cell, value: 2 }));
    const copy = new ScriptedGame(tiles).copy();
    expect(copy).to.be.instanceOf(ScriptedGame);
    expect(copy.tileCount).to.equal(2);
  });
});
