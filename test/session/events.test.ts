import { expect } from '@open-wc/testing';
import { Game, type RandomSource } from '../../src/engine/index.js';
import * as events from '../../src/session/events.js';
import type { GameSession } from '../../src/session/session.js';
import { endingGame, gameAt, winningGame } from '../support/boards.js';
import { expectThrown, thrown } from '../support/plays.js';
import { playing, RecordingOwner } from '../support/session-owner.js';

const someError = new events.GameErrorEvent({ kind: 'file', message: 'something', by: 'page' });

describe('GameSession › the order of events', () => {
  it('of a move: before-move, the change, move, score', () => {
    const owner = playing(gameAt([[2, 2]]));
    const move = owner.move('left');
    expect(owner.log).to.deep.equal(['before-move', '(move)', 'move', 'score']);
    expect(owner.changes).to.deep.equal([{ kind: 'move', move, by: 'player' }]);
    expect(owner.detailOf('before-move')).to.deep.equal({ direction: 'left', by: 'player' });
    const { spawned } = move!;
    const detail = { direction: 'left', gained: 4, spawned, moves: 1, score: 4, by: 'player' };
    expect(owner.detailOf('move')).to.deep.equal(detail);
    const score = { score: 4, gained: 4, best: 4, moves: 1, by: 'player' };
    expect(owner.detailOf('score')).to.deep.equal(score);
  });

  it('of a move without points: no score', () => {
    const owner = playing(gameAt([[0, 2]]));
    owner.move('left', 'computer');
    expect(owner.log).to.deep.equal(['before-move', '(move)', 'move']);
    expect(owner.changes[0]!.by).to.equal('computer');
  });

  it('of a move that wins: won after score', () => {
    const owner = playing(winningGame());
    owner.move('left');
    expect(owner.log).to.deep.equal(['before-move', '(move)', 'move', 'score', 'won']);
    expect(owner.detailOf('won')).to.deep.equal({ score: 16, moves: 1, tile: 16, by: 'player' });
  });

  it('of a move that ends the game: game-over last', () => {
    const owner = playing(endingGame());
    owner.move('left');
    expect(owner.log).to.deep.equal(['before-move', '(move)', 'move', 'score', 'game-over']);
    const { replay } = owner.session.game;
    expect(owner.detailOf('game-over')).to.deep.equal({
      score: 512,
      moves: 1,
      maxTile: 512,
      won: false,
      best: 512,
      replay,
      endReason: 'no-moves',
      by: 'player',
    });
  });

  it('of a win that ends the game: won, then game-over', () => {
    const owner = playing(winningGame({ afterWin: 'stop' }));
    owner.move('left');
    expect(owner.log.slice(-3)).to.deep.equal(['score', 'won', 'game-over']);
    expect(owner.detailOf('game-over')).to.include({ endReason: 'won', won: true });
  });

  it('of a new game: new-game, then score if there was one', () => {
    const owner = playing(gameAt([[2, 2]]));
    owner.session.start(new Game({ seed: 'b', size: '5x3' }));
    expect(owner.log).to.deep.equal(['(new)', 'new-game']);
    expect(owner.changes).to.deep.equal([{ kind: 'new', by: 'page' }]);
    const start = { seed: 'b', columns: 5, rows: 3, previous: null, by: 'page' };
    expect(owner.detailOf('new-game')).to.deep.equal(start);
    owner.session.start(new Game({ score: 12 }), { by: 'player' });
    expect(owner.log.slice(2)).to.deep.equal(['(new)', 'new-game', 'score']);
    expect(owner.changes[1]!.by).to.equal('player');
    const score = { score: 12, gained: 0, best: 12, moves: 0, by: 'player' };
    expect(owner.detailOf('score')).to.deep.equal(score);
  });

  it('of undo: undo, then score', () => {
    const owner = playing(gameAt([[2, 2]]));
    owner.move('left');
    owner.forget();
    expect(owner.session.undo('player')).to.equal(true);
    expect(owner.log).to.deep.equal(['(undo)', 'undo', 'score']);
    expect(owner.detailOf('undo')).to.deep.equal({ moves: 0, score: 0, by: 'player' });
    const score = { score: 0, gained: 0, best: 4, moves: 0, by: 'player' };
    expect(owner.detailOf('score')).to.deep.equal(score);
  });

  it('of a loaded game: game-load, score, won, game-over', () => {
    const game = winningGame({ afterWin: 'stop' });
    game.move('left');
    const owner = playing(new Game());
    owner.session.load(game, { by: 'player' });
    expect(owner.log).to.deep.equal(['(load)', 'game-load', 'score', 'won', 'game-over']);
    expect(owner.changes).to.deep.equal([{ kind: 'load', by: 'player' }]);
    const start = { seed: 'a', columns: 4, rows: 4, previous: null, by: 'player' };
    expect(owner.detailOf('game-load')).to.deep.equal(start);
    owner.session.load(new Game());
    expect(owner.changes[1]!.by).to.equal('page');
  });

  it('of a game that is only prepared: nothing', () => {
    const owner = new RecordingOwner();
    const game = new Game({ score: 8 });
    expect(owner.session.game.tileCount).to.equal(0);
    owner.session.prepare(game);
    expect([owner.session.game, owner.log.length]).to.deep.equal([game, 0]);
  });
});

describe('GameSession › its events', () => {
  it('have their own classes, and bubble out of the shadow tree', () => {
    const owner = playing(winningGame());
    const { session } = owner;
    session.move('left', 'player');
    session.keepPlaying();
    session.undo();
    session.load(gameAt([[2, 2]]));
    session.start(endingGame());
    session.move('left', 'player');
    session.events.emit(someError);
    session.events.emit(new events.AutoplayChangeEvent({ autoplay: true, by: 'page' }));
    session.events.emit(new events.HintEvent({ ratings: [], by: 'player' }));
    session.events.emit(new events.ShareEvent({ text: '', url: '', files: [], by: 'player' }));
    session.events.emit(new events.WatchEvent({ replay: session.game.replay, by: 'player' }));
    const questions = new Set(['before-move', 'game-error', 'hint', 'share', 'watch']);
    const seen = new Set(owner.events.map((event) => event.constructor));
    for (const type of Object.values(events)) expect(seen.has(type), type.name).to.equal(true);
    for (const event of owner.events) {
      const { bubbles, composed, cancelable } = event;
      expect({ bubbles, composed }, event.type).to.deep.equal({ bubbles: true, composed: true });
      expect(cancelable, event.type).to.equal(questions.has(event.type));
    }
  });

  it('are fired after all of the state has changed', () => {
    const owner = playing(winningGame());
    const { session } = owner;
    const states: unknown[] = [];
    for (const type of ['move', 'score', 'won'] as const) {
      owner.on(type, () => states.push([session.game.score, session.game.won, session.game.moves]));
    }
    session.move('left', 'player');
    expect(states).to.deep.equal(Array(3).fill([16, true, 1]));
  });

  it('give a listener its own copy of the new tile', () => {
    const owner = playing(gameAt([[2, 2]]));
    owner.on('move', ({ detail }) => (detail.spawned.value = 1024));
    expect(owner.move('left')!.spawned.value).to.be.lessThan(5);
  });
});

describe('GameSession › a listener that makes a change', () => {
  it('in `move` has its events queued behind those under way', () => {
    const owner = playing(gameAt([[2, 2, 4, 4]]));
    const { session } = owner;
    owner.on('move', () => session.move('right', 'page'), { once: true });
    session.move('left', 'player');
    const first = ['before-move', '(move)', 'move', 'before-move', '(move)'];
    expect(owner.log).to.deep.equal([...first, 'score', 'move']);
    expect(session.game.moves).to.equal(2);
  });

  it('in `score` or `game-over` has the events of undo() or of the next game follow those of the move', () => {
    const undoing = playing(gameAt([[2, 2]]));
    undoing.on('score', () => undoing.session.undo(), { once: true });
    undoing.move('left');
    expect(undoing.log.slice(2)).to.deep.equal(['move', 'score', '(undo)', 'undo', 'score']);
    const owner = playing(endingGame());
    owner.on('game-over', () => owner.session.start(gameAt([[2]])));
    owner.move('left');
    expect(owner.log.slice(-4)).to.deep.equal(['game-over', '(new)', 'new-game', 'score']);
    expect(owner.session.best).to.equal(512);
  });

  it('in `new-game` does not keep a game that is replaced at once from being reported', () => {
    const owner = playing(new Game());
    const next = new Game({ seed: 'next' });
    owner.on('new-game', () => owner.session.start(next), { once: true });
    owner.session.start(new Game({ seed: 'first' }));
    expect(owner.log).to.deep.equal(['(new)', 'new-game', '(new)', 'new-game']);
    expect(owner.session.game).to.equal(next);
  });
});

describe('GameSession › before-move', () => {
  it('is fired before anything changes, and can cancel the move', () => {
    const owner = playing(gameAt([[2, 2]]));
    const { replay } = owner.session.game;
    owner.on('before-move', (event) => {
      expect(owner.session.game.replay).to.equal(replay);
      event.preventDefault();
    });
    expect(owner.move('left')).to.equal(null);
    expect(owner.log).to.deep.equal(['before-move']);
    expect(owner.session.game.replay).to.equal(replay);
  });

  it('is not fired if the move changes nothing, or the game is over or awaits a decision', () => {
    const owner = playing(gameAt([[2]]));
    const { session } = owner;
    expect(session.move('left', 'player')).to.equal(null);
    session.giveUp();
    expect(session.move('right', 'player')).to.equal(null);
    session.start(winningGame());
    session.move('left', 'player');
    owner.forget();
    expect(session.move('right', 'player')).to.equal(null);
    expect(owner.log).to.deep.equal([]);
  });

  it('is fired after the events of earlier changes', async () => {
    const owner = playing(gameAt([[2, 2]]));
    const { session } = owner;
    session.events.defer(() => session.start(gameAt([[2, 2]])));
    session.move('left', 'player');
    await Promise.resolve();
    expect(owner.log.slice(0, 4)).to.deep.equal(['(new)', 'new-game', 'before-move', '(move)']);
  });

  const changes: [what: string, change: (session: GameSession) => unknown, moves: number][] = [
    ['starts another game', (session) => session.start(gameAt([[0, 8]])), 0],
    ['loads another game', (session) => session.load(gameAt([[0, 8]])), 0],
    ['starts a game in which nothing moves', (session) => session.start(gameAt([[2]])), 0],
    ['ends the game', (session) => session.giveUp(), 0],
    ['wins the game', (session) => session.move('left', 'page'), 1],
  ];
  for (const [what, change, moves] of changes) {
    it(`cancels the move if its listener ${what}`, () => {
      const owner = playing(winningGame());
      const { session } = owner;
      owner.on('before-move', () => change(session), { once: true });
      expect(session.move('right', 'player')).to.equal(null);
      expect(session.game.moves).to.equal(moves);
    });
  }
});

describe('GameSession › move()', () => {
  it('throws for anything but a direction, before any event', () => {
    const owner = playing(gameAt([[2, 2]]));
    expect(thrown(() => owner.session.move('north' as 'up', 'page'))).to.be.instanceOf(RangeError);
    expect(thrown(() => owner.session.move(1 as never, 'page'))).to.be.instanceOf(TypeError);
    expect(owner.log).to.deep.equal([]);
  });

  it('throws what a source of tiles throws, and keeps the game', () => {
    const random = () => {
      throw new SyntaxError('out of tiles');
    };
    const owner = playing(gameAt([[2, 2]], { seed: undefined, random }));
    const { replay } = owner.session.game;
    expect(() => owner.session.move('left', 'page')).to.throw(SyntaxError, 'out of tiles');
    expect(owner.log).to.deep.equal(['before-move']);
    expect(owner.session.game.replay).to.equal(replay);
  });

  it('fires no move event if the source of tiles starts another game', () => {
    const next = new Game({ seed: 'next' });
    const random: RandomSource = (empty) => {
      owner.session.start(next);
      return { cell: empty[0]!, value: 2 };
    };
    const owner: RecordingOwner = playing(gameAt([[2, 2]], { seed: undefined, random }));
    expect(owner.move('left')).to.equal(null);
    expect(owner.log).to.deep.equal(['before-move', '(new)', 'new-game']);
    expect(owner.session.game).to.equal(next);
    expect(next.moves).to.equal(0);
  });
});

describe('GameSession › batch()', () => {
  it('fires the events of all its changes at its end', () => {
    const owner = playing(gameAt([[2, 2]]));
    const { session } = owner;
    session.events.batch(() => {
      session.start(gameAt([[4, 4]]));
      session.events.batch(() => session.move('left', 'page'));
      session.events.emit(someError);
      expect(owner.log).to.deep.equal(['(new)', 'before-move', '(move)']);
    });
    expect(owner.log.slice(3)).to.deep.equal(['new-game', 'move', 'score', 'game-error']);
  });

  it('fires the events of an action that throws', () => {
    const owner = playing(gameAt([[2, 2]]));
    const { session } = owner;
    const failing = () =>
      session.events.batch(() => {
        session.move('left', 'page');
        throw new SyntaxError('late');
      });
    expect(failing).to.throw(SyntaxError, 'late');
    expect(owner.log).to.deep.equal(['before-move', '(move)', 'move', 'score']);
    session.undo();
    expect(owner.log.slice(-2)).to.deep.equal(['undo', 'score']);
  });

  it('fires events emitted meanwhile after those already queued', () => {
    const owner = playing(gameAt([[2, 2]]));
    owner.react = () => owner.session.events.emit(new Event('autoplay-change'));
    owner.move('left');
    expect(owner.log.slice(-3)).to.deep.equal(['move', 'score', 'autoplay-change']);
  });
});

describe('GameSession › defer()', () => {
  it('fires its events in a microtask, unless it is called inside batch()', async () => {
    const owner = playing(new Game());
    const { session } = owner;
    session.events.defer(() => session.start(gameAt([[2]])));
    expect(owner.log).to.deep.equal(['(new)']);
    await Promise.resolve();
    expect(owner.log).to.deep.equal(['(new)', 'new-game']);
    session.events.batch(() => session.events.defer(() => session.start(gameAt([[2]]))));
    expect(owner.log.slice(2)).to.deep.equal(['(new)', 'new-game']);
  });
});

describe('GameSession › a listener that answers every event with another change', () => {
  it('causes a RangeError, after which the session still works', () => {
    const owner = playing(new Game());
    const { session } = owner;
    let isAnswering = true;
    let score = 0;
    owner.on('new-game', () => {
      if (isAnswering) session.start(new Game({ score: ++score }));
    });
    expectThrown(() => session.start(new Game()), 'RangeError', '1000 events in a row');
    isAnswering = false;
    owner.forget();
    session.start(new Game());
    expect(owner.log).to.deep.equal(['(new)', 'new-game', 'score']);
  });
});
