import { expect, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { Game } from 'game-2048-element/engine';
import type { Game2048Element } from 'game-2048-element';
import 'game-2048-element';
import { fixture } from '../support/fixture.js';
import { boardOf, buttonOf } from '../support/screen.js';

interface Made {
  form: HTMLFormElement;
  element: Game2048Element;
  outside: HTMLButtonElement;
  /** The names of the events of a field, as they come. */
  seen: string[];
}

/** A game of one tile of 2 in a form, after which another button can have the focus. */
async function make(): Promise<Made> {
  const form = await fixture<HTMLFormElement>(html`
    <form>
      <label>Today <game-2048 name="game" seed="a"></game-2048></label>
      <button type="button" id="outside">Outside</button>
    </form>
  `);
  const element = form.querySelector('game-2048')!;
  element.newGame({
    board: [
      [0, 0],
      [0, 2],
    ],
    seed: 'a',
  });
  await element.updateComplete;
  const seen: string[] = [];
  for (const type of ['input', 'change']) form.addEventListener(type, () => seen.push(type));
  return { form, element, outside: form.querySelector<HTMLButtonElement>('#outside')!, seen };
}

const nameOf = (element: Game2048Element): string =>
  boardOf(element).getAttribute('aria-label') ?? '';

describe('Game2048Element › the members of a form field', () => {
  it('have the values of a valid field', async () => {
    const { form, element } = await make();
    expect(element.form).to.equal(form);
    expect(element.labels).to.have.length(1);
    expect(element.type).to.equal('game-2048');
    expect(element.name).to.equal('game');
    expect(element.value).to.equal(element.replay);
    expect(element.willValidate).to.equal(true);
    expect(element.validity.valid).to.equal(true);
    expect(element.validationMessage).to.equal('');
    expect(element.checkValidity()).to.equal(true);
    expect(element.reportValidity()).to.equal(true);
  });

  it('work in a loop over form.elements', async () => {
    const { form, element } = await make();
    form.append(document.createElement('input'));
    const { replay } = element;
    for (const field of form.elements) {
      const any = field as HTMLInputElement;
      any.setCustomValidity(any.validity.valid && any.willValidate ? '' : any.type);
      expect(any.checkValidity()).to.equal(true);
      expect(any.form).to.equal(form);
      any.value = '';
    }
    expect(element.replay).to.equal(replay);
  });

  it('setCustomValidity() makes the form invalid', async () => {
    const { form, element } = await make();
    const invalid = new Promise((resolve) => element.addEventListener('invalid', resolve));
    element.setCustomValidity('Not yet');
    expect(form.checkValidity()).to.equal(false);
    await invalid;
    expect(element.validity.customError).to.equal(true);
    expect(element.validationMessage).to.equal('Not yet');
    expect(element.matches(':invalid')).to.equal(true);
    element.setCustomValidity('');
    expect(form.checkValidity()).to.equal(true);
  });

  it('value can be set to a replay; anything else fires game-error and changes nothing', async () => {
    const { form, element, seen } = await make();
    const { replay } = new Game({ seed: 'set' });
    element.value = replay;
    expect(element.value).to.equal(replay);
    expect(new FormData(form).get('game')).to.equal(replay);
    const errors: unknown[] = [];
    element.addEventListener('game-error', (event) => {
      event.preventDefault();
      errors.push(event.detail.kind);
    });
    element.value = 'nonsense';
    expect(element.value).to.equal(replay);
    expect(errors).to.deep.equal(['form']);
    expect(seen).to.deep.equal([]);
  });
});

describe('Game2048Element › input and change', () => {
  it('are not fired for what scripts do', async () => {
    const { form, element, seen } = await make();
    element.focus();
    element.move('left');
    element.undo();
    element.newGame();
    element.load(new Game({ seed: 'l' }).replay);
    element.seed = 'b';
    await element.updateComplete;
    element.giveUp();
    form.reset();
    (document.activeElement as HTMLElement).blur();
    expect(seen).to.deep.equal([]);
  });

  it('are fired for each move of the player, and when the field loses the focus with another value', async () => {
    const { element, outside, seen } = await make();
    element.focus();
    await sendKeys({ press: 'ArrowLeft' });
    await sendKeys({ press: 'ArrowUp' });
    expect(seen).to.deep.equal(['input', 'input']);
    buttonOf(element, 'undo').focus();
    expect(seen).to.deep.equal(['input', 'input']);
    outside.focus();
    expect(seen).to.deep.equal(['input', 'input', 'change']);
    element.focus();
    outside.focus();
    expect(seen).to.have.length(3);
  });

  it('are fired for buttons; change, when the player ends the game', async () => {
    const { element, seen } = await make();
    element.controls = 'new undo give-up';
    await element.updateComplete;
    buttonOf(element, 'new').click();
    expect(seen).to.deep.equal(['input']);
    buttonOf(element, 'give-up').click();
    await element.updateComplete;
    const answers = element.shadowRoot!.querySelectorAll<HTMLElement>('[part~="overlay"] button');
    for (const answer of answers) {
      if (answer.getAttribute('part')?.includes('button-give-up')) answer.click();
    }
    expect(element.over).to.equal(true);
    expect(seen).to.deep.equal(['input', 'input', 'change']);
  });
});

describe('Game2048Element › the accessible name of the board', () => {
  it('begins with its label’s text', async () => {
    const { element } = await make();
    expect(nameOf(element)).to.match(/^Today: /);
  });

  it('begins with aria-label, and follows it', async () => {
    const { element } = await make();
    element.setAttribute('aria-label', 'Tomorrow');
    await element.updateComplete;
    expect(nameOf(element)).to.match(/^Tomorrow: /);
    expect(element.hasAttribute('role')).to.equal(false);
  });

  it('begins with the texts of aria-labelledby, in order', async () => {
    const holder = await fixture<HTMLElement>(html`
      <div>
        <p id="puzzle">Puzzle</p>
        <p id="day">22</p>
        <game-2048 aria-labelledby="puzzle missing day" aria-label="No"></game-2048>
      </div>
    `);
    const element = holder.querySelector('game-2048')!;
    expect(nameOf(element)).to.match(/^Puzzle 22: /);
    element.removeAttribute('aria-labelledby');
    await element.updateComplete;
    expect(nameOf(element)).to.match(/^No: /);
  });

  it('follows a changed label when the element gets the focus', async () => {
    const { form, element, outside } = await make();
    outside.focus();
    form.querySelector('label')!.firstChild!.textContent = 'Later ';
    element.focus();
    await element.updateComplete;
    expect(nameOf(element)).to.match(/^Later: /);
  });
});
