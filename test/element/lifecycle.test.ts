import { expect, html } from '@open-wc/testing';
import { Game2048Element } from 'game-2048-element';
import { eventsOf } from '../support/events.js';
import { fixture, inFrame } from '../support/fixture.js';
import { tilesOf } from '../support/screen.js';

describe('Game2048Element › life in a page', () => {
  it('can be made by the parser, innerHTML, createElement and new', async () => {
    const holder = await fixture(html`<div></div>`);
    holder.innerHTML = '<game-2048 seed="a"></game-2048>';
    const parsed = holder.firstElementChild as Game2048Element;
    const created = document.createElement('game-2048');
    const constructed = new Game2048Element();
    for (const element of [created, constructed]) {
      element.seed = 'a';
      holder.append(element);
    }
    await Promise.all([parsed, created, constructed].map((element) => element.updateComplete));
    for (const element of [parsed, created, constructed]) {
      expect(element.replay).to.equal(parsed.replay);
      expect(tilesOf(element)).to.deep.equal(element.board);
    }
  });

  it('keeps its game and its nodes when it is moved', async () => {
    const holder = await fixture(
      html`<div>
        <p></p>
        <game-2048 seed="a"></game-2048>
      </div>`,
    );
    const element = holder.querySelector('game-2048')!;
    element.move('left');
    element.move('down');
    const { replay } = element;
    const board = element.shadowRoot!.querySelector('#board');
    const events = eventsOf(element);
    holder.querySelector('p')!.append(element);
    await element.updateComplete;
    expect(element.replay).to.equal(replay);
    expect(element.shadowRoot!.querySelector('#board') === board).to.be.true;
    expect(events).to.deep.equal([]);
  });

  it('is drawn and styled in the document of a frame', async () => {
    const frame = inFrame();
    const drawn = await fixture<Game2048Element>(html`<game-2048 seed="a"></game-2048>`);
    drawn.move('left');
    drawn.move('down');
    const { replay } = drawn;
    const fresh = document.createElement('game-2048');
    for (const element of [drawn, fresh]) {
      frame.document.body.append(element);
      await element.updateComplete;
      expect(tilesOf(element)).to.deep.equal(element.board);
      expect(frame.getComputedStyle(element).display).to.equal('grid');
      expect(element.matches(':state(framed)')).to.equal(true);
    }
    expect(drawn.replay).to.equal(replay);
    document.body.append(drawn, fresh);
    for (const element of [drawn, fresh]) {
      await element.updateComplete;
      expect(getComputedStyle(element).display).to.equal('grid');
      expect(element.matches(':state(framed)')).to.equal(false);
      element.remove();
    }
  });

  it('can pass through a document without a window', async () => {
    const element = await fixture<Game2048Element>(html`<game-2048 seed="a"></game-2048>`);
    const parent = element.parentElement!;
    const template = document.createElement('template');
    template.content.append(element);
    const fresh = new Game2048Element();
    template.content.append(fresh);
    parent.append(element, fresh);
    for (const each of [element, fresh]) {
      await each.updateComplete;
      expect(getComputedStyle(each).display).to.equal('grid');
      expect(tilesOf(each)).to.deep.equal(each.board);
    }
  });

  it('define() leaves a tag that is taken, and can define a second one', () => {
    class Other extends HTMLElement {}
    customElements.define('other-2048', Other);
    Game2048Element.define('other-2048');
    expect(customElements.get('other-2048')).to.equal(Other);
    Game2048Element.define();
    Game2048Element.define('second-2048');
    expect(document.createElement('second-2048')).to.be.instanceOf(Game2048Element);
  });
});

describe('Game2048Element › properties set before the upgrade', () => {
  interface Early extends HTMLElement {
    seed?: string;
    size?: number;
    controls?: string;
    board?: unknown;
  }
  let tags = 0;

  async function upgrade(prepare: (element: Early) => void): Promise<Game2048Element> {
    const tag = `early-${++tags}`;
    const element: Early = document.createElement(tag);
    prepare(element);
    document.body.append(element);
    Game2048Element.define(tag);
    await customElements.whenDefined(tag);
    return document.body.lastElementChild as Game2048Element;
  }

  it('start one game', async () => {
    const events: string[] = [];
    const element = await upgrade((early) => {
      early.size = 3;
      early.seed = 'early';
      early.addEventListener('new-game', (event) => events.push(event.type));
    });
    element.move('left');
    element.move('down');
    const { replay, moves } = element;
    expect(moves).to.be.greaterThan(0);
    await element.updateComplete;
    expect(element.replay).to.equal(replay);
    expect(events).to.deep.equal(['new-game']);
    element.remove();
  });
});
