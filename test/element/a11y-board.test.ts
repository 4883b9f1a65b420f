import { expect } from '@open-wc/testing';
import 'game-2048-element';
import { expectSpokenBoard } from '../support/application.js';
import { rows } from '../support/boards.js';
import { game, settled } from '../support/fixture.js';

describe('The board', () => {
  it('is an application within another without a name, and contains its instructions', async () => {
    const element = await game();
    expectSpokenBoard(element, /^Arrow keys move the tiles\./);
    element.disabled = true;
    await settled(element);
    expectSpokenBoard(element, /^Arrow keys move the tiles\./);
  });

  it('takes a key that is dispatched on either application', async () => {
    const element = await game('', rows([2, 2]));
    const applications = element.shadowRoot!.querySelectorAll('[role="application"]');
    for (const [nth, bubbles] of [
      [0, true],
      [1, true],
      [1, false],
    ] as const) {
      const { moves } = element;
      for (const key of ['ArrowLeft', 'ArrowRight'])
        applications[nth]!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles }));
      expect(element.moves, `${nth}, ${bubbles}`).to.equal(moves + 2);
    }
  });
});
