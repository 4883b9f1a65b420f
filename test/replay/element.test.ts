import { expect, nextFrame, oneEvent } from '@open-wc/testing';
import { until, untilDrawn } from '../support/fixture.js';
import type { Game2048ReplayElement } from 'game-2048-element/replay/element';
import { emulate } from '../support/input.js';
import { played } from '../support/plays.js';
import { expectShown, fallback, line, make, positions, record, status } from './support.js';

/** Checks that an element shows a position of the usual game. */
async function expectAt(element: Game2048ReplayElement, index: number) {
  expect(element.index).to.equal(index);
  await expectShown(element, positions[index]!.board);
}

const states = (element: Element) =>
  ['playing', 'ended'].filter((state) => element.matches(`:state(${state})`));

describe('<game-2048-replay>', () => {
  it('shows the start of its line, and reports its length', async () => {
    const element = await make();
    await expectAt(element, 0);
    const { length, paused, ended } = element;
    expect({ length, paused, ended }).to.deep.equal({ length: 60, paused: true, ended: false });
    expect(fallback(element)).to.equal(null);
  });

  it('starts where `at` says: at a position, at the last one, or where a tile first appears', async () => {
    const tile = positions.findIndex((position) => position.has(32));
    for (const [at, index] of Object.entries({ 7: 7, last: 60, 'tile:32': tile, 1000: 60 })) {
      await expectAt(await make({ at }), index);
    }
  });

  it('has all properties as soon as the line is set, before anything is drawn', () => {
    const element = document.createElement('game-2048-replay');
    element.line = line;
    element.at = 5;
    const { score, replay } = positions[5]!;
    expect(element).to.deep.include({ length: 60, index: 5, score, replay });
    element.seek('last');
    expect(element.ended).to.equal(true);
  });

  it('reflects its properties, and reads what is in force', async () => {
    const element = await make({ speed: '8', at: 'tile:16', controls: 'play scrub' });
    expect(element).to.include({ speed: 8, at: 'tile:16', controls: 'play scrub' });
    Object.assign(element, { speed: 0.5, loop: true, htmlFor: 'g' });
    for (const written of ['speed="0.5"', 'loop=""', 'for="g"']) {
      expect(element.outerHTML).to.contain(written);
    }
    element.controls = null!;
    expect(element.controls).to.equal('play step scrub speed score moves');
  });

  it('shows the controls that are asked for', async () => {
    const element = await make({ controls: 'none' });
    const all = () => [...element.shadowRoot!.querySelectorAll('button, select, .scrub, .figure')];
    expect(all()).to.deep.equal([]);
    element.controls = 'play same-tiles copy download';
    element.id = 'best';
    await element.updateComplete;
    const parts = all().map(({ part }) => part[1]?.replace('button-', ''));
    expect(parts.join(' ')).to.equal('play same-tiles copy-line copy-link download');
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
    await until(() => /new (Ash|Birch)/.test(status(element)));
    element.tileLabels = '';
    await expectAt(element, 3);
  });

  it('shows another line when it is given one', async () => {
    const element = await make({ at: '3' });
    const other = played({ seed: 'other', size: '5x3' }, 10);
    element.line = other.replay;
    element.at = 'last';
    await expectShown(element, other.board);
    element.removeAttribute('line');
    await element.updateComplete;
    expect(element).to.deep.include({ length: 0, board: [], replay: '' });
    expect(fallback(element)).not.to.equal(null);
    element.line = line;
    await expectAt(element, 60);
  });
});

describe('<game-2048-replay> › playing', () => {
  it('plays to the end with play, pause and ended, none of which bubbles', async () => {
    const element = await make({ at: '55', speed: '50' });
    const log = record(element, 'play', 'pause', 'seeked', 'ended');
    const bubbled = record(element.parentElement!, 'play', 'pause', 'seeked', 'ended');
    setTimeout(() => element.play());
    await oneEvent(element, 'play');
    expect([element.paused, states(element)]).to.deep.equal([false, ['playing']]);
    await oneEvent(element, 'ended');
    expect([log, bubbled]).to.deep.equal([['play', 'pause', 'ended'], []]);
    expect([element.paused, element.ended, states(element)]).to.deep.equal([true, true, ['ended']]);
    await expectAt(element, 60);
  });

  it('steps forwards and back, and shows each position', async () => {
    const element = await make({ at: '58' });
    const log = record(element, 'seeked');
    for (const index of [59, 60, 60]) {
      element.next();
      await expectAt(element, index);
    }
    for (const index of [59, 58, 57]) {
      element.previous();
      await expectAt(element, index);
    }
    expect(log).to.have.lengthOf(5);
  });

  it('seeks to a position, and throws for anything else', async () => {
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

  it('does not end where it loops', async () => {
    const element = await make({ at: '59', speed: '50', loop: '' });
    const log = record(element, 'ended', 'pause');
    element.play();
    await untilDrawn(element, () => element.index === 60);
    expect([element.loop, element.paused, log]).to.deep.equal([true, false, []]);
    element.pause();
  });

  it('plays by itself once it is seen', async () => {
    const element = await make({ autoplay: '', speed: '50', loop: '' });
    await until(() => !element.paused);
    element.pause();
    await nextFrame();
    expect(element.paused).to.equal(true);
  });

  /** Resolves when every observer of the page has been told whether an element is in view. */
  const observed = (element: Element) =>
    new Promise((resolve) => new IntersectionObserver(resolve).observe(element));

  it('does not play by itself before it is seen, nor under reduced motion', async () => {
    const far = await make();
    far.style.marginTop = '5000px';
    far.autoplay = true;
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    try {
      const calm = await make({ autoplay: '' });
      await Promise.all([far, calm].map(observed));
      await nextFrame();
      expect([far.paused, calm.paused]).to.deep.equal([true, true]);
    } finally {
      await emulate({});
    }
  });

  it('stops when it is removed, and plays on when it is only moved', async () => {
    const element = await make({ speed: '1' });
    const holder = element.parentElement!;
    element.play();
    holder.prepend(element);
    await nextFrame();
    expect(element.paused).to.equal(false);
    if ('moveBefore' in Element.prototype) holder.moveBefore(element, null);
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
    await expectAt(element, 21);
    expect(frame.contentWindow!.getComputedStyle(element).display).to.equal('grid');
    holder.append(element);
    element.next();
    await expectAt(element, 22);
  });
});
