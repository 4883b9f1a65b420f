import { expect, html } from '@open-wc/testing';
import { Game, verify } from 'game-2048-element/engine';
import 'game-2048-element';
import type { Game2048Element } from 'game-2048-element';
import { nearlyOver } from '../support/boards.js';
import { eventTypes, nextEvent } from '../support/events.js';
import { fixture } from '../support/fixture.js';
import { DIRECTIONS, runs } from '../support/plays.js';
import { tableOf, tilesOf } from '../support/screen.js';
import { key } from '../support/storage.js';

const actionsInAll = runs(10_000);

/** The same numbers at every run: a linear congruence is random enough for a monkey. */
function dice(seed: number) {
  let state = seed;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return { below, pick: <Item>(items: readonly Item[]): Item => items[below(items.length)]! };
}

type Dice = ReturnType<typeof dice>;

const values: Record<string, readonly string[]> = {
  size: ['4', '3', '5x3', '2', '6', 'abc', '1', '4x99'],
  seed: ['a', 'b', '', '7'],
  'win-tile': ['16', '64', '2048', '9'],
  'four-chance': ['0', '0.5', '1', 'no'],
  'start-tiles': ['0', '1', '4', '99'],
  'after-win': ['ask', 'continue', 'stop', 'dance'],
  controls: ['none', 'score moves', 'undo new directions give-up', 'all', 'best hint save load'],
  'tile-image': ['data:image/gif,{value}', 'javascript:1', ''],
  lang: ['en', 'de', 'xx-', ''],
  dir: ['rtl', 'ltr'],
  name: ['game', ''],
  disabled: [''],
  class: ['a', 'b'],
};
const replays = [
  new Game({ seed: 'r' }).replay,
  new Game({ size: '3x5', seed: 'r', winTile: 8 }).replay,
  new Game({ board: nearlyOver }).replay,
  `${new Game({ seed: 'r' }).replay}~x`,
  `${new Game({ seed: 'r' }).replay}~u~u~u`,
  'nonsense',
  '',
];

class Monkey {
  readonly log: string[] = [];
  /** What the events have reported. */
  readonly told = { score: 0, won: false, over: false, events: 0 };
  order: string[] = [];
  unstored = false;
  computerMoves = 0;
  tries = 0;

  constructor(
    readonly element: Game2048Element,
    readonly homes: readonly Element[],
    readonly random: Dice,
  ) {
    const { told } = this;
    for (const type of eventTypes) element.addEventListener(type, () => this.order.push(type));
    element.addEventListener('score', ({ detail }) => (told.score = detail.score));
    element.addEventListener('won', () => (told.won = true));
    element.addEventListener('game-over', () => (told.over = true));
    element.addEventListener('game-error', ({ detail }) => {
      if (detail.message.includes('stored beside it')) this.unstored = true;
    });
    element.addEventListener('before-move', (event) => {
      // By its own count: the computer moves at any time, and the dice must fall as in every run.
      if (++this.tries % 20 === 0) event.preventDefault();
    });
  }

  /** Every action, as often as it stands here. */
  readonly actions: Record<string, () => unknown> = {
    move: () => this.element.move(this.random.pick(DIRECTIONS)),
    'move again': () => this.element.move(this.random.pick(DIRECTIONS)),
    burst: () => DIRECTIONS.forEach((direction) => this.element.move(direction)),
    key: () => this.press(),
    'key again': () => this.press(),
    click: () => this.click(),
    attribute: () => this.setAttribute(),
    'two attributes': () => {
      this.setAttribute();
      this.setAttribute();
    },
    'no attribute': () => this.element.removeAttribute(this.random.pick(Object.keys(values))),
    property: () => {
      const property = this.random.pick(['size', 'winTile', 'startTiles', 'seed', 'controls']);
      const value = this.random.pick([3, 4, '5x4', 'a', null, undefined, NaN]);
      Object.assign(this.element, { [property]: value });
    },
    'other home': () => this.random.pick(this.homes).append(this.element),
    remove: () => this.element.remove(),
    autoplay: async () => {
      this.element.autoplayDelay = this.random.pick([0, 1]);
      this.element.autoplay = this.random.below(4) > 0;
      if (this.random.below(4) === 0) await this.watchComputer();
    },
    resize: () => {
      const home = this.random.pick(this.homes) as HTMLElement;
      home.style.width = `${this.random.below(600)}px`;
    },
    undo: () => this.element.undo(),
    'new game': () =>
      this.element.newGame({
        size: this.random.pick([undefined, 3, '4x5']),
        winTile: this.random.pick([8, 32, 2048]),
        seed: this.random.pick(['x', undefined]),
      }),
    'bad game': () => this.element.newGame({ size: 99 }),
    'near the end': () => this.element.newGame({ board: nearlyOver }),
    giveUp: () => this.element.giveUp(),
    'keep playing': () => this.element.keepPlaying(),
    load: () => this.element.load(this.random.pick(replays)),
    'restore form': () => this.element.formStateRestoreCallback(this.random.pick(replays)),
    reset: () => this.element.closest('form')?.reset(),
    fieldset: () => {
      const fieldset = this.homes[1] as HTMLFieldSetElement;
      fieldset.disabled = !fieldset.disabled;
    },
    store: () => {
      const next = this.random.pick(['', key, `${key}.2`]);
      // A store that was given up stays so until there is another key.
      if (next !== this.element.storageKey) this.unstored = false;
      this.element.storageKey = next;
    },
    'foreign entry': () => this.writeForeign(),
    clone: () => {
      const clone = this.element.cloneNode(true);
      this.homes[2]!.append(clone);
      this.homes[2]!.replaceChildren(...(clone.contains(this.element) ? [] : [this.element]));
    },
    focus: () => this.element.focus(),
    hint: () => void this.element.hint(),
    file: () =>
      this.element
        .loadFile(new File([this.random.pick(replays)], 'game.txt'))
        .catch(() => undefined),
  };

  /** Until the computer has moved, or no longer plays; it goes on in the midst of later actions. */
  private async watchComputer(): Promise<void> {
    const { element } = this;
    await element.updateComplete;
    if (!element.matches(':state(autoplay)')) return;
    const { moves } = element;
    await Promise.race([nextEvent(element, 'move'), nextEvent(element, 'autoplay-change')]);
    if (element.moves > moves) this.computerMoves++;
  }

  private press(): void {
    const board = this.element.shadowRoot?.querySelector('#board');
    const key = this.random.pick(['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'z', 'Tab']);
    const shiftKey = this.random.below(6) === 0;
    const ctrlKey = key === 'z';
    board?.dispatchEvent(
      new KeyboardEvent('keydown', { key, shiftKey, ctrlKey, bubbles: true, cancelable: true }),
    );
  }

  private click(): void {
    const buttons = [...(this.element.shadowRoot?.querySelectorAll('button') ?? [])].filter(
      (button) => !/(save|load|autoplay)/.test(button.getAttribute('part') ?? ''),
    );
    if (buttons.length) this.random.pick(buttons).click();
  }

  private setAttribute(): void {
    const name = this.random.pick(Object.keys(values));
    this.element.setAttribute(name, this.random.pick(values[name]!));
  }

  private writeForeign(): void {
    const foreign = { version: 1, best: 1, replay: this.random.pick(replays) };
    const raw = this.random.pick([JSON.stringify(foreign), 'stranger', null]);
    if (raw === null) localStorage.removeItem(key);
    else localStorage.setItem(key, raw);
  }

  async act(): Promise<void> {
    const name = this.random.pick(Object.keys(this.actions));
    this.log.push(name);
    this.order = [];
    try {
      await this.actions[name]!();
    } catch (error) {
      expect((error as Error).name).to.be.oneOf(['ReplayError', 'RangeError', 'TypeError']);
      expect(name).to.be.oneOf(['load', 'bad game']);
    }
    await this.element.updateComplete;
    this.check(name);
  }

  private check(name: string): void {
    const { element, told, order } = this;
    const { score, moves, maxTile, won, over, board, replay } = element;
    const truth = verify(replay, { allowEdits: true });
    expect({ score, moves, maxTile, won, over, board }, 'truth').to.deep.equal({
      score: truth.score,
      moves: truth.moves,
      maxTile: truth.maxTile,
      won: truth.won,
      over: truth.over,
      board: truth.board,
    });
    expect(score).to.be.at.least(0);
    expect(told.score, 'score as told').to.equal(score);
    expect(told.won || !won, 'won was told').to.equal(true);
    expect(told.over || !over, 'over was told').to.equal(true);
    told.won &&= won;
    told.over &&= over;
    this.checkOrder(order);
    this.checkStates();
    if (element.isConnected) this.checkScreen();
    const stored = element.storageKey && !this.unstored && name !== 'foreign entry';
    if (stored && moves && order.includes('move')) {
      const entry = JSON.parse(localStorage.getItem(element.storageKey)!) as { replay: string };
      expect(entry.replay, 'stored').to.equal(replay);
    }
  }

  private checkOrder(order: readonly string[]): void {
    order.forEach((type, index) => {
      const before = order[index - 1];
      if (type === 'move') expect(before).to.equal('before-move');
      if (type === 'won') expect(before).to.be.oneOf(['score', 'move', 'game-load', 'new-game']);
      if (type === 'score')
        expect(before).to.be.oneOf(['move', 'game-load', 'new-game', 'undo', undefined]);
    });
  }

  private checkStates(): void {
    const { element } = this;
    for (const state of ['won', 'over'] as const) {
      expect(element.matches(`:state(${state})`), state).to.equal(element[state]);
    }
    const form = element.closest('form');
    if (form && element.name && !element.matches(':disabled')) {
      expect(new FormData(form).get(element.name)).to.equal(element.replay);
    }
  }

  private checkScreen(): void {
    const { element } = this;
    const root = element.shadowRoot!;
    expect(root.querySelectorAll('#board')).to.have.length(1);
    expect(root.querySelectorAll('[role=status]')).to.have.length(1);
    expect(root.adoptedStyleSheets.length).to.be.greaterThan(0);
    expect(tilesOf(element), 'tiles').to.deep.equal(element.board);
    expect(tableOf(element), 'table').to.deep.equal(element.board);
  }
}

describe('Game2048Element › under anything at any time', () => {
  it(`keeps the game intact after each of ${actionsInAll} random actions`, async () => {
    const { warn } = console;
    console.warn = () => undefined;
    const form = await fixture(
      html`<form>
        <div></div>
        <fieldset></fieldset>
        <section></section>
      </form>`,
    );
    const frame = document.createElement('iframe');
    form.append(frame);
    const homes = [...form.children].slice(0, 3);
    homes[0]!.innerHTML = '<game-2048></game-2048>';
    const element = form.querySelector('game-2048')!;
    const monkey = new Monkey(element, [...homes, frame.contentDocument!.body], dice(2048));
    for (let n = 0; n < actionsInAll; n++) {
      try {
        await monkey.act();
      } catch (error) {
        (error as Error).message +=
          `\nafter ${n} actions: ${monkey.log.slice(-12).join(', ')}; events: ${monkey.order.join(', ')}\n${element.outerHTML}`;
        throw error;
      }
    }
    console.warn = warn;
    expect(monkey.computerMoves).to.be.at.least(runs(10));
    expect(new Set(monkey.log).size).to.equal(Object.keys(monkey.actions).length);
  });
});
