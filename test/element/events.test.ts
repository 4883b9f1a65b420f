import { expect, html } from '@open-wc/testing';
import { Game, verify, type Direction } from '../../src/engine/index.js';
import * as api from '../../src/index.js';
import type { Game2048Element } from '../../src/index.js';
import { nearlyOver, rows } from '../support/boards.js';
import { eventTypes, eventsOf } from '../support/events.js';
import { fixture } from '../support/fixture.js';
import { beginAt } from '../support/games.js';

const make = (): Promise<Game2048Element> =>
  fixture<Game2048Element>(html`<game-2048 seed="a"></game-2048>`);

/** Every event with what it carries and what the element says while it is fired. */
function listen(element: Game2048Element) {
  const seen: { event: CustomEvent<Record<string, unknown>>; score: number; moves: number }[] = [];
  for (const type of eventTypes) {
    element.addEventListener(type, (event: Event) => {
      const { score, moves } = element;
      seen.push({ event: event as CustomEvent<Record<string, unknown>>, score, moves });
    });
  }
  return seen;
}

describe('Game2048Element › events', () => {
  it('are instances of their classes, bubble and leave the shadow tree', async () => {
    const element = await make();
    const classes = {
      'before-move': api.BeforeMoveEvent,
      move: api.MoveEvent,
      score: api.ScoreEvent,
      won: api.WonEvent,
      'game-over': api.GameOverEvent,
      'new-game': api.NewGameEvent,
      'game-load': api.GameLoadEvent,
      undo: api.UndoEvent,
      'keep-playing': api.KeepPlayingEvent,
      'autoplay-change': api.AutoplayChangeEvent,
      'game-error': api.GameErrorEvent,
      share: api.ShareEvent,
      watch: api.WatchEvent,
      hint: api.HintEvent,
    };
    const cancelable = new Set(['before-move', 'game-error', 'share', 'watch', 'hint']);
    const seen = new Set<string>();
    for (const type of eventTypes) {
      document.addEventListener(
        type,
        (event) => {
          seen.add(type);
          expect(event).to.be.instanceOf(classes[type]);
          expect(event).to.include({ bubbles: true, composed: true });
          expect(event.cancelable, type).to.equal(cancelable.has(type));
          expect(event.target).to.equal(element);
        },
        { once: true },
      );
    }
    const { warn } = console;
    console.warn = () => undefined;
    beginAt(element, rows([4, 4]), { winTile: 8 });
    element.move('left');
    element.keepPlaying();
    element.undo();
    element.autoplay = true;
    element.autoplay = false;
    beginAt(element, nearlyOver, { winTile: 512 });
    element.move('left');
    element.giveUp();
    element.load(element.replay);
    element.winTile = 9;
    await element.updateComplete;
    console.warn = warn;
    element.addEventListener('share', (event) => event.preventDefault());
    await element.share();
    // What a player asks for is tested where it is asked for.
    const asked = new Set<string>(['watch', 'hint']);
    expect([...seen].sort()).to.deep.equal(eventTypes.filter((type) => !asked.has(type)).sort());
  });

  it('tell of a move in order, with all of it in place', async () => {
    const element = await make();
    beginAt(element, rows([2, 2, 4]));
    const seen = listen(element);
    const move = element.move('left')!;
    expect(seen.map(({ event }) => event.type)).to.deep.equal(['before-move', 'move', 'score']);
    expect(seen[0]!.event.detail).to.deep.equal({ direction: 'left', by: 'page' });
    expect(seen[0]).to.include({ moves: 0, score: 0 });
    expect(seen[1]!.event.detail).to.deep.equal({
      direction: 'left',
      gained: 4,
      spawned: move.spawned,
      moves: 1,
      score: 4,
      by: 'page',
    });
    expect(seen[1]).to.include({ moves: 1, score: 4 });
    expect(seen[2]!.event.detail).to.deep.equal({
      ...{ score: 4, gained: 4, best: 4, moves: 1, by: 'page' },
    });
  });

  it('tell of a score only where it changed', async () => {
    const element = await make();
    beginAt(element, rows([0, 2, 4]));
    const seen = eventsOf(element);
    element.move('left');
    expect(seen).to.deep.equal(['before-move', 'move']);
  });

  it('do not tell of a move that changes nothing', async () => {
    const element = await make();
    beginAt(element, rows([2, 4]));
    const seen = eventsOf(element);
    expect(element.move('left')).to.equal(null);
    expect(element.move('up')).to.equal(null);
    expect(seen).to.deep.equal([]);
  });

  it('let the page forbid a move', async () => {
    const element = await make();
    const { replay } = element;
    element.addEventListener('before-move', (event) => event.preventDefault());
    const seen = eventsOf(element);
    for (const direction of ['up', 'right', 'down', 'left'] as const) {
      expect(element.move(direction)).to.equal(null);
    }
    expect(new Set(seen)).to.deep.equal(new Set(['before-move']));
    expect(element.replay).to.equal(replay);
  });

  it('say won before over where the winning move is the last one', async () => {
    const element = await make();
    beginAt(element, nearlyOver, { winTile: 512, afterWin: 'stop' });
    const seen = listen(element);
    element.move('left');
    expect(seen.map(({ event }) => event.type)).to.deep.equal([
      'before-move',
      'move',
      'score',
      'won',
      'game-over',
    ]);
    expect(seen[3]!.event.detail).to.deep.equal({ score: 512, moves: 1, tile: 512, by: 'page' });
    expect(seen[4]!.event.detail).to.deep.equal({
      score: 512,
      moves: 1,
      maxTile: 512,
      won: true,
      best: 512,
      replay: element.replay,
      reason: 'won',
      by: 'page',
    });
    expect(element.matches(':state(won)')).to.equal(true);
    expect(element.matches(':state(over)')).to.equal(true);
    expect(element.best).to.equal(512);
    expect(element.move('up')).to.equal(null);
  });

  it('tell of an end without moves, which counts for the best score', async () => {
    const element = await make();
    beginAt(element, nearlyOver);
    const seen = listen(element);
    element.move('left');
    const last = seen.at(-1)!.event;
    expect(last.type).to.equal('game-over');
    expect(last.detail).to.include({ reason: 'no-moves', won: false, best: 512 });
    expect(verify(last.detail['replay'] as string, { byHand: true })).to.include({
      over: true,
      score: 512,
    });
    expect(seen.find(({ event }) => event.type === 'score')!.event.detail).to.include({
      best: 512,
    });
  });

  it('tell of giving up, which lowers no best score', async () => {
    const element = await make();
    while (element.score === 0) {
      for (const direction of ['left', 'down', 'right'] as const) element.move(direction);
    }
    const { score } = element;
    const seen = listen(element);
    element.giveUp();
    element.giveUp();
    expect(seen.map(({ event }) => event.type)).to.deep.equal(['game-over']);
    expect(seen[0]!.event.detail).to.include({ reason: 'gave-up', best: score, won: false });
    expect(element.best).to.equal(score);
    expect(element.over).to.equal(true);
  });

  it('keep the best score of games that ended by themselves, over a series', async () => {
    const element = await make();
    beginAt(element, nearlyOver);
    element.move('left');
    expect(element.best).to.equal(512);
    element.newGame();
    element.newGame({ score: 9999 });
    expect(element.best).to.equal(512);
    element.newGame();
    element.newGame({ score: 9999 });
    element.giveUp();
    expect(element.best).to.equal(512);
    beginAt(element, nearlyOver, { score: -600 });
    element.move('left');
    expect(element.over).to.equal(true);
    expect(element.best).to.equal(512);
  });

  it('tell of undo, new game and load by the score, with nothing gained', async () => {
    const element = await make();
    beginAt(element, rows([2, 2]));
    element.move('left');
    const { replay } = element;
    const seen = listen(element);
    const next = (): unknown[] =>
      seen.splice(0).map(({ event: { type, detail } }) => [type, type === 'score' ? detail : '']);
    const fell = ['score', { score: 0, gained: 0, best: 4, moves: 0, by: 'page' }];
    const rose = ['score', { score: 4, gained: 0, best: 4, moves: 1, by: 'page' }];
    expect(element.undo()).to.equal(true);
    expect(next()).to.deep.equal([['undo', ''], fell]);
    expect(element.undo()).to.equal(false);
    expect(next()).to.deep.equal([]);
    element.load(replay);
    expect(next()).to.deep.equal([['game-load', ''], rose]);
    element.newGame();
    expect(next()).to.deep.equal([['new-game', ''], fell]);
    element.newGame();
    expect(next()).to.deep.equal([['new-game', '']]);
  });

  it('tell seed and size of a game that begins', async () => {
    const element = await make();
    const seen = listen(element);
    element.newGame({ seed: 7, columns: 5, rows: 3 });
    element.load(new Game({ seed: 'x', size: '3x6' }).replay);
    expect(seen.map(({ event: { type, detail } }) => [type, detail])).to.deep.equal([
      ['new-game', { seed: '7', columns: 5, rows: 3, by: 'page' }],
      ['game-load', { seed: 'x', columns: 3, rows: 6, by: 'page' }],
    ]);
  });

  it('tell of a loaded game that was won and is over', async () => {
    const element = await make();
    const game = new Game({ board: nearlyOver, seed: 'a', winTile: 512, afterWin: 'stop' });
    game.move('left');
    const seen = eventsOf(element);
    element.load(game.replay);
    expect(seen).to.deep.equal(['game-load', 'score', 'won', 'game-over']);
    element.undo();
    element.move('left');
    expect(seen.slice(4)).to.deep.equal([
      'undo',
      'score',
      'before-move',
      'move',
      'score',
      'won',
      'game-over',
    ]);
  });

  it('tell of a loaded game that is over, whatever became of the one before', async () => {
    const element = await make();
    const end = (score: number) => {
      const game = new Game({ board: nearlyOver, seed: 'a', winTile: 512, score });
      game.move('left');
      return game.replay;
    };
    element.load(end(0));
    const seen = eventsOf(element);
    element.load(end(100));
    expect(seen).to.deep.equal(['game-load', 'score', 'won', 'game-over']);
    // Whoever has made the file could have written any score.
    expect(element.best).to.equal(0);
  });

  it('are not fired for a replay that is refused', async () => {
    const element = await make();
    const { replay } = element;
    const seen = eventsOf(element);
    for (const bad of ['', 'x', `${replay}~q`, replay.slice(0, 9), 'https://example.org/']) {
      expect(() => element.load(bad), bad).to.throw(Error);
    }
    expect(() => element.load(7 as unknown as string)).to.throw(TypeError);
    expect(seen).to.deep.equal([]);
    expect(element.replay).to.equal(replay);
  });

  it('refuse a direction that is none', async () => {
    const element = await make();
    const seen = eventsOf(element);
    expect(() => element.move('north' as Direction)).to.throw(RangeError, 'north');
    expect(() => element.move(1 as unknown as Direction)).to.throw(TypeError);
    expect(() => element.move('constructor' as Direction)).to.throw(RangeError);
    expect(seen).to.deep.equal([]);
  });

  it('are given copies of what the game is made of', async () => {
    const element = await make();
    const { board } = element;
    element.addEventListener('move', ({ detail }) => {
      detail.spawned.value = 4096;
    });
    element.board[0]![0] = 4096;
    const move = element.move('left') ?? element.move('right')!;
    expect(move.spawned.value).to.be.at.most(4);
    expect(element.board.flat()).not.to.include(4096);
    expect(board).to.deep.equal(new Game({ seed: 'a' }).board);
  });
});
