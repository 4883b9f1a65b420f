import { expect, html } from '@open-wc/testing';
import { nothing, type TemplateResult } from 'lit';
import type { Game2048Element } from 'game-2048-element';
import 'game-2048-element';
import { fixture } from '../support/fixture.js';
import { rows } from '../support/boards.js';
import { press } from '../support/player.js';
import { buttonOf } from '../support/screen.js';

/** A game of one tile in the middle, whose keys are the page's. */
async function ready(element: Game2048Element): Promise<Game2048Element> {
  element.newGame({ board: rows([], [0, 16]), seed: 'keys' });
  await element.updateComplete;
  return element;
}

async function make(
  around: TemplateResult | typeof nothing = nothing,
): Promise<{ element: Game2048Element; page: HTMLElement }> {
  const page = await fixture<HTMLElement>(
    html`<div><game-2048 keys="page"></game-2048>${around}</div>`,
  );
  return { element: await ready(page.querySelector('game-2048')!), page };
}

/** Whether a key pressed for real was left to the page. */
async function isLeft(key: string): Promise<boolean> {
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

describe('Game2048Element › keys="page"', () => {
  beforeEach(() => (document.activeElement as HTMLElement | null)?.blur());

  it('moves the tiles by arrows and letters while nothing has the focus', async () => {
    const { element } = await make();
    for (const key of ['ArrowLeft', 'w', 'ArrowRight', 's']) {
      expect(await isLeft(key), key).to.equal(false);
    }
    expect(element.moves).to.equal(4);
  });

  it('leaves all other keys to the page', async () => {
    const { element } = await make();
    for (const key of ['b', 'Enter', '1', 'Shift+ArrowLeft', 'Control+z', 'Escape']) {
      expect(await isLeft(key), key).to.equal(true);
    }
    expect(element.moves).to.equal(0);
  });

  it('moves the tiles while a link, a button or one of the game’s own buttons has the focus', async () => {
    const { element, page } = await make(html`<a href="#">Link</a><button>Button</button>`);
    for (const node of [page.querySelector('a'), page.querySelector('button')]) {
      node!.focus();
      element.newGame({ board: rows([], [0, 16]) });
      await press('ArrowLeft');
      expect(element.moves).to.equal(1);
    }
    buttonOf(element, 'new').focus();
    await press('ArrowRight');
    expect(element.moves).to.equal(2);
  });

  const users: Record<string, TemplateResult> = {
    'an input': html`<input class="user" aria-label="Text" />`,
    'a select': html`<select class="user" aria-label="Choice">
      <option>1</option>
    </select>`,
    'text that can be edited': html`<p contenteditable><b class="user" tabindex="0">Text</b></p>`,
    'a list box': html`<div role="listbox" aria-label="Choice">
      <p role="option" aria-selected="true" class="user" tabindex="0">1</p>
    </div>`,
    'a slider': html`<p
      class="user"
      role="slider"
      aria-label="Pace"
      aria-valuenow="1"
      tabindex="0"
    ></p>`,
    'what scrolls by itself': html`
      <div class="user" tabindex="0" style="overflow:auto;height:50px">
        <div style="height:500px"></div>
      </div>
    `,
    'another board': html`<game-2048 class="user"></game-2048>`,
    'a modal dialog': html`<dialog open aria-modal="true">
      <button class="user">OK</button>
    </dialog>`,
  };
  for (const [what, template] of Object.entries(users)) {
    it(`leaves the keys to ${what}`, async () => {
      const { element, page } = await make(template);
      const user = page.querySelector<HTMLElement>('.user')!;
      await page.querySelector<Game2048Element>('game-2048:last-of-type')!.updateComplete;
      user.focus();
      expect(user.matches(':focus-within')).to.equal(true);
      await press('ArrowLeft', 'w');
      expect(element.moves).to.equal(0);
    });
  }

  it('leaves the keys to a field in a shadow tree, and to what a closed one may hold', async () => {
    const { element, page } = await make();
    for (const mode of ['open', 'closed'] as const) {
      const custom = page.appendChild(document.createElement('x-field'));
      const root = custom.attachShadow({ mode });
      root.innerHTML = '<input aria-label="Text">';
      root.querySelector('input')!.focus();
      await press('ArrowLeft', 'w');
      expect(element.moves, mode).to.equal(0);
    }
  });

  it('moves nothing behind a modal dialog until it is closed', async () => {
    const { element, page } = await make(html`<dialog><p>Text</p></dialog>`);
    const dialog = page.querySelector('dialog')!;
    dialog.showModal();
    await press('ArrowLeft');
    expect(element.moves).to.equal(0);
    dialog.close();
    await press('ArrowLeft');
    expect(element.moves).to.equal(1);
  });

  it('moves a board in a modal dialog, and not one behind it', async () => {
    const { element, page } = await make(
      html`<dialog><game-2048 keys="page"></game-2048><button>Close</button></dialog>`,
    );
    const dialog = page.querySelector('dialog')!;
    const inside = await ready(dialog.querySelector('game-2048')!);
    dialog.showModal();
    dialog.querySelector('button')!.focus();
    await press('ArrowLeft');
    expect([element.moves, inside.moves]).to.deep.equal([0, 1]);
    dialog.close();
  });

  it('moves the first board in document order', async () => {
    const { element, page } = await make();
    const earlier = document.createElement('game-2048');
    earlier.keys = 'page';
    page.prepend(earlier);
    await ready(earlier);
    await press('ArrowLeft');
    expect([earlier.moves, element.moves]).to.deep.equal([1, 0]);
    page.append(earlier);
    await press('ArrowLeft');
    expect([earlier.moves, element.moves]).to.deep.equal([1, 1]);
  });

  const changes: Record<string, (first: Game2048Element) => void> = {
    removed: (first: Game2048Element) => first.remove(),
    disabled: (first: Game2048Element) => (first.disabled = true),
    hidden: (first: Game2048Element) => (first.hidden = true),
    inert: (first: Game2048Element) => (first.inert = true),
    'one with keys="board"': (first: Game2048Element) => (first.keys = 'board'),
  };
  for (const [what, change] of Object.entries(changes)) {
    it(`moves the next board if the first is ${what}`, async () => {
      const { element, page } = await make(html`<game-2048 keys="page"></game-2048>`);
      const next = await ready(page.querySelector<Game2048Element>('game-2048:last-child')!);
      change(element);
      await element.updateComplete;
      await press('ArrowLeft');
      expect([element.moves, next.moves]).to.deep.equal([0, 1]);
    });
  }

  it('leaves the keys to the page, not to another board, when the game is over', async () => {
    const { element, page } = await make(html`<game-2048 keys="page"></game-2048>`);
    const next = await ready(page.querySelector<Game2048Element>('game-2048:last-child')!);
    element.giveUp();
    await element.updateComplete;
    expect(await isLeft('ArrowLeft')).to.equal(true);
    expect(next.moves).to.equal(0);
  });
});
