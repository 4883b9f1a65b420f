import { expect, oneEvent } from '@open-wc/testing';
import { until } from '../support/fixture.js';
import { sendMouse, resetMouse } from '@web/test-runner-commands';
import { steps } from 'game-2048-element/engine';
import type { Game2048ReplayElement } from 'game-2048-element/replay/element';
import { press } from '../support/input.js';
import { played } from '../support/plays.js';
import { button, clearHash, find, keysLeft, line, make, open } from './support.js';
import { pointOn, positions, record, slider, swipe } from './support.js';

describe('<game-2048-replay> › keys', () => {
  /** Presses keys, each of which leads to a position. */
  async function expectPositions(element: Game2048ReplayElement, keys: Record<string, number>) {
    for (const [key, index] of Object.entries(keys)) {
      await press(key);
      expect(element.index, key).to.equal(index);
    }
  }

  it('reads ← → Space K Home End [ ] on the board', async () => {
    const element = await make({ at: '10' });
    element.focus();
    expect(element.shadowRoot!.activeElement!.id).to.equal('board');
    await expectPositions(element, { ArrowRight: 11, ArrowLeft: 10, End: 60, Home: 0 });
    for (const key of [' ', 'k', ' ']) {
      const was = element.paused;
      await press(key);
      expect(element.paused, key).to.equal(!was);
    }
    element.pause();
    element.line = played({ seed: 'marks', size: 5 }, 400).replay;
    const marked = [...steps(element.line)].findIndex(({ position }) => position.has(128));
    element.seek(0);
    await expectPositions(element, { ']': marked });
    element.seek('last');
    await press('[');
    expect(element.index).to.be.within(marked, element.length - 1);
  });

  it('keeps the keys that it uses, and leaves the others to the page', async () => {
    const element = await make({ at: '10' });
    element.focus();
    const left = await keysLeft(() => press('ArrowRight', 'ArrowDown', 'a', 'Home'));
    expect(left).to.deep.equal(['ArrowDown', 'a']);
  });

  it('reads the keys of a slider on the timeline, and a digit as tenths of the game', async () => {
    const element = await make({ at: '20' });
    slider(element).focus();
    await expectPositions(element, { ArrowUp: 21, ArrowDown: 20, PageUp: 26, PageDown: 20 });
    // In the order of integers.
    await expectPositions(element, { 0: 0, 5: 30, 9: 54, End: 60, Home: 0 });
  });

  it('takes no swipes on the board', async () => {
    const element = await make({ at: '10' });
    const { left, top, width, height } = find(element, '#board').getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    await swipe([x - 80, y], [x + 80, y]);
    expect(element.index).to.equal(10);
  });
});

describe('<game-2048-replay> › pointers', () => {
  it('shows the position that is pointed at on the graph', async () => {
    const element = await make();
    await sendMouse({ type: 'move', position: pointOn(element, 0.25) });
    await until(() => find(element, 'text.pointed'));
    expect(find(element, 'text.pointed').textContent.trim()).to.match(/^15 · [\d,]+$/);
    expect(element.index).to.equal(0);
    await sendMouse({ type: 'click', position: pointOn(element, 0.5) });
    expect(element.index).to.equal(30);
    await resetMouse();
  });

  it('follows a finger along the graph, and keeps its events from the page', async () => {
    const element = await make();
    const heard = record(document.body, 'pointerdown', 'touchstart', 'touchmove', 'mousedown');
    await swipe(pointOn(element, 0.2), pointOn(element, 0.8));
    expect(element.index).to.be.within(46, 50);
    expect(heard).to.deep.equal([]);
  });

  it('ignores a finger on the graph that scrolls the page, and seeks when it is tapped', async function () {
    const element = await make({ at: '12' });
    const heard = record(element, 'seeked');
    const pointers: string[] = [];
    element.addEventListener('pointerdown', ({ pointerType }) => pointers.push(pointerType));
    const from = pointOn(element, 0.5);
    await swipe(from, [from[0] + 3, from[1] - 60]);
    // WebKitGTK's driver sends a mouse.
    if (!pointers.includes('touch')) this.skip();
    expect([element.index, heard]).to.deep.equal([12, []]);
    await swipe(from, from);
    expect([element.index, heard]).to.deep.equal([30, ['seeked']]);
  });

  it('goes back to where it was when the browser takes over the drag', async () => {
    const element = await make({ at: '12' });
    const fire = (type: string, share: number) => {
      const [clientX, clientY] = pointOn(element, share);
      const touch = { pointerId: 1, pointerType: 'touch', isPrimary: true, bubbles: true };
      slider(element).dispatchEvent(new PointerEvent(type, { ...touch, clientX, clientY }));
    };
    slider(element).setPointerCapture = () => undefined;
    fire('pointerdown', 0.2);
    fire('pointermove', 0.5);
    expect(element.index).to.equal(30);
    fire('pointercancel', 0.5);
    expect(element.index).to.equal(12);
  });

  it('keeps the focus on a button that has nothing more to do', async () => {
    const element = await make({ at: '59' });
    const next = button(element, 'next');
    next.focus();
    await press('Enter');
    await element.updateComplete;
    expect(element.shadowRoot!.activeElement).to.equal(next);
    expect(next.getAttribute('aria-disabled')).to.equal('true');
  });

  it('calls the speed of a whole game "auto" until another speed is chosen', async () => {
    const element = await make();
    const list = find(element, 'select') as HTMLSelectElement;
    element.playWhole();
    await element.updateComplete;
    expect(list.selectedOptions[0]!.textContent).to.equal('auto');
    list.value = '4';
    list.dispatchEvent(new Event('change'));
    await element.updateComplete;
    expect([list.value, list.options.length]).to.deep.equal(['4', 8]);
    element.pause();
  });

  it('changes its speed with the list', async () => {
    const element = await make({ speed: '3' });
    const list = find(element, 'select') as HTMLSelectElement;
    const speeds = [...list.options].map(({ value }) => value);
    expect(speeds.join(' ')).to.equal('0.5 1 2 3 4 8 16 50 200');
    expect(list.value).to.equal('3');
    list.value = '16';
    list.dispatchEvent(new Event('change'));
    expect(element.speed).to.equal(16);
  });
});

describe('<game-2048-replay> › commands', () => {
  /** What a page's `<button command value>` does. */
  function send(element: Element, command: string, value = '') {
    const source = Object.assign(document.createElement('button'), { value });
    element.dispatchEvent(Object.assign(new Event('command'), { command, source }));
  }

  it('obeys the buttons of the page', async () => {
    const element = await make({ at: '5' });
    const after = { next: 6, previous: 5, last: 60, first: 0, bogus: 0, constructor: 0 };
    for (const [name, index] of Object.entries(after)) {
      send(element, `--${name}`);
      expect(element.index, name).to.equal(index);
    }
    for (const isPaused of [false, true]) {
      send(element, '--play-pause');
      expect(element.paused).to.equal(isPaused);
    }
  });

  it("--seek goes to the button's value, and reports an invalid position", async () => {
    const { element, errors } = await open({ line });
    const eight = positions.findIndex((position) => position.has(8));
    for (const [value, index] of Object.entries({ 41: 41, 'tile:8': eight, last: 60 })) {
      send(element, '--seek', value);
      expect(element.index, value).to.equal(index);
    }
    send(element, '--seek', 'abc');
    await until(() => errors.length > 0);
    expect(errors[0]!.message).to.match(/^at must be a position from 0, .* not "abc"$/);
    expect(element.index).to.equal(60);
  });
});

describe('<game-2048-replay> › links', () => {
  afterEach(clearHash);

  it('starts at the position in the address, and seeks each time a link is clicked', async () => {
    history.replaceState(null, '', '#my%20best@41');
    const element = await make({ id: 'my best', at: '5', autoplay: '' });
    expect([element.index, element.paused]).to.deep.equal([41, true]);
    const link = document.createElement('a');
    link.href = '#my best@12';
    element.after(link);
    for (const elsewhere of [30, 50]) {
      element.seek(elsewhere);
      element.play();
      link.click();
      await until(() => element.index === 12 && element.paused);
    }
  });

  it('ignores every other address', async () => {
    const element = await make({ id: 'best', at: '5' });
    for (const hash of ['#best', '#other@7', '#best%']) {
      location.hash = hash;
      await oneEvent(window, 'hashchange');
      expect(element.index, hash).to.equal(5);
    }
  });
});
