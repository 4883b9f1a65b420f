import { aTimeout, expect, nextFrame, oneEvent, waitUntil } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { played } from '../support/plays.js';
import { line, positions, make, inTable, record, status } from './support.js';

describe('<game-2048-replay>', () => {
  it('shows the start of its line, and reports its length', async () => {
    const element = await make();
    expect([element.index, element.length, element.paused, element.ended]).to.deep.equal([
      0,
      60,
      true,
      false,
    ]);
    expect(element.board).to.deep.equal(positions[0]!.board);
    expect(inTable(element)).to.deep.equal(positions[0]!.board);
    expect(element.shadowRoot!.querySelector('slot:not([name])')).to.equal(null);
  });

  it('begins where `at` says: a position, the last one, or where a tile first appears', async () => {
    const tile = positions.findIndex((position) => position.has(32));
    for (const [at, index] of [
      ['7', 7],
      ['last', 60],
      ['tile:32', tile],
      ['1000', 60],
    ] as const) {
      const element = await make({ at });
      expect(element.index, at).to.equal(index);
      expect(inTable(element), at).to.deep.equal(positions[index]!.board);
    }
  });

  it('has all properties as soon as the line is set, before anything is drawn', () => {
    const element = document.createElement('game-2048-replay');
    element.line = line;
    element.at = 5;
    expect([element.length, element.index, element.score]).to.deep.equal([
      60,
      5,
      positions[5]!.score,
    ]);
    expect(element.replay).to.equal(positions[5]!.replay);
    element.seek('last');
    expect(element.ended).to.equal(true);
  });

  it('reflects its properties, and reads what is in force', async () => {
    const element = await make({ speed: '8', at: 'tile:16', controls: 'play scrub' });
    expect([element.speed, element.at, element.controls]).to.deep.equal([
      8,
      'tile:16',
      'play scrub',
    ]);
    element.speed = 0.5;
    element.loop = true;
    element.htmlFor = 'g';
    expect(element.outerHTML)
      .to.contain('speed="0.5"')
      .and.to.contain('loop=""')
      .and.to.contain('for="g"');
    element.controls = null!;
    expect(element.controls).to.equal('play step scrub speed score moves');
  });

  it('shows the controls that are asked for', async () => {
    const element = await make({ controls: 'none' });
    expect(element.shadowRoot!.querySelector('button, select, [role=slider], .figure')).to.equal(
      null,
    );
    element.controls = 'play same-tiles copy download';
    element.id = 'best';
    await element.updateComplete;
    const parts = [...element.shadowRoot!.querySelectorAll('button')].map((one) => one.part[1]);
    expect(parts).to.deep.equal([
      'button-play',
      'button-same-tiles',
      'button-copy-line',
      'button-copy-link',
      'button-download',
    ]);
  });

  it('has words on its tiles, and announces them', async () => {
    const element = await make({ 'tile-labels': 'Ash Birch Cedar Dogwood Elm Fir' });
    element.seek(2);
    await element.updateComplete;
    const words = [...element.shadowRoot!.querySelectorAll('[part~="tile-label"]')]
      .filter((label) => !label.closest('[data-state="free"], [data-state="gone"]'))
      .map(({ textContent }) => textContent);
    expect(words.length).to.equal(element.board.flat().filter(Boolean).length);
    for (const word of words) expect(word).to.be.oneOf(['Ash', 'Birch', 'Cedar', 'Dogwood']);
    element.next();
    await waitUntil(() => /new (Ash|Birch)/.test(status(element)));
    element.tileLabels = '';
    await element.updateComplete;
    expect(inTable(element)).to.deep.equal(element.board);
  });

  it('shows another line when it is given one', async () => {
    const element = await make({ at: '3' });
    const other = played({ seed: 'other', size: '5x3' }, 10);
    element.line = other.replay;
    element.at = 'last';
    await element.updateComplete;
    expect(inTable(element)).to.deep.equal(other.board);
    element.removeAttribute('line');
    await element.updateComplete;
    expect([element.length, element.board, element.replay]).to.deep.equal([0, [], '']);
    expect(element.shadowRoot!.querySelector('slot:not([name])')).not.to.equal(null);
    element.line = line;
    await element.updateComplete;
    expect(inTable(element)).to.deep.equal(positions[60]!.board);
  });
});

describe('<game-2048-replay> › playing', () => {
  it('plays to the end with play, pause and ended, none of which bubbles', async () => {
    const element = await make({ at: '55', speed: '50' });
    const log = record(element, 'play', 'pause', 'seeked', 'ended');
    const bubbled = record(element.parentElement!, 'play', 'pause', 'seeked', 'ended');
    setTimeout(() => element.play());
    await oneEvent(element, 'play');
    expect([element.paused, element.matches(':state(playing)')]).to.deep.equal([false, true]);
    await oneEvent(element, 'ended');
    expect(log).to.deep.equal(['play', 'pause', 'ended']);
    expect(bubbled).to.deep.equal([]);
    expect([element.paused, element.ended, element.index]).to.deep.equal([true, true, 60]);
    expect([element.matches(':state(playing)'), element.matches(':state(ended)')]).to.deep.equal([
      false,
      true,
    ]);
    await element.updateComplete;
    expect(inTable(element)).to.deep.equal(positions[60]!.board);
  });

  it('steps on and back, and shows each position', async () => {
    const element = await make({ at: '58' });
    const log = record(element, 'seeked');
    for (const [step, index] of [
      ['next', 59],
      ['next', 60],
      ['next', 60],
      ['previous', 59],
      ['previous', 58],
      ['previous', 57],
    ] as const) {
      element[step]();
      await element.updateComplete;
      expect(element.index).to.equal(index);
      expect(inTable(element)).to.deep.equal(positions[index]!.board);
    }
    expect(log).to.have.lengthOf(5);
  });

  it('seeks, and throws for anything but a place', async () => {
    const element = await make();
    const log = record(element, 'seeked');
    element.seek(30);
    element.seek(30);
    element.seek('tile:8');
    expect(log).to.have.lengthOf(2);
    expect(() => element.seek('abc')).to.throw(RangeError, 'at must be a position from 0');
    expect(() => element.seek(null as never)).to.throw(TypeError, 'at must be a position from 0');
    expect(() => element.seek('tile:65536')).to.throw(RangeError, 'at must be a tile of this game');
  });

  it('begins again if it loops', async () => {
    const element = await make({ speed: '50', loop: '' });
    expect(element.loop).to.equal(true);
    const log = record(element, 'ended');
    element.play();
    await waitUntil(() => element.ended, 'the end', { timeout: 5000 });
    await waitUntil(() => element.index < 10, 'the start', { timeout: 5000 });
    expect(log).to.deep.equal([]);
    element.pause();
  });

  it('plays by itself once it is seen', async () => {
    const element = await make({ autoplay: '', speed: '50' });
    await waitUntil(() => !element.paused);
    element.pause();
    await nextFrame();
    expect(element.paused).to.equal(true);
  });

  it('does not play by itself before it is seen, nor under reduced motion', async () => {
    const far = await make();
    far.style.marginTop = '5000px';
    far.autoplay = true;
    await executeServerCommand('media-features', { 'prefers-reduced-motion': 'reduce' });
    try {
      const calm = await make({ autoplay: '' });
      await aTimeout(100);
      expect([far.paused, calm.paused]).to.deep.equal([true, true]);
    } finally {
      await executeServerCommand('media-features', {});
    }
  });

  it('stops when it is removed, and plays on when it is only moved', async () => {
    const element = await make({ speed: '1' });
    element.play();
    element.parentElement!.prepend(element);
    await nextFrame();
    expect(element.paused).to.equal(false);
    element.remove();
    await nextFrame();
    expect(element.paused).to.equal(true);
  });

  it('can be moved to another document and back', async () => {
    const element = await make({ at: '20' });
    const holder = element.parentElement!;
    const frame = document.createElement('iframe');
    holder.append(frame);
    frame.contentDocument!.body.append(element);
    element.next();
    await element.updateComplete;
    expect(inTable(element)).to.deep.equal(positions[21]!.board);
    const { display } = frame.contentWindow!.getComputedStyle(element);
    expect(display).to.equal('grid');
    holder.append(element);
    element.next();
    await element.updateComplete;
    expect(inTable(element)).to.deep.equal(positions[22]!.board);
  });

  it('keeps its place when it is moved by moveBefore()', async function () {
    if (!('moveBefore' in Element.prototype)) this.skip();
    const element = await make({ speed: '1' });
    element.play();
    (element.parentElement as unknown as { moveBefore(node: Node, before: null): void }).moveBefore(
      element,
      null,
    );
    await nextFrame();
    expect(element.paused).to.equal(false);
    element.pause();
  });
});
