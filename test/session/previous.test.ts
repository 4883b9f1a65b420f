import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import { gameAt, winningGame } from '../support/boards.js';
import { playing } from '../support/session-owner.js';

describe('GameSession › startedAt', () => {
  it('is another for each game, even within a millisecond', () => {
    const { session } = playing(new Game());
    const times = [session.provenance.startedAt];
    for (const change of ['start', 'start', 'load', 'load'] as const) {
      session[change](new Game());
      times.push(session.provenance.startedAt);
    }
    expect(times).to.deep.equal([...new Set(times)].sort());
  });

  it('stays the same through moves, undo and giving up, and comes back with undo of a new game', () => {
    const owner = playing(gameAt([[2, 2]]));
    const { session } = owner;
    const { startedAt } = session.provenance;
    owner.move('left');
    session.undo();
    session.giveUp();
    session.undo();
    owner.move('left');
    expect(session.provenance.startedAt).to.equal(startedAt);
    session.start(new Game(), { undoable: true });
    expect(session.provenance.startedAt).to.be.above(startedAt);
    session.undo();
    expect(session.provenance.startedAt).to.equal(startedAt);
  });
});

describe('GameSession › isAssisted', () => {
  it('is true while a move of the computer stands', () => {
    const owner = playing(gameAt([[2, 2, 4, 8]]));
    const { session } = owner;
    owner.move('left');
    expect(session.isAssisted).to.equal(false);
    owner.move('left', 'computer');
    owner.move('right');
    session.undo();
    expect(session.isAssisted).to.equal(true);
    session.undo();
    expect(session.isAssisted).to.equal(false);
  });
});

describe('GameSession › previous', () => {
  it('is the game that a new one or a loaded one replaced, as it stood: won and played on', () => {
    for (const change of ['start', 'load'] as const) {
      const owner = playing(winningGame());
      const { session } = owner;
      owner.move('left');
      session.keepPlaying();
      owner.move('right', 'computer');
      const { game } = session;
      const { startedAt } = session.provenance;
      const { replay, score, maxTile } = game;
      session[change](new Game());
      const { previous } = owner.detailOf(change === 'start' ? 'new-game' : 'game-load');
      game.undo();
      expect(previous).to.deep.equal({
        replay,
        startedAt,
        score,
        maxTile,
        moves: 2,
        won: true,
        over: false,
        playedHere: true,
        assisted: true,
      });
    }
  });

  it('says whether the game had ended, was loaded, and that moves of the computer were undone', () => {
    const owner = playing(new Game());
    const { session } = owner;
    session.load(gameAt([[2, 2, 4, 8]]));
    owner.move('left');
    owner.move('left', 'computer');
    session.undo();
    session.giveUp();
    session.start(new Game());
    const left = { moves: 1, won: false, over: true, playedHere: false, assisted: false };
    expect(owner.detailOf('new-game').previous).to.include(left);
  });

  it('is null if there was no game, or no move of it stands', () => {
    const owner = playing(gameAt([[2, 2]]));
    const { session } = owner;
    owner.move('left');
    session.undo();
    session.giveUp();
    session.start(new Game());
    expect(owner.detailOf('new-game').previous).to.equal(null);
    session.load(new Game());
    expect(owner.detailOf('game-load').previous).to.equal(null);
  });

  it('is null if the same game goes on: continued elsewhere, or brought back by undo', () => {
    const owner = playing(gameAt([[2, 2, 4, 8]]));
    const { session } = owner;
    owner.move('left');
    const further = session.game.copy();
    further.move('left');
    const { startedAt } = session.provenance;
    session.load(further, { startedAt });
    expect(owner.detailOf('game-load').previous).to.equal(null);
    session.start(new Game(), { undoable: true });
    expect(owner.detailOf('new-game').previous).to.include({ moves: 2 });
    session.undo();
    expect(owner.detailOf('game-load').previous).to.equal(null);
  });
});
