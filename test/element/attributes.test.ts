import { expect, fixture, html } from '@open-wc/testing';
import '../../src/index.js';
import type { Game2048Element } from '../../src/index.js';
import { errorsOf, eventsOf, tilesOf } from './host.js';

/** What the console is warned of while an action runs. */
async function warningsOf(action: () => unknown): Promise<string[]> {
  const warnings: string[] = [];
  const { warn } = console;
  console.warn = (text: unknown) => warnings.push(String(text));
  try {
    await action();
  } finally {
    console.warn = warn;
  }
  return warnings;
}

/** Makes an element of this markup and tells what it complains of. */
async function made(markup: string): Promise<{
  element: Game2048Element;
  errors: string[];
  warnings: string[];
}> {
  const holder = await fixture(html`<div></div>`);
  const errors = errorsOf(holder);
  const warnings = await warningsOf(async () => {
    holder.innerHTML = markup;
    await (holder.firstElementChild as Game2048Element).updateComplete;
  });
  return { element: holder.firstElementChild as Game2048Element, errors, warnings };
}

describe('attributes and properties', () => {
  it('have the defaults of the contract', () => {
    const { size, seed, tileImage, winTile, fourChance, startTiles, afterWin, ...others } =
      document.createElement('game-2048');
    const element = document.createElement('game-2048');
    expect(others).to.be.an('object');
    expect({ size, tileImage, winTile, fourChance, startTiles, afterWin }).to.deep.equal({
      size: 4,
      tileImage: '',
      winTile: 2048,
      fourChance: 0.1,
      startTiles: 2,
      afterWin: 'ask',
    });
    expect(seed ?? '').to.equal('');
    expect(element.controls).to.equal('score best new undo');
    expect([element.autoplay, element.disabled]).to.deep.equal([false, false]);
    expect([element.storageKey, element.name]).to.deep.equal(['', '']);
  });

  it('are read from the markup', async () => {
    const { element } = await made(
      '<game-2048 size="5x3" seed="s" win-tile="64" four-chance=".5" start-tiles="3" after-win="stop"></game-2048>',
    );
    const { size, seed, winTile, fourChance, startTiles, afterWin } = element;
    expect([size, seed, winTile, fourChance, startTiles, afterWin]).to.deep.equal([
      '5x3',
      's',
      64,
      0.5,
      3,
      'stop',
    ]);
    expect(element.board).to.have.length(3);
    expect(element.board.flat().filter(Boolean)).to.have.length(3);
    expect(element.replay).to.match(/^1_5x3_64_0\.5_3_s_s_/);
  });

  it('are reflected, each under its name', async () => {
    const { element } = await made('<game-2048></game-2048>');
    const values = {
      size: 5,
      seed: 's',
      tileImage: 'data:image/gif,{value}',
      winTile: 64,
      fourChance: 0.5,
      startTiles: 3,
      afterWin: 'stop',
      controls: 'score',
      storageKey: 'reflected',
      name: 'n',
      disabled: true,
    } as const;
    Object.assign(element, values);
    await element.updateComplete;
    for (const [property, value] of Object.entries(values)) {
      const attribute = property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      expect(element.getAttribute(attribute), attribute).to.equal(
        value === true ? '' : String(value),
      );
    }
    localStorage.removeItem('reflected');
  });

  it('go back to their defaults when they are removed', async () => {
    const { element } = await made(
      '<game-2048 size="5x3" seed="s" win-tile="64" four-chance="1" start-tiles="3" after-win="stop" controls="none"></game-2048>',
    );
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    await element.updateComplete;
    const fresh = document.createElement('game-2048');
    for (const property of [
      'size',
      'winTile',
      'fourChance',
      'startTiles',
      'afterWin',
      'controls',
    ] as const) {
      expect(element[property], property).to.equal(fresh[property]);
    }
    expect(element.seed ?? '').to.equal('');
    expect(element.attributes).to.have.length(0);
    expect(element.replay).to.match(/^1_4x4_2048_0\.1_2_c_/);
  });

  it('begin one new game where several change at once', async () => {
    const { element } = await made('<game-2048></game-2048>');
    const events = eventsOf(element);
    element.size = '3x4';
    element.setAttribute('seed', 'together');
    element.winTile = 64;
    element.setAttribute('four-chance', '0');
    element.startTiles = 5;
    await element.updateComplete;
    expect(events).to.deep.equal(['new-game']);
    expect(element.board.flat().filter(Boolean)).to.have.length(5);
    expect(tilesOf(element)).to.deep.equal(element.board);
  });

  for (const [name, value] of Object.entries({
    size: '5',
    seed: 'other',
    'win-tile': '64',
    'four-chance': '0.5',
    'start-tiles': '3',
  })) {
    it(`begin a new game where ${name} changes`, async () => {
      const { element } = await made('<game-2048></game-2048>');
      const events = eventsOf(element);
      element.setAttribute(name, value);
      await element.updateComplete;
      expect(events).to.deep.equal(['new-game']);
    });
  }

  for (const [name, value] of Object.entries({
    'tile-image': 'data:image/gif,{value}',
    'after-win': 'stop',
    controls: 'score moves',
    name: 'n',
    disabled: '',
    lang: 'de',
    dir: 'rtl',
    class: 'c',
    'storage-key': 'keep-going',
  })) {
    it(`go on with the game where ${name} changes`, async () => {
      localStorage.removeItem('keep-going');
      const { element } = await made('<game-2048></game-2048>');
      element.move('left');
      element.move('down');
      const { replay } = element;
      const events = eventsOf(element);
      element.setAttribute(name, value);
      await element.updateComplete;
      expect(element.replay).to.equal(replay);
      expect(events).to.deep.equal([]);
      localStorage.removeItem('keep-going');
    });
  }

  it('go on with the game where another spelling says the same', async () => {
    const { element } = await made('<game-2048 size="4" seed="7"></game-2048>');
    element.move('left');
    element.move('down');
    const events = eventsOf(element);
    element.setAttribute('size', '4x4');
    element.seed = 7;
    element.setAttribute('win-tile', '2048');
    element.setAttribute('four-chance', '0.10');
    await element.updateComplete;
    expect(events).to.deep.equal([]);
  });

  it('take effect at once for who reads or plays in the same task', async () => {
    const { element } = await made('<game-2048 seed="a"></game-2048>');
    element.size = 5;
    expect(element.board).to.have.length(5);
    element.setAttribute('size', '3x2');
    expect(element.board).to.have.length(2);
    expect(element.size).to.equal('3x2');
    element.size = 6;
    while (!element.move('left')) element.move('down');
    const { replay } = element;
    await element.updateComplete;
    expect(element.replay).to.equal(replay);
    expect(element.board).to.have.length(6);
    expect(tilesOf(element)).to.deep.equal(element.board);
  });

  it('take effect at once for newGame, which begins one game only', async () => {
    const { element } = await made('<game-2048></game-2048>');
    const events = eventsOf(element);
    element.size = 5;
    element.newGame({ seed: 'x' });
    await element.updateComplete;
    expect(element.board).to.have.length(5);
    expect(events).to.deep.equal(['new-game']);
  });

  it('are not swallowed by a newGame that is refused', async () => {
    const { element } = await made('<game-2048></game-2048>');
    element.size = 5;
    expect(() => element.newGame({ winTile: 9 })).to.throw(RangeError);
    await element.updateComplete;
    expect(element.board).to.have.length(5);
  });

  it('take a number from a property that holds its text', async () => {
    const { element, errors } = await made('<game-2048></game-2048>');
    Object.assign(element, { winTile: '64', fourChance: '1', startTiles: '3' });
    await element.updateComplete;
    expect(errors).to.deep.equal([]);
    expect(element.replay).to.match(/^1_4x4_64_1_3_c_/);
  });

  it('mean their defaults where a property is null or undefined', async () => {
    const { element, errors } = await made('<game-2048 seed="s" controls="score"></game-2048>');
    for (const nothing of [null, undefined]) {
      Object.assign(element, {
        size: nothing,
        seed: nothing,
        tileImage: nothing,
        winTile: nothing,
        fourChance: nothing,
        startTiles: nothing,
        afterWin: nothing,
        controls: nothing,
        storageKey: nothing,
        name: nothing,
      });
      await element.updateComplete;
      expect(errors).to.deep.equal([]);
      expect(element.attributes).to.have.length(0);
      expect(tilesOf(element)).to.deep.equal(element.board);
      expect(element.shadowRoot!.querySelectorAll('button').length).to.be.greaterThan(1);
      element.controls = 'score';
    }
  });

  it('give each seedless game a seed of its own, told by new-game', async () => {
    const { element } = await made('<game-2048 seed=""></game-2048>');
    const seeds = new Set<string>();
    element.addEventListener('new-game', ({ detail }) => seeds.add(detail.seed));
    for (let n = 0; n < 5; n++) element.newGame();
    expect(seeds.size).to.equal(5);
    expect(seeds.has('')).to.equal(false);
  });

  it('start the same game anew under the same seed', async () => {
    const { element } = await made('<game-2048 seed="again"></game-2048>');
    const { replay } = element;
    element.move('left');
    element.move('down');
    element.newGame();
    expect(element.replay).to.equal(replay);
  });
});

describe('values that are not allowed', () => {
  const bad: [attribute: string, value: string, allowed: RegExp][] = [
    ['size', 'abc', /COLUMNSxROWS/],
    ['size', '1', /2 to 32/],
    ['size', '4x99', /2 to 32/],
    ['size', '', /COLUMNSxROWS/],
    ['size', '-4', /2 to 32/],
    ['size', '4x4x4', /COLUMNSxROWS/],
    ['size', '__proto__', /COLUMNSxROWS/],
    ['win-tile', '9', /power of two/],
    ['win-tile', 'NaN', /power of two/],
    ['four-chance', '2', /from 0 to 1/],
    ['four-chance', '-0.1', /from 0 to 1/],
    ['four-chance', '', /from 0 to 1/],
    ['start-tiles', '17', /from 0 to 16/],
    ['start-tiles', '1.5', /whole number/],
    ['after-win', 'dance', /ask, continue, stop/],
    ['controls', 'score <img>', /any of score best moves/],
    ['tile-image', 'javascript:alert(1)', /http.*data:image/],
    ['tile-image', 'data:text/html,{value}', /http.*data:image/],
    ['tile-image', 'file:///{value}.svg', /http.*data:image/],
  ];

  for (const [attribute, value, allowed] of bad) {
    it(`are reported once: ${attribute}="${value}" at the start`, async () => {
      const { element, errors, warnings } = await made(
        `<game-2048 ${attribute}="${value.replace('<', '&lt;')}"></game-2048>`,
      );
      expect(errors, errors.join('\n')).to.have.length(1);
      expect(warnings).to.have.length(1);
      for (const message of [errors[0]!, warnings[0]!]) {
        expect(message).to.match(new RegExp(`(^|[> ])${attribute}[ :]`));
        expect(message).to.include(value);
        expect(message).to.match(allowed);
      }
      expect(element.replay).to.match(/^1_4x4_2048_0\.1_2_c_/);
      expect(tilesOf(element)).to.deep.equal(element.board);
      const more = await warningsOf(async () => {
        while (!element.move('left')) element.move('down');
        element.newGame();
        element.requestUpdate();
        await element.updateComplete;
        element.setAttribute(attribute, value);
        await element.updateComplete;
      });
      expect([...more, ...errors]).to.have.length(1);
    });
  }

  it('leave the game as it was, under the rules it had', async () => {
    const { element } = await made('<game-2048 size="5" win-tile="64" seed="a"></game-2048>');
    element.move('left');
    element.move('down');
    const { replay } = element;
    const events = eventsOf(element);
    await warningsOf(async () => {
      element.setAttribute('size', 'abc');
      element.setAttribute('win-tile', '9');
      await element.updateComplete;
    });
    expect(element.replay).to.equal(replay);
    expect(events).to.deep.equal(['game-error', 'game-error']);
    element.newGame();
    expect(element.replay).to.match(/^1_5x5_64_/);
  });

  it('are reported again after a good value', async () => {
    const { element, errors } = await made('<game-2048></game-2048>');
    const warnings = await warningsOf(async () => {
      for (const value of ['9', '8', '9', '9']) {
        element.setAttribute('win-tile', value);
        await element.updateComplete;
      }
    });
    expect(errors).to.have.length(2);
    expect(warnings).to.have.length(2);
  });

  it('are allowed as soon as another attribute makes them so', async () => {
    const { element, errors } = await made('<game-2048 size="2" start-tiles="9"></game-2048>');
    expect(errors).to.have.length(1);
    expect(element.board.flat().filter(Boolean)).to.have.length(2);
    element.size = 3;
    await element.updateComplete;
    expect(element.board.flat().filter(Boolean)).to.have.length(9);
    await warningsOf(async () => {
      element.size = 2;
      await element.updateComplete;
    });
    expect(element.board.flat().filter(Boolean)).to.have.length(2);
    expect(tilesOf(element)).to.deep.equal(element.board);
  });

  it('do no harm as properties either', async () => {
    for (const value of [{}, [], NaN, Infinity, -1, true, () => 4, 4n, 'x'.repeat(1e5)]) {
      for (const property of ['size', 'winTile', 'fourChance', 'startTiles'] as const) {
        const element = document.createElement('game-2048');
        const errors = errorsOf(element);
        await warningsOf(async () => {
          Object.assign(element, { [property]: value });
          document.body.append(element);
          await element.updateComplete;
        });
        expect(errors, `${property} = ${typeof value}`).to.have.length(1);
        expect(errors[0]!.length).to.be.lessThan(400);
        expect(element.board).to.have.length(4);
        element.remove();
      }
    }
    for (const seed of [{}, NaN, Symbol.iterator, true]) {
      const element = document.createElement('game-2048');
      const errors = errorsOf(element);
      await warningsOf(() => {
        Object.assign(element, { seed });
        expect(element.board).to.have.length(4);
      });
      expect(errors).to.have.length(1);
    }
  });
});
