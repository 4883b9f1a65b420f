import { expect } from '@open-wc/testing';
import { parseSavedGame } from '../../src/session/saved-game.js';
import { RecordingHost } from '../support/keeper-host.js';
import { key, saved } from '../support/page.js';

const stored = { 'storage-key': key };

/** A host whose first game has begun. */
async function started(...options: ConstructorParameters<typeof RecordingHost>) {
  const host = new RecordingHost(...options);
  apply(host);
  await Promise.resolve();
  host.log.length = 0;
  return host;
}

/** Applies the attributes, as rendering does. */
const apply = ({ keeper }: RecordingHost) => keeper.sync();

describe('Keeper › session', () => {
  it('starts the game that the attributes describe, with its events in a microtask', async () => {
    const host = new RecordingHost({ size: '5x3', seed: 'a' });
    expect(host.keeper.hasBegun).to.equal(false);
    const { game } = host.keeper.sync();
    expect([game.columns, game.rows, game.seed]).to.deep.equal([5, 3, 'a']);
    expect(host.log).to.deep.equal(['(new)']);
    await Promise.resolve();
    expect(host.log).to.deep.equal(['(new)', 'new-game']);
  });

  it('applies several changed attributes as one new game', async () => {
    const host = await started();
    host.set('size', '3');
    host.set('win-tile', '64');
    expect(host.keeper.sync().game.rules).to.include({ columns: 3, winTile: 64 });
    await Promise.resolve();
    expect(host.log).to.deep.equal(['(new)', 'new-game']);
  });

  it('starts another game when the seed is removed, unless the game is stored', async () => {
    for (const attributes of [{}, stored]) {
      const host = await started({ seed: 'a', ...attributes });
      host.remove('seed');
      const keepsGame = host.keeper.sync().game.seed === 'a';
      expect(keepsGame).to.equal(attributes === stored);
    }
  });

  it('applies a rule set by a listener of new-game', async () => {
    const host = new RecordingHost();
    host.addEventListener('new-game', () => host.set('size', '3'), { once: true });
    apply(host);
    await Promise.resolve();
    expect(host.keeper.sync().game.columns).to.equal(3);
  });

  it('throws a RangeError if a listener of new-game always sets another seed', async () => {
    const host = new RecordingHost();
    const thrown: unknown[] = [];
    const genuine = globalThis.queueMicrotask;
    globalThis.queueMicrotask = (task) => {
      genuine(() => {
        try {
          task();
        } catch (error) {
          thrown.push(error);
        }
      });
    };
    let seeds = 0;
    const answer = () => {
      host.set('seed', String(seeds++));
      // As rendering does, in a microtask.
      queueMicrotask(() => apply(host));
    };
    host.addEventListener('new-game', answer);
    apply(host);
    await new Promise((resolve) => setTimeout(resolve));
    globalThis.queueMicrotask = genuine;
    expect([seeds, thrown.length]).to.deep.equal([1000, 1]);
    expect(thrown[0]).to.be.instanceOf(RangeError);
    host.removeEventListener('new-game', answer);
    for (let n = 0; n < 2000; n++) {
      host.set('seed', `outside ${n}`);
      apply(host);
      await Promise.resolve();
    }
    expect(host.log.slice(-2)).to.deep.equal(['(new)', 'new-game']);
  });

  it('cancels a move if a listener of before-move changes a rule, which starts another game', () => {
    const host = new RecordingHost({ seed: 'a' });
    const session = host.keeper.sync();
    host.addEventListener('before-move', () => host.set('size', '3'), { once: true });
    const direction = session.game.canMove('left') ? 'left' : 'right';
    expect(session.move(direction, 'player')).to.equal(null);
    expect([session.game.columns, session.game.moves]).to.deep.equal([3, 0]);
  });

  it('reports an invalid value once, and again only after a valid one, whatever else is reported', async () => {
    const host = new RecordingHost({ swipe: 'bogus' });
    host.addEventListener('game-error', (event) => {
      expect((event as CustomEvent).detail).to.include({ kind: 'attribute', by: 'page' });
    });
    apply(host);
    host.set('controls', 'score');
    apply(host);
    host.keeper.problems.report('tile-image', 'broken');
    host.set('swipe', 'never');
    apply(host);
    host.set('swipe', 'bogus');
    apply(host);
    host.keeper.problems.report('tile-image', 'broken');
    await Promise.resolve();
    const refused = 'swipe must be "always", "focused", "never" or "page", not "bogus"';
    expect(host.errors).to.deep.equal([refused, 'broken', refused]);
  });

  it('reads settings without side effects', () => {
    const host = new RecordingHost({ size: '3' });
    expect(host.keeper.settings.size).to.equal(3);
    expect([host.keeper.hasBegun, host.log.length]).to.deep.equal([false, 0]);
  });
});

describe('Keeper › a stored game', () => {
  it('still does not count for the best score if it was loaded from elsewhere', () => {
    const { storage, replay } = saved({ seed: 'a' });
    storage.entries.set(key, JSON.stringify({ version: 1, best: 0, replay, playedHere: false }));
    const host = new RecordingHost(stored, storage);
    expect(host.keeper.sync().provenance.playedHere).to.equal(false);
    host.keeper.toggleArrowButtons();
    expect(parseSavedGame(host.storage.entries.get(key)!).playedHere).to.equal(false);
  });

  it('remembers whether the player switched on the arrow buttons', () => {
    const host = new RecordingHost(stored);
    apply(host);
    host.keeper.toggleArrowButtons();
    expect(new RecordingHost(stored, host.storage).keeper.arrowButtons).to.equal(false);
    const again = new RecordingHost(stored, host.storage);
    apply(again);
    expect(again.keeper.arrowButtons).to.equal(true);
  });
});

describe('Keeper › start()', () => {
  it('does not set aside a game that the player has seen', async () => {
    const host = await started(stored, saved({ seed: 'a' }).storage);
    host.set('controls', 'score');
    apply(host);
    expect(host.log).to.deep.equal([]);
    host.keeper.start(host.keeper.makeGame({ seed: 'b' }));
    expect([...host.storage.entries.keys()]).to.deep.equal([key]);
  });

  it('sets a stored game aside that the player has not seen yet', () => {
    const { storage } = saved({ seed: 'a' });
    const text = storage.entries.get(key);
    const host = new RecordingHost(stored, storage);
    host.keeper.start(host.keeper.makeGame({ seed: 'b' }));
    host.set('controls', 'score');
    expect(host.keeper.sync().game.seed).to.equal('b');
    expect(host.storage.entries.get(`${key}.previous`)).to.equal(text);
  });
});

describe('Keeper › preview()', () => {
  it('shows an empty board of the right size, and fires nothing', async () => {
    const host = new RecordingHost({ size: '5x3', seed: 'a' });
    host.keeper.preview();
    const { columns, rows, tileCount } = host.keeper.sync().game;
    expect([columns, rows, tileCount]).to.deep.equal([5, 3, 0]);
    await Promise.resolve();
    expect(host.log).to.deep.equal([]);
  });
});
