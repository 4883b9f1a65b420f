import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import { endingGame, winningGame } from '../support/boards.js';
import { playing, type RecordingOwner } from '../support/session-owner.js';

function loaded(game: Game): RecordingOwner {
  const owner = playing(new Game());
  owner.session.load(game);
  return owner;
}

function wonGame(): Game {
  const game = winningGame();
  game.move('left');
  return game;
}

describe('GameSession › load()', () => {
  it('asks again about a win by the last move, but not about an earlier one', () => {
    const { session, log } = loaded(wonGame());
    expect(session.awaitsDecision).to.equal(true);
    const game = wonGame();
    game.move('right');
    const later = loaded(game);
    expect([later.session.justWon, later.session.awaitsDecision]).to.deep.equal([false, false]);
    for (const reported of [log, later.log]) expect(reported).to.include('won');
    const { justWon, acceptsMoves } = loaded(endingGame()).session;
    expect([justWon, acceptsMoves]).to.deep.equal([false, true]);
  });

  it('does not change the loaded game, which can be undone to the start', () => {
    const game = wonGame();
    const { replay } = game;
    const { session } = loaded(game);
    expect(session.game).to.equal(game);
    expect(game.replay).to.equal(replay);
    expect(session.undo()).to.equal(true);
    expect([session.canUndo, session.undo()]).to.deep.equal([false, false]);
  });

  it('reports the win and the end of a game even after those of the previous game', () => {
    const over = endingGame({ winTile: 512 });
    over.move('left');
    const owner = loaded(over);
    owner.forget();
    const better = endingGame({ winTile: 512, score: 100 });
    better.move('left');
    owner.session.load(better);
    expect(owner.log).to.deep.equal(['(load)', 'game-load', 'score', 'won', 'game-over']);
  });

  it('reports the win and the end of a finished game again after undo() and the same move', () => {
    const game = endingGame({ winTile: 512, afterWin: 'stop' });
    game.move('left');
    const owner = loaded(game);
    owner.forget();
    owner.session.undo();
    owner.session.move('left', 'player');
    expect(owner.log).to.deep.equal([
      ...['(undo)', 'undo', 'score', 'before-move', '(move)', 'move', 'score', 'won', 'game-over'],
    ]);
  });

  it('reports the win and the end of the same game only once', () => {
    const owner = loaded(wonGame());
    const { session } = owner;
    const { startedAt } = session.provenance;
    owner.forget();
    session.load(wonGame(), { startedAt });
    expect(owner.log).to.deep.equal(['(load)', 'game-load']);
    const left = wonGame();
    left.giveUp();
    session.load(left, { startedAt });
    expect(owner.log.slice(2)).to.deep.equal(['(load)', 'game-load', 'game-over']);
    session.load(left, { startedAt });
    expect(owner.log.slice(5)).to.deep.equal(['(load)', 'game-load']);
  });
});
