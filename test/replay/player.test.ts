import { aTimeout, expect, fixture, html, nextFrame, oneEvent, waitUntil } from '@open-wc/testing';
import { executeServerCommand, sendKeys, sendMouse, resetMouse } from '@web/test-runner-commands';
import { Game, steps } from '../../src/engine/index.js';
import {
  Game2048ReplayElement,
  PlayOnEvent,
  type GameErrorEvent,
} from '../../src/replay/element.js';
import '../../src/index.js';
import '../../src/replay/index.js';
import { played, playOn } from '../support/plays.js';

const line = played({ seed: 'watch' }, 60).replay;
const positions = [...steps(line)].map(({ position }) => position);

async function make(attributes: Record<string, string> = {}): Promise<Game2048ReplayElement> {
  const element = document.createElement('game-2048-replay');
  for (const [name, value] of Object.entries({ line, ...attributes }))
    element.setAttribute(name, value);
  element.innerHTML = '<a href="#">My best game</a>';
  const holder = await fixture(html`<div></div>`);
  // All of it is in view.
  element.style.maxWidth = '300px';
  holder.append(element);
  await waitUntil(() => element.length > 0);
  await element.updateComplete;
  return element;
}

const find = <Found extends Element>(element: Element, selector: string): Found =>
  element.shadowRoot!.querySelector<Found>(selector)!;
const status = (element: Element) => find(element, '[role=status]').textContent!.trim();
const slider = (element: Element) => find<HTMLElement>(element, '[role=slider]');
const button = (element: Element, name: string) =>
  find<HTMLButtonElement>(element, `[part~="button-${name}"]`);

/** The position as the table for reading has it. */
const inTable = (element: Element) =>
  [...element.shadowRoot!.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent)),
  );

function record(element: Element, ...types: string[]): string[] {
  const log: string[] = [];
  for (const type of types) element.addEventListener(type, () => log.push(type));
  return log;
}

describe('<game-2048-replay>', () => {
  it('shows the start of its line, and says how long it is', async () => {
    const element = await make();
    expect([element.moveIndex, element.length, element.paused, element.ended]).to.deep.equal([
      0,
      60,
      true,
      false,
    ]);
    expect(element.board).to.deep.equal(positions[0]!.board);
    expect(inTable(element)).to.deep.equal(positions[0]!.board);
    expect(element.shadowRoot!.querySelector('slot')).to.equal(null);
  });

  it('begins where `at` says: a position, the last one, or where a tile first stands', async () => {
    const tile = positions.findIndex((position) => position.has(32));
    for (const [at, index] of [
      ['7', 7],
      ['last', 60],
      ['tile:32', tile],
      ['1000', 60],
    ] as const) {
      const element = await make({ at });
      expect(element.moveIndex, at).to.equal(index);
      expect(inTable(element), at).to.deep.equal(positions[index]!.board);
    }
  });

  it('has all properties as soon as the line is set, before anything is drawn', () => {
    const element = document.createElement('game-2048-replay');
    element.line = line;
    element.at = 5;
    expect([element.length, element.moveIndex, element.score]).to.deep.equal([
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
    element.controls = null;
    expect(element.controls).to.equal('play step scrub speed score moves');
  });

  it('shows the controls that are asked for', async () => {
    const element = await make({ controls: 'none' });
    expect(element.shadowRoot!.querySelector('button, select, [role=slider], .figure')).to.equal(
      null,
    );
    element.controls = 'play copy download';
    await element.updateComplete;
    const parts = [...element.shadowRoot!.querySelectorAll('button')].map((one) => one.part[1]);
    expect(parts).to.deep.equal([
      'button-play',
      'button-copy-line',
      'button-copy-link',
      'button-download',
    ]);
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
    expect(element.shadowRoot!.querySelector('slot')).not.to.equal(null);
    element.line = line;
    await element.updateComplete;
    expect(inTable(element)).to.deep.equal(positions[60]!.board);
  });

  it('leaves the tag alone that another element has taken', () => {
    expect(() => Game2048ReplayElement.define()).not.to.throw();
  });
});

describe('<game-2048-replay> › playing', () => {
  it('plays to the end with play, pause and ended, none of which bubbles', async () => {
    const element = await make({ at: '55', speed: '50' });
    const log = record(element, 'play', 'pause', 'seek', 'ended');
    const bubbled = record(element.parentElement!, 'play', 'pause', 'seek', 'ended');
    setTimeout(() => element.play());
    await oneEvent(element, 'play');
    expect([element.paused, element.matches(':state(playing)')]).to.deep.equal([false, true]);
    await oneEvent(element, 'ended');
    expect(log).to.deep.equal(['play', 'pause', 'ended']);
    expect(bubbled).to.deep.equal([]);
    expect([element.paused, element.ended, element.moveIndex]).to.deep.equal([true, true, 60]);
    expect([element.matches(':state(playing)'), element.matches(':state(ended)')]).to.deep.equal([
      false,
      true,
    ]);
    await element.updateComplete;
    expect(inTable(element)).to.deep.equal(positions[60]!.board);
  });

  it('steps on and back, and shows each position', async () => {
    const element = await make({ at: '58' });
    const log = record(element, 'seek');
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
      expect(element.moveIndex).to.equal(index);
      expect(inTable(element)).to.deep.equal(positions[index]!.board);
    }
    expect(log).to.have.lengthOf(5);
  });

  it('seeks, and throws for what is no place', async () => {
    const element = await make();
    const log = record(element, 'seek');
    element.seek(30);
    element.seek(30);
    element.seek('tile:8');
    expect(log).to.have.lengthOf(2);
    expect(() => element.seek('abc')).to.throw(RangeError, 'at must be a position from 0');
    expect(() => element.seek(null as never)).to.throw(TypeError, 'at must be a position from 0');
    expect(() => element.seek('tile:65536')).to.throw(RangeError, 'at must be a tile of this game');
  });

  it('begins again where it loops', async () => {
    const element = await make({ speed: '50', loop: '' });
    expect(element.loop).to.equal(true);
    const log = record(element, 'ended');
    element.play();
    await waitUntil(() => element.ended, 'the end', { timeout: 5000 });
    await waitUntil(() => element.moveIndex < 10, 'the start', { timeout: 5000 });
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

  it('does not play by itself before it is seen, nor where less motion is preferred', async () => {
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

  it('stops when it is taken out, and plays on when it is only moved', async () => {
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
    for (const press of ['Space', 'k', 'Space']) {
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
    expect(find(element, 'text.pointed').textContent!.trim()).to.match(/^15 · [\d,]+$/);
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
    const list = find<HTMLSelectElement>(element, 'select');
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

describe('<game-2048-replay> › play-on', () => {
  it('is offered where someone listens, with the game up to the position', async () => {
    const element = await make({ at: '12' });
    expect(button(element, 'play-on')).to.equal(null);
    const events: PlayOnEvent[] = [];
    const listener = (event: PlayOnEvent) => events.push(event);
    element.addEventListener('play-on', listener);
    await element.updateComplete;
    button(element, 'play-on').click();
    expect(events[0]!.detail).to.deep.equal({ replay: positions[12]!.replay, by: 'player' });
    element.removeEventListener('play-on', listener);
    await element.updateComplete;
    expect(button(element, 'play-on')).to.equal(null);
  });

  it('loads the game into the <game-2048> that `for` names, unless a listener cancels it', async () => {
    const element = await make({ at: '12', for: 'target' });
    const game = document.createElement('game-2048');
    game.id = 'target';
    element.after(game);
    await game.updateComplete;
    const { replay } = game;
    element.addEventListener('play-on', (event) => event.preventDefault(), { once: true });
    await element.updateComplete;
    button(element, 'play-on').click();
    expect(game.replay).to.equal(replay);
    button(element, 'play-on').click();
    expect(game.replay).to.equal(positions[12]!.replay);
    expect(document.activeElement).to.equal(game);
  });

  it('reports a `for` that names no game, and offers no game that is over', async () => {
    const element = await make({ for: 'nobody' });
    const errors: string[] = [];
    element.addEventListener(
      'game-error',
      (event) => (event.preventDefault(), errors.push(event.detail.message)),
    );
    button(element, 'play-on').click();
    await nextFrame();
    expect(errors).to.deep.equal(['for must be the id of a <game-2048>, not "nobody"']);
    const over = playOn(new Game({ seed: 'over', size: 2 }));
    element.line = over.replay;
    element.at = 'last';
    await element.updateComplete;
    expect(button(element, 'play-on').disabled).to.equal(true);
  });
});

describe('<game-2048-replay> › hearing', () => {
  it('tells a reader of its slider where the game stands', async () => {
    const element = await make({ at: '12' });
    const { score, maxTile } = positions[12]!;
    expect(slider(element).ariaValueText).to.equal(
      `Move 12 of 60, ${score} points, highest tile ${maxTile}`,
    );
    expect([
      slider(element).ariaValueMax,
      slider(element).ariaValueNow,
      slider(element).ariaLabel,
    ]).to.deep.equal(['60', '12', 'Position in the game']);
  });

  it('announces a position when it is stepped to or paused at, and is silent while it plays', async () => {
    const element = await make({ at: '12', speed: '1' });
    expect(status(element)).to.equal('');
    element.next();
    await waitUntil(() => status(element).startsWith('Move 13, '));
    expect(status(element)).to.match(/^Move 13, \w+, .*new [24] in row \d, column \d\.$/);
    element.play();
    await element.updateComplete;
    expect(status(element)).to.equal('');
    await waitUntil(() => element.moveIndex === 14, 'played', { timeout: 3000 });
    await element.updateComplete;
    expect(status(element)).to.equal('');
    element.pause();
    await waitUntil(() => status(element).startsWith('Move 14, '));
  });

  it('names what was done by hand', async () => {
    const game = playOn(Game.fromReplay(line), 0);
    game.setTile(0, 0, 64);
    game.setScore(5);
    game.setBoard(game.board.map((row) => row.map(() => 2)));
    game.giveUp();
    const element = await make({ line: game.replay, at: '60' });
    expect(element.length).to.equal(64);
    const heard: string[] = [];
    for (const _ of ['tile', 'score', 'board', 'end']) {
      const before = status(element);
      element.next();
      await waitUntil(() => status(element) !== before);
      heard.push(status(element));
    }
    expect(heard[0]).to.equal('Tile set by hand: 64 in row 1, column 1.');
    expect(heard[1]).to.equal('Score set by hand: 5.');
    expect(heard[2]).to.match(/^Board set by hand\./);
    expect(heard[3]).to.match(/^Gave up\. Game over\./);
  });

  it('speaks the language of its page', async () => {
    await import('../../src/element/locales/de.js');
    const element = await make({ lang: 'de', at: '12' });
    expect(button(element, 'play').ariaLabel).to.equal('Abspielen');
    expect(slider(element).ariaValueText).to.match(/^Zug 12 von 60/);
  });
});

describe('<game-2048-replay> › src', () => {
  const file = (text: string) => URL.createObjectURL(new Blob([text]));

  async function open(attributes: Record<string, string>) {
    const element = document.createElement('game-2048-replay');
    const errors: GameErrorEvent['detail'][] = [];
    element.addEventListener(
      'game-error',
      (event) => (event.preventDefault(), errors.push(event.detail)),
    );
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    (await fixture(html`<div></div>`)).append(element);
    return { element, errors };
  }

  it('fetches a file, whose last line break is no part of the line', async () => {
    const { element } = await open({ src: file(`${line}\n`), at: '4' });
    expect(element.shadowRoot!.querySelector('slot')).not.to.equal(null);
    await waitUntil(() => element.length === 60);
    await element.updateComplete;
    expect(inTable(element)).to.deep.equal(positions[4]!.board);
  });

  it('shows the newest of several, without a word about the others', async () => {
    const { element, errors } = await open({ src: file('nonsense') });
    element.src = '/does-not-exist';
    element.src = file(played({ seed: 'newest' }, 3).replay);
    await waitUntil(() => element.length === 3);
    await aTimeout(50);
    expect(errors).to.deep.equal([]);
  });

  it('plays as soon as it is there, if it was told to play before', async () => {
    const { element } = await open({ src: file(line), speed: '50' });
    element.play();
    element.seek(30);
    await waitUntil(() => element.moveIndex > 30);
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
      expect(element.shadowRoot!.querySelector('slot')).not.to.equal(null);
    });
  }
});

describe('<game-2048-replay> › bad lines', () => {
  it('reports one with the character, and leaves the fallback visible with nothing beside it', async () => {
    const element = document.createElement('game-2048-replay');
    const errors: GameErrorEvent['detail'][] = [];
    element.addEventListener(
      'game-error',
      (event) => (event.preventDefault(), errors.push(event.detail)),
    );
    element.line = `${line}!`;
    element.innerHTML = '<a href="#">My best game</a>';
    (await fixture(html`<div></div>`)).append(element);
    await element.updateComplete;
    expect(errors).to.have.lengthOf(1);
    expect(errors[0]).to.include({ kind: 'attribute', name: 'line' });
    expect(errors[0]!.error).to.have.property('position', line.length);
    expect(element.shadowRoot!.children).to.have.lengthOf(1);
    expect(
      find<HTMLSlotElement>(element, 'slot').assignedElements()[0]!.getBoundingClientRect().width,
    ).to.be.above(10);
    element.requestUpdate();
    await element.updateComplete;
    expect(errors).to.have.lengthOf(1);
  });

  it('reports attributes that are not allowed, and goes on without them', async () => {
    const element = document.createElement('game-2048-replay');
    const errors: string[] = [];
    element.addEventListener(
      'game-error',
      (event) => (event.preventDefault(), errors.push(event.detail.name!)),
    );
    for (const [name, value] of [
      ['line', line],
      ['at', 'x'],
      ['speed', '99'],
      ['controls', 'undo play'],
      ['tile-image', 'javascript:x'],
    ] as const) {
      element.setAttribute(name, value);
    }
    (await fixture(html`<div></div>`)).append(element);
    await element.updateComplete;
    await nextFrame();
    expect(errors).to.have.members(['at', 'speed', 'controls', 'tile-image']);
    expect([element.moveIndex, element.speed, element.controls]).to.deep.equal([0, 4, 'play']);
  });

  it('reports a tile that the game never has, and begins at the start', async () => {
    const element = document.createElement('game-2048-replay');
    const errors: string[] = [];
    element.addEventListener(
      'game-error',
      (event) => (event.preventDefault(), errors.push(event.detail.message)),
    );
    element.line = line;
    element.at = 'tile:131072';
    expect(element.moveIndex).to.equal(0);
    await nextFrame();
    expect(errors[0]).to.match(
      /^at must be a tile of this game, which has none above \d+, not "tile:131072"$/,
    );
  });
});
