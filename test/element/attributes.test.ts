import { expect } from '@open-wc/testing';
import '../../src/index.js';
import { verify } from '../../src/engine/index.js';
import { expectRules, made } from '../support/attributes.js';
import { eventsOf } from '../support/events.js';
import { inClientOnly } from '../support/fixture.js';
import { playSome } from '../support/games.js';
import { tilesOf } from '../support/screen.js';

describe('Game2048Element › attributes and properties', () => {
  inClientOnly('have the defaults of the contract', () => {
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
    expect(element.controls).to.equal('score best new undo help');
    expect([element.announcements, element.swipe, element.keys]).to.deep.equal([
      ...['normal', 'always', 'board'],
    ]);
    expect(element.autoplayDelay).to.equal(-1);
    expect([element.autoplay, element.disabled]).to.deep.equal([false, false]);
    expect([element.storageKey, element.name]).to.deep.equal(['', '']);
  });

  it('are read from the HTML', async () => {
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
    expectRules(element, {
      columns: 5,
      rows: 3,
      winTile: 64,
      fourChance: 0.5,
      startTiles: 3,
      afterWin: 'stop',
    });
    expect(verify(element.replay).seed).to.equal('s');
  });

  it('reflect properties, in kebab case', async () => {
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
      autoplayDelay: 50,
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

  it('have their defaults again when they are removed', async () => {
    const { element } = await made(
      '<game-2048 size="5x3" seed="s" win-tile="64" four-chance="1" start-tiles="3" after-win="stop" controls="none" autoplay-delay="50"></game-2048>',
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
      'autoplayDelay',
    ] as const) {
      expect(element[property], property).to.equal(fresh[property]);
    }
    expect(element.seed ?? '').to.equal('');
    expect(element.attributes).to.have.length(0);
    expectRules(element, {});
  });

  it('start one new game if several change at once', async () => {
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
    it(`start a new game: ${name}`, async () => {
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
    it(`keep the game in progress: ${name}`, async () => {
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

  it('keep the game in progress if another spelling means the same', async () => {
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

  it('take effect at once for what is read or played in the same task', async () => {
    const { element } = await made('<game-2048 seed="a"></game-2048>');
    element.size = 5;
    expect(element.board).to.have.length(5);
    element.setAttribute('size', '3x2');
    expect(element.board).to.have.length(2);
    expect(element.size).to.equal('3x2');
    element.size = 6;
    playSome(element, 1);
    const { replay } = element;
    await element.updateComplete;
    expect(element.replay).to.equal(replay);
    expect(element.board).to.have.length(6);
    expect(tilesOf(element)).to.deep.equal(element.board);
  });

  it('take effect at once for newGame(), which starts one game only', async () => {
    const { element } = await made('<game-2048></game-2048>');
    const events = eventsOf(element);
    element.size = 5;
    element.newGame({ seed: 'x' });
    await element.updateComplete;
    expect(element.board).to.have.length(5);
    expect(events).to.deep.equal(['new-game']);
  });

  it('take effect even if newGame() throws', async () => {
    const { element } = await made('<game-2048></game-2048>');
    element.size = 5;
    expect(() => element.newGame({ winTile: 9 })).to.throw(RangeError);
    await element.updateComplete;
    expect(element.board).to.have.length(5);
  });

  it('accept a number as text in a property', async () => {
    const { element, errors } = await made('<game-2048></game-2048>');
    Object.assign(element, { winTile: '64', fourChance: '1', startTiles: '3' });
    await element.updateComplete;
    expect(errors).to.deep.equal([]);
    expectRules(element, { winTile: 64, fourChance: 1, startTiles: 3 });
  });

  it('are removed by null and undefined in a property', async () => {
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
      // Lit's server rendering leaves the role that the element has.
      const own = element.getAttributeNames().filter((name) => !name.endsWith('role'));
      expect(own).to.deep.equal([]);
      expect(tilesOf(element)).to.deep.equal(element.board);
      expect(element.shadowRoot!.querySelectorAll('button').length).to.be.greaterThan(1);
      element.controls = 'score';
    }
  });

  it('without a seed give each game a fresh one, which new-game reports', async () => {
    const { element } = await made('<game-2048 seed=""></game-2048>');
    const seeds = new Set<string>();
    element.addEventListener('new-game', ({ detail }) => seeds.add(detail.seed));
    for (let n = 0; n < 5; n++) element.newGame();
    expect(seeds.size).to.equal(5);
    expect(seeds.has('')).to.equal(false);
  });

  it('with a seed start the same game each time', async () => {
    const { element } = await made('<game-2048 seed="again"></game-2048>');
    const { replay } = element;
    element.move('left');
    element.move('down');
    element.newGame();
    expect(element.replay).to.equal(replay);
  });
});
