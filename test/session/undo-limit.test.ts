import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import { gameAt } from '../support/boards.js';
import { MemoryStorage, RecordingHost } from '../support/keeper-host.js';
import { entryOf, key, Page } from '../support/page.js';
import { RecordingPlayer } from '../support/recording-player.js';
import { playing } from '../support/session-owner.js';

/** A session with so many moves made, of which this many may be taken back. */
function limited(undoLimit: number | null, moves = 5) {
  const owner = playing(new Game({ seed: 'undo' }));
  const { session } = owner;
  session.undoLimit = undoLimit;
  for (let n = 0; n < moves; n++) owner.move(session.game.legalMoves()[0]!);
  owner.forget();
  return { owner, session };
}

describe('GameSession › undoLimit', () => {
  it('is the number of moves that can be taken back in a game', () => {
    const { owner, session } = limited(2);
    const steps = Array.from({ length: 3 }, () => [
      ...[session.canUndo, session.undosLeft, session.undo(), session.game.moves],
    ]);
    expect(steps).to.deep.equal([
      [true, 2, true, 4],
      [true, 1, true, 3],
      [false, 0, false, 3],
    ]);
    expect(owner.changes).to.have.length(2);
    owner.move(session.game.legalMoves()[0]!);
    expect([session.canUndo, session.undo(), session.game.moves]).to.deep.equal([false, false, 4]);
  });

  it('counts a move of the computer, and an undo by the page', () => {
    const { owner, session } = limited(3, 1);
    owner.move(session.game.legalMoves()[0]!, 'computer');
    session.undo('player');
    session.undo('page');
    expect(session.undosLeft).to.equal(1);
  });

  it('counts a move once that is taken back with what was set after it', () => {
    const { session } = limited(3);
    session.game.setScore(7);
    session.undo();
    expect([session.undosLeft, session.game.moves]).to.deep.equal([2, 4]);
  });

  it('is null for no limit; what was taken back before counts once there is one', () => {
    const { session } = limited(null);
    session.undo();
    session.undo();
    expect(session.undosLeft).to.equal(null);
    session.undoLimit = 3;
    expect(session.undosLeft).to.equal(1);
    session.undoLimit = 1;
    expect([session.undosLeft, session.canUndo]).to.deep.equal([0, false]);
    session.undoLimit = null;
    expect([session.undosLeft, session.canUndo]).to.deep.equal([null, true]);
  });

  it('leaves giving up to be taken back at 0, which counts for nothing', () => {
    const { session } = limited(0);
    session.giveUp();
    expect(session.canUndo).to.equal(true);
    expect([session.undo(), session.game.over, session.game.moves]).to.deep.equal([true, false, 5]);
    expect([session.undosLeft, session.canUndo]).to.deep.equal([0, false]);
    session.undoLimit = 1;
    session.giveUp();
    session.undo();
    expect(session.undosLeft).to.equal(1);
  });

  it('leaves New game to be taken back at 0, with the count of the game that comes back', () => {
    const { session } = limited(1);
    session.undo();
    session.start(new Game(), { undoable: true });
    expect([session.undosLeft, session.canUndo]).to.deep.equal([1, true]);
    expect([session.undo(), session.game.seed, session.game.moves]).to.deep.equal([
      true,
      'undo',
      4,
    ]);
    expect([session.undosLeft, session.canUndo]).to.deep.equal([0, false]);
    session.undoLimit = 0;
    session.start(new Game(), { undoable: true });
    expect([session.undosLeft, session.canUndo, session.undo()]).to.deep.equal([0, true, true]);
  });

  it('begins anew with a line that is loaded, also the line of the game in progress', () => {
    const { session } = limited(2);
    session.undo();
    session.load(Game.fromReplay(session.game.replay));
    expect(session.undosLeft).to.equal(2);
  });

  it('keeps the larger count where the same game is loaded from storage', () => {
    const { session } = limited(4);
    session.undo();
    session.undo();
    for (const [undosUsed, left] of [
      [1, 2],
      [3, 1],
      [0, 1],
    ] as const) {
      session.load(session.game.copy(), { ...session.provenance, undosUsed });
      expect(session.undosLeft).to.equal(left);
    }
  });
});

describe('Keeper › undo-limit', () => {
  const left = (page: Page) => page.keeper.sync().undosLeft;
  const undo = (page: Page) => page.keeper.sync().undo('player');
  const attributes = { 'undo-limit': '3' };

  it('starts no game when it changes, and applies at once', () => {
    const host = new RecordingHost();
    const session = host.keeper.sync();
    session.events.flush();
    host.log.length = 0;
    for (const [value, undosLeft] of [
      ['2', 2],
      ['0', 0],
      ['-1', null],
    ] as const) {
      host.set('undo-limit', value);
      expect(host.keeper.sync().undosLeft).to.equal(undosLeft);
    }
    host.keeper.sync().events.flush();
    expect(host.log).to.deep.equal(['game-error']);
    expect(host.errors).to.deep.equal(['undo-limit must be a whole number, 0 or more, not "-1"']);
    host.remove('undo-limit');
    expect(host.keeper.sync().undosLeft).to.equal(null);
  });

  it('is known to a server, where no game begins', () => {
    const host = new RecordingHost({ 'undo-limit': '2' });
    host.keeper.preview();
    expect(host.keeper.sync().undosLeft).to.equal(2);
  });

  it('counts on after a reload, and after a new game was given up for it', () => {
    const page = new Page(new MemoryStorage(), attributes);
    page.play(5);
    undo(page);
    undo(page);
    const reloaded = new Page(page.storage, attributes);
    expect([left(reloaded), reloaded.game.moves]).to.deep.equal([1, 3]);
    undo(reloaded);
    expect(left(new Page(page.storage, attributes))).to.equal(0);
    reloaded.keeper.start(new Game());
    expect([left(reloaded), left(new Page(page.storage, attributes))]).to.deep.equal([3, 3]);
  });

  it('counts on in a game that was set aside', () => {
    const page = new Page(new MemoryStorage(), attributes);
    page.play(5);
    undo(page);
    page.change('size', '5');
    expect(left(page)).to.equal(3);
    page.change('size', '4');
    expect([left(page), page.game.moves]).to.deep.equal([2, 4]);
  });

  it('counts what another tab takes back', () => {
    const page = new Page(new MemoryStorage(), attributes);
    page.play(5);
    const other = new Page(page.storage, attributes);
    undo(other);
    page.keeper.refresh();
    expect([left(page), page.game.moves]).to.deep.equal([2, 4]);
  });

  it('counts what another tab takes back and makes again: the lines are equal', () => {
    const page = new Page(new MemoryStorage(), attributes);
    page.play(5);
    const other = new Page(page.storage, attributes);
    const { replay } = page.game;
    undo(other);
    other.play(1);
    expect(other.game.replay).to.equal(replay);
    page.log.length = 0;
    page.keeper.refresh();
    expect([left(page), page.log]).to.deep.equal([2, []]);
  });

  it('keeps its larger count where the game of another tab goes on, and saves it', () => {
    const storage = new MemoryStorage();
    const page = new Page(storage, attributes);
    page.play(5);
    const other = new Page(storage, attributes);
    // Both change the game before either hears of the other.
    const before = storage.entries.get(key) ?? '';
    undo(page);
    undo(page);
    storage.entries.set(key, before);
    other.play(1);
    page.keeper.refresh();
    expect([left(page), page.game.moves]).to.deep.equal([1, 6]);
    expect(left(new Page(storage, attributes))).to.equal(1);
    other.keeper.refresh();
    expect(left(other)).to.equal(1);
  });

  it('saves its larger count also where the lines are equal, and writes nothing else then', () => {
    const storage = new MemoryStorage();
    const page = new Page(storage, attributes);
    page.play(5);
    const other = new Page(storage, attributes);
    const before = storage.entries.get(key) ?? '';
    undo(page);
    page.play(1);
    storage.entries.set(key, `${before} `);
    page.keeper.refresh();
    expect([left(page), left(new Page(storage, attributes))]).to.deep.equal([2, 2]);
    const entry = storage.entries.get(key) ?? '';
    for (const one of [other, page, other]) one.keeper.refresh();
    expect(left(other)).to.equal(2);
    expect(storage.entries.get(key)).to.equal(entry);
  });

  it('writes nothing where the lines and the counts are equal', () => {
    const page = new Page(new MemoryStorage(), attributes);
    page.play(5);
    undo(page);
    const entry = `${page.storage.entries.get(key)} `;
    page.storage.entries.set(key, entry);
    page.keeper.refresh();
    expect(page.storage.entries.get(key)).to.equal(entry);
  });

  it('does not count what another game under the same key has taken back', () => {
    const page = new Page(new MemoryStorage(), { ...attributes, size: '4' });
    page.play(5);
    const other = new Page(page.storage, { ...attributes, size: '5' });
    other.play(5);
    undo(other);
    undo(other);
    expect(entryOf(page.storage)).to.include({ undosUsed: 2 });
    page.keeper.refresh();
    expect([left(page), page.game.columns]).to.deep.equal([3, 4]);
  });
});

describe('Interaction › undo at its limit', () => {
  function limitedPlayer(limit: string) {
    const player = new RecordingPlayer(gameAt([[2, 2]]));
    player.host.set('undo-limit', limit);
    player.act('left');
    return player;
  }

  it('changes nothing, leaves autoplay on, and tells the player alone', () => {
    const player = limitedPlayer('0');
    const { interaction, host } = player;
    interaction.setAutoplay(true, 'player');
    const { replay } = player.game;
    host.log.length = player.events.length = player.notices.length = 0;
    expect(interaction.can('undo')).to.equal(false);
    for (const by of ['page', 'player'] as const) {
      expect(interaction.act('undo', by)).to.equal(false);
      expect([interaction.isAutoplaying, player.autoplay]).to.deep.equal([true, true]);
    }
    expect(interaction.act('undo', 'player', true)).to.equal(false);
    expect([player.game.replay, host.log, player.events]).to.deep.equal([replay, [], []]);
    expect(player.notices).to.deep.equal([{ kind: 'passing', text: 'sentenceNoUndosLeft' }]);
  });

  it('turns autoplay off and undoes while one is left', () => {
    const player = limitedPlayer('1');
    player.interaction.setAutoplay(true, 'player');
    expect([player.act('undo'), player.game.moves]).to.deep.equal([true, 0]);
    expect(player.interaction.isAutoplaying).to.equal(false);
    player.act('left');
    expect([player.act('undo'), player.game.moves]).to.deep.equal([false, 1]);
  });

  it('leaves autoplay on as well where there is nothing to undo', () => {
    const player = new RecordingPlayer();
    player.interaction.setAutoplay(true, 'player');
    expect(player.act('undo')).to.equal(false);
    expect(player.interaction.isAutoplaying).to.equal(true);
    expect(player.notices).to.deep.equal([{ kind: 'passing', text: 'sentenceNothingToUndo' }]);
  });
});
