/** The command of the packed package, as `npx game-2048-element` runs it. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { Game, verify } from '../../dist/engine.js';
import { toSVG } from '../../dist/picture.js';
import { environment, packPackage } from './workspace.mjs';

const project = packPackage().empty();

function start(args, options) {
  const file = join(project, 'node_modules/.bin/game-2048-element');
  return spawn(file, args, { cwd: project, env: environment(), ...options });
}

/** @returns what the command printed, and its exit code */
async function run(args, input = '') {
  const child = start(args);
  child.stdin.end(input);
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { out, error, code };
}

const write = (name, content) => writeFileSync(join(project, name), content);
const ways = ['left', 'down', 'right', 'up'];

/** A game in which the first direction of a list is played that moves anything. */
function played(options, moves = Infinity, order = ways) {
  const game = new Game(options);
  while (game.moves < moves && order.some((way) => game.move(way)));
  return game;
}
const ended = played({ seed: '7b' });
const begun = played({ seed: '7b' }, 120);

describe('game-2048-element verify', () => {
  write('Ada.txt', `${ended.replay}\n`);
  write('Bob.txt', `${begun.replay}\r\n`);
  write('=1+1.txt', played({ seed: '7b' }, 30).replay);
  write('other.txt', played({ seed: 'x' }, 30).replay);
  write('cut.txt', ended.replay.slice(0, -9));
  write('empty.txt', '');
  write('large.txt', 'x'.repeat(2 ** 21));
  write('photo.txt', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0]));
  write('powershell.txt', Buffer.from(`\ufeff${begun.replay}\r\n`, 'utf16le'));

  it('reports on each game, and marks two that begin alike', async () => {
    const { out, error, code } = await run([
      'verify',
      'Ada.txt',
      'Bob.txt',
      '--seed',
      '7b',
      '--json',
    ]);
    assert.deepEqual([error, code], ['', 0]);
    const { score, maxTile, moves, won, seed } = ended;
    const ada = {
      name: 'Ada.txt',
      isRight: true,
      verdict: 'right: finished',
      score,
      maxTile,
      moves,
    };
    const [first, second] = JSON.parse(out);
    assert.deepEqual(first, { ...ada, won, seed, alike: ['Bob.txt'] });
    assert.deepEqual([second.verdict, second.alike], ['right: goes on', ['Ada.txt']]);
  });

  it('refuses anything but such a game, says why, and exits with 1', async () => {
    const files = ['Ada', 'other', 'cut', 'empty', 'large', 'photo', 'absent'].map(
      (n) => `${n}.txt`,
    );
    const { out, code } = await run(['verify', ...files, '--seed=7b', '--size', '4x4']);
    assert.equal(code, 1);
    const reasons = [
      ...[/Verdict/, /right: finished/, /seed must be "7b", not "x"/, /incomplete/, /empty/],
      ...[/at most 1 MiB/, /must be text/, /no such file/],
    ];
    const lines = out.trim().split('\n');
    assert.equal(lines.length, reasons.length);
    for (const [index, reason] of reasons.entries()) assert.match(lines[index], reason);
    assert.ok(!out.includes('\u001b'), 'no colors but on a terminal');
  });

  it('takes lines from its input, with names, and files that PowerShell has written', async () => {
    const link = `https://host/game-2048.html?lang=de&replay=${begun.replay}`;
    const input = `Ada\t${ended.replay}\n\nBob: ${link}\n${ended.replay}\n`;
    const { out, code } = await run(['verify', '-', 'powershell.txt', '--json'], input);
    const games = JSON.parse(out);
    const names = ['Ada', 'Bob', 'line 4', 'powershell.txt'];
    assert.deepEqual(
      games.map(({ name }) => name),
      names,
    );
    assert.deepEqual(games[0].alike, ['Bob', 'line 4', 'powershell.txt']);
    assert.equal(code, 0);
  });

  it('writes CSV that no spreadsheet takes for formulas', async () => {
    write('a "b", c.txt', played({ seed: '=HYPERLINK("x")' }, 3).replay);
    const { out } = await run(['verify', '=1+1.txt', 'a "b", c.txt', '--csv']);
    const [head, first, second, end] = out.split('\r\n');
    assert.equal(head, 'Name,Verdict,Score,"Highest tile",Moves,Won,Seed,"Begins like"');
    assert.match(first, /^'=1\+1\.txt,"right: goes on",\d+,\d+,30,no,7b,$/);
    assert.match(second, /^"a ""b"", c\.txt",.*,"'=HYPERLINK\(""x""\)",$/);
    assert.equal(end, '');
  });

  it('compares the rules, and accepts unfinished and edited games only if told to', async () => {
    const edited = new Game({ seed: '7b' });
    edited.setScore(99);
    const line = `${edited.replay}\n`;
    assert.equal((await run(['verify', '-'], line)).code, 1);
    assert.match((await run(['verify', '-', '--allow-edits'], line)).out, /right: goes on, edited/);
    assert.match((await run(['verify', 'Bob.txt', '--finished'])).out, /refused: .* goes on/);
    for (const rule of [
      'size=5',
      'win-tile=64',
      'four-chance=0.5',
      'start-tiles=3',
      'after-win=stop',
    ]) {
      const { code, out } = await run(['verify', 'Ada.txt', `--${rule}`]);
      assert.equal(code, 1, rule);
      assert.match(out, /refused: \w+ must be/);
    }
  });

  it('names what is allowed if an option or its value is invalid, and exits with 2', async () => {
    for (const [args, message] of [
      [['verify', '--sead', 'x'], /option must be one of --seed, .*--json, not --sead/],
      [['verify', 'Ada.txt', '--win-tile', '7'], /--win-tile must be a power of two .*, not 7/],
      [['verify', 'Ada.txt', '--size', 'big'], /--size must be N or COLUMNSxROWS.*, not "big"/],
      [['verify'], /needs files/],
      [['check'], /command must be verify, .*, not "check"/],
      [[], /^Usage/],
    ]) {
      const { out, error, code } = await run(args);
      assert.deepEqual([out, code], ['', 2]);
      assert.match(error, message);
    }
  });

  it('prints its help and its version', async () => {
    const { version } = JSON.parse(
      readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
    );
    assert.match((await run(['verify', '--help'])).out, /^Usage: game-2048-element COMMAND/);
    assert.deepEqual(await run(['--version']), { out: `${version}\n`, error: '', code: 0 });
  });
});

describe('game-2048-element play', () => {
  const first = 'chooseMove(game) { return game.legalMoves()[0]; }';
  write('object.mjs', `export default { ${first} };`);
  write('class.mjs', `export class Mine { ${first} }`);
  write('function.mjs', `console.log('loaded'); export function ${first}`);
  const forms = ['object', 'class', 'function'];

  it('plays the same games with a player of any kind, logs them, and prints its row', async () => {
    for (const form of forms) {
      const log = `${form}.log`;
      const { out, error, code } = await run([
        ...['play', '--player', `${form}.mjs`, '--games', '3', '--size', '3', '--log', log],
      ]);
      assert.deepEqual([error, code], [form === 'function' ? 'loaded\n' : '', 0]);
      const [head, , row] = out.split('\n');
      const tiles = '128 | 256 | 512 | 1024 | 2048';
      const times = 's/game | longest';
      assert.equal(
        head,
        `| player | games | ms/move | ${tiles} | mean ± standard error | ${times} |`,
      );
      assert.match(row, new RegExp(`^\\| ${form}\\.mjs \\| 3 \\| .* s \\|$`));
      const lines = readFileSync(join(project, log), 'utf8').trim().split('\n');
      const seeds = lines.map((line) => verify(line, { finished: true }).seed);
      assert.deepEqual(seeds, ['bench-1', 'bench-2', 'bench-3']);
    }
  });

  it('asks a player over HTTP', async () => {
    const server = createServer(async (request, response) => {
      const board = JSON.parse(await text(request));
      response.end(new Game({ board }).legalMoves().at(-1));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = `http://127.0.0.1:${server.address().port}`;
    const args = ['play', '--player', address, '--games=2', '--seed=s'];
    const { out, code } = await run(args);
    server.close();
    assert.equal(code, 0);
    assert.match(out, /\| 2 \|/);
    const { error, code: failed } = await run(args);
    assert.equal(failed, 1);
    assert.match(error, /^game s-1, move 1: .*ECONNREFUSED/);
  });

  it('stops when a player fails, is late or answers wrongly, and names the move and the position', async () => {
    for (const [third, message] of [
      ["throw new Error('oops')", /oops/],
      ["return 'north'", /must be a direction that changes the board \(.*\), not "north"/],
      ['return new Promise(() => {})', /no move in 500 ms/],
      ['for (;;);', /no move in 500 ms/],
      ['process.exit(0)', /ended its thread/],
    ]) {
      write(
        'bad.mjs',
        `export default { chooseMove(game) { if (game.moves === 2) { ${third} } return game.legalMoves()[0]; } }`,
      );
      const { out, error, code } = await run(['play', '--player', 'bad.mjs', '--timeout', '500']);
      assert.deepEqual([out, code], ['', 1], third);
      const [said, ...position] = error.trim().split('\n');
      assert.match(said, /^game bench-1, move 3: /);
      assert.match(said, message);
      assert.equal(position.length, 5);
      assert.equal(verify(position.at(-1)).moves, 2);
    }
  });

  it('refuses a module without a player, a missing option and a value that is not allowed', async () => {
    write('none.mjs', 'export const chooseMove = 1;');
    for (const [args, exit, message] of [
      [['--player', 'none.mjs'], 1, /player must be a module that exports .*, not none\.mjs/],
      [['--player', 'absent.mjs'], 1, /Cannot find module/],
      [['--player', 'none.mjs', '--games', '0'], 2, /games must be a whole number from 1, not "0"/],
      [['--player', 'none.mjs', '--size', '1'], 2, /size must be N or COLUMNSxROWS/],
      [[], 2, /play needs --player/],
    ]) {
      const { error, code } = await run(['play', ...args]);
      assert.equal(code, exit);
      assert.match(error, message);
    }
  });

  it(
    'prints what was played when it is interrupted',
    { skip: process.platform === 'win32' },
    async () => {
      const log = join(project, 'long.log');
      write('long.log', '');
      const child = start(['play', '--player', 'object.mjs', '--games', '100000', '--log', log]);
      const printed = text(child.stdout);
      while (!readFileSync(log, 'utf8').includes('\n')) await new Promise(setImmediate);
      child.kill('SIGINT');
      const [code] = await once(child, 'exit');
      assert.equal(code, 130);
      assert.match(await printed, /\| object\.mjs \| \d+ \|/);
    },
  );
});

describe('game-2048-element picture', () => {
  const boardAt = (moves) => played({ seed: '7b' }, moves).board;

  it('prints the last position, or the one asked for', async () => {
    assert.equal((await run(['picture', begun.replay])).out, `${toSVG(begun.board)}\n`);
    const { out } = await run(['picture', '-', '--at', '7'], `${ended.replay}\n`);
    assert.equal(out, `${toSVG(boardAt(7))}\n`);
  });

  it('refuses anything but a game, and positions that it does not have', async () => {
    for (const [args, exit, message] of [
      [['bad'], 1, /version must be 1, not "bad"/],
      [[begun.replay, '--at', '121'], 2, /at must be a whole number from 0 to 120, not "121"/],
      [[begun.replay, '--at', 'end'], 2, /not "end"/],
      [[], 2, /picture needs one line/],
    ]) {
      const { out, error, code } = await run(['picture', ...args]);
      assert.deepEqual([out, code], ['', exit]);
      assert.match(error, message);
    }
  });
});
