import { expect, html } from '@open-wc/testing';
import { Game2048Element } from 'game-2048-element';
import type { Player } from 'game-2048-element/player';
import { rows } from '../support/boards.js';
import { eventsOf } from '../support/events.js';
import { fixture, game, inFrame, playSome } from '../support/fixture.js';
import { tilesOf } from '../support/screen.js';

describe('The element', () => {
  it('can be made by the parser, innerHTML, createElement and new', async () => {
    const parsed = await game('seed="a"');
    const [created, constructed] = [document.createElement('game-2048'), new Game2048Element()];
    for (const element of [created, constructed]) {
      element.seed = 'a';
      parsed.after(element);
      await element.updateComplete;
      expect(element.replay).to.equal(parsed.replay);
      expect(tilesOf(element)).to.deep.equal(element.board);
    }
  });

  it('keeps its game and its nodes when it is moved', async () => {
    const element = await game();
    playSome(element, 2);
    const { replay } = element;
    const board = element.shadowRoot!.querySelector('#board');
    const events = eventsOf(element);
    (await fixture(html`<p></p>`)).append(element);
    await element.updateComplete;
    expect(element.replay).to.equal(replay);
    expect(element.shadowRoot!.querySelector('#board') === board).to.equal(true);
    expect(events).to.deep.equal([]);
  });

  it('is drawn and styled in a frame, and after it was in a document without a window', async () => {
    const frame = inFrame();
    const drawn = await game();
    playSome(drawn, 2);
    const { replay } = drawn;
    const both = [drawn, document.createElement('game-2048')];
    for (const home of [frame.document.body, document.body]) {
      const template = document.createElement('template');
      template.content.append(...both);
      for (const element of both) {
        home.append(element);
        await element.updateComplete;
        expect(tilesOf(element)).to.deep.equal(element.board);
        expect(getComputedStyle(element).display).to.equal('grid');
        expect(element.matches(':state(framed)')).to.equal(home !== document.body);
      }
    }
    expect(drawn.replay).to.equal(replay);
    for (const element of both) element.remove();
  });

  it('finishes its animations when it is moved to another document', async () => {
    const element = await game('style="width:320px;--game-2048-duration:60s"', rows([2, 2]));
    element.move('left');
    await element.updateComplete;
    const moving = () =>
      [...element.shadowRoot!.querySelectorAll('#board *')].flatMap((node) => node.getAnimations());
    expect(moving()).not.to.deep.equal([]);
    const frame = inFrame();
    frame.document.body.append(element);
    frame.frameElement!.remove();
    document.body.append(element);
    await element.updateComplete;
    expect(moving()).to.deep.equal([]);
    expect(tilesOf(element)).to.deep.equal(element.board);
    element.remove();
  });
});

describe('define()', () => {
  it('leaves a tag that is defined alone, and can define a second one', () => {
    class Other extends HTMLElement {}
    customElements.define('other-2048', Other);
    Game2048Element.define('other-2048');
    expect(customElements.get('other-2048')).to.equal(Other);
    Game2048Element.define();
    Game2048Element.define('second-2048');
    expect(document.createElement('second-2048')).to.be.instanceOf(Game2048Element);
  });

  it('applies properties set before the upgrade, and starts one game', async () => {
    const early = document.createElement('early-2048') as Game2048Element;
    const player: Player = { chooseMove: () => 'up' };
    Object.assign(early, { size: 3, seed: 'early', player });
    const events = eventsOf(early);
    document.body.append(early);
    Game2048Element.define('early-2048');
    playSome(early, 2);
    const { replay } = early;
    await early.updateComplete;
    expect(early).to.include({ replay, player, columns: 3 });
    expect(events.filter((type) => type === 'new-game')).to.have.length(1);
    early.remove();
  });
});
