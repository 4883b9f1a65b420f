import { expect } from '@open-wc/testing';
import { Game, verify } from '../../../src/engine/index.js';
import {
  applyDifference,
  differenceOf,
  emptyBook,
  putGame,
} from '../../../src/records/core/book.js';
import { loadResult, readGames, type NewGames } from '../../../src/records/core/load.js';
import { newestFirst, toRecordedGame, type KeptGame } from '../../../src/records/core/kept-game.js';
import { doAtOnce, doInSlices } from '../../../src/records/core/slices.js';
import { formatText, splitText } from '../../../src/records/core/text.js';
import { expectThrown, playOn, rejection } from '../../support/plays.js';
import { countDraws } from '../../support/work.js';
import { endedGame, keptGame } from './tab.js';

const ended = Date.UTC(2026, 10, 24, 18, 3);

interface Loaded extends NewGames {
  after: readonly KeptGame[];
  doubles: number;
}

function load(text: string, games: readonly KeptGame[] = []): Loaded {
  const found = doAtOnce(readGames(text, games));
  const { games: after } = applyDifference(found, 500)({ ...emptyBook, games });
  const { doubles } = loadResult(found, differenceOf(games, after), after, 500);
  return { ...found, after, doubles };
}

/** A game that was won, and the same played on, both with 8 to win. */
function wonTwice(seed = 'a', rules = {}): [won: Game, further: Game] {
  const won = new Game({ seed, winTile: 8, ...rules });
  while (!won.won) playOn(won, 1, won.moves + 1);
  return [won, playOn(Game.fromReplay(won.replay), 5)];
}

describe('formatText()', () => {
  it('writes a line for each game, the oldest first: time, mark and replay', () => {
    const [late, early, timeless] = ['a', 'b', 'c'].map((seed) => keptGame(endedGame({ seed })));
    const games = [
      { ...early!, ended: ended - 60_000 },
      { ...late!, ended: ended + 59_999, assisted: true },
      { ...timeless!, ended: null },
    ];
    const lines = [
      timeless!.replay,
      `2026-11-24T18:02Z ${early!.replay}`,
      `2026-11-24T18:03Z assisted ${late!.replay}`,
    ];
    expect(formatText(games)).to.equal(`${lines.join('\n')}\n`);
    expect(formatText([])).to.equal('');
  });
});

describe('readGames()', () => {
  it('reads every game that formatText() wrote, with its time and mark', () => {
    const games = newestFirst(
      Array.from({ length: 20 }, (_, n) => ({
        ...keptGame(
          endedGame({ seed: n, size: 2 + (n % 3) }, 30),
          n % 4 ? ended + n * 60_000 : null,
        ),
        assisted: n % 5 === 0,
      })),
    );
    const { after, doubles, refused } = load(formatText(games));
    expect(after).to.deep.equal(games);
    expect([doubles, refused]).to.deep.equal([0, []]);
    for (const game of games) {
      const { columns, score, moves, maxTile, won, endReason } = toRecordedGame(game);
      const result = { score, moves, maxTile, won, endReason };
      expect(verify(game.replay)).to.include(result);
      expect(columns).to.equal(verify(game.replay).rules.columns);
    }
    expect(load(formatText(games), games)).to.deep.include({ added: [], doubles: 20, refused: [] });
  });

  it('accepts all line ends, empty lines, a byte order mark, and a name before a replay', () => {
    const [one, two, three] = ['a', 'b', 'c'].map((seed) => endedGame({ seed }).replay);
    const { added } = load(
      `\ufeff\n  Anna: ${one} \r\rassisted ${two}\r\n\n2026-11-24T18:03:09Z\t${three}`,
    );
    expect(added.map((row) => [row.replay, row.assisted, row.ended]).reverse()).to.deep.equal([
      [one, false, null],
      [two, true, null],
      [three, false, ended + 9000],
    ]);
  });

  it('names refused lines by their number, and adds the others', () => {
    const { replay } = endedGame({ seed: 'a' });
    const text = [
      'hello',
      replay.slice(0, -3),
      '',
      new Game().replay,
      `2026-13-01T00:00Z ${replay}`,
      replay,
    ];
    const { refused, added } = load(text.join('\n'));
    expect(added).to.have.lengthOf(1);
    expect(refused.map(({ line, kind }) => [line, kind])).to.deep.equal([
      [1, 'not-a-game'],
      [2, 'damaged'],
      [4, 'unfinished'],
      [5, 'time'],
    ]);
    expect(refused[1]?.message).to.include('its last characters are missing');
    expect(refused[2]?.message).to.include('must be a game that was won or has ended');
    expect(refused[3]?.message).to.equal(
      'time must be a date and time in UTC, not "2026-13-01T00:00Z"',
    );
  });

  it('splitText() throws for anything but text, for a text over 8 MiB, and for one of more than 10,000 lines', () => {
    for (const text of [undefined, null, 5, {}, 'a\0b']) {
      expectThrown(() => splitText(text), 'TypeError', 'text must be lines of text');
    }
    expectThrown(() => splitText('x'.repeat(8 * 2 ** 20 + 1)), 'RangeError', '8388608 characters');
    expectThrown(() => splitText('x\n'.repeat(10_001)), 'RangeError', '10000 lines');
    expect(splitText('x\n'.repeat(10_000))).to.have.lengthOf(10_000);
  });

  it('keeps the longer of two lines if it holds all entries of the shorter one', () => {
    const [won, further] = wonTwice();
    expect(further.moves).to.be.above(won.moves);
    const [short, long] = [won.replay, further.replay];
    for (const text of [`${short}\n${long}`, `${long}\n${short}`, `${long}\n${long}\n${short}`]) {
      const { added, doubles } = load(text);
      expect(added.map(({ replay }) => replay)).to.deep.equal([long]);
      expect(doubles).to.equal(text.split('\n').length - 1);
    }
    const [other] = wonTwice('a', { fourChance: 0.2 });
    const gaveUp = Game.fromReplay(short);
    gaveUp.giveUp();
    expect(load(`${gaveUp.replay}\n${long}\n${other.replay}`).added).to.have.lengthOf(3);
    // An edit goes on after the end.
    const edited = endedGame({ seed: 'e', size: 2 }, Infinity);
    const before = edited.replay;
    edited.setScore(5);
    expect(load(`${before}\n${edited.replay}`).added).to.have.lengthOf(1);
  });

  it('replaces the line of a kept game by a longer one that has a time, and keeps the first time', () => {
    const [won, further] = wonTwice();
    const row = keptGame(won, ended, 7);
    const { after } = load(`2026-11-25T00:00Z ${further.replay}`, [row]);
    expect(after).to.have.lengthOf(1);
    expect(after[0]).to.include({ replay: further.replay, startedAt: 7, ended });
    expect(load(further.replay, [row])).to.deep.include({ after: [row], doubles: 1 });
  });

  it('putGame() joins a game on a board with the same game from a text', () => {
    const [won, further] = wonTwice();
    const line = (game: Game, time: number | null) => [{ ...keptGame(game, time) }];
    const put = (game: Game, games: KeptGame[]) =>
      putGame(keptGame(game, ended, 7), false, 200)({ ...emptyBook, games }).games;
    expect(put(further, line(won, 5))).to.deep.equal([keptGame(further, 5, 7)]);
    expect(put(won, line(further, 5))).to.deep.equal([keptGame(further, 5, 7)]);
    expect(put(won, line(further, null))).to.deep.equal([keptGame(won, ended, 7)]);
  });
});

describe('doInSlices()', () => {
  it('reads 10,000 lines in many slices, none of which costs much more than the others', async () => {
    const games = Array.from(
      { length: 100 },
      (_, n) => endedGame({ seed: n, winTile: 8 }, 40).replay,
    );
    const lines = Array.from({ length: 10_000 }, (_, n) => games[n % 100]).join('\n');
    let [inSlice, most, slices] = [0, 0, 1];
    const counted = function* () {
      const work = readGames(lines, [], () => undefined);
      for (;;) {
        const step = work.next();
        if (step.done) return step.value;
        inSlice += step.value;
        most = Math.max(most, inSlice);
        yield step.value;
      }
    };
    const pause = () => {
      inSlice = 0;
      slices++;
      return Promise.resolve();
    };
    const { added, lines: read } = await doInSlices(counted(), pause);
    expect([added.length, read]).to.deep.equal([100, 10_000]);
    // One step is a move, or a line's length.
    expect(most).to.be.below(100_000 + 1000);
    expect(slices).to.be.above(50);
  });

  it('pauses within thousands of lines that are no games', async () => {
    let pauses = 0;
    const pause = () => {
      pauses++;
      return Promise.resolve();
    };
    await doInSlices(readGames('x\n'.repeat(9999), []), pause);
    expect(pauses).to.be.above(40);
  });

  it('does not replay a line to tell it from other games of its seed, unless one line begins like the other', () => {
    const lines = Array.from({ length: 60 }, (_, n) => {
      const game = new Game({ seed: 'a', winTile: 4 });
      return playOn(game, 40, n + 1).replay;
    });
    const won = lines.filter((line) => verify(line).won && !verify(line).over);
    const alone = won.reduce((sum, line) => sum + countDraws(() => load(line)), 0);
    expect(won.length).to.be.above(20);
    expect(countDraws(() => load(won.join('\n')))).to.be.below(2 * alone);
  });

  it('stops within a line when it is aborted', async () => {
    const { replay } = endedGame({ seed: 1, size: 32, winTile: 2 ** 30 }, 1000);
    const stop = new AbortController();
    let pauses = 0;
    const pause = () => {
      if (++pauses === 3) stop.abort(new Error('cancelled'));
      return Promise.resolve();
    };
    const work = readGames(replay, [], () => undefined);
    const error = await rejection(doInSlices(work, pause, stop.signal));
    expect([error.message, pauses]).to.deep.equal(['cancelled', 3]);
  });
});
