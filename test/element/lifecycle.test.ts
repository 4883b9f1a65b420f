import { expect, html } from '@open-wc/testing';
import { Game, verify } from '../../src/engine/index.js';
import { Game2048Element } from '../../src/index.js';
import { eventsOf } from '../support/events.js';
import { fixture, inClientOnly, inFrame } from '../support/fixture.js';
import { playSome } from '../support/games.js';
import { tilesOf } from '../support/screen.js';

describe('Game2048Element › life in a page', () => {
  inClientOnly('can be made by the parser, innerHTML, createElement and new', async () => {
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

  inClientOnly('has no attributes when it is made', () => {
    expect(document.createElement('game-2048').attributes).to.have.length(0);
  });

  inClientOnly('can be played before it is in a page', () => {
    const element = new Game2048Element();
    element.seed = 'a';
    playSome(element, 1);
    expect(element.moves).to.be.greaterThan(0);
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

  it('keeps the game that was played while it was removed', async () => {
    const element = await fixture<Game2048Element>(html`<game-2048 seed="a"></game-2048>`);
    const parent = element.parentElement!;
    element.remove();
    element.move('left');
    element.move('down');
    const { replay } = element;
    await element.updateComplete;
    parent.append(element);
    await element.updateComplete;
    expect(element.replay).to.equal(replay);
    expect(tilesOf(element)).to.deep.equal(element.board);
  });

  it('starts a new game in a clone', async () => {
    const element = await fixture<Game2048Element>(
      html`<game-2048 seed="a" size="3x5"></game-2048>`,
    );
    element.move('left');
    element.move('down');
    element.after(element.cloneNode(true));
    const clone = element.nextElementSibling as Game2048Element;
    await clone.updateComplete;
    const { replay } = new Game({ seed: 'a', size: '3x5' });
    expect(clone.replay).to.equal(replay);
  });

  it('is drawn and styled in the document of a frame', async () => {
    const frame = await inFrame();
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

  inClientOnly('define() leaves a tag that is taken, and can define a second one', () => {
    class Other extends HTMLElement {}
    customElements.define('other-2048', Other);
    Game2048Element.define('other-2048');
    expect(customElements.get('other-2048')).to.equal(Other);
    Game2048Element.define();
    Game2048Element.define('second-2048');
    expect(document.createElement('second-2048')).to.be.instanceOf(Game2048Element);
  });

  it('does not affect other boards on the page', async () => {
    const holder = await fixture(
      html`<div>${['a', 'b', 'c'].map((seed) => html`<game-2048 seed=${seed}></game-2048>`)}</div>`,
    );
    const [first, ...others] = holder.querySelectorAll('game-2048');
    const before = others.map(({ replay }) => replay);
    const events = others.map((other) => eventsOf(other));
    playSome(first!, 1);
    expect(others.map(({ replay }) => replay)).to.deep.equal(before);
    expect(events.flat()).to.deep.equal([]);
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

  inClientOnly('start one game', async () => {
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

  inClientOnly('are all in force as soon as the element is defined', async () => {
    const values = {
      size: '3x5',
      seed: 'early',
      tileImage: 'data:image/gif,{value}',
      winTile: 64,
      fourChance: 0.5,
      startTiles: 3,
      afterWin: 'stop',
      controls: 'moves',
      autoplayDelay: 20,
      storageKey: '',
      name: 'early',
      disabled: true,
      autoplay: false,
    };
    const tag = `early-${++tags}`;
    const element = document.createElement(tag);
    document.body.append(element);
    Object.assign(element, values);
    Game2048Element.define(tag);
    const upgraded = document.body.lastElementChild as Game2048Element;
    const events = eventsOf(upgraded);
    await upgraded.updateComplete;
    const names = Object.keys(values) as (keyof typeof values)[];
    const held = Object.fromEntries(names.map((name) => [name, upgraded[name]]));
    expect(held).to.deep.equal(values);
    expect(verify(upgraded.replay)).to.deep.include({ seed: 'early', board: upgraded.board });
    expect(upgraded.board).to.have.length(5);
    expect(events).to.deep.equal(['new-game']);
    expect(element.getAttribute('autoplay-delay')).to.equal('20');
    expect(element.matches(':disabled')).to.be.true;
    expect(upgraded.shadowRoot!.querySelectorAll('button')).to.have.length(0);
    element.remove();
  });

  inClientOnly('give way to what is set after the upgrade', async () => {
    const element = await upgrade((early) => {
      early.size = 3;
    });
    element.size = 5;
    await element.updateComplete;
    expect(element.size).to.equal(5);
    element.remove();
  });
});
