/** What the element does with its attributes; what each accepts is in session/settings.test.ts. */
import { expect } from '@open-wc/testing';
import 'game-2048-element';
import type { LitElement } from 'lit';
import { errorsOf, eventsOf } from '../support/events.js';
import { made, playSome, settled, warningsOf } from '../support/fixture.js';
import { tilesOf } from '../support/screen.js';

type Property =
  | ('size' | 'seed' | 'winTile' | 'fourChance' | 'startTiles' | 'afterWin' | 'controls')
  | ('announcements' | 'swipe' | 'keys' | 'bestOf' | 'hints' | 'tileImage' | 'tileLabels')
  | ('autoplayDelay' | 'undoLimit' | 'shareUrl' | 'name' | 'disabled');

/** Name, property, default, another allowed value as the property returns it, and whether a change starts a new game. */
const attributes: readonly [string, Property, initial: unknown, value: unknown, isRule?: true][] = [
  ['size', 'size', 4, '5x3', true],
  ['seed', 'seed', '', 's', true],
  ['win-tile', 'winTile', 2048, 64, true],
  ['four-chance', 'fourChance', 0.1, 0.5, true],
  ['start-tiles', 'startTiles', 2, 3, true],
  ['after-win', 'afterWin', 'ask', 'stop'],
  ['announcements', 'announcements', 'normal', 'full'],
  ['swipe', 'swipe', 'always', 'never'],
  ['keys', 'keys', 'board', 'page'],
  ['best-of', 'bestOf', 'played', 'finished'],
  ['hints', 'hints', 'move', 'values'],
  ['controls', 'controls', 'score best new undo help', 'score'],
  ['tile-image', 'tileImage', '', 'data:image/gif,{value}'],
  ['tile-labels', 'tileLabels', '', 'H He Li'],
  ['autoplay-delay', 'autoplayDelay', '', 50],
  ['undo-limit', 'undoLimit', '', 2],
  ['share-url', 'shareUrl', '', '/watch'],
  ['name', 'name', '', 'n'],
  ['disabled', 'disabled', false, true],
];

/** Those with tests of their own, in page-player, storage, locales and form.test.ts. */
const testedElsewhere = ['autoplay', 'storage-key', 'lang', 'aria-label', 'aria-labelledby'];

it('Every attribute that the element observes is in the table of this test', () => {
  const { observedAttributes } = customElements.get('game-2048') as unknown as typeof LitElement;
  const named = [...attributes.map(([name]) => name), ...testedElsewhere];
  expect(named).to.have.members(observedAttributes);
});

describe('An attribute', () => {
  for (const [name, property, initial, value, isRule] of attributes) {
    const does = isRule ? 'starts a new game' : 'keeps the game';
    it(`${name} is read from HTML, reflects its property, and ${does} when it changes`, async () => {
      const text = value === true ? '' : String(value);
      const { element, errors } = await made(`<game-2048 ${name}="${text}"></game-2048>`);
      expect(element[property]).to.equal(value);
      element.removeAttribute(name);
      await element.updateComplete;
      expect(element[property] ?? '').to.equal(initial);
      playSome(element, 1);
      const events = eventsOf(element);
      Object.assign(element, { [property]: value });
      await element.updateComplete;
      expect(element.getAttribute(name)).to.equal(text);
      expect(events.filter((type) => type !== 'score')).to.deep.equal(isRule ? ['new-game'] : []);
      Object.assign(element, { [property]: null });
      await element.updateComplete;
      expect(element.hasAttribute(name)).to.equal(false);
      expect(element[property] ?? '').to.equal(initial);
      expect(errors).to.deep.equal([]);
    });
  }

  it('applies to a board, move or new game of the same task, which is drawn', async () => {
    const { element, events } = await made('<game-2048 seed="a"></game-2048>');
    element.setAttribute('size', '3x2');
    expect(element.board).to.have.length(2);
    element.size = 6;
    expect(() => element.newGame({ winTile: 9 })).to.throw(RangeError);
    playSome(element, 1);
    const { replay } = element;
    await settled(element);
    expect(element.replay).to.equal(replay);
    expect(tilesOf(element)).to.deep.equal(element.board);
    expect(events.filter((type) => type === 'new-game')).to.have.length(3);
  });
});

it('A property of another type is reported once, in a short message', async () => {
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
