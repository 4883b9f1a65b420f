import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import type { BestOf } from '../../src/session/settings.js';
import { endingGame, gameAt, winningGame } from '../support/boards.js';
import { RecordingOwner } from '../support/session-owner.js';

function playing(game: Game, bestOf: BestOf = 'finished'): RecordingOwner {
  const owner = new RecordingOwner();
  owner.session.bestOf = bestOf;
  owner.session.start(game);
  return owner;
}

describe('GameSession › best of finished games', () => {
  it('is 0 until a game has ended', () => {
    const { session } = playing(gameAt([[2, 2]]));
    session.move('left', 'player');
    expect(session.best).to.equal(0);
  });

  it('counts a game that a move ends, in the events of that move already', () => {
    const owner = playing(endingGame());
    owner.session.move('left', 'player');
    expect(owner.session.best).to.equal(512);
    expect(owner.detailOf('score').best).to.equal(512);
    expect(owner.detailOf('game-over').best).to.equal(512);
  });

  it('counts a game that a win ends', () => {
    const { session } = playing(winningGame({ afterWin: 'stop' }));
    session.move('left', 'computer');
    expect(session.best).to.equal(16);
  });

  it('does not count a game that was given up, replaced, or won and is awaiting an answer', () => {
    const { session } = playing(winningGame());
    session.move('left', 'player');
    expect(session.best).to.equal(0);
    session.giveUp();
    expect(session.best).to.equal(0);
    session.start(gameAt([[4, 4]]));
    session.move('left', 'player');
    session.start(new Game());
    expect(session.best).to.equal(0);
  });

  it('does not count a game that was over when it was loaded', () => {
    const over = endingGame();
    over.move('left');
    const owner = playing(new Game());
    owner.session.load(over);
    expect(owner.detailOf('game-over').best).to.equal(0);
    owner.session.load(over, { sameGame: true });
    expect(owner.session.best).to.equal(0);
  });

  it('counts a loaded game that is played to its end here', () => {
    const { session } = playing(new Game());
    session.load(endingGame());
    session.move('left', 'player');
    expect(session.best).to.equal(512);
  });

  it('is kept by undo, a lower score and a new game', () => {
    const { session } = playing(endingGame());
    session.move('left', 'player');
    session.undo();
    session.start(endingGame({ score: -500 }));
    session.move('left', 'player');
    expect([session.game.score, session.best]).to.deep.equal([12, 512]);
  });

  it('counts a score from elsewhere, and can be forgotten', () => {
    const { session } = playing(new Game());
    session.countBest(40);
    session.countBest(30);
    expect(session.best).to.equal(40);
    session.forgetBest();
    expect(session.best).to.equal(0);
  });
});

describe('GameSession › best of played games', () => {
  it('grows with the score, in the events of the move already', () => {
    const owner = playing(gameAt([[2, 2, 4, 4]]), 'played');
    owner.session.move('left', 'player');
    expect(owner.session.best).to.equal(12);
    expect(owner.detailOf('score').best).to.equal(12);
  });

  it('never falls: not by undo, giving up or a new game', () => {
    const { session } = playing(gameAt([[2, 2]]), 'played');
    session.move('left', 'player');
    session.undo();
    expect(session.best).to.equal(4);
    session.giveUp();
    session.start(new Game());
    expect(session.best).to.equal(4);
  });

  it('does not count a game that was loaded, nor the same game continued in another tab', () => {
    const { session } = playing(new Game(), 'played');
    session.load(gameAt([[2, 2, 4, 4]]));
    session.load(gameAt([[2, 2, 4, 4]]), { sameGame: true });
    session.move('left', 'player');
    expect([session.best, session.playedHere]).to.deep.equal([0, false]);
  });

  it('counts a stored game that was played here', () => {
    const { session } = playing(new Game(), 'played');
    session.load(gameAt([[2, 2]]), { playedHere: true });
    session.move('left', 'player');
    expect(session.best).to.equal(4);
  });

  it('isNewBest says whether the game in progress has beaten the best before it', () => {
    const { session } = playing(gameAt([[2, 2, 4, 4]]), 'played');
    session.countBest(8);
    session.start(gameAt([[2, 2, 4, 4]]));
    expect([session.bestBefore, session.isNewBest]).to.deep.equal([8, false]);
    session.move('left', 'player');
    expect([session.best, session.isNewBest]).to.deep.equal([12, true]);
    session.undo();
    expect(session.isNewBest).to.equal(false);
  });
});
