/** What only the element can show of its events and their listeners; order and details are in session/events.test.ts. */
import { expect } from '@open-wc/testing';
import { ReplayError, type Game2048Element, type PreviousGame } from 'game-2048-element';
import { nearlyOver } from '../support/boards.js';
import { eventsOf } from '../support/events.js';
import { begin, game, made, playSome, settled } from '../support/fixture.js';
import { press } from '../support/input.js';
import { played } from '../support/plays.js';
import { overlayOf, tableOf, tilesOf } from '../support/screen.js';

/** Expects that the game in progress is on the screen: its tiles, its table, its score and moves if they are shown. */
function expectShown(element: Game2048Element): void {
  expect(tilesOf(element)).to.deep.equal(element.board);
  expect(tableOf(element)).to.deep.equal(element.board);
  const { dataset } = element.shadowRoot!.querySelector<HTMLElement>('.game')!;
  const { columns, rows, score, moves } = element;
  expect([dataset['columns'], dataset['rows']]).to.deep.equal([String(columns), String(rows)]);
  const shown = [...element.shadowRoot!.querySelectorAll('[part~="score"] .number')];
  const numbers = shown.map(({ textContent }) => Number(textContent.replace(/\D/g, '')));
  expect(numbers).to.deep.equal([score, moves].slice(0, numbers.length));
}

type Act = (element: Game2048Element) => unknown;

describe('Before its first update a page can', () => {
  const { replay } = played({ seed: 'played' }, 20);
  let board: number[][] = [];
  for (const [name, act] of Object.entries<Act>({
    'do nothing': () => undefined,
    'read the very game that will be drawn': (element) => ({ board } = element),
    load: (element) => element.load(replay),
    move: (element) => playSome(element, 12),
    'begin a new game': (element) => element.newGame({ board: nearlyOver, score: 40 }),
    'end the game': (element) => element.giveUp(),
    'restore a form': (element) => element.formStateRestoreCallback(replay),
  })) {
    it(`${name}, and the first frame shows it`, async () => {
      let early = '';
      const markup = '<game-2048 controls="score moves"></game-2048>';
      const { element, events } = await made(markup, (made) => {
        act(made);
        early = /nothing/.test(name) ? '' : made.replay;
      });
      if (early) expect(element.replay).to.equal(early);
      if (/read/.test(name)) expect(element.board).to.deep.equal(board);
      expect(events.filter((type) => type === 'new-game').length).to.be.within(1, 2);
      expectShown(element);
    });
  }
});

describe('A listener of new-game', () => {
  for (const [cause, act] of Object.entries<Act>({
    'the first game': () => undefined,
    'an attribute': (element) => element.setAttribute('seed', 'b'),
    'a method': (element) => element.newGame(),
    'a key': (element) => {
      element.focus();
      return press('n');
    },
    'a form’s reset': (element) => {
      const form = document.createElement('form');
      element.replaceWith(form);
      form.append(element);
      form.reset();
    },
  })) {
    it(`may change a rule and make moves, which the next frame shows, after ${cause}`, async () => {
      const answer = (element: Game2048Element) =>
        new Promise<void>((resolve) => {
          const listener = () => {
            element.size = '5x3';
            playSome(element, 4);
            resolve();
          };
          element.addEventListener('new-game', listener, { once: true });
        });
      const isFirst = cause === 'the first game';
      let answered: Promise<void> | undefined;
      const { element } = await made('<game-2048 seed="a"></game-2048>', (early) => {
        if (isFirst) answered = answer(early);
      });
      answered ??= answer(element);
      await act(element);
      await answered;
      await new Promise(requestAnimationFrame);
      expect([element.columns, element.rows, element.moves]).to.deep.equal([5, 3, 4]);
      expectShown(element);
    });
  }
});

it('A listener of game-error may start and end a game, which is drawn', async () => {
  const element = await game('style="--game-2048-duration:0s"');
  const listener = () => {
    element.controls = 'score moves';
    element.newGame({ size: '6x3' });
    element.giveUp();
  };
  element.addEventListener('game-error', listener, { once: true });
  element.controls = 'bogus';
  await settled(element);
  expect([element.columns, element.over]).to.deep.equal([6, true]);
  expectShown(element);
  expect(overlayOf(element)).not.to.equal(null);
});

it('Events come after the properties and states of the element have changed', async () => {
  const element = await game();
  await begin(element, nearlyOver, { winTile: 512, afterWin: 'stop' });
  const seen: string[] = [];
  for (const type of ['move', 'score', 'won', 'game-over'] as const) {
    element.addEventListener(type, () => {
      expect(element).to.include({ score: 512, moves: 1, endReason: 'won', best: 512 });
      expect(element.matches(':state(won):state(over)')).to.equal(true);
      seen.push(type);
    });
  }
  expect(element.move('left')).not.to.equal(null);
  expect(seen).to.deep.equal(['move', 'score', 'won', 'game-over']);
});

it('startedAt, playedHere and assisted describe the game in progress, and previous in an event the game before it', async () => {
  const element = await game();
  const { startedAt } = element;
  expect(startedAt)
    .to.be.above(Date.UTC(2026, 0))
    .and.below(Date.now() + 60_000);
  const move = new Promise((resolve) => element.addEventListener('move', resolve, { once: true }));
  element.autoplay = true;
  await move;
  expect(element).to.include({ startedAt, playedHere: true, assisted: true });
  const loaded = new Promise<PreviousGame | null>((resolve) => {
    element.addEventListener('game-load', ({ detail }) => resolve(detail.previous));
  });
  element.load(played({ seed: 'played' }, 3).replay);
  expect(await loaded).to.include({ startedAt, playedHere: true, assisted: true });
  expect(element).to.include({ playedHere: false, assisted: false });
  expect(element.startedAt).to.be.above(startedAt);
});

it('load() throws for anything but a replay, fires no event and keeps the game', async () => {
  const element = await game();
  const { replay } = element;
  const seen = eventsOf(element);
  for (const bad of ['', 'x', `${replay}~q`, replay.slice(0, 9), 'https://example.org/']) {
    expect(() => element.load(bad), bad).to.throw(ReplayError);
  }
  expect(() => element.load(7 as unknown as string)).to.throw(TypeError);
  expect(seen).to.deep.equal([]);
  expect(element.replay).to.equal(replay);
});
