import { expect } from '@open-wc/testing';
import 'game-2048-element';
import type { Game2048ReplayElement } from 'game-2048-element/replay/element';
import { nearlyOver } from '../support/boards.js';
import { nextEvent } from '../support/events.js';
import { atOnce, game, settled, until } from '../support/fixture.js';
import { buttonOf, cardOf } from '../support/screen.js';

/** A finished game; its card has the button. */
async function make() {
  const element = await game(atOnce, nearlyOver);
  element.move('left');
  await settled(element);
  return element;
}

describe('The button "Watch replay"', () => {
  it('plays the finished game in the same space and hides the controls, until the replay is closed', async () => {
    const element = await make();
    const before = element.offsetHeight;
    buttonOf(element, 'watch').click();
    const find = () => element.shadowRoot!.querySelector<Game2048ReplayElement>('game-2048-replay');
    const findBoard = () => find()?.shadowRoot?.querySelector<HTMLElement>('#board');
    await until(findBoard);
    await settled(element);
    expect(find()!.line).to.equal(element.replay);
    expect(element.offsetHeight).to.equal(before);
    const { bottom } = element.getBoundingClientRect();
    expect(find()!.getBoundingClientRect().bottom).to.be.at.most(bottom + 0.5);
    expect(findBoard()!.offsetWidth).to.be.at.least(0.8 * element.offsetWidth);
    for (const hidden of ['undo', 'new']) {
      expect(getComputedStyle(buttonOf(element, hidden)).visibility).to.equal('hidden');
    }
    buttonOf(element, 'close').click();
    await settled(element);
    expect(find()).to.equal(null);
    expect(await cardOf(element)).to.match(/Game over/);
  });

  it('fires watch with the finished game; a listener may cancel it', async () => {
    const element = await make();
    const watched = nextEvent(element, 'watch');
    element.addEventListener('watch', (event) => event.preventDefault());
    buttonOf(element, 'watch').click();
    expect((await watched).detail).to.deep.equal({ replay: element.replay, by: 'player' });
    expect(await cardOf(element)).to.include('Game over');
  });
});
