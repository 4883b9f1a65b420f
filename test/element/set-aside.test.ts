import { expect } from '@open-wc/testing';
import { Game, type GameOptions } from '../../src/engine/index.js';
import type { Game2048Element } from '../../src/index.js';
import '../../src/index.js';
import { playSome } from '../support/games.js';
import { entryOf, key, make } from '../support/storage.js';

const previous = (): string => entryOf(`${key}.previous`).replay;

/** Stores a game of so many moves, as an earlier visit has left it. */
function store(options: GameOptions, moves = 40, at = key): string {
  const game = new Game(options);
  for (let n = 0; n < moves; n++) {
    (['left', 'down', 'right', 'up'] as const).some((direction) => game.move(direction));
  }
  localStorage.setItem(at, JSON.stringify({ version: 1, best: 9, replay: game.replay }));
  return game.replay;
}

/** All orders of a list. */
function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first, index) =>
    ordersOf(items.filter((_, other) => other !== index)).map((rest) => [first, ...rest]),
  );
}

/** Sets attributes one after another, each in a task of its own, with its own rendering. */
async function setOneByOne(
  element: Game2048Element,
  attributes: readonly (readonly [string, string])[],
): Promise<void> {
  for (const [name, value] of attributes) {
    element.setAttribute(name, value);
    await element.updateComplete;
  }
}

describe('Game2048Element › storage-key › a stored game', () => {
  const described = { seed: 'x', size: '5', 'win-tile': '64' };
  const options = { seed: 'x', size: 5, winTile: 64 };

  for (const order of ordersOf([...Object.entries(described), ['storage-key', ''] as const])) {
    const names = order.map(([name]) => name).join(', ');
    it(`is restored where a script sets ${names}, at every load`, async () => {
      const replay = store(options);
      const attributes = order.map(
        ([name, value]) => [name, name === 'storage-key' ? key : value] as const,
      );
      for (let load = 0; load < 3; load++) {
        const { element } = await make({ 'storage-key': '' });
        await setOneByOne(element, attributes);
        expect(element.replay).to.equal(replay);
        expect(entryOf().replay).to.equal(replay);
        expect(element.best).to.equal(9);
        element.remove();
      }
    });
  }

  it('is restored where its key stands in the HTML and the seed is set later, at every load', async () => {
    const replay = store({ seed: 'x' });
    for (let load = 0; load < 3; load++) {
      const { element } = await make();
      element.seed = 'x';
      expect(element.replay).to.equal(replay);
      await element.updateComplete;
      expect(entryOf().replay).to.equal(replay);
      element.remove();
    }
  });

  it('that the attributes do not describe is set aside, and comes back when they do', async () => {
    const replay = store({ seed: 'x', size: 5 });
    const { element } = await make();
    expect(previous()).to.equal(replay);
    playSome(element, 5);
    const meanwhile = element.replay;
    element.size = 5;
    expect(element.replay).to.equal(replay);
    expect(previous()).to.equal(meanwhile);
    element.size = 4;
    expect(element.replay).to.equal(meanwhile);
    expect(previous()).to.equal(replay);
  });

  it('that gives way to one taken back is set aside in its turn', async () => {
    const five = store({ seed: 'x', size: 5 });
    const four = store({ seed: 'y' }, 10, `${key}.previous`);
    for (let load = 0; load < 3; load++) {
      const { element } = await make();
      expect(element.replay).to.equal(four);
      element.size = 5;
      await element.updateComplete;
      expect(element.replay).to.equal(five);
      expect(previous()).to.equal(four);
      element.remove();
    }
  });

  it('that has no move does not push another one out', async () => {
    const replay = store({ seed: 'x', size: 5 });
    const { element } = await make();
    await setOneByOne(element, [
      ['size', '6'],
      ['size', '7'],
      ['seed', 'x'],
      ['size', '5'],
    ]);
    expect(element.replay).to.equal(replay);
  });

  it('of yesterday is set aside for the seed of today', async () => {
    const yesterday = store({ seed: '2026-11-21' });
    const { element } = await make();
    element.seed = '2026-11-22';
    await element.updateComplete;
    expect(element.replay).to.equal(new Game({ seed: '2026-11-22' }).replay);
    expect(previous()).to.equal(yesterday);
  });

  it('is set aside where a script starts a game of other rules before anything is drawn', () => {
    const replay = store({ seed: 'x' });
    const element = document.createElement('game-2048');
    element.storageKey = key;
    element.newGame({ size: 5, seed: 'y' });
    element.move('left');
    expect(previous()).to.equal(replay);
  });

  it('is not written over where it cannot be set aside', async () => {
    const replay = store({ seed: 'x', size: 5 });
    const genuine = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')!;
    const setItem = genuine.value as Storage['setItem'];
    Storage.prototype.setItem = function (name: string, value: string) {
      if (name === `${key}.previous`) throw new DOMException('no room', 'QuotaExceededError');
      setItem.call(this, name, value);
    };
    try {
      const { element, errors } = await make();
      playSome(element, 3);
      expect(entryOf().replay).to.equal(replay);
      expect(errors).to.have.length(1);
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });
});
