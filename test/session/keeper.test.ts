import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import { formatSavedGame, parseSavedGame } from '../../src/session/saved-game.js';
import { MemoryStorage, RecordingHost } from '../support/keeper-host.js';

const key = 'key';
const stored = { 'storage-key': key };

/** The text of a stored game in which one move was made. */
function entry(seed: string, options: { best?: number; playedHere?: boolean } = {}): string {
  const game = new Game({ seed });
  const direction = game.canMove('left') ? 'left' : 'right';
  game.move(direction);
  const { best = 0, playedHere = true } = options;
  return formatSavedGame({ best, playedHere, arrowButtons: false }, game.replay);
}

function storageWith(text: string): MemoryStorage {
  const storage = new MemoryStorage();
  storage.entries.set(key, text);
  return storage;
}

/** Applies the attributes, as rendering does. */
const apply = ({ keeper }: RecordingHost) => keeper.session;

describe('Keeper › session', () => {
  it('starts the game that the attributes describe, with its events in a microtask', async () => {
    const host = new RecordingHost({ size: '5x3', seed: 'a' });
    expect(host.keeper.hasBegun).to.equal(false);
    const { game } = host.keeper.session;
    expect([game.columns, game.rows, game.seed]).to.deep.equal([5, 3, 'a']);
    expect(host.log).to.deep.equal(['(new)']);
    await Promise.resolve();
    expect(host.log).to.deep.equal(['(new)', 'new-game']);
  });

  it('applies several changed attributes as one new game', async () => {
    const host = new RecordingHost();
    apply(host);
    await Promise.resolve();
    host.log.length = 0;
    host.set('size', '3');
    host.set('win-tile', '64');
    expect(host.keeper.session.game.rules).to.include({ columns: 3, winTile: 64 });
    await Promise.resolve();
    expect(host.log).to.deep.equal(['(new)', 'new-game']);
  });

  it('applies a rule that a listener of new-game sets', async () => {
    const host = new RecordingHost();
    host.addEventListener('new-game', () => host.set('size', '3'), { once: true });
    apply(host);
    await Promise.resolve();
    expect(host.keeper.session.game.columns).to.equal(3);
  });

  it('cancels the move of a game that a listener of before-move replaces by a rule', () => {
    const host = new RecordingHost({ seed: 'a' });
    const { session } = host.keeper;
    host.addEventListener('before-move', () => host.set('size', '3'), { once: true });
    const direction = session.game.canMove('left') ? 'left' : 'right';
    expect(session.move(direction, 'player')).to.equal(null);
    expect([session.game.columns, session.game.moves]).to.deep.equal([3, 0]);
  });

  it('reports a refused value once, until it is allowed again', async () => {
    const host = new RecordingHost({ swipe: 'bogus' });
    apply(host);
    host.set('controls', 'score');
    apply(host);
    await Promise.resolve();
    expect(host.errors).to.deep.equal([
      'swipe must be "always", "focused" or "never", not "bogus"',
    ]);
  });

  it('reads settings without side effects', () => {
    const host = new RecordingHost({ size: '3' });
    expect(host.keeper.settings.size).to.equal(3);
    expect([host.keeper.hasBegun, host.log.length]).to.deep.equal([false, 0]);
  });
});

describe('Keeper › a stored game', () => {
  it('is restored with its best score', () => {
    const host = new RecordingHost(stored, storageWith(entry('a', { best: 40 })));
    const { session } = host.keeper;
    expect([session.game.seed, session.game.moves, session.best]).to.deep.equal(['a', 1, 40]);
    expect(session.playedHere).to.equal(true);
  });

  it('that was loaded from elsewhere does not come to count for the best score', () => {
    const host = new RecordingHost(stored, storageWith(entry('a', { playedHere: false })));
    expect(host.keeper.session.playedHere).to.equal(false);
    host.keeper.arrowButtons = true;
    expect(parseSavedGame(host.storage.entries.get(key)!).playedHere).to.equal(false);
  });

  it('keeps the arrow buttons as the player has set them', () => {
    const host = new RecordingHost(stored);
    apply(host);
    host.keeper.arrowButtons = true;
    expect(new RecordingHost(stored, host.storage).keeper.arrowButtons).to.equal(false);
    const again = new RecordingHost(stored, host.storage);
    apply(again);
    expect(again.keeper.arrowButtons).to.equal(true);
  });
});

describe('Keeper › start()', () => {
  it('sets a stored game aside that the player has not seen yet', () => {
    const text = entry('a');
    const host = new RecordingHost(stored, storageWith(text));
    host.keeper.start(host.keeper.newGame({ seed: 'b' }));
    expect(host.keeper.session.game.seed).to.equal('b');
    expect(host.storage.entries.get(`${key}.previous`)).to.equal(text);
  });
});

describe('Keeper › preview()', () => {
  it('shows no tile without a seed, and fires nothing', async () => {
    const host = new RecordingHost({ size: '5x3' });
    host.keeper.preview();
    expect(host.keeper.session.game.tileCount).to.equal(0);
    const seeded = new RecordingHost({ seed: 'a' });
    seeded.keeper.preview();
    expect(seeded.keeper.session.game.tileCount).to.equal(2);
    await Promise.resolve();
    expect([host.log, seeded.log]).to.deep.equal([[], []]);
  });
});
