import { expect, oneEvent } from '@open-wc/testing';
import { verify } from '../../src/engine/index.js';
import '../../src/index.js';
import { expectRules, made, warningsOf } from '../support/attributes.js';
import { errorsOf, eventsOf } from '../support/events.js';
import { inClientOnly } from '../support/fixture.js';
import { playSome } from '../support/games.js';
import { tilesOf } from '../support/screen.js';

/** The computer has made its first two moves. */
async function twoMoves(element: HTMLElement): Promise<void> {
  for (let moves = 0; moves < 2; moves++) await oneEvent(element, 'move');
}

describe('Game2048Element › an attribute whose value is not allowed', () => {
  const bad: [attribute: string, value: string, allowed: RegExp][] = [
    ['size', 'abc', /COLUMNSxROWS/],
    ['size', '4x99', /2 to 32/],
    ['size', '__proto__', /COLUMNSxROWS/],
    ['win-tile', '9', /a power of two from 4 to 2 \*\* 52/],
    ['four-chance', '2', /from 0 to 1/],
    ['start-tiles', '17', /an integer from 0 to 16/],
    ['after-win', 'dance', /"ask", "continue" or "stop"/],
    ['announcements', 'loud', /"brief", "normal" or "full"/],
    ['swipe', 'sometimes', /"always", "focused" or "never"/],
    ['keys', 'mine', /"board" or "page"/],
    ['autoplay-delay', 'abc', /a number of milliseconds/],
    ['controls', 'score <img>', /score, best, moves/],
    ['tile-image', 'javascript:alert(1)', /http.*data:image/],
    ['tile-image', 'data:text/html,{value}', /http.*data:image/],
    ['tile-image', 'file:///{value}.svg', /http.*data:image/],
  ];

  for (const [attribute, value, allowed] of bad) {
    it(`is reported once: ${attribute}="${value}" at the start`, async () => {
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
      expectRules(element, {});
      expect(tilesOf(element)).to.deep.equal(element.board);
      const more = await warningsOf(async () => {
        playSome(element, 1);
        element.newGame();
        element.requestUpdate();
        await element.updateComplete;
        element.setAttribute(attribute, value);
        await element.updateComplete;
      });
      expect([...more, ...errors]).to.have.length(1);
    });
  }

  it('keeps the game in progress, and its rules in force', async () => {
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
    expectRules(element, { columns: 5, rows: 5, winTile: 64 });
  });

  it('is reported again after an allowed value', async () => {
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

  it('takes effect as soon as another attribute makes it allowed', async () => {
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

  it('keeps the computer’s default pace: autoplay-delay="abc"', async () => {
    const { element, errors } = await made('<game-2048 autoplay-delay="abc" autoplay></game-2048>');
    await twoMoves(element);
    element.autoplay = false;
    expect(errors).to.deep.equal(['autoplay-delay must be a number of milliseconds, not "abc"']);
  });

  inClientOnly('may be set as a property', async () => {
    for (const value of [{}, [], NaN, Infinity, -1, true, () => 4, 'x'.repeat(1e5)]) {
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
  });

  inClientOnly('is compared as text: a property of another type may be allowed', () => {
    const element = document.createElement('game-2048');
    const errors = errorsOf(element);
    Object.assign(element, { size: 3n, winTile: [64] });
    expectRules(element, { columns: 3, rows: 3, winTile: 64 });
    for (const seed of [{}, NaN, true]) {
      Object.assign(element, { seed });
      expect(verify(element.replay).seed).to.equal(String(seed));
    }
    expect(errors).to.deep.equal([]);
  });
});
