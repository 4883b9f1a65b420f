import { expect, html } from '@open-wc/testing';
import { Game } from 'game-2048-element/engine';
import 'game-2048-element';
import type { Game2048Element } from 'game-2048-element';
import { nearlyOver, rows } from '../support/boards.js';
import { causesOf, nextEvent, switchedOff } from '../support/details.js';
import { fixture, settled } from '../support/fixture.js';
import { beginAt } from '../support/games.js';
import { press } from '../support/player.js';
import { boardOf, buttonOf } from '../support/screen.js';

/** A game in which a move to the left earns 4 points; cards come at once. */
async function make(board = rows([0, 2, 0, 2])): Promise<Game2048Element> {
  const element = await fixture<Game2048Element>(
    html`<game-2048
      seed="a"
      controls="new undo autoplay directions give-up share"
      style="width:320px;--game-2048-duration:0s"
    ></game-2048>`,
  );
  beginAt(element, board);
  await settled(element);
  return element;
}

/** One move with points, once: neither more events nor fewer, whoever makes it. */
const oneMove = (by: string) => ['before-move', 'move', 'score'].map((type) => `${type} by ${by}`);

const click = (button: HTMLElement) => {
  button.click();
  return Promise.resolve();
};

describe('Game2048Element › who caused an event', () => {
  it('a move by a key is the player’s', async () => {
    const element = await make();
    element.focus();
    const seen = causesOf(document.body);
    await press('ArrowLeft');
    expect(seen).to.deep.equal(oneMove('player'));
  });

  it('a move by a button is the player’s', async () => {
    const element = await make();
    const seen = causesOf(document.body);
    buttonOf(element, 'left').click();
    expect(seen).to.deep.equal(oneMove('player'));
  });

  it('a move by move() is the page’s', async () => {
    const element = await make();
    const seen = causesOf(document.body);
    element.move('left');
    expect(seen).to.deep.equal(oneMove('page'));
  });

  it('a move by autoplay is the computer’s, and switching it on the page’s', async () => {
    const element = await make(rows([0, 2]));
    element.autoplayDelay = 0;
    const seen = causesOf(document.body);
    element.autoplay = true;
    await nextEvent(element, 'move');
    element.autoplay = false;
    expect(seen.slice(0, 3)).to.deep.equal([
      'autoplay-change by page',
      'before-move by computer',
      'move by computer',
    ]);
    expect(seen.at(-1)).to.equal('autoplay-change by page');
  });

  it('autoplay switched by its button, and off by a move, is switched by the player', async () => {
    const element = await make();
    element.autoplayDelay = 60_000;
    const seen = causesOf(element);
    buttonOf(element, 'autoplay').click();
    await settled(element);
    element.focus();
    await press('ArrowLeft');
    expect(seen.filter((line) => line.startsWith('autoplay'))).to.deep.equal([
      'autoplay-change by player',
      'autoplay-change by player',
    ]);
  });

  it('autoplay that ends with its game is switched off by the computer', async () => {
    const element = await make();
    beginAt(element, nearlyOver, { winTile: 512, afterWin: 'stop' });
    element.autoplayDelay = 0;
    const seen = causesOf(element);
    element.autoplay = true;
    await switchedOff(element);
    expect(seen).to.include.members(['won by computer', 'game-over by computer']);
    expect(seen.at(-1)).to.equal('autoplay-change by computer');
  });

  it('a win, playing on and the end have the cause of the move or answer that they follow', async () => {
    const element = await make();
    beginAt(element, rows([4, 4]), { winTile: 8 });
    await settled(element);
    element.focus();
    const seen = causesOf(element);
    await press('ArrowLeft');
    buttonOf(element, 'keep').click();
    expect(seen.slice(-2)).to.deep.equal(['won by player', 'keep-playing by player']);
    element.giveUp();
    expect(seen.at(-1)).to.equal('game-over by page');
    await settled(element);
    buttonOf(element, 'restart').click();
    await settled(element);
    buttonOf(element, 'give-up').click();
    await settled(element);
    element.shadowRoot!.querySelector<HTMLElement>('[part~="message"] button')!.click();
    expect(seen.at(-1)).to.equal('game-over by player');
  });

  it('undo by button or key is the player’s, by undo() the page’s', async () => {
    const element = await make();
    const seen = causesOf(element);
    for (const [undo, by] of [
      [() => click(buttonOf(element, 'undo')), 'player'],
      [() => press('Control+z'), 'player'],
      [() => Promise.resolve(element.undo()), 'page'],
    ] as const) {
      element.move('left');
      await settled(element);
      element.focus();
      seen.length = 0;
      await undo();
      expect(seen).to.deep.equal([`undo by ${by}`, `score by ${by}`]);
    }
  });

  it('a new game by button is the player’s; by newGame(), an attribute or a form’s reset the page’s', async () => {
    const element = await make();
    const seen = causesOf(element);
    buttonOf(element, 'new').click();
    element.newGame();
    element.size = 5;
    await settled(element);
    const form = await fixture<HTMLFormElement>(html`<form></form>`);
    form.append(element);
    form.reset();
    expect(seen).to.deep.equal([
      'new-game by player',
      'new-game by page',
      'new-game by page',
      'new-game by page',
    ]);
  });

  it('a game loaded from a dropped file is the player’s; by load(), loadFile() or value the page’s', async () => {
    const element = await make();
    const { replay } = new Game({ seed: 'loaded' });
    const file = new File([replay], 'game.txt');
    const seen = causesOf(element);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    boardOf(element).dispatchEvent(
      new DragEvent('drop', { dataTransfer, bubbles: true, composed: true }),
    );
    await nextEvent(element, 'game-load');
    element.load(replay);
    await element.loadFile(file);
    element.value = replay;
    expect(seen).to.deep.equal([
      'game-load by player',
      'game-load by page',
      'game-load by page',
      'game-load by page',
    ]);
  });

  it('a share by button is the player’s, by share() the page’s', async () => {
    const element = await make();
    element.move('left');
    await settled(element);
    element.addEventListener('share', (event) => event.preventDefault());
    const seen = causesOf(element);
    buttonOf(element, 'share').click();
    await element.share();
    expect(seen).to.deep.equal(['share by player', 'share by page']);
  });
});
