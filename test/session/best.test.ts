import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import type { Cause } from '../../src/session/events.js';
import type { BestOf } from '../../src/session/settings.js';
import { endingGame, gameAt, winningGame } from '../support/boards.js';
import { RecordingOwner } from '../support/session-owner.js';

/** An owner whose session has just started this game, with a short way to move its tiles. */
function playing(game: Game, bestOf: BestOf = 'finished') {
  const owner = new RecordingOwner();
  const { session } = owner;
  session.bestOf = bestOf;
  session.start(game);
  return { owner, session, left: (by?: Cause) => owner.move('left', by) };
}

describe('GameSession › best of finished games', () => {
  it('counts a game that a move or a win ends, as the events of that move already show', () => {
    const { owner, session, left } = playing(endingGame());
    left();
    const details = [owner.detailOf('score'), owner.detailOf('game-over')];
    expect([session.best, ...details.map(({ best }) => best)]).to.deep.equal([512, 512, 512]);
    const won = playing(winningGame({ afterWin: 'stop' }));
    won.left();
    expect(won.session.best).to.equal(16);
  });

  it('does not count a game that was given up, replaced, or won but awaits a decision', () => {
    const { session, left } = playing(winningGame());
    left();
    expect(session.best).to.equal(0);
    session.giveUp();
    expect(session.best).to.equal(0);
    session.start(gameAt([[4, 4]]));
    left();
    session.start(new Game());
    expect(session.best).to.equal(0);
  });

  it('counts a loaded game that is played to its end here, but not one that was already over', () => {
    const over = endingGame();
    over.move('left');
    const { owner, session, left } = playing(new Game());
    session.load(over);
    expect(owner.detailOf('game-over').best).to.equal(0);
    session.load(over, { startedAt: session.provenance.startedAt });
    expect(session.best).to.equal(0);
    session.load(endingGame());
    left();
    expect(session.best).to.equal(512);
  });

  it('does not count a score that is no safe integer, which could not be stored', () => {
    for (const score of [2 ** 53, 1e300]) {
      const ended = playing(endingGame({ score }));
      ended.left();
      expect([ended.session.game.over, ended.session.best]).to.deep.equal([true, 0]);
      const { session, left } = playing(gameAt([[4, 4]]), 'played');
      left();
      session.start(new Game({ score }));
      expect([session.best, session.isNewBest]).to.deep.equal([8, false]);
    }
  });

  it('survives undo, a lower score and a new game', () => {
    const { session, left } = playing(endingGame());
    left();
    session.undo();
    session.start(endingGame({ score: -500 }));
    left();
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
  it('grows with the score, as the events of the move already show, and never falls', () => {
    const { owner, session, left } = playing(gameAt([[2, 2, 4, 4]]), 'played');
    left();
    expect([session.best, owner.detailOf('score').best]).to.deep.equal([12, 12]);
    session.undo();
    expect(session.best).to.equal(12);
    session.giveUp();
    session.start(new Game());
    expect(session.best).to.equal(12);
  });

  it('counts a stored game that was played here, but none from elsewhere, not even via another tab', () => {
    const { session, left } = playing(new Game(), 'played');
    session.load(gameAt([[2, 2, 4, 4]]));
    session.load(gameAt([[2, 2, 4, 4]]), { startedAt: session.provenance.startedAt });
    left();
    expect([session.best, session.shownBest]).to.deep.equal([0, undefined]);
    session.load(endingGame());
    left();
    expect([session.game.over, session.best]).to.deep.equal([true, 0]);
    session.load(gameAt([[2, 2]]), { playedHere: true });
    left();
    expect(session.best).to.equal(4);
  });

  it('isNewBest says whether the game in progress has beaten the previous best', () => {
    const { session, left } = playing(gameAt([[2, 2, 4, 4]]), 'played');
    session.countBest(8);
    session.start(gameAt([[2, 2, 4, 4]]));
    expect([session.provenance.bestBefore, session.isNewBest]).to.deep.equal([8, false]);
    left();
    expect([session.best, session.isNewBest]).to.deep.equal([12, true]);
    session.undo();
    expect(session.isNewBest).to.equal(false);
    const storedLater = playing(gameAt([[2, 2, 4, 4]]), 'played');
    storedLater.session.countBest(8);
    storedLater.left();
    expect(storedLater.session.isNewBest).to.equal(true);
  });

  it('isNewBest is false if the previous best is only reached', () => {
    const { session, left } = playing(gameAt([[2, 2, 4, 4]]), 'played');
    session.countBest(12);
    left();
    expect([session.best, session.isNewBest]).to.deep.equal([12, false]);
  });

  it('isNewBest is false in the very first game, even after a reload or after undoing a new game', () => {
    const { session, left } = playing(gameAt([[2, 2, 4, 4]]), 'played');
    left();
    expect([session.best, session.isNewBest]).to.deep.equal([12, false]);
    const first = session.game;
    session.start(new Game(), { undoable: true });
    session.undo();
    left();
    expect([session.game, session.isNewBest]).to.deep.equal([first, false]);
    session.load(first, session.provenance);
    left();
    expect(session.isNewBest).to.equal(false);
  });

  it('is never below the score of a game that counts', () => {
    const { session } = playing(gameAt([[2, 2]], { score: 100 }), 'played');
    expect(session.best).to.equal(100);
    session.load(gameAt([[2, 2]], { score: 200 }), { playedHere: true });
    expect(session.best).to.equal(200);
    session.bestOf = 'finished';
    session.start(gameAt([[2, 2]], { score: 300 }));
    session.forgetBest();
    expect(session.best).to.equal(0);
    session.bestOf = 'played';
    expect(session.best).to.equal(300);
    session.start(new Game());
    expect(session.best).to.equal(300);
  });
});

describe('GameSession › best of a game in which the computer moved', () => {
  /** Its first three moves to the left earn 4, 8 and 16 points at least. */
  const chain = gameAt([[2, 2, 4, 8]]);

  it('does not count, even after a reload or at its end', () => {
    const { session, left } = playing(chain.copy(), 'played');
    left('computer');
    left();
    expect([session.best, session.shownBest, session.isNewBest]).to.deep.equal([0, 0, false]);
    session.load(session.game.copy(), session.provenance);
    left();
    expect(session.best).to.equal(0);
    for (const bestOf of ['played', 'finished'] as const) {
      const other = playing(endingGame(), bestOf);
      other.left('computer');
      expect(other.owner.detailOf('game-over').best).to.equal(0);
    }
  });

  it('counts moves made before the computer’s, and all moves once the computer’s are undone', () => {
    const { session, left } = playing(chain.copy(), 'played');
    left();
    left('computer');
    left('computer');
    session.undo();
    left();
    expect([session.best, session.game.moves]).to.deep.equal([4, 3]);
    session.undo();
    session.undo();
    left();
    expect(session.best).to.equal(session.game.score);
    expect(session.best).to.be.above(11);
  });

  it('does not affect the next game', () => {
    const { session, left } = playing(chain.copy(), 'played');
    left('computer');
    session.start(gameAt([[2, 2]]));
    left();
    expect(session.best).to.equal(4);
  });
});

describe('GameSession › shownBest', () => {
  it('is undefined while the game shown was loaded and does not count', () => {
    const { session, left } = playing(endingGame(), 'finished');
    session.countBest(100);
    expect(session.shownBest).to.equal(100);
    session.load(endingGame());
    expect([session.best, session.shownBest]).to.deep.equal([100, undefined]);
    left();
    expect(session.shownBest).to.equal(512);
    session.load(gameAt([[2, 2]], { score: 512 }));
    expect(session.shownBest).to.equal(undefined);
    const over = endingGame({ score: -1 });
    over.move('left');
    session.load(over);
    expect(session.shownBest).to.equal(undefined);
    session.start(new Game());
    expect(session.shownBest).to.equal(512);
  });
});
