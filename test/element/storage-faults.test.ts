import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import '../../src/index.js';
import type { Game2048Element } from '../../src/index.js';
import { eventsOf } from '../support/events.js';
import { playSome } from '../support/games.js';
import { tilesOf } from '../support/screen.js';
import { asides, entryOf, expectKept, key, make } from '../support/storage.js';

const entry = (replay: string, best = 0): string => JSON.stringify({ version: 1, best, replay });

/** Lets storage fail while an action runs. */
async function without(
  methods: readonly ('getItem' | 'setItem')[],
  error: DOMException,
  action: () => unknown,
): Promise<void> {
  const genuine = methods.map((method) =>
    Object.getOwnPropertyDescriptor(Storage.prototype, method)!,
  );
  for (const method of methods) {
    Object.defineProperty(Storage.prototype, method, {
      configurable: true,
      value: () => {
        throw error;
      },
    });
  }
  try {
    await action();
  } finally {
    for (const [index, method] of methods.entries()) {
      Object.defineProperty(Storage.prototype, method, genuine[index]!);
    }
  }
}

const full = new DOMException('The quota has been exceeded.', 'QuotaExceededError');
const forbidden = new DOMException('The operation is insecure.', 'SecurityError');

/** The element plays, shows what it plays, and has complained exactly once. */
async function expectPlays(element: Game2048Element, errors: string[]): Promise<void> {
  const { moves } = element;
  playSome(element, 3);
  await element.updateComplete;
  expect(element.moves).to.equal(moves + 3);
  expect(tilesOf(element)).to.deep.equal(element.board);
  expect(errors, errors.join('\n')).to.have.length(1);
  expect(errors[0]).to.include(JSON.stringify(key));
}

describe('Game2048Element › storage-key › an entry that is none', () => {
  const { replay } = new Game({ seed: 'a' });
  const strangers = {
    'no JSON': 'hello <b>there</b>',
    'broken JSON': '{"version":1,"best":',
    'another version': JSON.stringify({ version: 2, best: 1, replay }),
    'no version': JSON.stringify({ best: 1, replay }),
    'a bad replay': entry(`${replay}~u~u~u`),
    'a replay of another version': entry(replay.replace('1_', '2_')),
    'a replay that is no text': JSON.stringify({ version: 1, best: 1, replay: { toString: 1 } }),
    'a best score that is none': JSON.stringify({ version: 1, best: '9', replay }),
    'a best score too large': `{"version":1,"best":1e400,"replay":"${replay}"}`,
    'a prototype': '{"__proto__":{"version":1,"best":1,"replay":"x"}}',
    null: 'null',
    'an array': '[1,2,3]',
    'deep nesting': '['.repeat(20_000),
    markup: '<img src=x onerror=alert(1)>',
    'control characters': '\u0000\u2028\ud800',
  };

  for (const [what, raw] of Object.entries(strangers)) {
    it(`is kept aside: ${what}`, async () => {
      localStorage.setItem(key, raw);
      const { element, errors, events } = await make();
      expect(events).to.deep.equal(['game-error', 'new-game']);
      await expectPlays(element, errors);
      expect(asides()).to.deep.equal([raw]);
      expectKept(element);
      expect(element.best).to.equal(element.score);
      expect(({} as Record<string, unknown>)['version']).to.equal(undefined);
    });
  }

  it('is kept aside again and again, each under a key of its own, the same one once', async () => {
    for (const raw of ['one', 'two', 'one', 'three']) {
      localStorage.setItem(key, raw);
      const { element } = await make();
      playSome(element, 1);
      element.remove();
    }
    expect(asides()).to.deep.equal(['one', 'two', 'three']);
  });

  it('stays where it is when there is no room to keep it aside', async () => {
    localStorage.setItem(key, 'precious');
    await without(['setItem'], full, async () => {
      const { element, errors } = await make();
      await expectPlays(element, errors);
    });
    expect(localStorage.getItem(key)).to.equal('precious');
    const { element } = await make();
    playSome(element, 1);
    expect(asides()).to.deep.equal(['precious']);
  });

  it('is kept aside when room comes later', async () => {
    localStorage.setItem(key, 'precious');
    let element!: Game2048Element;
    await without(['setItem'], full, async () => {
      ({ element } = await make());
    });
    expect(localStorage.getItem(key)).to.equal('precious');
    playSome(element, 2);
    expect(asides()).to.deep.equal(['precious']);
    expectKept(element);
  });

  it('may appear under way', async () => {
    const { element, errors } = await make();
    localStorage.setItem(key, 'stranger');
    await expectPlays(element, errors);
    expect(asides()).to.deep.equal(['stranger']);
    expectKept(element);
  });
});

describe('Game2048Element › storage-key › storage that fails', () => {
  it('is full: the game plays on, the entry before stays, later moves are stored again', async () => {
    const { element, errors } = await make();
    playSome(element, 2);
    const { replay } = element;
    await without(['setItem'], full, () => expectPlays(element, errors));
    expect(entryOf().replay).to.equal(replay);
    playSome(element, 1);
    expectKept(element);
    expect(errors).to.have.length(1);
  });

  it('is full from the start', async () => {
    await without(['setItem'], full, async () => {
      const { element, errors } = await make();
      await expectPlays(element, errors);
    });
    expect(localStorage.getItem(key)).to.equal(null);
  });

  it('is forbidden', async () => {
    await without(['getItem', 'setItem'], forbidden, async () => {
      const { element, errors } = await make();
      await expectPlays(element, errors);
    });
  });

  it('is emptied under way', async () => {
    const { element, errors } = await make();
    playSome(element, 2);
    localStorage.removeItem(key);
    await expectPlays(element, errors);
    expectKept(element);
  });
});

describe('Game2048Element › storage-key › two elements', () => {
  it('keeps two elements of one key on a page in step', async () => {
    const one = await make();
    const two = await make();
    expect(two.element.replay).to.equal(one.element.replay);
    playSome(one.element, 3);
    expect(two.element.replay).to.equal(one.element.replay);
    playSome(two.element, 3);
    expect(one.element.replay).to.equal(two.element.replay);
    await one.element.updateComplete;
    expect(tilesOf(one.element)).to.deep.equal(two.element.board);
    expectKept(one.element);
    expect([...one.errors, ...two.errors]).to.deep.equal([]);
    expect(one.events.filter((type) => type === 'move')).to.have.length(3);
  });

  it('never overwrites what another page has written and this one has not heard of', async () => {
    const { element, errors, events } = await make();
    playSome(element, 2);
    const other = Game.fromReplay(element.replay);
    for (const direction of ['left', 'down', 'right', 'up'] as const) other.move(direction);
    const raw = entry(other.replay, 99);
    localStorage.setItem(key, raw);
    events.length = 0;
    playSome(element, 1);
    expect(localStorage.getItem(key)).to.equal(raw);
    expect(element).to.include({ replay: other.replay, best: 99 });
    expect(events.slice(0, 2)).to.deep.equal(['before-move', 'move']);
    expect(events).to.include('game-load');
    expect(events).not.to.include('new-game');
    await expectPlays(element, errors);
    expectKept(element);
  });

  it('leaves a game of other rules to the page that plays it', async () => {
    const { element, errors } = await make();
    const raw = entry(new Game({ size: 5 }).replay);
    localStorage.setItem(key, raw);
    await expectPlays(element, errors);
    expect(localStorage.getItem(key)).to.equal(raw);
    expect(asides()).to.deep.equal([]);
  });

  it('looks again when it comes back into the page', async () => {
    const { element, errors } = await make();
    const parent = element.parentElement!;
    element.remove();
    const other = new Game({ seed: 'elsewhere' });
    localStorage.setItem(key, entry(other.replay));
    expect(element.replay).not.to.equal(other.replay);
    parent.append(element);
    expect(element.replay).to.equal(other.replay);
    expect(errors).to.deep.equal([]);
  });

  it('hears the events of its own key only, and none when it is gone', async () => {
    const { element } = await make();
    const before = element.replay;
    const events = eventsOf(element);
    element.remove();
    localStorage.setItem(key, entry(new Game({ seed: 'x' }).replay));
    dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
    expect(element.replay).to.equal(before);
    expect(events).to.deep.equal([]);
  });
});
