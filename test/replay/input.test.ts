import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { executeServerCommand, sendKeys, sendMouse, resetMouse } from '@web/test-runner-commands';
import { steps } from '../../src/engine/index.js';
import { played } from '../support/plays.js';
import { make, find, slider, button, record } from './support.js';

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
      expect(element.moveIndex, press).to.equal(index);
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
    expect(element.moveIndex).to.equal(marks);
    element.seek('last');
    await sendKeys({ press: '[' });
    expect(element.moveIndex).to.be.within(marks, element.length - 1);
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

  it('reads the keys of a slider on the scrubber', async () => {
    const element = await make({ at: '20' });
    slider(element).focus();
    for (const [press, index] of [
      ['ArrowUp', 21],
      ['ArrowDown', 20],
      ['PageUp', 30],
      ['PageDown', 20],
      ['End', 60],
      ['Home', 0],
    ] as const) {
      await sendKeys({ press });
      expect(element.moveIndex, press).to.equal(index);
    }
  });

  it('takes no swipes on the board', async () => {
    const element = await make({ at: '10' });
    const { left, top, width, height } = find(element, '#board').getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    await executeServerCommand('swipe', { from: [x - 80, y], to: [x + 80, y] });
    expect(element.moveIndex).to.equal(10);
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
    expect(element.moveIndex).to.equal(0);
    await sendMouse({ type: 'click', position: at(0.5) });
    expect(element.moveIndex).to.equal(30);
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
    expect(element.moveIndex).to.be.within(46, 50);
    expect(heard).to.deep.equal([]);
  });

  it('steps once for a click, and again and again while the button is held', async () => {
    const element = await make();
    const next = button(element, 'next');
    const { left, top, width, height } = next.getBoundingClientRect();
    const position: [number, number] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    await sendMouse({ type: 'click', position });
    expect(element.moveIndex).to.equal(1);
    await sendMouse({ type: 'down' });
    await waitUntil(() => element.moveIndex >= 5, 'held', { timeout: 5000 });
    await sendMouse({ type: 'up' });
    const { moveIndex } = element;
    await nextFrame();
    expect(element.moveIndex).to.equal(moveIndex);
    next.click();
    expect(element.moveIndex).to.equal(moveIndex + 1);
    await resetMouse();
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
      expect(element.moveIndex, name).to.equal(index);
    }
    command('--play-pause');
    expect(element.paused).to.equal(false);
    command('--play-pause');
    expect(element.paused).to.equal(true);
  });
});
