import { expect } from '@open-wc/testing';
import '../../src/index.js';
import { settled } from '../support/fixture.js';
import { press } from '../support/player.js';
import { boardOf, buttonOf } from '../support/screen.js';
import { heardOf, inPlay } from '../support/waiting.js';

const readingKeys = ['1', '4', 'Shift+1', 'b', 'p', 'm', 'r', '?', 'Shift+ArrowDown'];

describe('Reading keys', () => {
  for (const key of readingKeys) {
    it(`${key} reads on the focused board and moves nothing`, async () => {
      const element = await inPlay();
      const heard = heardOf(element);
      const { replay } = element;
      await press(key);
      await settled(element);
      expect(heard).to.have.length(1);
      expect(element.replay).to.equal(replay);
    });
  }

  it('are left to the page with Ctrl, Alt or Meta, and outside the board', async () => {
    const element = await inPlay();
    const heard = heardOf(element);
    const sendTo = (target: Element, init: KeyboardEventInit): boolean =>
      target.dispatchEvent(
        new KeyboardEvent('keydown', { ...init, bubbles: true, composed: true, cancelable: true }),
      );
    for (const key of ['1', 'b', 'p', 'm', 'r', '?', 'ArrowLeft', 'w']) {
      for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) {
        expect(sendTo(boardOf(element), { key, [modifier]: true }), `${modifier} ${key}`).to.be
          .true;
      }
      expect(sendTo(buttonOf(element, 'undo'), { key }), `button ${key}`).to.be.true;
      expect(sendTo(document.body, { key }), `page ${key}`).to.be.true;
    }
    await settled(element);
    expect(heard).to.deep.equal([]);
  });

  it('are all listed in the help', async () => {
    const element = await inPlay();
    await press('?');
    await settled(element);
    const told = [...element.shadowRoot!.querySelectorAll('dt')].map((node) =>
      node.textContent.trim().replace(/\s+/g, ' '),
    );
    for (const key of [
      'W A S D',
      '1–9',
      'Shift + 1–9',
      'B',
      'P',
      'M',
      'R',
      'N',
      'H',
      '?',
      'Enter',
      'Esc',
    ]) {
      expect(
        told.some((keys) => keys === key || keys.endsWith(key)),
        key,
      ).to.be.true;
    }
  });
});
