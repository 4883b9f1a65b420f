import { expect, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { Game } from 'game-2048-element/engine';
import 'game-2048-element';
import { errorsOf, eventsOf } from '../support/events.js';
import { fixture } from '../support/fixture.js';
import { playSome } from '../support/games.js';

async function make() {
  const form = await fixture<HTMLFormElement>(
    html`<form>
      <fieldset>
        <input name="who" value="me" />
        <game-2048 name="game" seed="a"></game-2048>
      </fieldset>
    </form>`,
  );
  const element = form.querySelector('game-2048')!;
  await element.updateComplete;
  return { form, element, fieldset: form.querySelector('fieldset')! };
}

describe('Game2048Element › as a form field', () => {
  it('submits its replay under its name', async () => {
    const { form, element } = await make();
    const value = (): unknown => new FormData(form).get('game');
    expect(value()).to.equal(element.replay);
    playSome(element, 3);
    expect(value()).to.equal(element.replay);
    element.undo();
    expect(value()).to.equal(element.replay);
    element.newGame();
    expect(value()).to.equal(element.replay);
    element.size = 5;
    await element.updateComplete;
    expect(value()).to.equal(element.replay);
    element.giveUp();
    expect(value()).to.equal(element.replay);
  });

  it('submits nothing without a name, or while disabled', async () => {
    const { form, element, fieldset } = await make();
    element.disabled = true;
    await element.updateComplete;
    expect(new FormData(form).has('game')).to.equal(false);
    element.disabled = false;
    fieldset.disabled = true;
    await element.updateComplete;
    expect(new FormData(form).has('game')).to.equal(false);
    fieldset.disabled = false;
    element.removeAttribute('name');
    await element.updateComplete;
    expect([...new FormData(form).keys()]).to.deep.equal(['who']);
    element.name = 'late';
    await element.updateComplete;
    expect(new FormData(form).get('late')).to.equal(element.replay);
  });

  it('starts a new game when the form is reset', async () => {
    const { form, element } = await make();
    playSome(element, 5);
    const events = eventsOf(element);
    form.reset();
    expect(events[0]).to.equal('new-game');
    expect(element.replay).to.equal(new Game({ seed: 'a' }).replay);
    expect(new FormData(form).get('game')).to.equal(element.replay);
  });

  it('cannot be played while it, or a fieldset around it, is disabled', async () => {
    const { element, fieldset } = await make();
    for (const target of [element, fieldset]) {
      element.focus();
      target.disabled = true;
      await element.updateComplete;
      const { replay } = element;
      const root = element.shadowRoot!;
      expect(root.querySelectorAll('button:not(:disabled)')).to.have.length(0);
      expect(root.querySelector('#board')!.hasAttribute('tabindex')).to.equal(false);
      for (const press of ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp'])
        await sendKeys({ press });
      expect(element.replay).to.equal(replay);
      target.disabled = false;
      await element.updateComplete;
      expect(root.querySelectorAll('button:not(:disabled)').length).to.be.greaterThan(0);
    }
  });

  it('never submits the form by its buttons or keys', async () => {
    const { form, element } = await make();
    let sent = 0;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent++;
    });
    element.controls = 'score best moves new undo hint autoplay directions save load give-up share';
    await element.updateComplete;
    element.focus();
    await sendKeys({ press: 'Enter' });
    for (const part of ['up', 'left', 'undo', 'new']) {
      element.shadowRoot!.querySelector<HTMLElement>(`[part~="button-${part}"]`)!.click();
    }
    expect(sent).to.equal(0);
  });

  it('restores a form state that is a game, and reports any other', async () => {
    const { element } = await make();
    const game = new Game({ seed: 'restored' });
    const errors = errorsOf(element);
    element.formStateRestoreCallback(game.replay);
    expect(element.replay).to.equal(game.replay);
    for (const bad of ['', '<b>', null, new FormData(), `${game.replay}!`]) {
      element.formStateRestoreCallback(bad);
      expect(element.replay).to.equal(game.replay);
    }
    expect(errors).to.have.length(5);
  });
});
