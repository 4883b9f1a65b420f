/* eslint lit-a11y/no-autofocus: off -- what autofocus does is tested here */
import { expect, html } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import type { Game2048Element } from 'game-2048-element';
import 'game-2048-element';
import { fixture } from '../support/fixture.js';
import { boardOf, middleOf } from '../support/screen.js';

/** What has the focus, shadow trees included: `board` where it is the element's. */
function focused(): string | undefined {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return nameOf(active);
}

function nameOf(node: Element | null): string | undefined {
  return node?.getAttribute('part')?.split(' ').at(-1) ?? node?.id ?? node?.localName;
}

/** What scripts of test tools and the browser itself call: not the element's own method. */
function focusNatively(element: HTMLElement): void {
  HTMLElement.prototype.focus.call(element);
}

async function click(node: Element): Promise<void> {
  await sendMouse({ type: 'click', position: middleOf(node) });
  await resetMouse();
}

const make = (): Promise<Game2048Element> =>
  fixture<Game2048Element>(html`<game-2048 style="width:300px"></game-2048>`);

/** Opens what fires `toggle`. */
async function toggled(node: HTMLElement, open: () => void): Promise<void> {
  const opened = new Promise((resolve) => node.addEventListener('toggle', resolve));
  open();
  await opened;
}

/** Time in which the browser looks for `autofocus`. */
async function rendered(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

describe('The board has the focus', () => {
  beforeEach(() => (document.activeElement as HTMLElement | null)?.blur());

  it('after native focus()', async () => {
    const element = await make();
    focusNatively(element);
    expect(focused()).to.equal('board');
  });

  it('after a click on its label', async () => {
    const holder = await fixture<HTMLElement>(html`
      <div>
        <label for="labelled">Play</label>
        <game-2048 id="labelled" style="width:300px"></game-2048>
      </div>
    `);
    await click(holder.querySelector('label')!);
    expect(focused()).to.equal('board');
  });

  it('after a click on the board', async () => {
    const element = await make();
    await click(boardOf(element));
    expect(focused()).to.equal('board');
  });

  it('in a dialog that opens', async () => {
    const dialog = await fixture<HTMLDialogElement>(html`
      <dialog><game-2048></game-2048></dialog>
    `);
    const element = dialog.querySelector('game-2048')!;
    await element.updateComplete;
    dialog.showModal();
    expect(focused()).to.equal('board');
    dialog.close();
  });

  it('in a dialog with another field, where the game has autofocus', async () => {
    const dialog = await fixture<HTMLDialogElement>(html`
      <dialog><input aria-label="Name" /><game-2048 autofocus></game-2048></dialog>
    `);
    await dialog.querySelector('game-2048')!.updateComplete;
    await toggled(dialog, () => dialog.showModal());
    expect(focused()).to.equal('board');
    dialog.close();
  });

  it('in a popover that opens, where the game has autofocus', async () => {
    const holder = await fixture<HTMLElement>(html`
      <div popover><game-2048 autofocus></game-2048></div>
    `);
    await holder.querySelector('game-2048')!.updateComplete;
    await toggled(holder, () => holder.showPopover());
    expect(focused()).to.equal('board');
    holder.hidePopover();
  });

  it('when an element with autofocus is inserted late', async () => {
    await fixture(html`<game-2048 autofocus></game-2048>`);
    await rendered();
    expect(focused()).to.equal('board');
  });
});

describe('The focus stays where it is', () => {
  beforeEach(() => (document.activeElement as HTMLElement | null)?.blur());

  it('when an element without autofocus is inserted', async () => {
    await make();
    await rendered();
    expect(document.activeElement?.localName).to.equal('body');
  });

  it('when an element is moved, or taken out and put back', async () => {
    const element = await make();
    const other = await fixture<HTMLElement>(html`<div></div>`);
    other.append(element);
    await rendered();
    expect(document.activeElement?.localName).to.equal('body');
    element.remove();
    await rendered();
    other.append(element);
    await rendered();
    expect(document.activeElement?.localName).to.equal('body');
  });

  it('in a field when an element with autofocus is inserted', async () => {
    const input = await fixture<HTMLInputElement>(html`<input aria-label="Name" />`);
    input.focus();
    await fixture(html`<game-2048 autofocus></game-2048>`);
    await rendered();
    expect(document.activeElement?.localName).to.equal('input');
  });

  it('outside of a disabled element', async () => {
    const element = await make();
    element.disabled = true;
    await element.updateComplete;
    focusNatively(element);
    expect(nameOf(element.shadowRoot!.activeElement)).to.equal(undefined);
  });
});

describe('Tab', () => {
  beforeEach(() => (document.activeElement as HTMLElement | null)?.blur());

  it('goes from button to button to the board, and stops nowhere else', async function () {
    const holder = await fixture<HTMLElement>(html`
      <div><button>Before</button><game-2048 tabindex="0"></game-2048><button>After</button></div>
    `);
    const element = holder.querySelector('game-2048')!;
    await element.updateComplete;
    holder.querySelector('button')!.focus();
    const stops: (string | undefined)[] = [];
    for (let n = 0; n < 8; n++) {
      await sendKeys({ press: 'Tab' });
      if (document.activeElement === holder.lastElementChild) break;
      stops.push(focused());
    }
    // WebKit's Tab goes to text fields alone, unless its settings say otherwise.
    if (!stops.includes('board')) this.skip();
    expect(stops.filter((stop) => stop === 'board')).to.have.length(1);
    expect(stops).not.to.include.members(['span']);
  });
});

it('The focus delegate does not take pointers', async () => {
  const element = await make();
  const [x, y] = middleOf(boardOf(element));
  expect(element.shadowRoot!.elementFromPoint(x, y)?.closest('.delegate')).to.equal(null);
});
