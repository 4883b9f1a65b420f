import { expect } from '@open-wc/testing';
import 'game-2048-element';
import 'game-2048-element/locales/de';
import type { Game2048Element } from 'game-2048-element';
import type { Game2048ReplayElement } from 'game-2048-element/replay/element';
import { nearlyOver, rows } from '../support/boards.js';
import { nextEvent } from '../support/events.js';
import { atOnce, game, settled, until } from '../support/fixture.js';
import { press } from '../support/input.js';
import { RememberingWorker } from '../support/remembering-worker.js';
import { boardOf, buttonOf, cardOf, focusOf } from '../support/screen.js';

/** A finished game; its card has the button. */
async function make(attributes = '', board: readonly (readonly number[])[] = nearlyOver) {
  const element = await game(`${atOnce} ${attributes}`, board);
  element.move('left');
  await settled(element);
  return element;
}

const filmOf = ({ shadowRoot }: Game2048Element) => shadowRoot!.querySelector<HTMLElement>('.film');
const replayOf = (element: Game2048Element) =>
  filmOf(element)?.querySelector<Game2048ReplayElement>('game-2048-replay');
const inReplay = (element: Game2048Element, selector: string) =>
  replayOf(element)?.shadowRoot?.querySelector<HTMLElement>(selector);
const nameOf = (element: Game2048Element) => buttonOf(element, 'watch').textContent.trim();

/** An element whose film has been opened, and what it looked like before. */
async function makeWatched() {
  const element = await make();
  const before = { height: element.offsetHeight, width: boardOf(element).offsetWidth };
  buttonOf(element, 'watch').click();
  await until(() => inReplay(element, '#board'));
  await settled(element);
  return { element, before };
}

describe('The button of the end screen', () => {
  const { Worker } = window;
  before(() => {
    window.Worker = RememberingWorker;
    // As on most pages, there is room to scroll.
    document.body.style.paddingBottom = '100vh';
  });
  after(() => {
    window.Worker = Worker;
    document.body.style.paddingBottom = '';
  });
  afterEach(() => scrollTo(0, 0));

  it('reads "Review" where the game can be reviewed, in the language of the page, and else "Watch replay"', async () => {
    expect(nameOf(await make())).to.equal('Review');
    expect(nameOf(await make('after-win="stop"', rows([1024, 1024])))).to.equal('Review');
    for (const rule of ['win-tile="512"', 'four-chance="0.5"']) {
      expect(nameOf(await make(rule)), rule).to.equal('Watch replay');
    }
    const small = [
      [2, 2],
      [16, 32],
    ];
    expect(nameOf(await make('size="2"', small))).to.equal('Watch replay');
    const german = await make('lang="de"');
    expect(nameOf(german)).to.equal('Analysieren');
  });

  it('fetches the replay when it is pressed, not before', async () => {
    const element = await make();
    expect(customElements.get('game-2048-replay')).to.equal(undefined);
    buttonOf(element, 'watch').click();
    await until(() => customElements.get('game-2048-replay'));
  });

  it('opens a film below the game, whose board, card and bars stay, and begins the review', async () => {
    const { element, before } = await makeWatched();
    const replay = replayOf(element)!;
    expect(replay.line).to.equal(element.replay);
    expect(replay.paused).to.equal(true);
    await until(() => inReplay(element, '[part~=review-progress], [part~=review-summary]'));
    const { bottom } = boardOf(element).getBoundingClientRect();
    expect(filmOf(element)!.getBoundingClientRect().top).to.be.at.least(bottom);
    expect(boardOf(element).offsetWidth).to.equal(before.width);
    expect(await cardOf(element)).to.include('Game over');
    expect(getComputedStyle(buttonOf(element, 'help')).visibility).to.equal('visible');
    expect(element.offsetHeight).to.be.above(before.height + 300);
    await until(() => inReplay(element, '[part~=review-summary]'));
  });

  it('brings the film into view and moves the focus there; Close leads back to the button, at the old height', async () => {
    for (const close of [
      (element: Game2048Element) => {
        buttonOf(element, 'close').click();
        return Promise.resolve();
      },
      () => press('Escape'),
    ]) {
      const { element, before } = await makeWatched();
      await until(() => focusOf(element) === 'button-close');
      await until(() => filmOf(element)!.getBoundingClientRect().top < innerHeight / 2);
      await close(element);
      await settled(element);
      expect(filmOf(element)).to.equal(null);
      expect(element.offsetHeight).to.equal(before.height);
      expect(await cardOf(element)).to.include('Game over');
      expect(focusOf(element)).to.equal('button-watch');
      element.remove();
    }
  });

  it('plays the whole game where it cannot be reviewed', async () => {
    const element = await make('win-tile="4096"');
    buttonOf(element, 'watch').click();
    await until(() => inReplay(element, '#board'));
    expect(replayOf(element)!.review).to.equal(false);
    await until(() => !replayOf(element)!.paused || replayOf(element)!.ended);
  });

  it('shows one film, however often it is pressed, until another game begins', async () => {
    const { element } = await makeWatched();
    const replay = replayOf(element);
    buttonOf(element, 'watch').click();
    await settled(element);
    expect(replayOf(element)).to.equal(replay);
    buttonOf(element, 'restart').click();
    await settled(element);
    expect(filmOf(element)).to.equal(null);
  });

  it('leaves the help its focus and its Escape while a film is open', async () => {
    const { element } = await makeWatched();
    buttonOf(element, 'help').click();
    await settled(element);
    expect(focusOf(element)).to.equal('button-close');
    expect(await cardOf(element)).to.include('How to play');
    await press('Escape');
    expect(await cardOf(element)).to.include('Game over');
    expect(filmOf(element)).not.to.equal(null);
  });

  it('fires watch with the finished game; a listener may cancel it', async () => {
    const element = await make();
    const watched = nextEvent(element, 'watch');
    element.addEventListener('watch', (event) => event.preventDefault());
    buttonOf(element, 'watch').click();
    expect((await watched).detail).to.deep.equal({ replay: element.replay, by: 'player' });
    await settled(element);
    expect(filmOf(element)).to.equal(null);
    expect(await cardOf(element)).to.include('Game over');
  });
});
