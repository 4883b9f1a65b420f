import { expect, nextFrame } from '@open-wc/testing';
import { until } from '../support/fixture.js';
import { readSource } from '../../src/replay/source.js';
import { played } from '../support/plays.js';
import { expectShown, fallback, find, line, open, positions } from './support.js';

const file = (text: string) => URL.createObjectURL(new Blob([text]));

describe('<game-2048-replay> › src', () => {
  it('fetches a file, whose last line break is not part of the line', async () => {
    const { element } = await open({ src: file(`${line}\n`), at: '4' });
    await until(() => element.length === 60);
    await expectShown(element, positions[4]!.board);
  });

  it('shows the newest of several, and reports nothing about the others', async () => {
    const answers: Promise<Response>[] = [];
    const fetch = window.fetch.bind(window);
    window.fetch = (...request) => {
      answers.push(fetch(...request));
      return answers.at(-1)!;
    };
    const { element, errors } = await open({ src: file('nonsense') });
    element.src = '/does-not-exist';
    element.src = file(played({ seed: 'newest' }, 3).replay);
    await until(() => element.length === 3);
    window.fetch = fetch;
    await Promise.allSettled(answers);
    await nextFrame();
    expect(errors).to.deep.equal([]);
  });

  it('plays as soon as it is there, if play() was called before', async () => {
    const { element } = await open({ src: file(line), speed: '50' });
    element.play();
    element.seek(30);
    await until(() => element.index > 30);
    element.pause();
  });

  it('reads a line with escapes, and with characters that a chat has added', async () => {
    const escaped = line.replaceAll('_', '%5F');
    const { element } = await open({ line: ` ${escaped}).` });
    await expectShown(element, positions[0]!.board);
    element.line = '';
    element.src = file(`${escaped}%E2%80%A6`);
    await until(() => element.length === 60);
  });

  const notFound = '/does-not-exist.txt';
  for (const [what, src, message] of [
    ['is not found', notFound, `the address of a replay, not "${notFound}" (status 404)`],
    ['is no replay', file('nonsense'), 'a replay: version must be '],
    ['is larger than 1 MB', file('x'.repeat(2 ** 20 + 1)), 'a file of at most 1048576 bytes'],
    ['has no address', 'http://[', 'a replay: '],
  ] as const) {
    it(`reports a file that ${what}, and leaves the fallback visible`, async () => {
      const { element, errors } = await open({ src });
      await until(() => errors.length > 0);
      expect(errors[0]).to.include({ kind: 'file', name: 'src', by: 'page' });
      expect(errors[0]!.message.startsWith(`src must be ${message}`), errors[0]!.message).to.be
        .true;
      expect(errors[0]!.error).to.be.instanceOf(Error);
      expect(fallback(element)).not.to.equal(null);
    });
  }
});

describe('A line', () => {
  /** Begins to read it with a clock that goes on by so many milliseconds at each look. */
  function beginToRead(millisecondsPerLook: number, moves = 2000) {
    let looks = 0;
    const reading = { moves: 0, closing: new AbortController(), ended: Promise.resolve() };
    reading.ended = readSource(
      { line: played({ seed: 'long', size: 8 }, moves).replay, src: '', base: '' },
      reading.closing.signal,
      ({ length }) => (reading.moves = length),
      (error) => expect.fail(error.message),
      () => millisecondsPerLook * looks++,
    );
    return reading;
  }

  it('is read at once by a computer that is fast enough', () => {
    expect(beginToRead(0).moves).to.equal(2000);
  });

  it('does not block the page: it is read in slices of 25 milliseconds', async () => {
    const reading = beginToRead(25);
    expect(reading.moves).to.equal(0);
    await reading.ended;
    expect(reading.moves).to.equal(2000);
  });

  it('is read at once, however slow the computer is, if it has fewer than 500 entries', () => {
    expect(beginToRead(1000, 499).moves).to.equal(499);
  });

  it('is not read on once its signal is aborted', async () => {
    const reading = beginToRead(25);
    reading.closing.abort();
    await reading.ended;
    expect(reading.moves).to.equal(0);
  });
});

describe('<game-2048-replay> › bad lines', () => {
  const bad = line.slice(0, -9);

  it('are reported with the position of the fault, and leave only the fallback visible', async () => {
    const { element, errors } = await open({ line: bad }, '<a href="#">My best game</a>');
    element.requestUpdate();
    await element.updateComplete;
    expect(errors).to.have.lengthOf(1);
    expect(errors[0]).to.include({ kind: 'attribute', name: 'line' });
    expect(errors[0]!.error).to.have.property('position', bad.length);
    expect(find(element, '[part=message]')).to.equal(null);
    expect(fallback(element).assignedElements()[0]!.getBoundingClientRect().width).to.be.above(10);
  });

  it('are explained if the page has no fallback, and the caption is always shown', async () => {
    const { element } = await open({}, '\n<p slot="caption">My best game</p>\n');
    for (const [attribute, value, message] of [
      ['line', bad, 'This replay is incomplete or damaged.'],
      ['line', `2${line.slice(1)}`, 'This replay was made by a newer version.'],
      ['line', line, undefined],
      ['src', '/does-not-exist.txt', 'This replay cannot be shown.'],
    ] as const) {
      element.line = '';
      element.setAttribute(attribute, value);
      const shown = () => element.shadowRoot!.querySelector('[part=message]')?.textContent;
      await until(() => shown() === message);
      expect(element.querySelector('p')!.getBoundingClientRect().height).to.be.above(10);
    }
  });

  it('are read even if they are long, and only the newest of several', async () => {
    const { element } = await open({});
    const long = played({ seed: 'long', size: 8 }, 12_000).replay;
    element.line = long.slice(0, -1);
    element.line = long;
    await until(() => element.length > 0);
    expect(element.line).to.equal(long);
  });

  it('reports attributes that are not allowed, and goes on without them', async () => {
    const wrong = { at: 'x', speed: '9999', controls: 'undo play', 'tile-image': 'javascript:x' };
    const { element, errors } = await open({ line, ...wrong });
    await nextFrame();
    expect(errors.map(({ name }) => name)).to.have.members(Object.keys(wrong));
    expect(element).to.include({ index: 0, speed: 4, controls: 'play' });
  });

  it('reports a tile that the game never has, and begins at the start', async () => {
    const { element, errors } = await open({ line, at: 'tile:131072' });
    expect(element.index).to.equal(0);
    expect(errors[0]!.message).to.match(
      /^at must be a tile of this game, which has none above \d+, not "tile:131072"$/,
    );
  });
});
