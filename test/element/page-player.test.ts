import { expect } from '@open-wc/testing';
import 'game-2048-element';
import type { Direction, Game2048Element } from 'game-2048-element';
import type { GameView, Player } from 'game-2048-element/player';
import { rows } from '../support/boards.js';
import { eventsOf, nextEvent, autoplayOff } from '../support/events.js';
import { begin, game, settled, until } from '../support/fixture.js';
import { buttonOf, statusOf } from '../support/screen.js';

/** A game in which a tile can go up, right and down, with a player of the page; its errors are not logged. */
async function make(player: Partial<Player>): Promise<Game2048Element> {
  const element = await game('controls="hint autoplay" autoplay-delay="0"', rows([], [2]));
  element.player = player as Player;
  element.addEventListener('game-error', (event) => event.preventDefault());
  await settled(element);
  return element;
}

interface Question {
  game: Readonly<GameView>;
  signal: AbortSignal;
  answer: (direction: Direction) => void;
}

/** A player that answers when the test tells it to. */
class SlowPlayer implements Player {
  #asked: (question: Question) => void = () => undefined;

  chooseMove(game: Readonly<GameView>, { signal }: { signal: AbortSignal }): Promise<Direction> {
    return new Promise((answer) => this.#asked({ game, signal, answer }));
  }

  /** Resolves with the next question. */
  asked(): Promise<Question> {
    return new Promise((resolve) => (this.#asked = resolve));
  }
}

/** How often the file of the built-in player was fetched. */
const countFetches = () =>
  performance.getEntriesByType('resource').filter(({ name }) => /\/host\.js/.test(name)).length;

describe('A player of the page', () => {
  it('makes the moves of autoplay, sees only a copy, and keeps the built-in player from being fetched', async () => {
    const before = countFetches();
    const element = await make({
      chooseMove: (game) => {
        (game as { move?: (direction: Direction) => unknown }).move?.('down');
        return 'up';
      },
    });
    element.autoplay = true;
    const { detail } = await nextEvent(element, 'move');
    expect(detail).to.include({ direction: 'up', by: 'computer', moves: 1 });
    element.autoplay = false;
    expect(countFetches()).to.equal(before);
  });

  it('gives hints and ratings, by rate() if it has that method', async () => {
    const element = await make({ chooseMove: () => Promise.resolve('right' as const) });
    const alone = [{ direction: 'right', value: null, loss: null, reasons: [] }];
    expect(await element.rate()).to.deep.equal(alone);
    const hinted = nextEvent(element, 'hint');
    buttonOf(element, 'hint').click();
    expect((await hinted).detail.ratings).to.deep.equal(alone);
    expect(await statusOf(element)).to.include('Right');
    const ratings = [{ direction: 'up', value: 9, loss: 0, reasons: [] }] as const;
    element.player = { chooseMove: () => 'right', rate: () => ratings };
    expect(await element.rate()).to.deep.equal(ratings);
    expect(await element.hint()).to.equal('up');
  });

  const expected = "the computer's move 1 must be up, right or down";
  const strange = new Proxy(() => undefined, { get: () => () => 1 });
  for (const [what, chooseMove, message] of [
    [
      'throws',
      () => {
        throw new Error('boom');
      },
      `${expected}; it failed: boom`,
    ],
    ['gives a move that changes nothing', () => 'left', `${expected}, not "left"`],
    [
      'rejects with something other than an error',
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
      () => Promise.reject(strange),
      `${expected}; it failed: a function`,
    ],
  ] as const) {
    it(`that ${what} causes game-error and stops autoplay`, async () => {
      const element = await make({ chooseMove } as Partial<Player>);
      const failed = nextEvent(element, 'game-error');
      const off = autoplayOff(element);
      element.autoplay = true;
      const { detail } = await failed;
      expect(detail).to.include({ kind: 'computer', by: 'computer' });
      expect(detail.message).to.include(message);
      await off;
      expect(element.moves).to.equal(0);
      const error: unknown = await element.hint().catch((reason: unknown) => reason);
      expect(error).to.have.property('message', detail.message);
    });
  }

  it('whose rate() returns no ratings causes game-error', async () => {
    const element = await make({ chooseMove: () => 'up', rate: () => undefined as never });
    element.hints = 'reasons';
    const failed = nextEvent(element, 'game-error');
    buttonOf(element, 'hint').click();
    const { kind, message } = (await failed).detail;
    expect(kind).to.equal('computer');
    expect(message).to.equal("the computer's ratings must be an array, not undefined");
  });

  it('must be null or have a method chooseMove, or a TypeError is thrown', async () => {
    const element = await make({ chooseMove: () => 'up' });
    const { player } = element;
    for (const [value, shown] of [
      [() => 'up', 'a function'],
      [{}, 'an object'],
      [{ chooseMove: 'up' }, 'an object'],
      ['x', '"x"'],
      [0, '0'],
    ] as const) {
      expect(() => (element.player = value as never)).to.throw(
        TypeError,
        `player must be null or an object with a method chooseMove, not ${shown}`,
      );
      expect(element.player).to.equal(player);
    }
    // Frameworks set undefined to take a property away.
    element.player = undefined;
    expect(element.player).to.equal(null);
  });

  const fail = () => {
    throw new Error('boom');
  };
  const hint = (element: Game2048Element) => element.hint().catch(() => null);
  const rate = (element: Game2048Element) => element.rate().catch(() => null);
  const autoplay = (element: Game2048Element) => (element.autoplay = true);
  type Act = (element: Game2048Element) => unknown;
  /** Players and listeners that ask again for ever: what begins it, the method, what it does, the event, its listener. */
  const endless: Record<
    string,
    [begin: Act, method: keyof Player, Act, on?: 'hint' | 'game-error' | 'autoplay-change', Act?]
  > = {
    'asks for a hint to choose a move': [hint, 'chooseMove', hint],
    'asks for ratings to choose a move': [hint, 'chooseMove', rate],
    'asks for ratings to rate': [rate, 'rate', rate],
    'asks for a hint to rate': [rate, 'rate', hint],
    'is asked for a hint with every hint': [hint, 'chooseMove', () => 'up', 'hint', hint],
    'fails, with a listener that asks for a hint': [hint, 'chooseMove', fail, 'game-error', hint],
    'fails, with a listener that asks for ratings': [rate, 'rate', fail, 'game-error', rate],
    ...Object.fromEntries(
      (['game-error', 'autoplay-change'] as const).map((type) => [
        `fails, with a listener of ${type} that switches autoplay on`,
        [autoplay, 'chooseMove', fail, type, autoplay],
      ]),
    ),
    'puts the element back into the page': [
      autoplay,
      'chooseMove',
      (element) => element.parentElement!.append(element),
    ],
    'puts another player in its place': [
      autoplay,
      'chooseMove',
      (element) => (element.player = { ...element.player! }),
    ],
  };
  for (const [what, [begin, method, act, type, listen]] of Object.entries(endless)) {
    it(`that ${what} does not block the page`, async () => {
      let questions = 0;
      let questionsBeforeTask: number | undefined;
      const answer = () => {
        // A task of the page, which has its turn unless the questions follow each other in one task.
        if (++questions === 1) setTimeout(() => (questionsBeforeTask = questions));
        return questions < 1000 ? act(element) : new Promise(() => undefined);
      };
      const element = await make({ chooseMove: () => 'up', [method]: answer });
      if (type) element.addEventListener(type, () => void listen!(element));
      void begin(element);
      await until(() => questionsBeforeTask !== undefined && questions >= 5);
      expect(questionsBeforeTask).to.be.below(1000);
      questions = 1000;
    });
  }

  for (const ask of [rate, hint]) {
    it(`plays if autoplay is switched on while ${ask.name}() fetches the computer’s file`, async () => {
      const never = () => new Promise<never>(() => undefined);
      const element = await make({ chooseMove: () => 'up', rate: never });
      void ask(element);
      element.autoplay = true;
      expect((await nextEvent(element, 'move')).detail.by).to.equal('computer');
      element.autoplay = false;
    });
  }

  it('plays on if a listener switches autoplay on again after a cancelled move', async () => {
    const element = await make({ chooseMove: () => 'up' });
    const cancel = (event: Event) => event.preventDefault();
    element.addEventListener('before-move', cancel, { once: true });
    element.addEventListener('autoplay-change', ({ detail }) => {
      if (!detail.autoplay) element.autoplay = true;
    });
    element.autoplay = true;
    expect((await nextEvent(element, 'move')).detail.by).to.equal('computer');
    element.remove();
  });

  it('that never answers blocks neither moves nor the next player', async () => {
    const player = new SlowPlayer();
    const element = await make(player);
    const asked = player.asked();
    element.autoplay = true;
    const { signal } = await asked;
    expect(element.move('up')).not.to.equal(null);
    await settled(element);
    expect([element.autoplay, signal.aborted]).to.deep.equal([false, true]);
    element.player = null;
    expect(await element.hint()).not.to.equal(null);
    element.autoplay = true;
    expect((await nextEvent(element, 'move')).detail.by).to.equal('computer');
  });

  it('is ignored if it answers for an earlier game', async () => {
    const player = new SlowPlayer();
    const element = await make(player);
    let asked = player.asked();
    element.autoplay = true;
    const first = await asked;
    asked = player.asked();
    await begin(element, rows([0, 4]));
    const second = await asked;
    expect([first.signal.aborted, second.signal.aborted]).to.deep.equal([true, false]);
    expect(second.game.board[0]).to.deep.equal([0, 4, 0, 0]);
    const events = eventsOf(element);
    first.answer('up');
    second.answer('down');
    await nextEvent(element, 'move');
    expect(events.slice(0, 2)).to.deep.equal(['before-move', 'move']);
    expect(element.moves).to.equal(1);
    element.autoplay = false;
  });

  it('that answers after another move was made causes no hint', async () => {
    const player = new SlowPlayer();
    const element = await make(player);
    const asked = player.asked();
    const hint = element.hint();
    const { answer, signal } = await asked;
    element.move('up');
    await settled(element);
    expect([await hint, signal.aborted]).to.deep.equal([null, true]);
    answer('right');
    await settled(element);
    expect(element.shadowRoot!.querySelector('.move-arrows')).to.equal(null);
  });
});
