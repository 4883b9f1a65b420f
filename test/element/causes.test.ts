/** Whoever does something causes the same events, once each, which name the player, the computer or the page. */
import { expect, html } from '@open-wc/testing';
import { Game } from 'game-2048-element/engine';
import 'game-2048-element';
import type { Game2048Element } from 'game-2048-element';
import { nearlyOver, rows } from '../support/boards.js';
import { causesOf, autoplayOff } from '../support/events.js';
import { atOnce, begin, fixture, game, settled, until } from '../support/fixture.js';
import { press } from '../support/input.js';
import { answerOf, buttonOf, dropOn, overlayOf } from '../support/screen.js';

/** A game in which a move to the left earns 4 points, and its computer makes it; cards come at once. */
async function make(): Promise<Game2048Element> {
  const controls = 'controls="new undo autoplay directions give-up share"';
  const attributes = `autoplay-delay="60000" ${controls} ${atOnce}`;
  const element = await game(attributes, rows([0, 2, 0, 2]));
  element.player = { chooseMove: () => 'left' };
  element.addEventListener('share', (event) => event.preventDefault());
  return element;
}

const { replay } = new Game({ seed: 'loaded' });
const file = new File([replay], 'game.txt');

/** What a page's `<button commandfor command>` fires. */
function invoke(element: Game2048Element, command: string): Event {
  const event = Object.assign(new Event('command', { cancelable: true }), { command });
  element.dispatchEvent(event);
  return event;
}
const click = (name: string) => (element: Game2048Element) => buttonOf(element, name).click();
const command = (name: string) => (element: Game2048Element) => invoke(element, `--${name}`);
const moved = ['before-move', 'move', 'score'];
const undone = ['undo', 'score'];
const confirm = (element: Game2048Element) => answerOf(element, 0).click();
const win = async (element: Game2048Element) => {
  await begin(element, rows([4, 4]), { winTile: 8 });
  element.move('left');
};

type Act = (element: Game2048Element) => unknown;

/** What is done, the events that follow, whose they are, and what is done before. */
const acts: readonly [
  what: string,
  act: Act,
  events: readonly string[],
  by: string,
  first?: Act,
][] = [
  ['a key', () => press('ArrowLeft'), moved, 'player'],
  ['a direction button', click('left'), moved, 'player'],
  ['move()', (element) => element.move('left'), moved, 'page'],
  ['the undo button', click('undo'), undone, 'player', (element) => element.move('left')],
  ['Ctrl+Z', () => press('Control+z'), undone, 'player', (element) => element.move('left')],
  ['--undo', command('undo'), undone, 'player', (element) => element.move('left')],
  ['undo()', (element) => element.undo(), undone, 'page', (element) => element.move('left')],
  ['the button of a new game', click('new'), ['new-game'], 'player'],
  ['--new-game', command('new-game'), ['new-game'], 'player'],
  ['newGame()', (element) => element.newGame(), ['new-game'], 'page'],
  ['an attribute', (element) => (element.size = 5), ['new-game'], 'page'],
  ['the reset of a form', (element) => element.closest('form')!.reset(), ['new-game'], 'page'],
  ['a dropped file', (element) => dropOn(element, file), ['game-load'], 'player'],
  ['load()', (element) => element.load(replay), ['game-load'], 'page'],
  ['loadFile()', (element) => element.loadFile(file), ['game-load'], 'page'],
  ['value', (element) => (element.value = replay), ['game-load'], 'page'],
  ['the share button', click('share'), ['share'], 'player', (element) => element.move('left')],
  ['--share', command('share'), ['share'], 'player', (element) => element.move('left')],
  ['share()', (element) => element.share(), ['share'], 'page'],
  ['the autoplay button', click('autoplay'), ['autoplay-change'], 'player'],
  ['--autoplay', command('autoplay'), ['autoplay-change'], 'player'],
  ['autoplay', (element) => (element.autoplay = true), ['autoplay-change'], 'page'],
  ['--hint', command('hint'), ['hint'], 'player'],
  ['hint()', (element) => element.hint(), ['hint'], 'page'],
  ['--keep-playing', command('keep-playing'), ['keep-playing'], 'player', win],
  ['the answer to giving up', confirm, ['game-over'], 'player', click('give-up')],
  ['giveUp()', (element) => element.giveUp(), ['game-over'], 'page'],
];

describe('The detail `by` of an event', () => {
  for (const [what, act, events, by, first] of acts) {
    it(`is the ${by} after ${what}`, async () => {
      const element = await make();
      const form = await fixture<HTMLFormElement>(html`<form></form>`);
      form.append(element);
      element.focus();
      await first?.(element);
      await settled(element);
      const seen = causesOf(element);
      await act(element);
      await until(() => seen.length >= events.length);
      await settled(element);
      expect(seen).to.deep.equal(events.map((type) => `${type} by ${by}`));
    });
  }

  it('is the computer, from an autoplay move to the end of the game', async () => {
    const element = await make();
    await begin(element, nearlyOver, { winTile: 512, afterWin: 'stop' });
    element.autoplayDelay = 0;
    const seen = causesOf(element);
    element.autoplay = true;
    await autoplayOff(element);
    const [on, ...others] = seen;
    expect(on).to.equal('autoplay-change by page');
    const types = [...moved, 'won', 'game-over', 'autoplay-change'];
    expect(others).to.deep.equal(types.map((type) => `${type} by computer`));
  });

  it('is the player where a key turns autoplay off', async () => {
    const element = await make();
    element.autoplay = true;
    await settled(element);
    element.focus();
    const seen = causesOf(element);
    const states: boolean[] = [];
    element.addEventListener('before-move', () => states.push(element.autoplay));
    element.addEventListener('move', () => states.push(element.autoplay));
    await press('ArrowLeft');
    const types = [...moved, 'autoplay-change'];
    expect(seen).to.deep.equal(types.map((type) => `${type} by player`));
    expect(states).to.deep.equal([true, false]);
  });
});

describe('A button of the page with commandfor', () => {
  it('does nothing by an unknown command', async () => {
    const element = await make();
    element.move('left');
    const seen = causesOf(element);
    for (const name of ['--bogus', '--left', 'undo']) invoke(element, name);
    await settled(element);
    expect(seen).to.deep.equal([]);
  });

  it('does nothing on a disabled element', async () => {
    const element = await make();
    element.move('left');
    element.disabled = true;
    const seen = causesOf(element);
    for (const name of ['undo', 'new-game', 'give-up', 'autoplay', 'share', 'save', 'hint']) {
      invoke(element, `--${name}`);
    }
    await settled(element);
    expect(seen).to.deep.equal([]);
    expect(overlayOf(element)).to.equal(null);
  });

  it('works without a script where the browser knows commandfor', async function () {
    if (!('commandForElement' in HTMLButtonElement.prototype)) this.skip();
    const element = await make();
    element.move('left');
    element.id = 'invoked';
    const button = document.createElement('button');
    button.setAttribute('commandfor', 'invoked');
    button.setAttribute('command', '--undo');
    element.after(button);
    button.click();
    expect(element.moves).to.equal(0);
  });
});
