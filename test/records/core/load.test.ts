import { expect } from '@open-wc/testing';
import { Game, verify } from '../../../src/engine/index.js';
import { TimeSlice } from '../../../src/scheduling/time-slice.js';
import {
  differenceOf,
  emptyBook,
  mergeGames,
  putGame,
  type Difference,
} from '../../../src/records/core/book.js';
import { furtherTries } from '../../../src/records/core/figures.js';
import { loadResult, readGames, type LoadResult } from '../../../src/records/core/load.js';
import { newestFirst, toRecordedGame, type KeptGame } from '../../../src/records/core/kept-game.js';
import { doInSlices, type Work } from '../../../src/scheduling/slices.js';
import { formatText, readTextLine, splitText } from '../../../src/records/core/text.js';
import { DIRECTIONS, expectThrown, playOn, rejection } from '../../support/plays.js';
import { countDraws } from '../../support/work.js';
import { endedGame, keptGame } from './tab.js';

const ended = Date.UTC(2026, 10, 24, 18, 3);

function doAtOnce<Result>(work: Work<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

interface Loaded extends LoadResult {
  change: Difference;
  after: readonly KeptGame[];
}

function load(text: string, games: readonly KeptGame[] = [], limit = 500): Loaded {
  const read = doAtOnce(readGames(splitText(text)));
  const { games: after } = mergeGames(read.games, limit)({ ...emptyBook, games });
  const change = differenceOf(games, after);
  return { ...loadResult(read, { ...change, games: after }, limit), change, after };
}

/** A game that was played to its end, in which the last direction is preferred. */
function over(seed: string): Game {
  const game = new Game({ seed });
  while (!game.over) [...DIRECTIONS].reverse().some((direction) => game.move(direction));
  return game;
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
      `2026-11-24T18:02:00.000Z ${early!.replay}`,
      `2026-11-24T18:03:59.999Z assisted ${late!.replay}`,
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
    expect(load(formatText(games), games)).to.deep.include({ added: 0, doubles: 20, refused: [] });
  });

  it('keeps which try of a daily puzzle counts, also from an older file, whose times end at the minute', () => {
    const seed = '2026-11-24';
    const [gaveUp, first, second] = [endedGame({ seed }, 3), endedGame({ seed }, 9e3), over(seed)];
    const games = newestFirst(
      [gaveUp, first, second].map((game, n) => keptGame(game, ended + 9 * n + 1, 9 - n)),
    );
    const countedIn = (list: readonly KeptGame[]) => {
      const further = furtherTries(list);
      return list.filter((game) => !further.has(game)).map(({ replay }) => replay);
    };
    expect(countedIn(games)).to.deep.equal([first.replay]);
    const text = formatText(games);
    expect(countedIn(load(text).after)).to.deep.equal([first.replay]);
    const older = text.replaceAll(/:\d\d\.\d\d\dZ/g, 'Z');
    const { after } = load(older);
    expect(countedIn(after)).to.deep.equal([first.replay]);
    expect(after.map((game) => game.ended)).to.deep.equal([ended + 3, ended + 2, ended + 1]);
  });

  it('accepts all line ends, empty lines, a byte order mark, and a name before a replay', () => {
    const [one, two, three] = ['a', 'b', 'c'].map((seed) => endedGame({ seed }).replay);
    const { change } = load(
      `\ufeff\n  Anna: ${one} \r\rassisted ${two}\r\n\n2026-11-24T18:03:09Z\t${three}`,
    );
    expect(change.added.map((row) => [row.replay, row.assisted, row.ended])).to.have.deep.members([
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
    expect(added).to.equal(1);
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
      const { after, doubles } = load(text);
      expect(after.map(({ replay }) => replay)).to.deep.equal([long]);
      expect(doubles).to.equal(text.split('\n').length - 1);
    }
    const [other] = wonTwice('a', { fourChance: 0.2 });
    const gaveUp = Game.fromReplay(short);
    gaveUp.giveUp();
    expect(load(`${gaveUp.replay}\n${long}\n${other.replay}`).added).to.equal(3);
    // An edit goes on after the end.
    const edited = endedGame({ seed: 'e', size: 2 }, Infinity);
    const before = edited.replay;
    edited.setScore(5);
    expect(load(`${before}\n${edited.replay}`).added).to.equal(1);
  });

  it('tells games apart whose lines differ in their last moves alone', () => {
    const won = new Game({ seed: 'a', winTile: 4 });
    while (!won.won) playOn(won, 1, won.moves + 1);
    /** Lines of games that went on in many ways from the same position. */
    const linesAfter = (moves: number) =>
      Array.from({ length: 16 }, (_, n) => playOn(Game.fromReplay(won.replay), moves, n).replay);
    const wrong = [1, 2, 3].flatMap((moves) =>
      linesAfter(moves).flatMap((short) =>
        linesAfter(moves + 4).filter((long) => {
          const back = Game.fromReplay(long);
          while (back.moves > won.moves + moves) back.undo();
          return load(`${short}\n${long}`).added !== (back.replay === short ? 1 : 2);
        }),
      ),
    );
    expect(new Set([...linesAfter(2)]).size).to.be.above(4);
    expect(wrong).to.deep.equal([]);
  });

  it('does not split a line of several megabytes into its words', () => {
    const { replay } = endedGame({ seed: 'a' });
    const split = Object.getOwnPropertyDescriptor(String.prototype, 'split')!;
    const lengths: number[] = [];
    Object.defineProperty(String.prototype, 'split', {
      ...split,
      value(this: string, separator: string) {
        lengths.push(this.length);
        return (split.value as (separator: string) => string[]).call(this, separator);
      },
    });
    try {
      const words = 'word '.repeat(1e6);
      const text = readTextLine({ number: 1, text: `2026-11-24T18:03:09Z ${words}${replay}` });
      expect(text).to.deep.equal({ replay, assisted: false, ended: ended + 9000 });
    } finally {
      Object.defineProperty(String.prototype, 'split', split);
    }
    expect(Math.max(...lengths)).to.be.below(200_000);
  });

  it('refuses a time that is no date', () => {
    const { replay } = endedGame({ seed: 'a' });
    for (const time of ['2026-02-30T00:00Z', '2026-11-24T24:00Z', '2026-13-01T00:00:09.5Z']) {
      const { refused, added } = load(`${time} ${replay}`);
      expect([added, refused[0]?.kind]).to.deep.equal([0, 'time']);
      expect(refused[0]?.message).to.equal(`time must be a date and time in UTC, not "${time}"`);
    }
  });

  it('refuses games for which a full book has no room, and counts those that it has as doubles', () => {
    const games = [1, 2, 3].map((n) => keptGame(endedGame({ seed: n }), ended + n));
    const timeless = endedGame({ seed: 4 }).replay;
    const { added, doubles, refused } = load(`${timeless}\n${formatText(games)}`, games, 3);
    expect([added, doubles]).to.deep.equal([0, 3]);
    const message = 'the book keeps 3 games at most';
    expect(refused).to.deep.equal([{ line: 1, kind: 'full', message }]);
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
  /** A slice for which each look at the clock takes a millisecond. */
  function countedSlice(paused: (pauses: number) => void = () => undefined) {
    let [time, pauses] = [0, 0];
    const slice = new TimeSlice(() => time++);
    const pause = slice.pause.bind(slice);
    slice.pause = () => {
      paused(++pauses);
      return pause();
    };
    return { slice, pauses: () => pauses };
  }

  it('lets others run whenever a slice is over, also within lines that are no games', async () => {
    const { slice, pauses } = countedSlice();
    const { refused } = await doInSlices(readGames(splitText('x\n'.repeat(1000))), slice);
    expect(refused).to.have.lengthOf(1000);
    // A slice is over when it has lasted for more than four milliseconds.
    expect(pauses()).to.equal(1000 / 5);
  });

  it('reads each game of 10,000 lines once', () => {
    const games = Array.from({ length: 100 }, (_, n) => endedGame({ seed: n }, 9).replay);
    expect(
      load(
        Array.from({ length: 100 }, () => games)
          .flat()
          .join('\n'),
      ),
    ).to.include({ added: 100, doubles: 9900 });
  });

  it('plays no line again to tell it from other games of its seed', () => {
    const lines = Array.from({ length: 60 }, (_, n) => {
      const game = new Game({ seed: 'a', winTile: 4 });
      return playOn(game, 40, n + 1).replay;
    });
    const won = lines.filter((line) => verify(line).won && !verify(line).over);
    const alone = won.reduce((sum, line) => sum + countDraws(() => load(line)), 0);
    expect(won.length).to.be.above(20);
    expect(countDraws(() => load(won.join('\n')))).to.equal(alone);
  });

  it('stops within a line when it is aborted', async () => {
    const { replay } = endedGame({ seed: 1, size: 32, winTile: 2 ** 30 }, 1000);
    const stop = new AbortController();
    const { slice, pauses } = countedSlice((count) => {
      if (count === 3) stop.abort(new Error('cancelled'));
    });
    const error = await rejection(doInSlices(readGames(splitText(replay)), slice, stop.signal));
    expect([error.message, pauses()]).to.deep.equal(['cancelled', 3]);
  });
});
