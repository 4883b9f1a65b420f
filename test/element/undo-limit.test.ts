/** The button "Undo 2", by sight and by ear; what counts is in session/undo-limit.test.ts. */
import { expect } from '@open-wc/testing';
import type { Game2048Element } from 'game-2048-element';
import 'game-2048-element';
import 'game-2048-element/locales/de';
import { game, loneTile, made, playSome, settled } from '../support/fixture.js';
import { focusOn, press } from '../support/input.js';
import { buttonOf, statusOf } from '../support/screen.js';

/** What is seen on the button, and its name. */
async function undoButton(element: Game2048Element): Promise<[seen: string, name: string | null]> {
  await settled(element);
  const button = buttonOf(element, 'undo');
  return [button.innerText.trim().replace(/\s+/g, ' '), button.getAttribute('aria-label')];
}

const limited = (limit: number, attributes = '', width = 512) =>
  game(
    `undo-limit="${limit}" style="width:${width}px;--game-2048-duration:0s" ${attributes}`,
    loneTile,
  );

describe('undo-limit', () => {
  it('puts the number of undos left on the button, and in its name', async () => {
    const element = await limited(2);
    expect(await undoButton(element)).to.deep.equal(['Undo 2', 'Undo 2. Undos left: 2.']);
    element.move('left');
    element.move('right');
    await settled(element);
    buttonOf(element, 'undo').click();
    expect(await undoButton(element)).to.deep.equal(['Undo 1', 'Undo 1. Undos left: 1.']);
    expect(element.undosLeft).to.equal(1);
    element.undoLimit = null;
    expect(await undoButton(element)).to.deep.equal(['Undo', 'Undo']);
    expect(element.undosLeft).to.equal(null);
    element.undoLimit = 12;
    element.lang = 'de';
    expect(await undoButton(element)).to.deep.equal([
      'Rück\u00adgängig 11',
      'Rück\u00adgängig 11. Noch 11-mal rückgängig.',
    ]);
    expect(element.moves).to.equal(1);
  });

  it('counts undos by button, key, command and script', async () => {
    const element = await limited(4);
    playSome(element, 5);
    await settled(element);
    buttonOf(element, 'undo').click();
    await focusOn(element);
    await press('Control+z');
    element.dispatchEvent(Object.assign(new Event('command'), { command: '--undo' }));
    expect([element.undo(), element.undo()]).to.deep.equal([true, false]);
    expect([element.moves, element.undosLeft]).to.deep.equal([1, 0]);
  });

  it('refuses an undo at 0: "No undos left", and the game and autoplay go on', async () => {
    const element = await limited(0, 'autoplay-delay="1e6"');
    element.move('left');
    const { replay } = element;
    element.autoplay = true;
    await settled(element);
    expect(await undoButton(element)).to.deep.equal(['Undo 0', 'Undo 0. No undos left.']);
    expect(buttonOf(element, 'undo').disabled).to.equal(true);
    await focusOn(element);
    await press('Control+z');
    expect(await statusOf(element)).to.equal('No undos left.');
    expect([element.undo(), element.replay, element.autoplay]).to.deep.equal([false, replay, true]);
  });

  it('lets New game and giving up be taken back at 0', async () => {
    const element = await limited(0);
    element.move('left');
    const { replay } = element;
    element.giveUp();
    await settled(element);
    expect(buttonOf(element, 'undo').disabled).to.equal(false);
    buttonOf(element, 'undo').click();
    expect([element.over, element.replay]).to.deep.equal([false, replay]);
    await settled(element);
    buttonOf(element, 'new').click();
    await settled(element);
    expect([element.moves, buttonOf(element, 'undo').disabled]).to.deep.equal([0, false]);
    buttonOf(element, 'undo').click();
    expect([element.replay, element.undosLeft]).to.deep.equal([replay, 0]);
  });

  for (const [width, attributes] of [
    [320, ''],
    [280, ''],
    [280, 'controls="score best moves new undo hint autoplay help" lang="de"'],
    [390, 'controls="score best moves new undo hint autoplay help"'],
  ] as const) {
    it(`shows the number on a board of ${width} px, beside the icon where names are hidden: ${attributes}`, async () => {
      const element = await limited(2, attributes, width);
      await undoButton(element);
      const button = buttonOf(element, 'undo');
      const range = document.createRange();
      // The text beside the name.
      range.selectNode(
        [...button.querySelector('.counted')!.childNodes].find(
          ({ nodeType, textContent }) => nodeType === 3 && textContent!.trim() !== '',
        )!,
      );
      const number = range.getBoundingClientRect();
      const [box, icon] = [button, button.querySelector('.icon')!].map((node) =>
        node.getBoundingClientRect(),
      );
      expect(button.innerText).to.include('2');
      expect(number.width).to.be.above(0);
      expect(number.left).to.be.at.least(box!.left - 1);
      expect(number.right).to.be.at.most(box!.right + 1);
      expect(Math.min(box!.width, box!.height)).to.be.at.least(44);
      if (button.querySelector<HTMLElement>('.name')!.offsetWidth === 0) {
        expect(number.left).to.be.at.least(icon!.right);
        expect(number.top).to.be.below(icon!.bottom);
      } else expect(number.top).to.be.at.least(icon!.bottom);
    });
  }

  it('shows what another board of the same key has undone and made again', async () => {
    const one = await limited(2, 'storage-key="undo-limit"');
    one.move('left');
    const other = await game('undo-limit="2" storage-key="undo-limit"');
    other.undo();
    other.move('left');
    expect(other.replay).to.equal(one.replay);
    expect((await undoButton(one))[0]).to.equal('Undo 1');
    localStorage.removeItem('undo-limit');
  });

  it('reports a wrong value, and then has no limit', async () => {
    const { element, errors } = await made('<game-2048 undo-limit="one"></game-2048>');
    expect([element.undoLimit, element.undosLeft]).to.deep.equal([null, null]);
    expect(errors).to.deep.equal(['undo-limit must be a whole number, 0 or more, not "one"']);
  });
});
