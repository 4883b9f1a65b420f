import { expect, html } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { Game } from 'game-2048-element/engine';
import type { Game2048Element } from 'game-2048-element';
import 'game-2048-element';
import { errorsOf, eventsOf } from '../support/events.js';
import { begin, fixture, playSome, settled } from '../support/fixture.js';
import { press } from '../support/input.js';
import { answerOf, boardOf, buttonOf } from '../support/screen.js';

const loneTwo = [
  [0, 0],
  [0, 2],
];

/** A game of one tile in a form with another button, which can take the focus. */
async function make() {
  const form = await fixture<HTMLFormElement>(html`
    <form>
      <fieldset>
        <input name="who" value="me" />
        <label>Today <game-2048 name="game" seed="a"></game-2048></label>
        <button type="button">Outside</button>
      </fieldset>
    </form>
  `);
  const element = form.querySelector('game-2048')!;
  await begin(element, loneTwo);
  /** The types of the events that a field fires, in their order. */
  const seen: string[] = [];
  for (const type of ['input', 'change']) form.addEventListener(type, () => seen.push(type));
  const fieldset = form.querySelector('fieldset')!;
  const outside = form.querySelector<HTMLElement>('fieldset > button')!;
  return { form, element, fieldset, outside, seen, sent: () => new FormData(form).get('game') };
}

const { replay } = new Game({ seed: 'other' });

describe('The members of a form field', () => {
  it('have the values of a valid field', async () => {
    const { form, element } = await make();
    const { type, name, value, willValidate, validationMessage, validity } = element;
    expect({ type, name, value, willValidate, validationMessage }).to.deep.equal({
      type: 'game-2048',
      name: 'game',
      value: element.replay,
      willValidate: true,
      validationMessage: '',
    });
    expect([element.form, element.labels.length, validity.valid]).to.deep.equal([form, 1, true]);
    expect([element.checkValidity(), element.reportValidity()]).to.deep.equal([true, true]);
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

  it('value fires nothing if a script or the browser sets it to the game in progress', async () => {
    const { element } = await make();
    const seen = eventsOf(element);
    const { startedAt } = element;
    element.value = element.replay;
    element.formStateRestoreCallback(element.replay);
    expect(seen).to.deep.equal([]);
    expect(element).to.include({ startedAt, playedHere: true });
  });

  it('value can be set to a replay; an empty one is ignored, any other fires game-error', async () => {
    const { element, seen, sent } = await make();
    const errors = errorsOf(element);
    for (const value of [replay, '', 'nonsense']) element.value = value;
    expect([element.value, sent()]).to.deep.equal([replay, replay]);
    expect(errors).to.have.length(1);
    expect(seen).to.deep.equal([]);
  });
});

describe('In a form the element', () => {
  it('submits the replay of the game in progress under its name', async () => {
    const { form, element, sent } = await make();
    for (const act of [
      () => playSome(element, 3),
      () => element.undo(),
      () => element.newGame(),
      () => (element.size = 5),
      () => form.reset(),
      () => element.giveUp(),
      () => (element.name = 'late'),
    ]) {
      expect(sent()).to.equal(element.replay);
      act();
      await settled(element);
    }
    expect(new FormData(form).get('late')).to.equal(element.replay);
  });

  it('submits nothing, and cannot be played, while it or a fieldset around it is disabled', async () => {
    const { element, fieldset, sent } = await make();
    const root = element.shadowRoot!;
    for (const target of [element, fieldset]) {
      element.focus();
      target.disabled = true;
      await settled(element);
      expect(sent()).to.equal(null);
      expect(root.querySelectorAll('button:not(:disabled)')).to.have.length(0);
      expect(boardOf(element).hasAttribute('tabindex')).to.equal(false);
      await press('ArrowLeft', 'ArrowUp');
      expect(element.moves).to.equal(0);
      target.disabled = false;
      await settled(element);
      expect(root.querySelectorAll('button:not(:disabled)').length).to.be.greaterThan(0);
    }
    element.removeAttribute('name');
    await settled(element);
    expect([...new FormData(element.form!).keys()]).to.deep.equal(['who']);
  });

  it('never submits the form by its buttons or keys', async () => {
    const { form, element } = await make();
    let submits = 0;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      submits++;
    });
    element.controls = 'new undo directions';
    await settled(element);
    element.focus();
    await press('Enter');
    for (const part of ['up', 'left', 'undo', 'new']) buttonOf(element, part).click();
    expect(submits).to.equal(0);
  });

  it('restores a form state that is a game, and reports any other', async () => {
    const { element } = await make();
    const errors = errorsOf(element);
    for (const state of [replay, '', '<b>', null, new FormData(), `${replay}!`]) {
      element.formStateRestoreCallback(state);
      expect(element.replay).to.equal(replay);
    }
    expect(errors).to.have.length(5);
  });
});

describe('input and change', () => {
  it('are not fired for changes by scripts', async () => {
    const { form, element, outside, seen } = await make();
    element.focus();
    element.move('left');
    element.undo();
    element.newGame();
    element.load(replay);
    element.seed = 'b';
    await settled(element);
    element.giveUp();
    form.reset();
    outside.focus();
    expect(seen).to.deep.equal([]);
  });

  it('are fired for each move of the player, and when the field loses the focus with another value', async () => {
    const { element, outside, seen } = await make();
    element.focus();
    await press('ArrowLeft', 'ArrowUp');
    buttonOf(element, 'undo').focus();
    expect(seen).to.deep.equal(['input', 'input']);
    outside.focus();
    expect(seen).to.deep.equal(['input', 'input', 'change']);
    element.focus();
    outside.focus();
    expect(seen).to.have.length(3);
    // A move that is undone is no change.
    element.newGame({ board: loneTwo });
    element.focus();
    await press('ArrowLeft', 'Control+z');
    outside.focus();
    expect(seen.slice(3)).to.deep.equal(['input', 'input']);
  });

  it('are fired for the buttons of the element; change also when the player gives up', async () => {
    const { element, seen } = await make();
    element.controls = 'new give-up';
    await settled(element);
    buttonOf(element, 'new').click();
    expect(seen).to.deep.equal(['input']);
    buttonOf(element, 'give-up').click();
    await settled(element);
    answerOf(element, 0).click();
    expect(element.over).to.equal(true);
    expect(seen).to.deep.equal(['input', 'input', 'change']);
  });
});

describe('The accessible name of the board', () => {
  const nameOf = async (element: Game2048Element) => {
    await settled(element);
    return boardOf(element).ariaLabel?.split(': ')[0];
  };

  it('begins with the current text of its label, or with aria-label', async () => {
    const { form, element } = await make();
    expect(await nameOf(element)).to.equal('Today');
    form.querySelector('label')!.firstChild!.textContent = 'Later ';
    element.focus();
    expect(await nameOf(element)).to.equal('Later');
    element.setAttribute('aria-label', 'Tomorrow');
    expect(await nameOf(element)).to.equal('Tomorrow');
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
    expect(await nameOf(element)).to.equal('Puzzle 22');
    element.removeAttribute('aria-labelledby');
    expect(await nameOf(element)).to.equal('No');
  });

  it('is the name of the element in the accessibility tree, too; without a label that is 2048', async function () {
    type Node = Record<'role' | 'name', string>;
    const groups = async () => {
      const tree = await executeServerCommand<Node[] | false, undefined>('accessibility-tree');
      if (!tree) this.skip();
      return tree.filter(({ role }) => role === 'group').map(({ name }) => name);
    };
    const { form } = await make();
    expect(await groups()).to.include('Today');
    form.remove();
    await settled(await fixture<Game2048Element>(html`<game-2048></game-2048>`));
    expect(await groups()).to.deep.equal(['2048']);
  });
});
