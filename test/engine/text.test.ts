import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { formatBoard, Game, parseBoard } from '../../src/engine/index.js';
import { boardOf, expectThrown, runs, thrown } from '../support/plays.js';

const board = boardOf('2 . 2048 . / . 16 . 4');

describe('formatBoard()', () => {
  it('writes cells five wide, with - for an empty one', () => {
    expect(formatBoard(board)).to.equal('    2    - 2048    -\n    -   16    -    4');
    expect(formatBoard([[4]], 'plain')).to.equal('    4');
  });

  it('writes cells four wide between pipes', () => {
    expect(formatBoard(board, 'pipes')).to.equal('|   2|    |2048|    |\n|    |  16|    |   4|');
  });

  it('widens all cells if a tile would touch its neighbour', () => {
    expect(formatBoard([[16384, 131072], [0, 2]])).to.equal('  16384 131072\n      -      2'); // prettier-ignore
    expect(formatBoard([[16384, 0]])).to.equal(' 16384     -');
    expect(formatBoard([[8192, 0]])).to.equal(' 8192    -');
    expect(formatBoard([[16384, 0]], 'pipes')).to.equal('|16384|     |');
  });

  it('writes a code of 16 digits for 4 x 4, one rank each', () => {
    const four = [[2, 0, 4, 0], [8, 16, 32768, 2048], [0, 0, 0, 0], [1024, 512, 256, 128]]; // prettier-ignore
    expect(formatBoard(four, 'hex')).to.equal('102034fb0000a987');
  });

  it('separates the rows of other codes, and ends a single row', () => {
    expect(formatBoard(board, 'hex')).to.equal('10b0/0402');
    expect(formatBoard([[2], [4], [8], [16]], 'hex')).to.equal('1/2/3/4');
    expect(formatBoard([[2, 4]], 'hex')).to.equal('12/');
  });

  it('refuses tiles that no digit stands for', () => {
    expect(formatBoard([[2 ** 15]], 'hex')).to.equal('f/');
    expect(() => formatBoard([[2, 0], [0, 2 ** 16]], 'hex')).to.throw(RangeError, 'board[1][1] must be 0 or a power of two from 2 to 2 ** 15, not 65536'); // prettier-ignore
  });

  it('refuses anything but a board and a style', () => {
    expect(() => formatBoard([[3]])).to.throw(RangeError, 'board[0][0]');
    expect(() => formatBoard(board, 'html' as 'plain')).to.throw(RangeError, 'style must be plain, pipes or hex, not "html"'); // prettier-ignore
    expect(() => formatBoard(board, 1 as unknown as 'plain')).to.throw(TypeError, 'style');
  });
});

describe('Game › toString()', () => {
  it('is the score, and one row per line', () => {
    const game = new Game({ board, score: -7 });
    expect(game.toString()).to.equal(`Score: -7\n${formatBoard(board)}\n`);
    expect(parseBoard(String(game))).to.deep.equal(board);
  });
});

describe('parseBoard()', () => {
  it('reads what formatBoard wrote, in every style', () => {
    const boardsOf = (...values: number[]) =>
      fc.integer({ min: 1, max: 16 }).chain((columns) => {
        const row = { minLength: columns, maxLength: columns };
        return fc.array(fc.array(fc.constantFrom(...values), row), { minLength: 1, maxLength: 9 });
      });
    const boards = boardsOf(0, 0, 0, 2, 4, 1024, 16384, 2 ** 20, 2 ** 52);
    const low = boardsOf(0, 2, 4, 16, 1024, 2048, 2 ** 14, 2 ** 15);
    fc.assert(
      fc.property(boards, fc.constantFrom('plain' as const, 'pipes' as const), (rows, style) => {
        expect(parseBoard(formatBoard(rows, style))).to.deep.equal(rows);
      }),
    );
    fc.assert(
      fc.property(low, (rows) => {
        expect(parseBoard(formatBoard(rows, 'hex'))).to.deep.equal(rows);
      }),
    );
    expect(parseBoard(formatBoard([[2 ** 50]]))).to.deep.equal([[2 ** 50]]);
  });

  it('reads a code in capitals, with a score above it or white space around it', () => {
    const four = parseBoard('102034FB0000A987');
    expect(four).to.deep.equal([[2, 0, 4, 0], [8, 16, 32768, 2048], [0, 0, 0, 0], [1024, 512, 256, 128]]); // prettier-ignore
    expect(parseBoard('Score: 8\n\n102034fb0000a987 \r\n')).to.deep.equal(four);
    expect(parseBoard('1020/34fb/0000/a987')).to.deep.equal(four);
    expect(parseBoard('\n  12/30 \n')).to.deep.equal([[2, 4], [8, 0]]); // prettier-ignore
  });

  it('skips the score, empty lines and brackets around the rows', () => {
    const text = '\n[\r\n|   2|    |\r\n|    |   4|\r\n] 0 (max: 0) (game is not over)\n';
    expect(parseBoard(text)).to.deep.equal([[2, 0], [0, 4]]); // prettier-ignore
    expect(parseBoard('Score: 4\n\n  2 -\n  -   4\n')).to.deep.equal([[2, 0], [0, 4]]); // prettier-ignore
    expect(parseBoard('||2|\n|4||')).to.deep.equal([[0, 2], [4, 0]]); // prettier-ignore
  });

  it('reads rows in brackets, as numpy, Python and JSON print them', () => {
    const two = [[2, 4], [8, 0]]; // prettier-ignore
    for (const text of [
      ...[
        '[[2 4]\n [8 0]]',
        '[[2, 4], [8, 0]]',
        '[[2,4],[8,0]]',
        '[2, 4]\n[8, 0]',
        '[2 4]\r\n[8 0]',
      ],
      ...['[[   2    4]\n [   8    0]]\n', '[\n  [2, 4],\n  [8, 0]\n]', ' [ [ 2 , 4 ] , [8,0] ] '],
      ...['array([[2, 4],\n       [8, 0]])', 'array([[2, 4],\n       [8, 0]], dtype=int32)'],
      ...['Score: 8\n[[2 4]\n [8 0]]', '[[2\n  4]\n [8\n  0]]', '[[2 4][8 0]]'],
    ]) {
      expect(parseBoard(text), text).to.deep.equal(two);
    }
    expect(parseBoard('[2 4]')).to.deep.equal([[2, 4]]);
    expect(parseBoard('[\n2 4\n8 0\n]')).to.deep.equal(two);
    expect(parseBoard('[[16384, 131072]]')).to.deep.equal([[16384, 131072]]);
  });

  it('refuses rows in brackets that are no board, and names the cell', () => {
    const refused = (text: string, message: string) =>
      expectThrown(() => parseBoard(text), 'RangeError', message);
    refused('[[2, 4], [8]]', 'length of board[1] must be 2, not 1');
    refused('[[2, 4], [8, 3]]', 'board[1][1] must be');
    refused('[[2, 4], [8,, 0]]', 'board[1][1] must be a tile, not ""');
    refused('[[2, 4], [8, 0,]]', 'board[1][2] must be a tile, not ""');
    refused('[[]]', 'board[0][0] must be a tile, not ""');
    refused('[]', 'board[0][0] must be a tile, not ""');
    for (const text of [
      ...['[[2 4],,[8 0]]', '[[2 4] [8 0]', '[2 4] [8 0]]', '[[[2 4] [8 0]]]', '[[2 4] 8 [8 0]]'],
      ...['[[2 -4]]', '[[2. 4.]]', 'array([[2, 4]], dtype=a b)', '[[2 4]]\n[[2 4]]', '([[2, 4]])'],
      ...['[[2 4]]\nScore: 8', 'x[[2 4]]', '[2 4\n8 0]', '[2 4]\n2 4'],
    ]) {
      expectThrown(() => parseBoard(text), 'RangeError', '');
    }
  });

  it('takes no longer for texts that are nearly boards', () => {
    for (const text of ['[['.repeat(1e5), `[[2${' '.repeat(2e5)}x`, `[[2]${' '.repeat(2e5)}]`]) {
      thrown(() => parseBoard(text));
    }
    expect(parseBoard(`[${'[2] '.repeat(1e5)}]`)).to.have.lengthOf(1e5);
  });

  it('reads a board of any number of rows, and formats it again', () => {
    for (const style of ['plain', 'hex'] as const) {
      const text = formatBoard(Array.from({ length: 200_000 }, () => [2]), style); // prettier-ignore
      expect(parseBoard(text)).to.have.lengthOf(200_000);
    }
  });

  it('refuses two positions in one text', () => {
    const one = new Game({ board });
    const message = 'text must hold one board, not another row';
    expect(parseBoard(`\n${String(one)}\n`)).to.deep.equal(board);
    expect(() => parseBoard(String(one) + String(one))).to.throw(RangeError, message);
    const text = formatBoard(board, 'pipes');
    expect(() => parseBoard(`${text}\n\n${text}`)).to.throw(RangeError, message);
    const code = formatBoard(board, 'hex');
    for (const two of [`${code}\n${code}`, `${text}\n${code}`, `${code}\n${text}`]) {
      expect(() => parseBoard(two)).to.throw(RangeError, message);
    }
    expect(() => parseBoard(`[\n${text}\n]\n[\n${text}\n]`)).to.throw(RangeError, message);
  });

  it('refuses anything but a board, naming the cell', () => {
    const refused = (text: unknown, kind: string, message: string) =>
      expectThrown(() => parseBoard(text as string), kind, message);
    refused('', 'RangeError', 'cells of board');
    refused('Score: 3', 'RangeError', 'cells of board');
    refused('12/3', 'RangeError', 'length of board[1] must be 2, not 1');
    refused('12//34', 'RangeError', 'length of board[1] must be 2, not 0');
    refused('1g/22', 'RangeError', 'board[0][0] must be - or a tile, not "1g/22"');
    refused('102034fb0000a98', 'RangeError', 'not "102034fb0000a98"');
    refused('2 x', 'RangeError', 'board[0][1] must be - or a tile, not "x"');
    refused('2 4\n2 -4', 'RangeError', 'board[1][1] must be - or a tile, not "-4"');
    refused('[2 4]\n2 4\n8 16', 'RangeError', 'board[0][0] must be - or a tile, not "[2"');
    refused('2 0x4', 'RangeError', '"0x4"');
    refused('2 4.0', 'RangeError', '"4.0"');
    refused('2 x4', 'RangeError', '"x4"');
    refused('2 3', 'RangeError', 'board[0][1]');
    refused('2 4\n2', 'RangeError', 'board[1]');
    refused('| 2 4 |', 'RangeError', '"2 4"');
    refused(undefined, 'TypeError', 'text must be a string, not undefined');
    refused(['2'], 'TypeError', 'text');
  });

  it('returns a board or throws a RangeError for any string', () => {
    const longer = ['16', 'Score: ', '102034fb0000a987'];
    const piece = fc.constantFrom(...Array.from(' \n\t|-/[]024fé'), ...longer);
    const text = fc.oneof(
      fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
      fc.string({ maxLength: 60 }),
    );
    fc.assert(
      fc.property(text, (given) => {
        const error = thrown(() => {
          const rows = parseBoard(given);
          expect(parseBoard(formatBoard(rows))).to.deep.equal(rows);
        });
        expect([undefined, 'RangeError']).to.include(error?.name);
      }),
      { numRuns: runs(2000) },
    );
  });
});
