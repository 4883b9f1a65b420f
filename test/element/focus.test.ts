import { expect, html, nextFrame } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import type { Game2048Element } from 'game-2048-element';
import 'game-2048-element';
import { nearlyOver, rows } from '../support/boards.js';
import { begin, fixture, game, made, playSome, settled, until } from '../support/fixture.js';
import { press } from '../support/input.js';
import { boardOf, buttonOf, focusOf, middleOf } from '../support/screen.js';

const allControls =
  'controls="score best moves new undo hint autoplay help directions save load give-up"';

/** What has the focus, through all shadow trees: the name of the part, or else of the tag. */
function focusOfPage(): string | undefined {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active?.getAttribute('part')?.split(' ').at(-1) ?? active?.localName;
}

const blur = () => (document.activeElement as HTMLElement | null)?.blur();

/** What scripts of test tools and the browser itself call: not the element's own method. */
const focusNatively = (element: HTMLElement) => HTMLElement.prototype.focus.call(element);

async function click(node: Element): Promise<void> {
  await sendMouse({ type: 'click', position: middleOf(node) });
  await resetMouse();
}

/** Opens the dialog or popover in this holder. */
function open({ firstElementChild }: HTMLElement): Promise<unknown> {
  const node = firstElementChild as HTMLElement;
  const opened = new Promise((resolve) => node.addEventListener('toggle', resolve));
  if (node instanceof HTMLDialogElement) node.showModal();
  else node.showPopover();
  return opened;
}

/** Gives the browser time to look for `autofocus`. */
async function twoFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await nextFrame();
}

const gameIn = (holder: Element) => holder.querySelector<Game2048Element>('game-2048')!;

beforeEach(blur);

describe('The board has the focus', () => {
  const tag = '<game-2048 id="game" style="width:300px"></game-2048>';
  const autofocused = '<game-2048 autofocus></game-2048>';

  for (const [when, markup, act] of [
    ['after native focus()', tag, (holder) => focusNatively(gameIn(holder))],
    [
      'after a click on its label',
      `<label for="game">Play</label>${tag}`,
      (holder) => click(holder.querySelector('label')!),
    ],
    ['after a click on the board', tag, (holder) => click(boardOf(gameIn(holder)))],
    ['in a dialog that opens', `<dialog>${tag}</dialog>`, open],
    [
      'in a dialog with another field, where the game has autofocus',
      `<dialog><input aria-label="Name">${autofocused}</dialog>`,
      open,
    ],
    [
      'in a popover that opens, where the game has autofocus',
      `<div popover>${autofocused}</div>`,
      open,
    ],
    ['when an element with autofocus is inserted late', autofocused, twoFrames],
  ] as [string, string, (holder: HTMLElement) => unknown][]) {
    it(when, async () => {
      const holder = await fixture<HTMLElement>(html`<div></div>`);
      holder.innerHTML = markup;
      await settled(gameIn(holder));
      await act(holder);
      expect(focusOfPage()).to.equal('board');
    });
  }

  it('after focus() in the task in which the element is connected or enabled', async () => {
    const { element } = await made('<game-2048></game-2048>', (early) => early.focus());
    expect(focusOfPage()).to.equal('board');
    element.disabled = true;
    await settled(element);
    element.disabled = false;
    element.focus();
    expect(focusOfPage()).to.equal('board');
  });

  it('after the button that had it is disabled or removed', async () => {
    const element = await game(allControls, rows([0, 2]));
    element.move('left');
    await settled(element);
    buttonOf(element, 'undo').focus();
    await press('Enter');
    await settled(element);
    expect(element.moves).to.equal(0);
    expect(focusOf(element)).to.equal('board');
    buttonOf(element, 'save').focus();
    element.controls = 'none';
    await settled(element);
    expect(focusOf(element)).to.equal('board');
  });

  it('after an end screen covers the button that had it', async () => {
    const element = await game('controls="share"');
    playSome(element, 1);
    await settled(element);
    element.shadowRoot!.querySelector<HTMLElement>('.footer [part~="button-share"]')!.focus();
    expect(focusOfPage()).to.equal('button-share');
    element.giveUp();
    await until(() => focusOfPage() === 'board');
  });

  it('still, after the game ends or gets another size', async () => {
    const element = await game(allControls, nearlyOver);
    element.focus();
    for (const act of [() => element.move('left'), () => (element.size = 5)]) {
      act();
      await settled(element);
      expect(focusOf(element)).to.equal('board');
    }
  });
});

describe('The focus stays', () => {
  it('without a ring around a board that was clicked, even under the card of a win', async function () {
    const element = await game('style="--game-2048-duration:0s"', rows([1024, 1024]));
    await click(boardOf(element));
    expect(focusOf(element)).to.equal('board');
    element.move('left');
    await settled(element);
    expect(boardOf(element).matches(':focus-visible')).to.equal(false);
    const overlay = element.shadowRoot!.querySelector('[part~="overlay"]')!;
    expect(getComputedStyle(overlay).outlineStyle).to.equal('none');
    await press('Shift+Tab', 'Tab');
    // WebKit's Tab goes to text fields alone, unless its settings say otherwise.
    if (focusOf(element) !== 'board') this.skip();
    expect(boardOf(element).matches(':focus-visible')).to.equal(true);
  });

  it('on a button that was pressed with Enter', async () => {
    const element = await game(allControls);
    buttonOf(element, 'new').focus();
    await press('Enter');
    await settled(element);
    expect(focusOf(element)).to.equal('button-new');
  });

  it('on the page when an element is inserted without autofocus, moved, or removed and put back', async () => {
    const element = await game('autofocus');
    await twoFrames();
    blur();
    const other = await fixture<HTMLElement>(html`<div><game-2048></game-2048></div>`);
    const moveThere = () => other.append(element);
    for (const act of [() => undefined, moveThere, () => element.remove(), moveThere]) {
      act();
      await twoFrames();
      expect(focusOfPage()).to.equal('body');
    }
  });

  it('in a field of the page while the game ends, is undone, disabled or resized', async () => {
    const input = await fixture<HTMLInputElement>(html`<input aria-label="Name" />`);
    input.focus();
    const element = await game(`${allControls} autofocus`);
    await twoFrames();
    expect(focusOfPage()).to.equal('input');
    await begin(element, nearlyOver);
    for (const act of [
      () => element.move('left'),
      () => element.undo(),
      () => Object.assign(element, { controls: 'none', disabled: true }),
      () => (element.size = 5),
    ]) {
      act();
      await settled(element);
      expect(focusOfPage()).to.equal('input');
    }
  });

  it('outside a disabled element', async () => {
    const element = await game('disabled');
    focusNatively(element);
    expect(element.shadowRoot!.activeElement).to.equal(null);
  });
});

it('Tab stops at each button and at the board, and nowhere else in the element', async function () {
  const holder = await fixture<HTMLElement>(html`
    <div><button>Before</button><game-2048 tabindex="0"></game-2048><button>After</button></div>
  `);
  await settled(holder.querySelector('game-2048')!);
  holder.querySelector('button')!.focus();
  const stops: (string | undefined)[] = [];
  for (let n = 0; n < 8; n++) {
    await press('Tab');
    if (document.activeElement === holder.lastElementChild) break;
    stops.push(focusOfPage());
  }
  // WebKit's Tab goes to text fields alone, unless its settings say otherwise.
  if (!stops.includes('board')) this.skip();
  expect(stops).to.deep.equal(['button-help', 'button-new', 'board']);
});

it('The invisible node that passes the focus on to the board takes no pointers', async () => {
  const element = await game();
  const [x, y] = middleOf(boardOf(element));
  expect(element.shadowRoot!.elementFromPoint(x, y)?.closest('.delegate')).to.equal(null);
});
