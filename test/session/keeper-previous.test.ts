import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import type { GameStartDetail } from '../../src/session/events.js';
import { nextStartTime } from '../../src/session/start-time.js';
import { winningGame } from '../support/boards.js';
import { MemoryStorage, RecordingHost } from '../support/keeper-host.js';
import { entryOf, entryText, key, Page, saved } from '../support/page.js';
import { DIRECTIONS, played } from '../support/plays.js';

describe('Keeper › startedAt', () => {
  const { now } = Date;
  afterEach(() => {
    Date.now = now;
  });

  it('is kept over a reload, also with a game that was set aside', () => {
    const page = new Page(new MemoryStorage());
    page.play(3);
    const { startedAt } = page;
    const again = new Page(page.storage);
    expect(again.startedAt).to.equal(startedAt);
    expect(entryOf(page.storage).startedAt).to.equal(startedAt);
    again.change('size', '5');
    expect(again.startedAt).to.be.above(startedAt);
    again.change('size', '4');
    expect(again.startedAt).to.equal(startedAt);
  });

  it('is given to a stored game that has none, and saved', () => {
    const { storage, replay } = saved({ seed: 'a' });
    const before = Date.now();
    const page = new Page(storage);
    const { startedAt } = page;
    expect(startedAt).to.be.at.least(before);
    expect(entryOf(storage)).to.include({ replay, startedAt });
    expect([page.previous, new Page(storage).startedAt]).to.deep.equal([null, startedAt]);
  });

  for (const place of [key, `${key}.previous`, `${key}.beside`]) {
    it(`of a new game is not that of a game stored under ${place}`, () => {
      const startedAt = nextStartTime() + 1000;
      const storage = new MemoryStorage();
      const { replay } = played({ size: 5 }, 3);
      storage.entries.set(place, entryText({ best: 0, replay, startedAt }));
      const page = new Page(storage);
      Date.now = () => startedAt;
      page.keeper.start(new Game());
      expect(page.startedAt).to.equal(startedAt + 1);
      page.change('size', '5');
      expect([page.startedAt, page.game.replay]).to.deep.equal([startedAt, replay]);
    });
  }

  it('of a new game is not that of a game that another tab has stored', () => {
    const page = new Page(new MemoryStorage());
    const startedAt = nextStartTime() + 1000;
    const { replay } = played({}, 3);
    page.storage.entries.set(key, entryText({ best: 0, replay, startedAt }));
    page.keeper.refresh();
    expect(page.startedAt).to.equal(startedAt);
    Date.now = () => startedAt;
    page.keeper.start(new Game());
    expect(page.startedAt).to.equal(startedAt + 1);
  });
});

describe('Keeper › previous', () => {
  it('is null if the stored game goes on, which reports its win again', () => {
    const first = new Page(new MemoryStorage(), { 'win-tile': '16', seed: 'a' });
    first.keeper.start(winningGame());
    first.keeper.sync().move('left', 'player');
    const page = new Page(first.storage, { 'win-tile': '16', seed: 'a', 'start-tiles': '2' });
    expect(page.log).to.deep.equal(['(load)', 'game-load', 'score', 'won']);
    expect([page.previous, page.startedAt]).to.deep.equal([null, first.startedAt]);
  });

  it('is the stored game if the first game of the page is another', () => {
    const yesterday = new Page(new MemoryStorage(), { seed: '2026-11-23' });
    yesterday.play(12);
    const { game, startedAt } = yesterday;
    const { replay, score, maxTile, moves, won, over } = game;
    const left = { replay, startedAt, score, maxTile, moves, won, over };
    const today = new Page(yesterday.storage, { seed: '2026-11-24' });
    expect(today.log).to.deep.equal(['(new)', 'new-game']);
    expect(today.previous).to.deep.equal({ ...left, playedHere: true, assisted: false });
    today.play(1);
    const again = new Page(yesterday.storage, { seed: '2026-11-23' });
    expect(again.log).to.deep.equal(['(load)', 'game-load', 'score']);
    expect(again.startedAt).to.equal(startedAt);
    expect(again.previous).to.include({ startedAt: today.startedAt, moves: 1 });
  });

  it('is the stored game, loaded and assisted, if the page starts a game before that is restored', () => {
    const first = new Page(new MemoryStorage());
    first.keeper.sync().load(played({}, 5));
    DIRECTIONS.some((direction) => first.keeper.sync().move(direction, 'computer'));
    const page = new RecordingHost({ 'storage-key': key }, first.storage);
    page.keeper.start(page.keeper.makeGame());
    expect(page.log).to.deep.equal(['(new)', 'new-game']);
    const { detail } = page.events[0] as CustomEvent<GameStartDetail>;
    const left = { startedAt: first.startedAt, moves: 6, playedHere: false, assisted: true };
    expect(detail.previous).to.include(left);
  });

  it('is null if the stored game has no move, or cannot be read', () => {
    const { storage } = saved({ seed: 'a' }, 0);
    expect(new Page(storage, { seed: 'b' }).previous).to.equal(null);
    storage.entries.set(key, 'stranger');
    expect(new Page(storage, { seed: 'b' }).previous).to.equal(null);
  });

  it('is the game in progress, not the stored one, if the storage key changes', () => {
    const { storage } = saved({ seed: 'ben' }, 9, 'ben');
    const page = new Page(storage, { seed: 'anna' });
    page.play(2);
    const { startedAt } = page;
    page.remove('seed');
    page.change('storage-key', 'ben');
    expect(page.game.seed).to.equal('ben');
    expect(page.previous).to.include({ startedAt, moves: 2 });
  });

  it('is null if another tab plays on, and the game left if another tab has begun another', () => {
    const page = new Page(new MemoryStorage(), { seed: 'daily' });
    page.play(2);
    const { replay } = page.game;
    const tab = new Page(page.storage, { seed: 'daily' });
    tab.play(1);
    page.keeper.refresh();
    expect(page.game.moves).to.equal(3);
    expect([page.previous, page.startedAt]).to.deep.equal([null, tab.startedAt]);
    tab.keeper.sync().undo();
    page.keeper.refresh();
    expect([page.previous, page.game.replay]).to.deep.equal([null, replay]);
    const { startedAt } = page;
    tab.keeper.start(tab.keeper.makeGame());
    tab.play(1);
    page.keeper.refresh();
    expect(page.startedAt).to.equal(tab.startedAt);
    expect(page.previous).to.include({ startedAt, replay });
    expect(page.errors).to.deep.equal([]);
  });

  it('is told before the game of another tab that continues here', () => {
    const page = new Page(new MemoryStorage(), { seed: 'daily' });
    page.play(9);
    const tab = new Page(page.storage, { seed: 'daily' });
    tab.play(1);
    const { startedAt } = page;
    page.log.length = 0;
    page.keeper.start(page.keeper.makeGame());
    expect(page.log).to.deep.equal([
      ...['(new)', '(load)', 'new-game', 'score', 'game-load', 'score', 'game-error'],
    ]);
    expect([page.previous, page.startedAt, page.game.moves]).to.deep.equal([null, startedAt, 10]);
  });
});
