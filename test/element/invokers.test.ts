import { expect, html } from '@open-wc/testing';
import 'game-2048-element';
import type { Game2048Element } from 'game-2048-element';
import { nearlyOver, rows } from '../support/boards.js';
import { causesOf, nextEvent } from '../support/details.js';
import { eventsOf } from '../support/events.js';
import { fixture, settled } from '../support/fixture.js';
import { beginAt } from '../support/games.js';
import { buttonOf, cardOf, overlayOf } from '../support/screen.js';

/** A game that can be won, worth 8 points so far. */
async function make(): Promise<Game2048Element> {
  const element = await fixture<Game2048Element>(
    html`<game-2048 lang="en" style="width:320px;--game-2048-duration:0s"></game-2048>`,
  );
  beginAt(element, rows([4, 4, 16]));
  element.move('left');
  await settled(element);
  return element;
}

/** Does what a page's `<button commandfor command>` does in a browser that knows them. */
async function invoke(element: Game2048Element, command: string): Promise<Event> {
  const event = Object.assign(new Event('command', { cancelable: true }), { command });
  element.dispatchEvent(event);
  await settled(element);
  return event;
}

describe('Game2048Element › a button of the page with commandfor', () => {
  it('--new-game asks if there are points to lose, and starts a game if there are none', async () => {
    const element = await make();
    await invoke(element, '--new-game');
    expect(await cardOf(element)).to.match(/^Start a new game\?/);
    expect(element.moves).to.equal(1);
    element.newGame();
    const seen = causesOf(element);
    await invoke(element, '--new-game');
    expect(seen).to.deep.equal(['new-game by player']);
  });

  it('--hint shows a hint', async () => {
    const element = await make();
    const hinted = nextEvent(element, 'hint');
    await invoke(element, '--hint');
    await hinted;
    await settled(element);
    expect(element.shadowRoot!.querySelector('.advice')).not.to.equal(null);
  });

  it('--keep-playing goes on after a win, and does nothing before one', async () => {
    const element = await make();
    const seen = causesOf(element);
    await invoke(element, '--keep-playing');
    expect(seen).to.deep.equal([]);
    beginAt(element, rows([4, 4]), { winTile: 8 });
    element.move('left');
    seen.length = 0;
    await invoke(element, '--keep-playing');
    expect(seen).to.deep.equal(['keep-playing by player']);
    expect(element.move('right')).not.to.equal(null);
  });

  it('does nothing on a disabled element', async () => {
    const element = await make();
    element.disabled = true;
    const { replay } = element;
    for (const command of ['--undo', '--new-game', '--give-up', '--autoplay']) {
      await invoke(element, command);
    }
    expect(element.replay).to.equal(replay);
    expect(element.autoplay).to.equal(false);
    expect(overlayOf(element)).to.equal(null);
  });

  for (const command of ['--bogus', 'show-modal', 'undo', '--left', 'constructor', '']) {
    it(`leaves ${JSON.stringify(command)} to the page`, async () => {
      const element = await make();
      const { replay } = element;
      const seen = eventsOf(element);
      const event = await invoke(element, command);
      expect(event.defaultPrevented).to.equal(false);
      expect(element.replay).to.equal(replay);
      expect(seen).to.deep.equal([]);
    });
  }

  it('works by itself where the browser knows commandfor', async function () {
    if (!('commandForElement' in HTMLButtonElement.prototype)) this.skip();
    const element = await make();
    element.id = 'invoked';
    const button = document.createElement('button');
    button.setAttribute('commandfor', 'invoked');
    button.setAttribute('command', '--undo');
    element.after(button);
    button.click();
    expect(element.moves).to.equal(0);
    button.remove();
  });
});

describe('Game2048Element › the button “Watch it again”', () => {
  /** A finished game, and its button. */
  async function finished(): Promise<Game2048Element> {
    const element = await make();
    beginAt(element, nearlyOver);
    element.move('left');
    await settled(element);
    return element;
  }

  it('fires watch with the finished game; a listener may cancel it', async () => {
    const element = await finished();
    const watched = nextEvent(element, 'watch');
    element.addEventListener('watch', (event) => event.preventDefault());
    const { replay } = element;
    buttonOf(element, 'watch').click();
    const event = await watched;
    expect(event.detail).to.deep.equal({ replay, by: 'player' });
    expect(event.defaultPrevented).to.equal(true);
    expect(element.replay).to.equal(replay);
    expect(await cardOf(element)).to.include('Game over');
  });
});
