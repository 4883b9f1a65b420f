import { aTimeout, expect, fixture, html, nextFrame, waitUntil } from '@open-wc/testing';
import { played } from '../support/plays.js';
import { line, positions, find, inTable, failuresOf } from './support.js';

describe('<game-2048-replay> › src', () => {
  const file = (text: string) => URL.createObjectURL(new Blob([text]));

  async function open(attributes: Record<string, string>) {
    const element = document.createElement('game-2048-replay');
    const errors = failuresOf(element);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    (await fixture(html`<div></div>`)).append(element);
    return { element, errors };
  }

  it('fetches a file, whose last line break is not part of the line', async () => {
    const { element } = await open({ src: file(`${line}\n`), at: '4' });
    expect(element.shadowRoot!.querySelector('slot:not([name])')).not.to.equal(null);
    await waitUntil(() => element.length === 60);
    await element.updateComplete;
    expect(inTable(element)).to.deep.equal(positions[4]!.board);
  });

  it('shows the newest of several, and reports nothing about the others', async () => {
    const { element, errors } = await open({ src: file('nonsense') });
    element.src = '/does-not-exist';
    element.src = file(played({ seed: 'newest' }, 3).replay);
    await waitUntil(() => element.length === 3);
    await aTimeout(50);
    expect(errors).to.deep.equal([]);
  });

  it('plays as soon as it is there, if play() was called before', async () => {
    const { element } = await open({ src: file(line), speed: '50' });
    element.play();
    element.seek(30);
    await waitUntil(() => element.index > 30);
    element.pause();
  });

  for (const [what, src, message] of [
    [
      'is not found',
      '/does-not-exist.txt',
      /^src must be the address of a replay, not "\/does-not-exist\.txt" \(status 404\)$/,
    ],
    [
      'is no replay',
      file('nonsense'),
      /^src must be a replay: version must be .* \(character 0\)$/,
    ],
    [
      'is larger than 1 MB',
      file('x'.repeat(2 ** 20 + 1)),
      /^src must be a file of at most 1048576 bytes/,
    ],
    ['has no address', 'http://[', /^src must be a replay: /],
  ] as const) {
    it(`reports a file that ${what}, and leaves the fallback visible`, async () => {
      const { element, errors } = await open({ src });
      await waitUntil(() => errors.length > 0);
      expect(errors[0]).to.include({ kind: 'file', name: 'src', by: 'page' });
      expect(errors[0]!.message).to.match(message);
      expect(errors[0]!.error).to.be.instanceOf(Error);
      expect(element.shadowRoot!.querySelector('slot:not([name])')).not.to.equal(null);
    });
  }
});

describe('<game-2048-replay> › bad lines', () => {
  it('reports one with the character, and leaves the fallback visible with nothing beside it', async () => {
    const element = document.createElement('game-2048-replay');
    const errors = failuresOf(element);
    element.line = `${line}!`;
    element.innerHTML = '<a href="#">My best game</a>';
    (await fixture(html`<div></div>`)).append(element);
    await element.updateComplete;
    expect(errors).to.have.lengthOf(1);
    expect(errors[0]).to.include({ kind: 'attribute', name: 'line' });
    expect(errors[0]!.error).to.have.property('position', line.length);
    expect(find(element, '[part=message]')).to.equal(null);
    expect(
      (find(element, 'slot') as HTMLSlotElement).assignedElements()[0]!.getBoundingClientRect()
        .width,
    ).to.be.above(10);
    element.requestUpdate();
    await element.updateComplete;
    expect(errors).to.have.lengthOf(1);
  });

  it('shows a message where the page gives no fallback, and the caption in any case', async () => {
    const element = document.createElement('game-2048-replay');
    element.addEventListener('game-error', (event) => event.preventDefault());
    element.line = `${line}!`;
    element.innerHTML = '\n<p slot="caption">My best game</p>\n';
    (await fixture(html`<div></div>`)).append(element);
    await element.updateComplete;
    expect(find(element, '[part=message]').textContent).to.equal(
      'This replay is incomplete or damaged.',
    );
    for (const shown of [`${line}!`, line]) {
      element.line = shown;
      await element.updateComplete;
      expect(element.querySelector('p')!.getBoundingClientRect().height).to.be.above(10);
    }
    expect(find(element, '[part=message]')).to.equal(null);
  });

  it('reads a long line without blocking the page, and only the newest of several', async () => {
    const element = document.createElement('game-2048-replay');
    const long = played({ seed: 'long', size: 8 }, 12_000).replay;
    (await fixture(html`<div></div>`)).append(element);
    element.line = `${long}!`;
    element.line = long;
    expect(element.length).to.equal(0);
    await waitUntil(() => element.length > 0, '', { timeout: 10_000 });
    expect(element.line).to.equal(long);
  });

  it('reports attributes that are not allowed, and goes on without them', async () => {
    const element = document.createElement('game-2048-replay');
    const errors = failuresOf(element);
    for (const [name, value] of [
      ['line', line],
      ['at', 'x'],
      ['speed', '9999'],
      ['controls', 'undo play'],
      ['tile-image', 'javascript:x'],
    ] as const) {
      element.setAttribute(name, value);
    }
    (await fixture(html`<div></div>`)).append(element);
    await element.updateComplete;
    await nextFrame();
    expect(errors.map(({ name }) => name)).to.have.members([
      'at',
      'speed',
      'controls',
      'tile-image',
    ]);
    expect([element.index, element.speed, element.controls]).to.deep.equal([0, 4, 'play']);
  });

  it('reports a tile that the game never has, and begins at the start', async () => {
    const element = document.createElement('game-2048-replay');
    const errors = failuresOf(element);
    element.line = line;
    element.at = 'tile:131072';
    expect(element.index).to.equal(0);
    await nextFrame();
    expect(errors[0]!.message).to.match(
      /^at must be a tile of this game, which has none above \d+, not "tile:131072"$/,
    );
  });
});
