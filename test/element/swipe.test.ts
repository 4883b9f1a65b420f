import { expect, html } from '@open-wc/testing';
import { executeServerCommand, resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import type { Game2048Element } from 'game-2048-element';
import 'game-2048-element';
import { rows } from '../support/boards.js';
import { fixture } from '../support/fixture.js';
import { makeLoneTile, placeOf, places } from '../support/games.js';
import { boardOf, middleOf, statusOf, focusOf } from '../support/screen.js';

/** Swipes with a finger, so many pixels from the middle of the board; `false` where there are no fingers. */
function swipe(element: Game2048Element, dx: number, dy: number, steps = 2): Promise<boolean> {
  const [x, y] = middleOf(boardOf(element));
  return executeServerCommand('swipe', { from: [x, y], to: [x + dx, y + dy], steps });
}

describe('Game2048Element › swipes', () => {
  it('of a finger move the tiles in their direction', async function () {
    for (const [direction, [dx, dy]] of Object.entries({
      up: [0, -80],
      right: [80, 0],
      down: [0, 80],
      left: [-80, 0],
    } as const)) {
      const element = await makeLoneTile();
      if (!(await swipe(element, dx, dy))) this.skip();
      expect(placeOf(element)).to.deep.equal(places[direction as keyof typeof places]);
      element.remove();
    }
  });

  it('with the mouse count too, even if they end outside the board', async () => {
    const element = await makeLoneTile();
    const [x, y] = middleOf(boardOf(element));
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [x, 2] });
    await sendMouse({ type: 'up' });
    await resetMouse();
    expect(placeOf(element)).to.deep.equal(places.up);
  });

  it('neither scroll the page on the board nor stop a pinch, until the game is over', async () => {
    const element = await makeLoneTile();
    expect(getComputedStyle(boardOf(element)).touchAction).to.equal('pinch-zoom');
    expect(getComputedStyle(element).touchAction).to.equal('auto');
    element.giveUp();
    await element.updateComplete;
    expect(getComputedStyle(boardOf(element)).touchAction).to.equal('auto');
  });

  it('outside the board scroll the page', async function () {
    const frame = await fixture<HTMLElement>(html`
      <div>
        <game-2048 seed="input" style="width:200px"></game-2048>
        <div style="height:3000px"></div>
      </div>
    `);
    const element = frame.querySelector('game-2048')!;
    await element.updateComplete;
    const far = { from: [300, 400] as const, to: [300, 100] as const, steps: 3 };
    if (!(await executeServerCommand('touch-device', true))) this.skip();
    await executeServerCommand('swipe', far);
    await executeServerCommand('touch-device', false);
    expect(element.moves).to.equal(0);
    await expectEventually(() => scrollY > 0);
    scrollTo(0, 0);
  });
});

async function expectEventually(truth: () => boolean): Promise<void> {
  const start = performance.now();
  while (!truth() && performance.now() - start < 2000) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  expect(truth()).to.be.true;
}

describe('Game2048Element › the direction buttons', () => {
  it('move the tiles by mouse and by keyboard', async () => {
    const element = await fixture<Game2048Element>(
      html`<game-2048 controls="directions" style="width:240px"></game-2048>`,
    );
    element.newGame({ board: rows([], [0, 16]), seed: 'input' });
    await element.updateComplete;
    const button = (name: string) =>
      element.shadowRoot!.querySelector<HTMLButtonElement>(`[part~="button-${name}"]`)!;
    await sendMouse({ type: 'click', position: middleOf(button('left')) });
    // Firefox's driver may be back before the page has had the click.
    await expectEventually(() => element.moves > 0);
    expect(placeOf(element)).to.deep.equal([0, 1]);
    button('down').focus();
    await sendKeys({ press: 'Enter' });
    expect(element.moves).to.equal(2);
    expect(await statusOf(element)).not.to.equal('');
    expect(focusOf(element)).to.equal('button-down');
    await resetMouse();
  });
});
