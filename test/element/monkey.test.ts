import { expect, html } from '@open-wc/testing';
import { Game, verify } from 'game-2048-element/engine';
import 'game-2048-element';
import type { Game2048Element } from 'game-2048-element';
import { nearlyOver } from '../support/boards.js';
import { eventTypes, nextEvent } from '../support/events.js';
import { fixture, warningsOf } from '../support/fixture.js';
import { DIRECTIONS, runs } from '../support/plays.js';
import { tableOf, tilesOf } from '../support/screen.js';
import { key } from '../support/storage.js';

const actionsInAll = runs(10_000);

/** Attributes and some of their values, allowed and not. */
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

/** Does random things to an element, the same in every run, and checks after each that nothing contradicts the game. */
class Monkey {
  /** The names of the actions so far. */
  readonly log: string[] = [];
  /** The types of the events that the last action has fired. */
  fired: string[] = [];
  computerMoves = 0;
  /** What the events have reported. */
  private readonly told = { score: 0, won: false, over: false };
  private randomState = 2048;
  /** Whether the element has reported that its game is stored elsewhere. */
  private isStoredBeside = false;

  constructor(
    private readonly element: Game2048Element,
    private readonly homes: readonly Element[],
  ) {
    const { told } = this;
    for (const type of eventTypes) element.addEventListener(type, () => this.fired.push(type));
    element.addEventListener('score', ({ detail }) => (told.score = detail.score));
    element.addEventListener('move', ({ detail }) => {
      if (detail.by === 'computer') this.computerMoves++;
    });
    element.addEventListener('won', () => (told.won = true));
    element.addEventListener('game-over', () => (told.over = true));
    element.addEventListener('game-error', ({ detail }) => {
      if (detail.message.includes('stored beside it')) this.isStoredBeside = true;
    });
    // Not by the dice, which must fall as in every run: the computer moves at any time.
    let tries = 0;
    element.addEventListener('before-move', (event) => {
      if (++tries % 20 === 0) event.preventDefault();
    });
  }

  /** A number from 0 to below a limit, by a linear congruence, of which the high bits are random enough. */
  private roll(limit: number): number {
    this.randomState = (Math.imul(this.randomState, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.randomState / 2 ** 32) * limit);
  }

  private pick<Item>(items: readonly Item[]): Item {
    return items[this.roll(items.length)]!;
  }

  /** What may be done; twice here is done twice as often. */
  readonly actions: Record<string, () => unknown> = {
    move: () => this.element.move(this.pick(DIRECTIONS)),
    'move again': () => this.element.move(this.pick(DIRECTIONS)),
    burst: () => DIRECTIONS.forEach((direction) => this.element.move(direction)),
    key: () => this.press(),
    'key again': () => this.press(),
    click: () => this.click(),
    attribute: () => this.setAttribute(),
    'two attributes': () => {
      this.setAttribute();
      this.setAttribute();
    },
    'no attribute': () => this.element.removeAttribute(this.pick(Object.keys(values))),
    property: () => {
      const property = this.pick(['size', 'winTile', 'startTiles', 'seed', 'controls']);
      const value = this.pick([3, 4, '5x4', 'a', null, undefined, NaN]);
      Object.assign(this.element, { [property]: value });
    },
    'other home': () => this.pick(this.homes).append(this.element),
    remove: () => this.element.remove(),
    autoplay: async () => {
      this.element.autoplayDelay = this.pick([0, 1]);
      this.element.autoplay = this.roll(4) > 0;
      if (this.roll(4) === 0) await this.watchComputer();
    },
    resize: () => {
      const home = this.pick(this.homes) as HTMLElement;
      home.style.width = `${this.roll(600)}px`;
    },
    undo: () => this.element.undo(),
    'new game': () =>
      this.element.newGame({
        size: this.pick([undefined, 3, '4x5']),
        winTile: this.pick([8, 32, 2048]),
        seed: this.pick(['x', undefined]),
      }),
    'bad game': () => this.element.newGame({ size: 99 }),
    'near the end': () => this.element.newGame({ board: nearlyOver }),
    giveUp: () => this.element.giveUp(),
    'keep playing': () => this.element.keepPlaying(),
    load: () => this.element.load(this.pick(replays)),
    'restore form': () => this.element.formStateRestoreCallback(this.pick(replays)),
    reset: () => this.element.closest('form')?.reset(),
    fieldset: () => {
      const fieldset = this.homes[1] as HTMLFieldSetElement;
      fieldset.disabled = !fieldset.disabled;
    },
    store: () => {
      const next = this.pick(['', key, `${key}.2`]);
      // Once reported, that stays so until there is another key.
      if (next !== this.element.storageKey) this.isStoredBeside = false;
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
      this.element.loadFile(new File([this.pick(replays)], 'game.txt')).catch(() => undefined),
  };

  /** Until the computer has moved, or no longer plays; it goes on in the midst of later actions. */
  private async watchComputer(): Promise<void> {
    const { element } = this;
    await element.updateComplete;
    if (!element.matches(':state(autoplay)')) return;
    await Promise.race([nextEvent(element, 'move'), nextEvent(element, 'autoplay-change')]);
  }

  private press(): void {
    const board = this.element.shadowRoot?.querySelector('#board');
    const key = this.pick(['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'z', 'Tab']);
    const shiftKey = this.roll(6) === 0;
    const ctrlKey = key === 'z';
    board?.dispatchEvent(
      new KeyboardEvent('keydown', { key, shiftKey, ctrlKey, bubbles: true, cancelable: true }),
    );
  }

  private click(): void {
    const buttons = [...(this.element.shadowRoot?.querySelectorAll('button') ?? [])].filter(
      (button) => !/(save|load|autoplay)/.test(button.getAttribute('part') ?? ''),
    );
    if (buttons.length) this.pick(buttons).click();
  }

  private setAttribute(): void {
    const name = this.pick(Object.keys(values));
    this.element.setAttribute(name, this.pick(values[name]!));
  }

  private writeForeign(): void {
    const foreign = { version: 1, best: 1, replay: this.pick(replays) };
    const raw = this.pick([JSON.stringify(foreign), 'stranger', null]);
    if (raw === null) localStorage.removeItem(key);
    else localStorage.setItem(key, raw);
  }

  async act(): Promise<void> {
    const name = this.pick(Object.keys(this.actions));
    this.log.push(name);
    this.fired = [];
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
    const { element, told, fired } = this;
    const { score, moves, maxTile, won, over, board, replay } = element;
    const shown = { score, moves, maxTile, won, over, board };
    expect(verify(replay, { allowEdits: true }), 'what the replay says').to.deep.include(shown);
    expect(score).to.be.at.least(0);
    expect(told.score, 'the score of the last event').to.equal(score);
    expect(told.won || !won, 'an event has reported the win').to.equal(true);
    expect(told.over || !over, 'an event has reported the end').to.equal(true);
    told.won &&= won;
    told.over &&= over;
    this.checkOrder();
    this.checkStates();
    if (element.isConnected) this.checkScreen();
    const stored = element.storageKey && !this.isStoredBeside && name !== 'foreign entry';
    if (stored && moves && fired.includes('move')) {
      const entry = JSON.parse(localStorage.getItem(element.storageKey)!) as { replay: string };
      expect(entry.replay, 'stored').to.equal(replay);
    }
  }

  private checkOrder(): void {
    this.fired.forEach((type, index) => {
      const before = this.fired[index - 1];
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

it(`The element's properties, states, events, screen and storage agree after each of ${actionsInAll} random actions`, () =>
  warningsOf(async () => {
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
    const monkey = new Monkey(element, [...homes, frame.contentDocument!.body]);
    for (let n = 0; n < actionsInAll; n++) {
      try {
        await monkey.act();
      } catch (error) {
        (error as Error).message +=
          `\nafter ${n} actions: ${monkey.log.slice(-12).join(', ')}; events: ${monkey.fired.join(', ')}\n${element.outerHTML}`;
        throw error;
      }
    }
    expect(monkey.computerMoves).to.be.at.least(runs(10));
    expect(new Set(monkey.log).size).to.equal(Object.keys(monkey.actions).length);
  }));
