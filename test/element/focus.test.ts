import { expect, html } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import type { Game2048Element } from 'game-2048-element';
import 'game-2048-element';
import { nearlyOver, rows } from '../support/boards.js';
import { begin, fixture, game, made, playSome, settled, until } from '../support/fixture.js';
import { press } from '../support/input.js';
import { boardOf, buttonOf, focusOf, middleOf } from '../support/screen.js';

const all = 'controls="score best moves new undo hint autoplay help directions save load give-up"';

/** What has the focus, shadow trees included: the part of the element's, or the name of a tag. */
function focused(): string | undefined {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active?.getAttribute('part')?.split(' ').at(-1) ?? active?.localName;
}

/** What scripts of test tools and the browser itself call: not the element's own method. */
const focusNatively = (element: HTMLElement) => HTMLElement.prototype.focus.call(element);

async function click(node: Element): Promise<void> {
  await sendMouse({ type: 'click', position: middleOf(node) });
  await resetMouse();
}

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

beforeEach(() => (document.activeElement as HTMLElement | null)?.blur());

describe('The board has the focus', () => {
  const tag = '<game-2048 id="game" style="width:300px"></game-2048>';
  const field = '<input aria-label="Name">';
  const wanting = '<game-2048 autofocus></game-2048>';

  for (const [when, markup, act] of [
    ['after native focus()', tag, (holder) => focusNatively(holder.querySelector('game-2048')!)],
    [
      'after a click on its label',
      `<label for="game">Play</label>${tag}`,
      (holder) => click(holder.querySelector('label')!),
    ],
    ['after a click on the board', tag, (holder) => click(boardOf(gameIn(holder)))],
    [
      'in a dialog that opens',
      `<dialog>${tag}</dialog>`,
      (holder) => holder.querySelector('dialog')!.showModal(),
    ],
    [
      'in a dialog with another field, where the game has autofocus',
      `<dialog>${field}${wanting}</dialog>`,
      (holder) => {
        const dialog = holder.querySelector('dialog')!;
        return toggled(dialog, () => dialog.showModal());
      },
    ],
    [
      'in a popover that opens, where the game has autofocus',
      `<div popover>${wanting}</div>`,
      (holder) => {
        const popover = holder.querySelector<HTMLElement>('[popover]')!;
        return toggled(popover, () => popover.showPopover());
      },
    ],
    ['when an element with autofocus is inserted late', wanting, rendered],
  ] as [string, string, (holder: HTMLElement) => unknown][]) {
    it(when, async () => {
      const holder = await fixture<HTMLElement>(html`<div></div>`);
      holder.innerHTML = markup;
      await settled(gameIn(holder));
      await act(holder);
      expect(focused()).to.equal('board');
    });
  }

  const gameIn = (holder: Element) => holder.querySelector<Game2048Element>('game-2048')!;

  it('after focus() in the task in which the element is connected or enabled', async () => {
    const { element } = await made('<game-2048></game-2048>', (early) => early.focus());
    expect(focused()).to.equal('board');
    element.disabled = true;
    await settled(element);
    element.disabled = false;
    element.focus();
    expect(focused()).to.equal('board');
  });

  it('when the button that had it is disabled or disappears', async () => {
    const element = await game(all, rows([0, 2]));
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

  it('when an end card hides the button that had it', async () => {
    const element = await game('controls="share"');
    playSome(element, 1);
    await settled(element);
    element.shadowRoot!.querySelector<HTMLElement>('.footer [part~="button-share"]')!.focus();
    expect(focused()).to.equal('button-share');
    element.giveUp();
    await until(() => focused() !== 'button-share');
    await rendered();
    expect(focused()).to.equal('board');
  });

  it('and keeps it when the game ends or gets another size', async () => {
    const element = await game(all, nearlyOver);
    element.focus();
    element.move('left');
    await settled(element);
    expect(focusOf(element)).to.equal('board');
    element.size = 5;
    await settled(element);
    expect(focusOf(element)).to.equal('board');
  });
});

describe('The focus stays', () => {
  it('on a button that was pressed by the keyboard', async () => {
    const element = await game(all);
    buttonOf(element, 'new').focus();
    await press('Enter');
    await settled(element);
    expect(focusOf(element)).to.equal('button-new');
  });

  it('on nothing when an element is inserted without autofocus, moved, or taken out and put back', async () => {
    const element = await game('autofocus');
    await rendered();
    (document.activeElement as HTMLElement).blur();
    const other = await fixture<HTMLElement>(html`<div><game-2048></game-2048></div>`);
    for (const act of [() => undefined, () => other.append(element), () => element.remove()]) {
      act();
      await rendered();
      expect(focused()).to.equal('body');
    }
    other.append(element);
    await rendered();
    expect(focused()).to.equal('body');
  });

  it('in a field of the page, whatever happens to the game', async () => {
    const input = await fixture<HTMLInputElement>(html`<input aria-label="Name" />`);
    input.focus();
    const element = await game(`${all} autofocus`);
    await rendered();
    expect(focused()).to.equal('input');
    await begin(element, nearlyOver);
    for (const act of [
      () => element.move('left'),
      () => element.undo(),
      () => Object.assign(element, { controls: 'none', disabled: true }),
      () => (element.size = 5),
    ]) {
      act();
      await settled(element);
      expect(focused()).to.equal('input');
    }
  });

  it('outside of a disabled element', async () => {
    const element = await game('disabled');
    focusNatively(element);
    expect(element.shadowRoot!.activeElement).to.equal(null);
  });
});

it('Tab goes from button to button to the board, and stops nowhere else', async function () {
  const holder = await fixture<HTMLElement>(html`
    <div><button>Before</button><game-2048 tabindex="0"></game-2048><button>After</button></div>
  `);
  await settled(holder.querySelector('game-2048')!);
  holder.querySelector('button')!.focus();
  const stops: (string | undefined)[] = [];
  for (let n = 0; n < 8; n++) {
    await press('Tab');
    if (document.activeElement === holder.lastElementChild) break;
    stops.push(focused());
  }
  // WebKit's Tab goes to text fields alone, unless its settings say otherwise.
  if (!stops.includes('board')) this.skip();
  expect(stops).to.deep.equal(['button-help', 'button-new', 'board']);
});

it('The focus delegate does not take pointers', async () => {
  const element = await game();
  const [x, y] = middleOf(boardOf(element));
  expect(element.shadowRoot!.elementFromPoint(x, y)?.closest('.delegate')).to.equal(null);
});
