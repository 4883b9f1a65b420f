import { expect } from '@open-wc/testing';
import { GamesBeside, isSameGame } from '../../src/session/games-beside.js';
import { MemoryStorage } from '../support/keeper-host.js';

const entry = (startedAt: number | undefined, best = 0): string =>
  JSON.stringify({ version: 1, best, ...(startedAt !== undefined && { startedAt }) });

/** The places of a storage, and as many tabs as are asked for. */
function tabs(...started: number[]) {
  const port = new MemoryStorage();
  const tab = () => new GamesBeside(port, 'key');
  for (const time of started) tab().write(entry(time));
  return { port, tab, places: () => Object.fromEntries(port.entries) };
}

describe('GamesBeside', () => {
  it('gives each game a place, and replaces it there', () => {
    const { tab, places } = tabs(1);
    const second = tab();
    expect(second.write(entry(2))).to.equal(undefined);
    expect(second.write(entry(2, 8))).to.equal(undefined);
    expect(places()).to.deep.equal({ 'key.beside': entry(1), 'key.beside.2': entry(2, 8) });
  });

  it('replaces a game that this tab played before, even by another', () => {
    const { tab, places } = tabs();
    const own = tab();
    own.write(entry(1));
    expect(own.write(entry(2))).to.equal(undefined);
    expect(places()).to.deep.equal({ 'key.beside': entry(2) });
  });

  it('replaces the same game of another tab', () => {
    const { tab, places } = tabs(1, 2);
    expect(tab().write(entry(2, 4))).to.equal(undefined);
    expect(places()).to.deep.equal({ 'key.beside': entry(1), 'key.beside.2': entry(2, 4) });
  });

  it('leaves alone a place that another tab has taken over', () => {
    const { port, tab, places } = tabs();
    const own = tab();
    own.write(entry(1));
    port.setItem('key.beside', entry(2));
    own.write(entry(1, 4));
    expect(places()).to.deep.equal({ 'key.beside': entry(2), 'key.beside.2': entry(1, 4) });
  });

  it('gives the place of the oldest game if all are taken, and returns that game', () => {
    const { tab, places } = tabs(5, 3, 9, 4);
    expect(tab().write(entry(7))).to.equal(entry(3));
    expect(places()['key.beside.2']).to.equal(entry(7));
    expect(tab().write(entry(8))).to.equal(entry(4));
    expect(places()['key.beside.4']).to.equal(entry(8));
  });

  it('counts a game without a time as the oldest, and takes the first of two', () => {
    const { port, tab, places } = tabs(1, 2, 3, 4);
    port.setItem('key.beside.2', entry(undefined, 4));
    port.setItem('key.beside.3', entry(undefined, 8));
    expect(tab().write(entry(7))).to.equal(entry(undefined, 4));
    expect(places()['key.beside.2']).to.equal(entry(7));
  });

  it('writes nothing if the entry is there already', () => {
    const { port, tab } = tabs(1);
    port.fails = (method) => (method === 'setItem' ? new Error('full') : undefined);
    expect(tab().write(entry(1))).to.equal(undefined);
  });

  it('lists its entries and their best score, and skips what it cannot read', () => {
    const { port, tab } = tabs();
    port.setItem('key.beside.2', entry(2, 16));
    port.setItem('key.beside.4', 'nonsense');
    expect(tab().entries).to.deep.equal([entry(2, 16), 'nonsense']);
    expect(tab().best).to.equal(16);
  });

  it('frees the place of its last game, once, and no other', () => {
    const { port, tab, places } = tabs(1);
    const own = tab();
    own.removeOwn();
    own.write(entry(2));
    own.removeOwn();
    expect(places()).to.deep.equal({ 'key.beside': entry(1) });
    port.setItem('key.beside.2', entry(2));
    own.removeOwn();
    expect(places()).to.have.property('key.beside.2');
  });

  it('frees the place of a game that is saved elsewhere', () => {
    const { tab, places } = tabs(1, 2, 3);
    tab().remove(entry(2));
    expect(Object.keys(places())).to.deep.equal(['key.beside', 'key.beside.3']);
  });
});

describe('isSameGame()', () => {
  it('compares when the games started; an entry without a time is no game’s', () => {
    expect(isSameGame(entry(1, 4), entry(1, 8))).to.equal(true);
    expect(isSameGame(entry(1), entry(2))).to.equal(false);
    expect(isSameGame(entry(undefined), entry(undefined))).to.equal(false);
    expect(isSameGame(entry(undefined), entry(1))).to.equal(false);
  });
});
