import { expect, html } from '@open-wc/testing';
import { Game } from 'game-2048-element/engine';
import 'game-2048-element';
import type { Game2048Element } from 'game-2048-element';
import { eventsOf } from '../support/events.js';
import { fixture } from '../support/fixture.js';
import { playSome } from '../support/games.js';
import { statusOf } from '../support/screen.js';

const make = (): Promise<Game2048Element> =>
  fixture<Game2048Element>(html`<game-2048 seed="a" controls="save load"></game-2048>`);

const { replay: other } = new Game({ seed: 'other', size: '3x5' });

/** Drops files on the element as a player would. */
function drop(element: Game2048Element, ...files: File[]): { over: DragEvent; dropped: DragEvent } {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  if (!files.length) dataTransfer.setData('text/plain', other);
  const board = element.shadowRoot!.querySelector('#board')!;
  const [over, dropped] = ['dragover', 'drop'].map(
    (type) =>
      new DragEvent(type, { dataTransfer, bubbles: true, composed: true, cancelable: true }),
  );
  board.dispatchEvent(over!);
  board.dispatchEvent(dropped!);
  return { over: over!, dropped: dropped! };
}

/** The reason why a promise was rejected. */
const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('Game2048Element › files', () => {
  it('loadFile() loads the game of a file that saveFile() made', async () => {
    const element = await make();
    const events = eventsOf(element);
    await element.loadFile(new File([`${other}\n`], 'game.txt'));
    expect(element.replay).to.equal(other);
    expect(events).to.deep.equal(['game-load']);
  });

  it('loadFile() rejects anything but a game’s file with the reason, and changes nothing', async () => {
    const element = await make();
    playSome(element, 3);
    const { replay } = element;
    const events = eventsOf(element);
    const bad: [unknown, RegExp][] = [
      [new File([], 'empty.txt'), /character/],
      [new File(['<script>alert(1)</script>'], 'markup.html'), /character/],
      [new File([other.replace('3x5', '3x99')], 'size.txt'), /is incomplete/],
      [new File([`${other}~u~u~u~u`], 'moves.txt'), /character/],
      [
        new File([new Uint8Array(2 ** 20 + 1)], 'large.bin'),
        /at most 1048576 bytes, not 1048577 bytes/,
      ],
      [other, /File or Blob/],
      [undefined, /File or Blob/],
      [null, /File or Blob/],
    ];
    for (const [file, message] of bad) {
      const error = await rejection(element.loadFile(file as File));
      expect(error).to.be.instanceOf(Error);
      expect((error as Error).message).to.match(message);
    }
    expect(element.replay).to.equal(replay);
    expect(events).to.deep.equal([]);
  });

  it('dragged text, and files dropped on a disabled element, are left to the page', async () => {
    const element = await make();
    const { replay } = element;
    const text = drop(element);
    element.disabled = true;
    const file = drop(element, new File([other], 'game.txt'));
    for (const event of [text.over, text.dropped, file.over, file.dropped]) {
      expect(event.defaultPrevented).to.equal(false);
    }
    expect(element.replay).to.equal(replay);
  });

  it('saveFile() downloads the replay under the score’s name, and announces it', async () => {
    const element = await make();
    playSome(element, 10);
    const made: { name: string; blob: Promise<string> }[] = [];
    const onClick = (event: Event): void => {
      const link = event.target as HTMLAnchorElement;
      event.preventDefault();
      made.push({ name: link.download, blob: fetch(link.href).then((file) => file.text()) });
    };
    const click = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'click')!;
    Object.defineProperty(HTMLElement.prototype, 'click', {
      configurable: true,
      value(this: HTMLElement) {
        this.addEventListener('click', onClick, { once: true });
        this.dispatchEvent(new MouseEvent('click', { cancelable: true }));
      },
    });
    element.saveFile();
    expect(await statusOf(element)).to.equal('Game saved.');
    Object.defineProperty(HTMLElement.prototype, 'click', click);
    expect(made).to.have.length(1);
    expect(made[0]!.name).to.equal(`2048-${element.score}.txt`);
    expect(await made[0]!.blob).to.equal(`${element.replay}\n`);
    expect(document.querySelectorAll('a[download]')).to.have.length(0);
  });
});
