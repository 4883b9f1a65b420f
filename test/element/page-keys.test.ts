import { expect, html } from '@open-wc/testing';
import type { Game2048Element } from 'game-2048-element';
import 'game-2048-element';
import { begin, fixture, loneTile } from '../support/fixture.js';
import { press } from '../support/input.js';
import { buttonOf } from '../support/screen.js';

const tag = '<game-2048 keys="page"></game-2048>';

/** A page with a game of one tile that takes the keys of the page, and with other content, which may hold more games. */
async function make(content = '') {
  const page = await fixture<HTMLElement>(html`<div></div>`);
  page.innerHTML = tag + content;
  const games = [...page.querySelectorAll<Game2048Element>('game-2048')];
  for (const element of games) await begin(element, loneTile, { seed: 'keys' });
  return { page, element: games[0]!, games };
}

const movesOf = (games: readonly Game2048Element[]) => games.map(({ moves }) => moves);

/** Presses a key. @returns whether it was left to the page */
async function isLeftToPage(key: string): Promise<boolean> {
  let left = false;
  const listen = (event: Event): void => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('keydown', listen);
  await press(key);
  removeEventListener('keydown', listen);
  return left;
}

describe('keys="page"', () => {
  beforeEach(() => (document.activeElement as HTMLElement | null)?.blur());

  it('moves the tiles by arrows and letters while nothing has the focus, and leaves other keys to the page', async () => {
    const { element } = await make();
    for (const key of ['ArrowLeft', 'w', 'ArrowRight', 's']) {
      expect(await isLeftToPage(key), key).to.equal(false);
    }
    for (const key of ['b', 'Enter', '1', 'Shift+ArrowLeft', 'Control+z', 'Escape']) {
      expect(await isLeftToPage(key), key).to.equal(true);
    }
    expect(element.moves).to.equal(4);
  });

  it('moves the tiles while a link, a button or one of the game’s own buttons has the focus', async () => {
    const { element, page } = await make('<a href="#">Link</a><button>Button</button>');
    for (const node of [...page.querySelectorAll<HTMLElement>('a, button')]) {
      node.focus();
      await press(element.moves ? 'w' : 'ArrowLeft');
    }
    buttonOf(element, 'new').focus();
    await press('ArrowRight');
    expect(element.moves).to.equal(3);
  });

  const widget = (role: string) => `<p id="user" role="${role}" tabindex="0">Text</p>`;
  for (const [what, user] of Object.entries({
    'an input': '<input id="user">',
    'a select': '<select id="user"><option>1</option></select>',
    'text that can be edited': '<p contenteditable><b id="user" tabindex="0">Text</b></p>',
    'a list box': `<div role="listbox">${widget('option')}</div>`,
    'a slider': widget('slider'),
    'what scrolls by itself':
      '<div id="user" tabindex="0" style="overflow:auto;height:50px"><p style="height:500px"></p></div>',
    'another board': '<game-2048 id="user"></game-2048>',
    'a modal dialog': '<dialog open aria-modal="true"><button id="user">OK</button></dialog>',
    'a field in a shadow tree': 'open',
    'what a closed shadow tree may hold': 'closed',
  })) {
    it(`leaves the keys to ${what}`, async () => {
      const { element, page } = await make(user.startsWith('<') ? user : '');
      const own = page.querySelector<HTMLElement>('#user');
      const root = own ?? page.appendChild(document.createElement('x-field'));
      if (!own) {
        const shadow = root.attachShadow({ mode: user as ShadowRootMode });
        shadow.innerHTML = '<input>';
        shadow.querySelector('input')!.focus();
      } else own.focus();
      expect(root.matches(':focus-within')).to.equal(true);
      await press('ArrowLeft', 'w');
      expect(element.moves).to.equal(0);
    });
  }

  it('moves a board in a modal dialog, and none behind one until it is closed', async () => {
    const { games, page } = await make(`<dialog>${tag}<button>Close</button></dialog>`);
    const dialog = page.querySelector('dialog')!;
    dialog.showModal();
    dialog.querySelector('button')!.focus();
    await press('ArrowLeft');
    expect(movesOf(games)).to.deep.equal([0, 1]);
    games[1]!.remove();
    await press('ArrowRight');
    expect(movesOf(games)).to.deep.equal([0, 1]);
    dialog.close();
    await press('ArrowLeft');
    expect(movesOf(games)).to.deep.equal([1, 1]);
  });

  it('moves a board in a modal dialog over another one', async () => {
    const { element, page } = await make(
      '<dialog id="below">Below</dialog><dialog id="top"></dialog>',
    );
    page.querySelector<HTMLDialogElement>('#below')!.showModal();
    const top = page.querySelector<HTMLDialogElement>('#top')!;
    top.append(element);
    top.showModal();
    await press('ArrowLeft');
    expect(element.moves).to.equal(1);
  });

  it('moves a board in a dialog of a shadow tree, and none behind it', async () => {
    const { element, page } = await make();
    const host = page.appendChild(document.createElement('x-dialog'));
    host.attachShadow({ mode: 'open' }).innerHTML =
      '<dialog><button>Close</button><slot></slot></dialog>';
    const dialog = host.shadowRoot!.querySelector('dialog')!;
    dialog.showModal();
    await press('ArrowLeft');
    expect(element.moves).to.equal(0);
    host.append(element);
    dialog.querySelector('button')!.focus();
    await press('ArrowLeft');
    expect(element.moves).to.equal(1);
  });

  it('moves the first board in document order', async () => {
    const { games, page } = await make(tag);
    await press('ArrowLeft');
    expect(movesOf(games)).to.deep.equal([1, 0]);
    page.append(games[0]!);
    await press('ArrowLeft');
    expect(movesOf(games)).to.deep.equal([1, 1]);
  });

  for (const [what, change] of Object.entries<(first: Game2048Element) => void>({
    removed: (first) => first.remove(),
    disabled: (first) => (first.disabled = true),
    hidden: (first) => (first.hidden = true),
    inert: (first) => (first.inert = true),
    transparent: (first) => (first.style.opacity = '0'),
    'scrolled out of the window': (first) => (first.style.cssText = 'position:fixed;top:-2000px'),
    'one with keys="board"': (first) => (first.keys = 'board'),
  })) {
    it(`moves the next board if the first is ${what}`, async () => {
      const { games } = await make(tag);
      change(games[0]!);
      await games[0]!.updateComplete;
      await press('ArrowLeft');
      expect(movesOf(games)).to.deep.equal([0, 1]);
    });
  }

  it('leaves the keys to the page, not to another board, when the game is over', async () => {
    const { games } = await make(tag);
    games[0]!.giveUp();
    await games[0]!.updateComplete;
    expect(await isLeftToPage('ArrowLeft')).to.equal(true);
    expect(movesOf(games)).to.deep.equal([0, 0]);
  });
});
