/** What the element does with its attributes; what each accepts is in session/settings.test.ts. */
import { expect } from '@open-wc/testing';
import 'game-2048-element';
import { attributes, expectRules } from '../support/attributes.js';
import { errorsOf, eventsOf } from '../support/events.js';
import { made, warningsOf } from '../support/fixture.js';
import { playSome } from '../support/games.js';
import { tilesOf } from '../support/screen.js';

/** An attribute's text, as HTML has it. */
const textOf = (value: unknown): string => (value === true ? '' : String(value));

describe('an attribute', () => {
  for (const { name, property, initial, value, isRule } of attributes) {
    it(`${name} is read from HTML, reflects its property, and is the default once removed`, async () => {
      const { element, errors } = await made(`<game-2048 ${name}="${textOf(value)}"></game-2048>`);
      expect(element[property]).to.equal(value);
      element.removeAttribute(name);
      await element.updateComplete;
      expect(element[property] ?? '').to.equal(initial);
      Object.assign(element, { [property]: value });
      await element.updateComplete;
      expect(element.getAttribute(name)).to.equal(textOf(value));
      Object.assign(element, { [property]: null });
      await element.updateComplete;
      expect(element.hasAttribute(name)).to.equal(false);
      expect(element[property] ?? '').to.equal(initial);
      expect(errors).to.deep.equal([]);
    });

    it(`${name} ${isRule ? 'starts a new game' : 'keeps the game'} when it changes`, async () => {
      const { element } = await made('<game-2048></game-2048>');
      playSome(element, 1);
      const events = eventsOf(element);
      element.setAttribute(name, textOf(value));
      await element.updateComplete;
      expect(events.filter((type) => type !== 'score')).to.deep.equal(isRule ? ['new-game'] : []);
    });
  }

  it('that is refused is reported once, and written to the console', async () => {
    const { element, errors, warnings } = await made('<game-2048 swipe="bogus"></game-2048>');
    expect(errors).to.have.length(1);
    expect(warnings).to.deep.equal([`<game-2048> ${errors[0]}`]);
    expect(element.swipe).to.equal('always');
    const more = await warningsOf(async () => {
      playSome(element, 1);
      element.newGame();
      element.setAttribute('swipe', 'bogus');
      await element.updateComplete;
    });
    expect([more, errors.length]).to.deep.equal([[], 1]);
  });

  it('that is refused keeps the game in progress and its rules', async () => {
    const { element } = await made('<game-2048 size="5" win-tile="64" seed="a"></game-2048>');
    playSome(element, 2);
    const { replay } = element;
    await warningsOf(async () => {
      element.setAttribute('size', 'abc');
      element.setAttribute('win-tile', '9');
      await element.updateComplete;
    });
    expect(element.replay).to.equal(replay);
    element.newGame();
    expectRules(element, { columns: 5, rows: 5, winTile: 64 });
  });

  it('takes effect once another attribute makes it allowed', async () => {
    const { element, errors } = await made('<game-2048 size="2" start-tiles="9"></game-2048>');
    expect(errors).to.have.length(1);
    expect(element.board.flat().filter(Boolean)).to.have.length(2);
    element.size = 3;
    await element.updateComplete;
    expect(element.board.flat().filter(Boolean)).to.have.length(9);
  });

  it('that means the same in another spelling keeps the game', async () => {
    const { element } = await made('<game-2048 size="4" seed="7"></game-2048>');
    playSome(element, 2);
    const events = eventsOf(element);
    element.setAttribute('size', '4X4');
    element.seed = 7;
    element.setAttribute('four-chance', '0.10');
    await element.updateComplete;
    expect(events).to.deep.equal([]);
  });
});

describe('attributes', () => {
  it('that change together start one new game', async () => {
    const { element } = await made('<game-2048></game-2048>');
    const events = eventsOf(element);
    Object.assign(element, { size: '3x4', winTile: 64, startTiles: 5 });
    element.setAttribute('seed', 'together');
    await element.updateComplete;
    expect(events).to.deep.equal(['new-game']);
    expect(element.board.flat().filter(Boolean)).to.have.length(5);
    expect(tilesOf(element)).to.deep.equal(element.board);
  });

  it('take effect at once for what is read or played in the same task', async () => {
    const { element } = await made('<game-2048 seed="a"></game-2048>');
    element.setAttribute('size', '3x2');
    expect(element.board).to.have.length(2);
    element.size = 6;
    playSome(element, 1);
    const { replay } = element;
    await element.updateComplete;
    expect(element.replay).to.equal(replay);
    expect(tilesOf(element)).to.deep.equal(element.board);
  });

  it('take effect at once for newGame(), even one that throws', async () => {
    const { element } = await made('<game-2048></game-2048>');
    const events = eventsOf(element);
    element.size = 5;
    element.newGame({ seed: 'x' });
    expect(element.board).to.have.length(5);
    element.size = 6;
    expect(() => element.newGame({ winTile: 9 })).to.throw(RangeError);
    await element.updateComplete;
    expect(element.board).to.have.length(6);
    expect(events).to.deep.equal(['new-game', 'new-game']);
  });
});

describe('a property', () => {
  it('accepts a number as text', async () => {
    const { element, errors } = await made('<game-2048></game-2048>');
    Object.assign(element, { winTile: '64', fourChance: '1', startTiles: '3' });
    await element.updateComplete;
    expect(errors).to.deep.equal([]);
    expectRules(element, { winTile: 64, fourChance: 1, startTiles: 3 });
  });

  it('of another type is reported once, in a short message', async () => {
    for (const value of [{}, [], NaN, Infinity, -1, true, () => 4, 'x'.repeat(1e5)]) {
      const element = document.createElement('game-2048');
      const errors = errorsOf(element);
      await warningsOf(async () => {
        Object.assign(element, { size: value });
        document.body.append(element);
        await element.updateComplete;
      });
      expect(errors, typeof value).to.have.length(1);
      expect(errors[0]!.length).to.be.lessThan(400);
      element.remove();
    }
  });
});

describe('seed', () => {
  it('starts the same game each time; without one each game is another, which new-game reports', async () => {
    const { element } = await made('<game-2048 seed="again"></game-2048>');
    const { replay } = element;
    element.newGame();
    expect(element.replay).to.equal(replay);
    element.seed = '';
    const seeds = new Set<string>();
    element.addEventListener('new-game', ({ detail }) => seeds.add(detail.seed));
    for (let n = 0; n < 5; n++) element.newGame();
    expect(seeds.size).to.equal(5);
    expect(seeds.has('')).to.equal(false);
  });
});
