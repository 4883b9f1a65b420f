import { expect, oneEvent, waitUntil } from '@open-wc/testing';
import { executeServerCommand, sendKeys, sendMouse, resetMouse } from '@web/test-runner-commands';
import { steps } from 'game-2048-element/engine';
import { played } from '../support/plays.js';
import { make, positions, find, slider, button, record, failuresOf } from './support.js';

describe('<game-2048-replay> › keys', () => {
  it('reads ← → Space K Home End [ ] on the board', async () => {
    const element = await make({ at: '10' });
    element.focus();
    expect(element.shadowRoot!.activeElement!.id).to.equal('board');
    const marked = played({ seed: 'marks', size: 5 }, 400).replay;
    for (const [press, index] of [
      ['ArrowRight', 11],
      ['ArrowLeft', 10],
      ['End', 60],
      ['Home', 0],
    ] as const) {
      await sendKeys({ press });
      expect(element.index, press).to.equal(index);
    }
    for (const press of [' ', 'k', ' ']) {
      const was = element.paused;
      await sendKeys({ press });
      expect(element.paused, press).to.equal(!was);
    }
    element.pause();
    element.line = marked;
    await element.updateComplete;
    const marks = [...steps(marked)].findIndex(({ position }) => position.has(128));
    element.seek(0);
    await sendKeys({ press: ']' });
    expect(element.index).to.equal(marks);
    element.seek('last');
    await sendKeys({ press: '[' });
    expect(element.index).to.be.within(marks, element.length - 1);
  });

  it('keeps the keys that it uses, and leaves the others to the page', async () => {
    const element = await make({ at: '10' });
    element.focus();
    const seen: string[] = [];
    const listen = (event: Event) => seen.push((event as KeyboardEvent).key);
    document.addEventListener('keydown', listen);
    for (const press of ['ArrowRight', 'ArrowDown', 'a', 'Home']) await sendKeys({ press });
    document.removeEventListener('keydown', listen);
    expect(seen).to.deep.equal(['ArrowDown', 'a']);
  });

  it('reads the keys of a slider on the scrubber, and a digit as so many tenths of the game', async () => {
    const element = await make({ at: '20' });
    slider(element).focus();
    for (const [press, index] of [
      ['ArrowUp', 21],
      ['ArrowDown', 20],
      ['PageUp', 26],
      ['PageDown', 20],
      ['5', 30],
      ['9', 54],
      ['0', 0],
      ['End', 60],
      ['Home', 0],
    ] as const) {
      await sendKeys({ press });
      expect(element.index, press).to.equal(index);
    }
  });

  it('takes no swipes on the board', async () => {
    const element = await make({ at: '10' });
    const { left, top, width, height } = find(element, '#board').getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    await executeServerCommand('swipe', { from: [x - 80, y], to: [x + 80, y] });
    expect(element.index).to.equal(10);
  });
});

describe('<game-2048-replay> › pointers', () => {
  it('shows the position that is pointed at on the curve', async () => {
    const element = await make();
    const { left, top, width, height } = find(element, '.curve').getBoundingClientRect();
    const at = (share: number): [number, number] => [
      Math.round(left + width * share),
      Math.round(top + height / 2),
    ];
    await sendMouse({ type: 'move', position: at(0.25) });
    await waitUntil(() => find(element, 'text.pointed'));
    expect(find(element, 'text.pointed').textContent.trim()).to.match(/^15 · [\d,]+$/);
    expect(element.index).to.equal(0);
    await sendMouse({ type: 'click', position: at(0.5) });
    expect(element.index).to.equal(30);
    await resetMouse();
  });

  it('follows a finger along the curve, and keeps its events from the page', async () => {
    const element = await make();
    const heard = record(document.body, 'pointerdown', 'touchstart', 'touchmove', 'mousedown');
    const { left, top, width, height } = find(element, '.curve').getBoundingClientRect();
    const y = Math.round(top + height / 2);
    await executeServerCommand('swipe', {
      from: [Math.round(left + width * 0.2), y],
      to: [Math.round(left + width * 0.8), y],
    });
    expect(element.index).to.be.within(46, 50);
    expect(heard).to.deep.equal([]);
  });

  it('keeps the place when a finger that scrolls the page lands on the curve, and seeks to a tap', async function () {
    const element = await make({ at: '12' });
    const heard = record(element, 'seeked');
    const pointers: string[] = [];
    element.addEventListener('pointerdown', ({ pointerType }) => pointers.push(pointerType));
    const { left, top, width, height } = find(element, '.curve').getBoundingClientRect();
    const from = [Math.round(left + width / 2), Math.round(top + height / 2)] as const;
    await executeServerCommand('swipe', { from, to: [from[0] + 3, from[1] - 60] });
    // WebKitGTK's driver sends a mouse.
    if (!pointers.includes('touch')) this.skip();
    expect([element.index, heard]).to.deep.equal([12, []]);
    await executeServerCommand('swipe', { from, to: from });
    expect([element.index, heard]).to.deep.equal([30, ['seeked']]);
  });

  it('goes back to where it was when the browser takes a finger that drags', async () => {
    const element = await make({ at: '12' });
    const { left, top, width } = find(element, '.curve').getBoundingClientRect();
    const fire = (type: string, x: number) =>
      slider(element).dispatchEvent(
        new PointerEvent(type, {
          ...{ pointerId: 1, pointerType: 'touch', isPrimary: true, bubbles: true },
          ...{ clientX: left + width * x, clientY: top + 9 },
        }),
      );
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
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    expect(element.shadowRoot!.activeElement).to.equal(next);
    expect(next.getAttribute('aria-disabled')).to.equal('true');
  });

  it('changes its speed by the list', async () => {
    const element = await make({ speed: '3' });
    const list = find(element, 'select') as HTMLSelectElement;
    expect([...list.options].map(({ value }) => value)).to.deep.equal([
      '0.5',
      '1',
      '2',
      '3',
      '4',
      '8',
      '16',
      '50',
      '200',
    ]);
    expect(list.value).to.equal('3');
    list.value = '16';
    list.dispatchEvent(new Event('change'));
    expect(element.speed).to.equal(16);
  });
});

describe('<game-2048-replay> › commands', () => {
  it('obeys the buttons of a page', async () => {
    const element = await make({ at: '5' });
    const command = (name: string) =>
      element.dispatchEvent(Object.assign(new Event('command'), { command: name }));
    for (const [name, index] of [
      ['--next', 6],
      ['--previous', 5],
      ['--last', 60],
      ['--first', 0],
      ['--bogus', 0],
      ['--constructor', 0],
    ] as const) {
      command(name);
      expect(element.index, name).to.equal(index);
    }
    command('--play-pause');
    expect(element.paused).to.equal(false);
    command('--play-pause');
    expect(element.paused).to.equal(true);
  });

  it('seeks to the value of a button, and reports one that is no place', async () => {
    const element = await make();
    const errors = failuresOf(element);
    const seek = (value: string) => {
      const source = Object.assign(document.createElement('button'), { value });
      element.dispatchEvent(Object.assign(new Event('command'), { command: '--seek', source }));
    };
    for (const [value, index] of [
      ['41', 41],
      ['tile:8', positions.findIndex((position) => position.has(8))],
      ['last', 60],
    ] as const) {
      seek(value);
      expect(element.index, value).to.equal(index);
    }
    seek('abc');
    await waitUntil(() => errors.length > 0);
    expect(errors[0]!.message).to.match(/^at must be a position from 0, .* not "abc"$/);
    expect(element.index).to.equal(60);
  });
});

describe('<game-2048-replay> › links', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('begins at the position in the address, and goes to that of a link', async () => {
    history.replaceState(null, '', '#my%20best@41');
    const element = await make({ id: 'my best', at: '5', autoplay: '' });
    expect([element.index, element.paused]).to.deep.equal([41, true]);
    const link = document.createElement('a');
    link.href = '#my best@12';
    element.after(link);
    element.play();
    link.click();
    await waitUntil(() => element.index === 12);
    expect(element.paused).to.equal(true);
    element.play();
    element.seek(20);
    link.click();
    await waitUntil(() => element.paused && element.index === 12, 'the same link again');
  });

  it('leaves every other address alone', async () => {
    const element = await make({ id: 'best', at: '5' });
    for (const hash of ['#best', '#other@7', '#best%']) {
      location.hash = hash;
      await oneEvent(window, 'hashchange');
      expect(element.index, hash).to.equal(5);
    }
  });
});
