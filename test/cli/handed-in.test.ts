import { expect } from '@open-wc/testing';
import { gamesInFile, gamesInInput, gamesInText, type HandedIn } from '../../src/cli/handed-in.js';
import { played, rejection, runs } from '../support/plays.js';

const game = played({ seed: 'a' }, 120).replay;

function read(text: string): Promise<HandedIn[]> {
  const bytes = new TextEncoder().encode(text);
  return gamesInFile('ada.txt', bytes.length, () => Promise.resolve(bytes));
}

describe('What a pupil hands in', () => {
  it('is a line, with or without a name or the rest of a link before it', () => {
    for (const [before, name] of [
      ['', 'line 1'],
      ['Ada ', 'Ada'],
      ['Ada\tLovelace\t', 'Ada Lovelace'],
      ['Ada;', 'Ada'],
      ['7: ', '7'],
      ['https://host/#', 'line 1'],
      ['Ada: https://host/a,b=1_2?lang=de&replay=', 'Ada'],
      ['Ada,https://host/#', 'Ada'],
      ['1_x 1_y=', '1_x 1_y'],
      ['2026-11-24T18:03Z ', '2026-11-24T18:03Z'],
      ['2026-11-24T18:03Z assisted ', '2026-11-24T18:03Z assisted'],
      ['n'.repeat(200) + ' ', 'n'.repeat(100) + '…'],
    ] as const) {
      expect(gamesInText(`${before}${game}\r`), before).to.deep.equal([{ name, line: game }]);
    }
  });

  it('is refused as a file if it has no game, is too large or has too many lines', async () => {
    for (const [text, message] of [
      ['', 'file must have a game in it; it is empty'],
      ['\n \n', 'file must have a game in it; it is empty'],
      ['Dear teacher,\nmy game is lost.\n', 'this is not a game'],
      ['x\n'.repeat(2 ** 19), 'file must have at most 10,000 lines'],
      ['x'.repeat(2 ** 20 + 1), 'file must have at most 1 MiB'],
      ['a\0', 'file must be text'],
    ] as const) {
      expect((await rejection(read(text))).message).to.equal(message);
    }
  });

  it('is refused by line if some of its lines are games', async () => {
    expect(await read(`My game:\n${game}\n${'x'.repeat(100_001)}`)).to.deep.equal([
      { name: 'ada.txt:1', problem: 'this is not a game' },
      { name: 'ada.txt:2', line: game },
      { name: 'ada.txt:3', problem: 'line must have at most 100,000 characters' },
    ]);
  });

  it('is checked up to an amount of work that no file with games on 4 x 4 reaches', async () => {
    const headless = 'A'.repeat(90_000);
    const lines = (size: string): string =>
      Array.from({ length: 11 }, () => `1_${size}_2048_0.1_2_continue_s_${headless}`).join('\n');
    const gamesToPlay = async (size: string): Promise<number> =>
      (await read(lines(size))).filter(({ line }) => line).length;
    expect(await gamesToPlay('4x4')).to.equal(11);
    expect(await gamesToPlay('8x8')).to.equal(3);
    // One is always played: `verify` has a limit of its own.
    expect(await gamesToPlay('32x32')).to.equal(1);
  });

  it('is refused alone if it goes beyond that work, and keeps its own problem after such a game', async () => {
    const huge = `1_32x32_2048_0.1_2_continue_s_${'A'.repeat(90_000)}`;
    expect(await read(`${game}\n${huge}\nno game\n${game}`)).to.deep.equal([
      { name: 'ada.txt:1', line: game },
      { name: 'ada.txt:2', problem: 'file must have less to play: give this game its own' },
      { name: 'ada.txt:3', problem: 'this is not a game' },
      { name: 'ada.txt:4', line: game },
    ]);
  });

  it('is read in time proportional to its length', () => {
    // A quadratic reader would run into the time limit of the tests.
    for (const part of ['a', '#', '1', '_', '1_', ',1_', ' 1_', '://', 'ab://', ' ', '~u.', '~']) {
      const long = part.repeat(49_000 / part.length);
      gamesInText(`1_x ${long}#a 1_${long}\n`.repeat(runs(200)));
    }
  });
});

describe('gamesInInput()', () => {
  it('reads up to 100,000 lines, and refuses more by their limit', () => {
    const lines = (count: number): Uint8Array => new TextEncoder().encode('y\n'.repeat(count));
    expect(gamesInInput(lines(100_000))).to.have.length(100_000);
    expect(() => gamesInInput(lines(100_001))).to.throw(
      'standard input must have at most 100,000 lines',
    );
  });

  it('refuses more than 32 MiB before it looks at the lines', () => {
    expect(() => gamesInInput(new Uint8Array(2 ** 25 + 1))).to.throw(
      'standard input must have at most 32 MiB',
    );
    expect(gamesInInput(new Uint8Array(2 ** 25).fill(10))).to.have.length(0);
  });
});
