import { expect } from '@open-wc/testing';
import 'game-2048-element';
import type { Direction, Game2048Element } from 'game-2048-element';
import type { GameView, Player } from 'game-2048-element/player';
import { rows } from '../support/boards.js';
import { eventsOf, nextEvent, switchedOff } from '../support/events.js';
import { begin, game, settled } from '../support/fixture.js';
import { buttonOf, statusOf } from '../support/screen.js';

/** A game in which a tile can go up, right and down, and a player of its own. */
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

/** A player that answers when it is told to. */
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

/** The built-in player's file, if it was fetched. */
const fetched = () =>
  performance.getEntriesByType('resource').filter(({ name }) => /\/host\.js/.test(name)).length;

describe('A player of the page', () => {
  it('makes the moves of autoplay, on a copy, without the built-in player’s file', async () => {
    const before = fetched();
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
    expect(fetched()).to.equal(before);
  });

  it('gives hints: its move alone, or with rate() its ratings', async () => {
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

  const mustBe = "the computer's move 1 must be up, right, down";
  for (const [what, chooseMove, message] of [
    [
      'throws',
      () => {
        throw new Error('boom');
      },
      `${mustBe}; it failed: boom`,
    ],
    ['gives a move that changes nothing', () => 'left', `${mustBe}, not "left"`],
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
    ['rejects', () => Promise.reject('no'), `${mustBe}; it failed: "no"`],
    ['is none', undefined, 'chooseMove'],
  ] as const) {
    it(`that ${what} fires game-error, and autoplay stops`, async () => {
      const element = await make({ chooseMove } as Partial<Player>);
      const failed = nextEvent(element, 'game-error');
      const off = switchedOff(element);
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

  it('that rates what is no move fires game-error', async () => {
    for (const rated of [undefined, [null], [{ direction: 'left' }]]) {
      const element = await make({ chooseMove: () => 'up', rate: () => rated as never });
      const failed = nextEvent(element, 'game-error');
      buttonOf(element, 'hint').click();
      const { kind, message } = (await failed).detail;
      expect(kind).to.equal('computer');
      expect(message).to.include(
        "the computer's ratings must be of the moves up, right, down, not ",
      );
    }
  });

  it('that never answers stops nothing else', async () => {
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

  it('is ignored if it answers for another position or another game', async () => {
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

  it('that answers after the move it was asked for gives no hint', async () => {
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
    expect(element.shadowRoot!.querySelector('.advice')).to.equal(null);
  });
});
