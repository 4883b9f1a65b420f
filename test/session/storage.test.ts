import { expect } from '@open-wc/testing';
import { formatSavedGame } from '../../src/session/saved-game.js';
import { GameStorage } from '../../src/session/storage.js';
import { endingGame } from '../support/boards.js';
import { MemoryStorage } from '../support/keeper-host.js';
import { played } from '../support/plays.js';

const key = 'key';

describe('GameStorage', () => {
  const provenance = { best: 0, bestBefore: 0, playedHere: true, unassistedMoves: Infinity };
  const state = { ...provenance, startedAt: 1, arrowButtons: false, undosUsed: 0 };
  const replayOf = (seed: string, moves = 3) => played({ seed }, moves).replay;
  const textOf = (seed: string, moves?: number) => formatSavedGame(state, replayOf(seed, moves));

  function open(entries: Record<string, string> = {}) {
    const port = new MemoryStorage();
    for (const [name, text] of Object.entries(entries)) port.entries.set(name, text);
    const problems: string[] = [];
    const storage = new GameStorage(port, (problem) => problems.push(problem));
    const saved = storage.open(key);
    return { port, problems, storage, saved };
  }

  it('does not touch storage without a key', () => {
    const { port, problems, storage } = open();
    storage.open('');
    const fresh = new GameStorage(port, (problem) => problems.push(problem));
    port.fails = () => new Error('touched');
    for (const closed of [storage, fresh]) {
      expect(closed.isOpen).to.equal(false);
      expect(closed.restore(() => true) ?? closed.look()).to.equal(undefined);
    }
    expect(problems).to.deep.equal([]);
  });

  it('does not write back what it has just read, and writes nothing but its entry', () => {
    const { port, problems, storage } = open({ key: textOf('a') });
    port.entries.set(key, textOf('b'));
    expect(storage.save(state, replayOf('a'))).to.equal(undefined);
    expect(port.entries.get(key)).to.equal(textOf('b'));
    expect(storage.save(state, replayOf('c'))?.game?.seed).to.equal('b');
    port.fails = (method, name) =>
      method === 'getItem' || name === key ? undefined : new Error('touched');
    storage.save(state, replayOf('c'));
    expect([...port.entries]).to.deep.equal([[key, textOf('c')]]);
    storage.setAside();
    storage.open(key);
    storage.save(state, replayOf('d'));
    expect([port.entries.size, problems]).to.deep.equal([1, []]);
  });

  it('does not set aside a game without moves, and frees the place of one restored', () => {
    const { port, storage } = open({ key: textOf('a', 0), 'key.previous': textOf('b') });
    expect(storage.restore(({ game }) => game?.seed === 'b')?.game?.seed).to.equal('b');
    storage.save(state, replayOf('b'));
    expect([...port.entries]).to.deep.equal([[key, textOf('b')]]);
  });

  it('saves beside a game with other rules, and frees that place when it steps back', () => {
    const entries = { key: textOf('a'), 'key.previous': textOf('c') };
    const { port, storage } = open(entries);
    storage.stepBeside();
    storage.save(state, replayOf('b'));
    const stored = () => Object.fromEntries(port.entries);
    expect(stored()).to.deep.equal({ ...entries, 'key.beside': textOf('b') });
    for (let n = 0; n < 2; n++) {
      storage.stepBack();
      expect([storage.isBeside, stored()]).to.deep.equal([false, entries]);
    }
  });

  it('drops older states of a game restored from beside, but not of one that was set aside', () => {
    const second = { ...state, startedAt: 2 };
    const statesOf = (...moves: number[]) =>
      moves.map((count) => formatSavedGame(second, replayOf('b', count)));
    const [older, newer, newest] = statesOf(2, 3, 4) as [string, string, string];
    const restore = (entries: Record<string, string>) => {
      const { port, storage } = open({ key: textOf('a'), ...entries });
      storage.restore(({ game }) => game?.seed === 'b');
      storage.save(second, replayOf('b', 4));
      expect(port.entries.get(key)).to.equal(newest);
      port.entries.delete(key);
      return Object.fromEntries(port.entries);
    };
    const previous = 'key.previous';
    expect(
      restore({ 'key.beside': newer, [previous]: older, [`${previous}.2`]: textOf('c') }),
    ).to.deep.equal({ [previous]: textOf('a'), [`${previous}.2`]: textOf('c') });
    expect(restore({ [previous]: newer, [`${previous}.2`]: older })).to.deep.equal({
      [previous]: textOf('a'),
      [`${previous}.2`]: older,
    });
  });

  it('does not write the copy of an unreadable entry again', () => {
    const { port, problems, storage } = open({ key: 'bad', 'key.aside': 'bad' });
    port.fails = (method) => (method === 'setItem' ? new Error('written') : undefined);
    storage.open(key);
    expect(problems).to.have.length(2);
    expect(problems[1]).to.match(/; the entry is kept as key\.aside$/);
  });

  it('loses no game that was set aside if storage is full', () => {
    const names = ['key', 'key.previous', 'key.previous.2'];
    const entries = Object.fromEntries(names.map((name) => [name, textOf(name)]));
    const { port, problems, storage } = open(entries);
    port.fails = (method, name) =>
      method === 'setItem' && !names.includes(name) ? new Error('full') : undefined;
    storage.setAside();
    storage.save(state, replayOf('new'));
    expect([Object.fromEntries(port.entries), problems]).to.deep.equal([entries, ['full']]);
  });

  it('drops the oldest of nine games set aside, and reports that unless the game was over', () => {
    const over = endingGame();
    over.move('left');
    for (const [oldest, dropped] of [
      ['unknown', 'unreadable'],
      [formatSavedGame(state, played({ size: '3x2' }, 2).replay), '3x2, .* points'],
      [formatSavedGame(state, over.replay), undefined],
    ] as const) {
      const ends = ['', '.2', '.3', '.4', '.5', '.6', '.7'];
      const { port, problems, storage } = open({
        ...Object.fromEntries(ends.map((end) => [`key.previous${end}`, textOf(`seed${end}`)])),
        key: textOf('a'),
        'key.previous.8': oldest,
      });
      storage.setAside();
      storage.save(state, replayOf('b'));
      const kept = ['', '.2', '.8'].map((end) => port.entries.get(`key.previous${end}`));
      expect(kept).to.deep.equal([textOf('a'), textOf('seed'), textOf('seed.7')]);
      expect(problems).to.have.length(dropped ? 1 : 0);
      const message = 'the oldest of 8 games set aside made room for another: ';
      if (dropped) expect(problems[0]).to.match(new RegExp(`^${message}${dropped}$`));
    }
  });
});
