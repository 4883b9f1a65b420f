/** The programs of docs/own-player.md and of examples/: players over HTTP and over a pipe, readers of other formats, and those in Python. */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, test } from 'node:test';
import * as readers from '../../examples/recorded-games.mjs';
import { formatBoard, Game, steps, verify } from '../../dist/engine.js';
import { answerAsCdn } from '../runner/open-page.mjs';
import { root, snippetsOf } from '../support/snippets.mjs';
import { openStage } from './site.mjs';

let hasPython = true;
try {
  execFileSync('python3', ['--version']);
} catch {
  hasPython = false;
}

const { site, open, openGame } = await openStage();

const section = (heading, language) =>
  snippetsOf('docs/own-player.md').filter(
    (snippet) => snippet.heading === heading && snippet.language === language,
  );
const python = (program) =>
  execFileSync('python3', ['-c', program], {
    cwd: `${root}docs`,
    encoding: 'utf8',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });

test('a program in Python plays the board of a page', { skip: !hasPython }, async () => {
  // Its port is the system's choice, which it prints.
  const program = readFileSync(`${root}examples/http_player.py`, 'utf8').replace(
    /HTTPServer\(\("127\.0\.0\.1", 8000\), Player\)\.serve_forever\(\)/,
    'server = HTTPServer(("127.0.0.1", 0), Player)\nprint(server.server_port, flush=True)\nserver.serve_forever()',
  );
  const python = spawn('python3', ['-c', program]);
  try {
    const [port] = await once(python.stdout, 'data');
    const page = await openGame('<game-2048 autoplay-delay="0"></game-2048>');
    const script = section('In Python', 'js')[0].code.replace('8000', String(port).trim());
    await page.evaluate((code) => {
      const game = document.querySelector('game-2048');
      game.moved = [];
      game.addEventListener('move', ({ detail }) => game.moved.push(detail));
      new Function('game', code)(game);
    }, script);
    await page.waitForFunction(() => document.querySelector('game-2048').moves >= 20);
    const moved = await page.$eval('game-2048', (game) => game.moved);
    assert.ok(moved.every(({ by }) => by === 'computer'));
    assert.ok(!site.requests.some((path) => path.includes('player')), 'ours is not fetched');
  } finally {
    python.kill();
  }
});

describe('examples/recorded-games.mjs', () => {
  // A game of another program, as each would have recorded it.
  const recorded = new Game({
    random: (empty) => ({ cell: empty.at(-1), value: empty.length % 3 ? 2 : 4 }),
  });
  while (recorded.moves < 150 && !recorded.over) recorded.move(recorded.legalMoves().at(-1));
  const [start, ...rest] = [...steps(recorded.replay)];
  const { board } = start.position;
  const boards = [board, ...rest.map(({ position }) => position.board)];
  const moves = rest.map(({ move: { direction, spawned } }) => ({ direction, ...spawned }));
  const directions = moves.map(({ direction }) => direction);
  const bytes = Uint8Array.from(moves, ({ direction, cell, value }) => {
    const way = ['left', 'right', 'up', 'down'].indexOf(direction);
    return way | (cell << 2) | ((value === 4) << 6);
  });
  const expected = Game.fromMoves(moves, { board }).replay;

  it('reads lists of moves and tiles', () => {
    const numbers = directions.map((way) => ['up', 'right', 'down', 'left'].indexOf(way));
    const tiles = moves.map(({ cell, value }) => [cell, value]);
    assert.equal(readers.fromLists({ board, moves: numbers, tiles }).replay, expected);
  });

  it('reads bytes of an .rpl file', () => {
    assert.equal(readers.fromBytes(bytes, board).replay, expected);
  });

  it('reads records of 25 bytes', () => {
    const records = new DataView(new ArrayBuffer(25 * moves.length));
    for (const [n, byte] of bytes.entries()) {
      records.setBigUint64(25 * n, BigInt(`0x${formatBoard(boards[n], 'hex')}`), true);
      records.setUint8(25 * n + 8, byte);
      records.setUint32(25 * n + 9, 4e9, true);
    }
    assert.equal(readers.fromRecords(records.buffer).replay, expected);
  });

  it('reads the text open|actions|close', () => {
    const tile = (cell, value) => cell.toString(16).toUpperCase() + Math.log2(value);
    const first = board.flat().flatMap((value, cell) => (value ? [tile(cell, value)] : []));
    const actions = rest.map(({ move: { direction, gained, spawned } }, n) => {
      const points = gained ? `[${gained}]` : '';
      return `#${direction[0].toUpperCase()}${points}(${n})${tile(spawned.cell, spawned.value)}`;
    });
    const text = `me:you@1700000000|${first.join('')}${actions.join('')}|me@1700000001`;
    assert.equal(readers.fromText(text).replay, expected);
  });

  it('reads boards and actions', () => {
    assert.equal(readers.fromBoards(boards, directions).replay, expected);
  });
});

describe('In Python', { skip: !hasPython }, () => {
  it('test_slides() passes with a right engine, and fails with a wrong one', () => {
    const run = (line) =>
      python(`${readFileSync(`${root}examples/engine-tests/test_slides.py`, 'utf8')}
from verify import Game, WAYS

def slide(board, direction):
    game = Game(len(board[0]), len(board), 2048, 0, "continue", b"")
    game.cells = [value.bit_length() - 1 if value else 0 for row in board for value in row]
    cells, gained, won = game.slid(WAYS.index(direction))
    values = [2**rank if rank else 0 for rank in cells]
    return [values[at:at + len(row)] for at, row in zip(range(0, 99, len(board[0])), board)], gained

test_slides(${line})`);
    run('slide');
    assert.throws(() => run('lambda board, direction: (board, 0)'), /AssertionError/);
  });

  it('examples/agent.py plays a series, though nothing tells Python not to buffer', () => {
    const folder = mkdtempSync(join(tmpdir(), 'agent-'));
    const log = join(folder, 'games.txt');
    const { PYTHONUNBUFFERED, ...env } = process.env;
    try {
      const command = ['--command', 'python3 examples/agent.py', '--games', '3', '--log', log];
      const options = { cwd: root, encoding: 'utf8', env };
      const table = execFileSync('node', ['dist/cli.js', 'play', ...command], options);
      assert.match(table, /^\| python3 examples\/agent\.py \| 3 \|/m);
      const lines = readFileSync(log, 'utf8').trim().split('\n');
      const seeds = lines.map((line) => verify(line, { finished: true }).seed);
      assert.deepEqual(seeds, ['bench-1', 'bench-2', 'bench-3']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('a prompt shows the board, the score and the legal directions', () => {
    const [{ code }] = section('A prompt for a language model', 'python');
    const position = {
      board: [
        [0, 2, 1024],
        [0, 0, 4],
      ],
      score: 96,
      legal: ['up', 'left'],
    };
    const text = python(
      `import json\n${code}\nprint(prompt(json.loads('${JSON.stringify(position)}')))`,
    );
    assert.match(text, /\n {4}\. {5}2 {2}1024\n {4}\. {5}\. {5}4\nScore: 96\. .*: up, left\.\n/);
  });

  it('a game of the environment is accepted by verify()', () => {
    const [{ code }] = section('Test your engine', 'python');
    const { seed, over, moves, edited } = verify(python(code).trim(), { finished: true });
    assert.deepEqual([seed, over, edited], ['mine', true, false]);
    assert.ok(moves > 50);
  });
});

test('a cell of a notebook plays a replay', async () => {
  const [{ code }] = section('In a notebook', 'python');
  const [, module] = /"""([^]*?)"""/.exec(code);
  site.put('/widget.js', module);
  const page = await open('<!doctype html><title>Notebook</title><main></main>', {
    prepare: (page) => answerAsCdn(page),
  });
  await page.evaluate(
    async (line) => {
      const { default: widget } = await import('/widget.js');
      widget.render({ model: { get: () => line }, el: document.querySelector('main') });
    },
    new Game({ seed: 'cell' }).replay,
  );
  await page.waitForFunction(() => document.querySelector('game-2048-replay')?.board.length === 4);
});
