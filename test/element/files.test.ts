import { expect } from '@open-wc/testing';
import { Game } from 'game-2048-element/engine';
import 'game-2048-element';
import type { Game2048Element } from 'game-2048-element';
import { eventsOf } from '../support/events.js';
import { game, playSome } from '../support/fixture.js';
import { buttonOf, dropOn, statusOf } from '../support/screen.js';

const { replay: other } = new Game({ seed: 'other', size: '3x5' });

describe('loadFile()', () => {
  it('loads the game of a file that saveFile() made', async () => {
    const element = await game();
    const events = eventsOf(element);
    await element.loadFile(new File([`${other}\n`], 'game.txt'));
    expect(element.replay).to.equal(other);
    expect(events).to.deep.equal(['game-load']);
  });

  it('rejects any other file with the reason, and changes nothing', async () => {
    const element = await game();
    playSome(element, 3);
    const { replay } = element;
    const events = eventsOf(element);
    for (const [file, message] of [
      [new File([], 'empty.txt'), /character/],
      [new File(['<script>alert(1)</script>'], 'markup.html'), /character/],
      [new File([new Uint8Array(2 ** 20 + 1)], 'large.bin'), /at most 1048576 bytes, not 1048577/],
      [other, /File or Blob/],
      [undefined, /File or Blob/],
      [null, /File or Blob/],
    ] as const) {
      const error: unknown = await element
        .loadFile(file as File)
        .catch((reason: unknown) => reason);
      expect(error).to.be.instanceOf(Error);
      expect((error as Error).message).to.match(message);
    }
    expect(element.replay).to.equal(replay);
    expect(events).to.deep.equal([]);
  });
});

it('Dragged text, and files dropped on a disabled element, are left to the page', async () => {
  const element = await game();
  const { replay } = element;
  const text = dropOn(element);
  element.disabled = true;
  for (const event of [...text, ...dropOn(element, new File([other], 'game.txt'))]) {
    expect(event.defaultPrevented).to.equal(false);
  }
  expect(element.replay).to.equal(replay);
});

describe('The game is downloaded under its score, and the download is announced,', () => {
  /** The links that are clicked; a click does nothing else. */
  const clicked: HTMLAnchorElement[] = [];
  before(() => {
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      clicked.push(this);
    };
  });
  // What HTMLElement has is inherited again.
  after(() => void Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click'));

  for (const [how, save] of Object.entries({
    'saveFile()': (element: Game2048Element) => element.saveFile(),
    'the save button': (element: Game2048Element) => buttonOf(element, 'save').click(),
    'the command --save': (element: Game2048Element) =>
      element.dispatchEvent(Object.assign(new Event('command'), { command: '--save' })),
  })) {
    it(`by ${how}`, async () => {
      const element = await game('seed="a" controls="save"');
      playSome(element, 10);
      clicked.length = 0;
      save(element);
      expect(await statusOf(element)).to.equal('Game saved.');
      const [link] = clicked;
      expect(link!.download).to.equal(`2048-${element.score}.txt`);
      expect(await (await fetch(link!.href)).text()).to.equal(`${element.replay}\n`);
    });
  }
});
