/** What only the element can show of its events; their order and details are in session/events.test.ts. */
import { expect, html } from '@open-wc/testing';
import { verify } from '../../src/engine/index.js';
import * as api from '../../src/index.js';
import type { Game2048Element } from '../../src/index.js';
import { nearlyOver, rows } from '../support/boards.js';
import { eventTypes, eventsOf } from '../support/events.js';
import { fixture } from '../support/fixture.js';
import { beginAt } from '../support/games.js';

const make = (): Promise<Game2048Element> =>
  fixture<Game2048Element>(html`<game-2048 seed="a"></game-2048>`);

describe('Game2048Element › events', () => {
  it('are instances of their classes, bubble out of the shadow tree; five can be cancelled', async () => {
    const element = await make();
    element.style.setProperty('--game-2048-duration', '0s');
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
    element.addEventListener('game-error', (event) => event.preventDefault());
    element.addEventListener('share', (event) => event.preventDefault());
    beginAt(element, rows([4, 4]), { winTile: 8 });
    await element.hint();
    element.move('left');
    element.keepPlaying();
    element.undo();
    element.autoplay = true;
    element.autoplay = false;
    beginAt(element, nearlyOver, { winTile: 512 });
    element.move('left');
    element.giveUp();
    await element.updateComplete;
    element.shadowRoot!.querySelector<HTMLElement>('[part~="button-watch"]')!.click();
    element.load(element.replay);
    await element.share();
    element.winTile = 9;
    await element.updateComplete;
    expect([...seen].sort()).to.deep.equal([...eventTypes].sort());
  });

  it('come after all properties and states have the values of their details', async () => {
    const element = await make();
    beginAt(element, nearlyOver, { winTile: 512, afterWin: 'stop' });
    const seen: string[] = [];
    for (const type of ['move', 'score', 'won', 'game-over'] as const) {
      element.addEventListener(type, ({ detail }) => {
        seen.push(type);
        const { score, moves, won, over, endReason } = element;
        expect({ score, moves }).to.deep.equal({ score: detail.score, moves: detail.moves });
        expect({ won, over, endReason }).to.deep.equal({ won: true, over: true, endReason: 'won' });
        if ('best' in detail) expect(element.best).to.equal(detail.best);
        if ('reason' in detail) {
          const { maxTile, replay } = element;
          expect(detail).to.deep.include({ maxTile, replay, won, reason: endReason });
        }
        expect(element.matches(':state(won)')).to.equal(true);
        expect(element.matches(':state(over)')).to.equal(true);
      });
    }
    expect(element.move('left')).not.to.equal(null);
    expect(seen).to.deep.equal(['move', 'score', 'won', 'game-over']);
    expect(element.move('up')).to.equal(null);
  });

  it('are not fired for a move that changes nothing, is cancelled, or is not a direction', async () => {
    const element = await make();
    beginAt(element, rows([2, 4]));
    const { replay } = element;
    const seen = eventsOf(element);
    expect(element.move('left')).to.equal(null);
    expect(() => element.move('north' as 'up')).to.throw(RangeError, 'north');
    expect(() => element.move('constructor' as 'up')).to.throw(RangeError);
    for (const none of [1, undefined]) {
      expect(() => element.move(none as unknown as 'up')).to.throw(TypeError);
    }
    expect(seen).to.deep.equal([]);
    element.addEventListener('before-move', (event) => event.preventDefault());
    expect(element.move('right')).to.equal(null);
    expect(seen).to.deep.equal(['before-move']);
    expect(element.replay).to.equal(replay);
  });

  it('are not fired for a replay that load() refuses with a ReplayError', async () => {
    const element = await make();
    const { replay } = element;
    const seen = eventsOf(element);
    for (const bad of ['', 'x', `${replay}~q`, replay.slice(0, 9), 'https://example.org/']) {
      expect(() => element.load(bad), bad).to.throw(api.ReplayError);
    }
    expect(() => element.load(7 as unknown as string)).to.throw(TypeError);
    expect(seen).to.deep.equal([]);
    expect(element.replay).to.equal(replay);
  });

  it('and the board are copies: a listener cannot change the game through them', async () => {
    const element = await make();
    element.addEventListener('move', ({ detail }) => (detail.spawned.value = 4096));
    element.board[0]![0] = 4096;
    const move = element.move('left') ?? element.move('right')!;
    expect(move.spawned.value).to.be.at.most(4);
    expect(element.board.flat()).not.to.include(4096);
  });
});

describe('Game2048Element › a listener', () => {
  it('that throws stops neither the game nor other events', async () => {
    const element = await make();
    const reported: unknown[] = [];
    const { onerror } = window;
    window.onerror = (_message, _file, _line, _column, error) => {
      reported.push(error);
      return true;
    };
    const failure = new Error('a listener of the page');
    for (const type of eventTypes) {
      element.addEventListener(type, () => {
        throw failure;
      });
    }
    beginAt(element, nearlyOver, { winTile: 512 });
    const seen = eventsOf(element);
    expect(element.move('left')).not.to.equal(null);
    expect(seen).to.deep.equal(['before-move', 'move', 'score', 'won', 'game-over']);
    element.newGame();
    expect(element.moves).to.equal(0);
    window.onerror = onerror;
    expect(new Set(reported)).to.deep.equal(new Set([failure]));
  });

  for (const act of ['newGame', 'undo', 'giveUp'] as const) {
    it(`of move that calls ${act}() results in a legal game, after one move event`, async () => {
      const element = await make();
      element.addEventListener('move', () => element[act](), { once: true });
      const seen = eventsOf(element);
      expect(element.move('left') ?? element.move('right')).not.to.equal(null);
      expect(verify(element.replay)).to.deep.include({ board: element.board, over: element.over });
      expect(seen.filter((type) => type === 'move')).to.have.length(1);
    });
  }

  it('of move may remove the element', async () => {
    const element = await make();
    element.addEventListener('move', () => element.remove());
    if (!element.move('left')) element.move('right');
    await element.updateComplete;
    expect(element.moves).to.equal(1);
  });
});
