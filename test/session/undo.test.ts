import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import { gameAt, winningGame } from '../support/boards.js';
import { playing } from '../support/session-owner.js';

describe('GameSession › undo()', () => {
  it('reports the undone move, unless tiles were set since, and who undid it', () => {
    const owner = playing(gameAt([[2, 2], [0, 4]])); // prettier-ignore
    const move = owner.move('left')!;
    owner.session.undo('player');
    const { direction, trips, gained, spawned } = move;
    const taken = { direction, trips, gained, spawned, won: false, over: false };
    expect(owner.changes[1]).to.deep.equal({ kind: 'undo', move: taken, by: 'player' });
    owner.move('left');
    owner.session.undo();
    expect(owner.changes[3]!.by).to.equal('page');
    owner.move('left');
    owner.session.game.setTile(3, 3, 64);
    owner.session.game.setTile(3, 2, 64);
    expect(owner.session.undo()).to.equal(true);
    expect(owner.changes[5]!.move).to.equal(undefined);
  });
});

describe('GameSession › undo() of a new game', () => {
  /** A game with one move, replaced by a new one. */
  function givenUp(first = gameAt([[2, 2]]), options = { undoable: true }) {
    const owner = playing(first);
    owner.session.move('left', 'player');
    owner.session.start(new Game({ seed: 'next' }), options);
    owner.forget();
    return { owner, session: owner.session, first };
  }

  it('brings the replaced game back: game-load, undo, score', () => {
    const { owner, session, first } = givenUp();
    expect(session.canUndo).to.equal(true);
    expect(session.undo('player')).to.equal(true);
    expect(session.game).to.equal(first);
    expect(owner.log).to.deep.equal(['(undo)', 'game-load', 'undo', 'score']);
    expect(owner.changes).to.deep.equal([{ kind: 'undo', move: undefined, by: 'player' }]);
    const load = { seed: 'a', columns: 4, rows: 4, previous: null, by: 'player' };
    expect(owner.detailOf('game-load')).to.deep.equal(load);
    expect(owner.detailOf('undo')).to.deep.equal({ moves: 1, score: 4, by: 'player' });
    const score = { score: 4, gained: 0, best: 4, moves: 1, by: 'player' };
    expect(owner.detailOf('score')).to.deep.equal(score);
  });

  it('goes on to undo the moves of that game', () => {
    const { owner, session, first } = givenUp();
    session.undo();
    expect(session.undo()).to.equal(true);
    expect(first.moves).to.equal(0);
    owner.forget();
    expect([session.canUndo, session.undo()]).to.deep.equal([false, false]);
    expect(owner.log).to.deep.equal([]);
  });

  it('asks again about the win of that game', () => {
    const { session, owner } = givenUp(winningGame());
    session.undo();
    expect(session.awaitsDecision).to.equal(true);
    expect(owner.log).to.include('won');
  });

  it('brings it back as it was if a listener of before-move has replaced it', () => {
    const owner = playing(gameAt([[2, 2, 4]]));
    const { session } = owner;
    owner.move('left');
    const startNext = () => session.start(new Game(), { undoable: true });
    owner.on('before-move', startNext, { once: true });
    expect(owner.move('left')).to.equal(null);
    session.undo();
    expect([session.game.seed, session.game.moves]).to.deep.equal(['a', 1]);
  });

  it('is no longer possible after the first move of the new game', () => {
    const { session } = givenUp();
    const { game } = session;
    for (const direction of ['left', 'down', 'right'] as const) session.move(direction, 'player');
    while (game.moves > 0) session.undo();
    expect([session.canUndo, session.undo()]).to.deep.equal([false, false]);
  });

  it('needs an undoable start and a replaced game with moves', () => {
    expect(givenUp(gameAt([[2, 2]]), { undoable: false }).session.canUndo).to.equal(false);
    const { session } = givenUp();
    session.start(new Game(), { undoable: true });
    expect(session.canUndo).to.equal(false);
  });
});
