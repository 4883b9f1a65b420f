import { expect } from '@open-wc/testing';
import {
  downloadReplay,
  droppedFile,
  hasFiles,
  pickFile,
  readGameFile,
} from '../../../src/element/input/files.js';
import { Game } from '../../../src/engine/index.js';

const { replay } = new Game({ seed: 'other', size: '3x5' });

/** The reason why a promise was rejected. */
const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Runs an action with nodes whose `click` is only seen. */
function clicked<Clicked extends HTMLElement>(action: () => void): Clicked[] {
  const click = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'click')!;
  const seen: HTMLElement[] = [];
  Object.defineProperty(HTMLElement.prototype, 'click', {
    configurable: true,
    value(this: HTMLElement) {
      seen.push(this);
    },
  });
  try {
    action();
  } finally {
    Object.defineProperty(HTMLElement.prototype, 'click', click);
  }
  return seen as Clicked[];
}

describe('readGameFile()', () => {
  it('reads a replay, whatever white space an editor has left', async () => {
    const file = new File([`\uFEFF\n ${replay}\r\n`], 'game.txt');
    expect(await readGameFile(file)).to.equal(replay);
  });

  it('reads a file of another page’s realm', async () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const { File: ForeignFile } = frame.contentWindow as Window & typeof globalThis;
    expect(await readGameFile(new ForeignFile([replay], 'game.txt'))).to.equal(replay);
    frame.remove();
  });

  it('refuses what is not a file, and a file that is too large, saying what is allowed', async () => {
    for (const [given, Kind, end] of [
      [replay, TypeError, `not "${replay}"`],
      [undefined, TypeError, 'not undefined'],
      [null, TypeError, 'not null'],
      [{}, TypeError, 'not [object Object]'],
      [new File([new Uint8Array(2 ** 20 + 1)], 'large'), RangeError, 'not 1048577 bytes'],
    ] as const) {
      const error = await rejection(readGameFile(given as File));
      expect(error).to.be.instanceOf(Kind);
      expect((error as Error).message).to.equal(
        `file must be a File or Blob of at most 1048576 bytes, ${end}`,
      );
    }
  });
});

describe('downloadReplay()', () => {
  it('downloads a file of the replay, and adds nothing to the page', async () => {
    const [link] = clicked<HTMLAnchorElement>(() =>
      downloadReplay(document, '2048-120.txt', replay),
    );
    expect(link!.download).to.equal('2048-120.txt');
    expect(await (await fetch(link!.href)).text()).to.equal(`${replay}\n`);
    expect(document.querySelectorAll('a[download]')).to.have.length(0);
  });
});

describe('pickFile()', () => {
  it('passes on the file that was picked, and nothing if none was', () => {
    const picked: string[] = [];
    const [input] = clicked<HTMLInputElement>(() =>
      pickFile(document, ({ name }) => picked.push(name)),
    );
    input!.dispatchEvent(new Event('change'));
    expect(picked).to.deep.equal([]);
    const transfer = new DataTransfer();
    transfer.items.add(new File([replay], 'game.txt'));
    input!.files = transfer.files;
    input!.dispatchEvent(new Event('change'));
    expect(picked).to.include('game.txt');
  });
});

describe('A drag', () => {
  it('has files or not', () => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', replay);
    expect(hasFiles(new DragEvent('dragover', { dataTransfer }))).to.equal(false);
    expect(hasFiles(new DragEvent('dragover'))).to.equal(false);
    dataTransfer.items.add(new File([replay], 'game.txt'));
    const event = new DragEvent('drop', { dataTransfer });
    expect(hasFiles(event)).to.equal(true);
    expect(droppedFile(event)!.name).to.equal('game.txt');
  });

  it('may claim to have files and have none', () => {
    const event = new DragEvent('drop');
    Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], files: [] } });
    expect(hasFiles(event)).to.equal(true);
    expect(droppedFile(event)).to.equal(undefined);
  });
});
