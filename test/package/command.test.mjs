/** The command of the packed package, as `npx game-2048-element` runs it. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { Game, verify } from '../../dist/engine.js';
import { toSVG } from '../../dist/picture.js';
import { played } from '../support/played.mjs';
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

/** Runs a line of a shell, in which `$game` is the command. */
async function runInShell(line) {
  const child = spawn('bash', ['-o', 'pipefail', '-c', line], {
    cwd: project,
    env: { ...environment(), game: 'node_modules/.bin/game-2048-element' },
  });
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { out, error, code };
}

const isLinux = process.platform === 'linux';
const write = (name, content) => writeFileSync(join(project, name), content);
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

  it('has a row for a hostile file and for an empty folder, and keeps the others', async () => {
    mkdirSync(join(project, 'none'));
    write('hostile.txt', 'x\n'.repeat(2 ** 19));
    const { out, error, code } = await run(['verify', 'hostile.txt', 'none', 'Ada.txt', '--json']);
    assert.deepEqual([error, code], ['', 1]);
    assert.deepEqual(
      JSON.parse(out).map(({ verdict }) => verdict),
      [
        'refused: file must have at most 10,000 lines',
        'refused: there are no games in it',
        'right: finished',
      ],
    );
  });

  it(
    'reads a pipe and an endless file up to the limit, and refuses a pipe that nobody writes to, and a device',
    { skip: !isLinux },
    async () => {
      for (const [line, verdict] of [
        ['$game verify <(cat Ada.txt)', 'right: finished'],
        ['cat Ada.txt | $game verify /dev/stdin', 'right: finished'],
        ['$game verify <(yes)', 'refused: file must have at most 1 MiB'],
        ['$game verify /proc/self/pagemap', 'refused: file must have at most 1 MiB'],
        ['mkfifo alone; $game verify alone', 'refused: no program writes to this pipe'],
        [
          'ln -s /dev/zero endless; $game verify endless',
          'refused: file must be a file, a folder or a pipe, not a device',
        ],
      ]) {
        const { out } = await runInShell(line);
        assert.match(out, new RegExp(`^\\S+ +${verdict}(  |$)`, 'm'), line);
      }
    },
  );

  it('reads its input up to a limit, which it names', { skip: !isLinux }, async () => {
    for (const [line, limit] of [
      ['yes | $game verify -', '32 MiB'],
      ['head -c 700000000 /dev/zero | $game verify -', '32 MiB'],
      ['yes | head -200000 | $game verify -', '100,000 lines'],
      ['yes | $game picture -', '32 MiB'],
    ]) {
      const { out, error } = await runInShell(`set +o pipefail; ${line}; echo $?`);
      assert.deepEqual(
        [out, error],
        ['2\n', `game-2048-element: standard input must have at most ${limit}\n`],
        line,
      );
    }
  });

  it('says why its input has no game', { skip: !isLinux }, async () => {
    for (const [line, found] of [
      ['$game verify - < /dev/null', 'empty'],
      ['echo | $game verify -', 'empty'],
      ['$game verify - < none', 'a folder'],
    ]) {
      const { out, code } = await runInShell(`mkdir -p none; ${line}`);
      assert.match(
        out,
        new RegExp(`^- +refused: .* have a game in it; it is ${found}$`, 'm'),
        line,
      );
      assert.equal(code, 1);
    }
  });

  it('reads a file of a folder whose name is not UTF-8', { skip: !isLinux }, async () => {
    mkdirSync(join(project, 'old'));
    // "Zoë.txt", as an old archive has it.
    const name = Buffer.from('Zo\xeb.txt', 'latin1');
    writeFileSync(Buffer.concat([Buffer.from(join(project, 'old/')), name]), ended.replay);
    const { out, code } = await run(['verify', 'old']);
    assert.match(out, /^old\/Zo\ufffd\.txt +right: finished /m);
    assert.equal(code, 0);
    const { out: refused } = await runInShell('$game verify old/*');
    assert.match(refused, /refused: there is no such file with a name in UTF-8: give its folder$/m);
  });

  it('says where games have other rules', async () => {
    write('wide.txt', played({ seed: '7b', size: 8 }, 20).replay);
    const { out } = await run(['verify', 'Ada.txt', 'wide.txt', '--seed', '7b']);
    assert.match(out, /right: goes on, 8 × 8 .*\nThese games differ in their rules: .*\n$/);
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
    const { out } = await run(['--help']);
    assert.match(out, /^Usage: game-2048-element COMMAND/);
    for (const command of ['verify', 'play', 'picture']) {
      const own = (await run([command, '--help'])).out;
      assert.match(own, new RegExp(`^Usage: game-2048-element ${command} `));
      const options = (help) => help.match(/^ {2}--\S+/gm);
      assert.ok(options(own).every((option) => options(out).includes(option)));
      assert.ok(options(own).length < options(out).length);
    }
    assert.deepEqual(await run(['--version']), { out: `${version}\n`, error: '', code: 0 });
  });
});

describe('Each of the commands', () => {
  it(
    'exits with 2 where its output cannot be written, and is quiet where nobody reads on',
    { skip: !isLinux },
    async () => {
      for (const command of ['verify Ada.txt', `picture ${ended.replay}`, '--help']) {
        const { error, code } = await runInShell(`$game ${command} > /dev/full`);
        assert.match(error, /^game-2048-element: standard output .*ENOSPC.*\n$/);
        assert.equal(code, 2);
      }
      write('many.txt', `${ended.replay}\n`.repeat(2000));
      const { error, code } = await runInShell('$game verify many.txt --csv | head -c 1');
      assert.deepEqual([error, code], ['', 2]);
    },
  );

  it('prints no control characters and no bidi marks of a stranger', async () => {
    const acting = /[^\P{Cc}\r\n]|\p{Bidi_Control}/u;
    const hostile = '1_\u001b]0;\u0007\u009b2J\u202e';
    const name = '\u009bAda\u202e\u2066\u200f';
    for (const form of ['--json', '--csv', '--seed=x']) {
      const { out } = await run(['verify', '-', form], `${name} ${hostile}`);
      assert.match(out, /Ada/);
      assert.doesNotMatch(out, acting, form);
      if (form === '--json') assert.equal(JSON.parse(out)[0].name, name);
    }
    assert.doesNotMatch((await run(['picture', hostile])).error, acting);
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
    const { error, code: failed } = await run([
      'play',
      '--player',
      address.replace('http', 'HTTP'),
      ...args.slice(3),
    ]);
    assert.equal(failed, 1);
    assert.match(error, /^game s-1, move 1: .*ECONNREFUSED/);
  });

  it('stops when a player fails, is late or answers wrongly, and names the move and the position', async () => {
    for (const [third, message] of [
      ["throw new Error('oops')", /oops/],
      ["return 'north'", /must be a direction that changes the board \(.*\), not "north"/],
      ['return new Promise(() => {})', /no move in 3000 ms/],
      ['for (;;);', /no move in 3000 ms/],
      ['process.exit(0)', /ended its thread/],
      ["return '\\u001b[2J\\0'", /not "\?\[2J\?"/],
      ['setTimeout(() => { throw null; }); return new Promise(() => {})', /has thrown null/],
      ['parentPort.postMessage(null)', /posted a message of its own/],
      ["parentPort.postMessage({ kind: 'game-over', time: 1 })", /posted a message of its own/],
      ["parentPort.postMessage({ kind: 'no-player', exitCode: 0 })", /a message of its own/],
      ["parentPort.postMessage({ kind: 'failure', problem: {} })", /a message of its own/],
    ]) {
      write(
        'bad.mjs',
        `import { parentPort } from 'node:worker_threads';
        export default { chooseMove(game) { if (game.moves === 2) { ${third} } return game.legalMoves()[0]; } }`,
      );
      const { out, error, code } = await run(['play', '--player', 'bad.mjs', '--timeout', '3000']);
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
    write('broken.mjs', "throw new Error('oops')");
    mkdirSync(join(project, 'commonjs'));
    write('commonjs/package.json', '{ "type": "commonjs" }');
    write('commonjs/esm.js', `export default { ${first} };`);
    write('commonjs/compiled.js', `exports.__esModule = true; exports.default = { ${first} };`);
    for (const [args, exit, message] of [
      [['--player', 'none.mjs'], 1, /player must be a module that exports .*, not none\.mjs/],
      [['--player', 'absent.mjs'], 2, /there is no file absent\.mjs\n$/],
      [['--player', '.'], 2, /must be the file of a module, or a URL, not the folder \.\n$/],
      [
        ['--player', 'commonjs/esm.js'],
        2,
        /export.*the name of a file with import or export ends in \.mjs\n$/,
      ],
      [['--player', 'broken.mjs'], 2, /broken\.mjs does not load: oops\n$/],
      [['--player', 'none.mjs', '--timeout', '3000000000'], 2, /from 1 to 2147483647, not "3/],
      [['--player', 'none.mjs', '--games', '0'], 2, /games must be a whole number from 1, not "0"/],
      [['--player', 'none.mjs', '--size', '1'], 2, /size must be N or COLUMNSxROWS/],
      [[], 2, /play needs --player/],
    ]) {
      const { error, code } = await run(['play', ...args]);
      assert.equal(code, exit);
      assert.match(error, message);
    }
    assert.equal((await run(['play', '--player', 'commonjs/compiled.js', '--games=1'])).code, 0);
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

describe('game-2048-element play --command', () => {
  /** A program that answers with the first legal direction. */
  const agent = (third = 'legal[0]', before = '') => `${before}
    import { createInterface } from 'node:readline';
    for await (const line of createInterface(process.stdin)) {
      const { legal, moves, over } = JSON.parse(line);
      if (!over) console.log(moves === 2 ? ${third} : legal[0]);
    }`;
  write('agent.mjs', agent());

  it('plays the games that --player plays, logs them, and prints its row', async () => {
    write('first.mjs', 'export const chooseMove = (game) => game.legalMoves()[0];');
    const command = 'cat | node agent.mjs';
    const args = ['--games', '3', '--size', '3'];
    const { out, error, code } = await run([
      ...['play', '--command', command, '--log', 'command.log', ...args],
    ]);
    assert.deepEqual([error, code], ['', 0]);
    assert.match(out.split('\n')[2], /^\| cat \\\| node agent\.mjs \| 3 \| .* s \|$/);
    const log = readFileSync(join(project, 'command.log'), 'utf8');
    const verified = await run(['verify', 'command.log', '--finished', '--size=3']);
    assert.equal(verified.code, 0);
    await run(['play', '--player', 'first.mjs', '--log', 'player.log', ...args]);
    assert.equal(log, readFileSync(join(project, 'player.log'), 'utf8'));
  });

  it('passes on what the program writes to its standard error, and names where it fails', async () => {
    write('bad.mjs', agent("'\\u202e\\u0007north'", "console.error('\u001b[1mready');"));
    const { out, error, code } = await run(['play', '--command', 'node bad.mjs']);
    assert.deepEqual([out, code], ['', 1]);
    const [own, said, ...position] = error.trim().split('\n');
    assert.equal(own, '\u001b[1mready');
    assert.match(said, /^game bench-1, move 3: .* a direction that changes .*, not "\?\?north"$/);
    assert.equal(position.length, 5);
    assert.equal(verify(position.at(-1)).moves, 2);
  });

  it(
    'exits with 2 if the log cannot be written to, whoever plays',
    { skip: !isLinux },
    async () => {
      write('first.mjs', 'export const chooseMove = (game) => game.legalMoves()[0];');
      for (const player of [
        ['--command', 'node agent.mjs'],
        ['--player', 'first.mjs'],
      ]) {
        const { out, error, code } = await run(['play', ...player, '--log', '/dev/full']);
        assert.match(error, /^game-2048-element: log cannot be written to: ENOSPC.*\n$/);
        assert.deepEqual([out.split('\n').length, code], [4, 2]);
      }
    },
  );

  it('exits with 2 for a command that cannot be started, or beside --player', async () => {
    for (const [args, message] of [
      [
        ['--command', 'absent 2>&-'],
        /: command must be a program that starts: "absent 2>&-" ended/,
      ],
      [['--command', ' '], /: command must not be empty\n$/],
      [
        ['--command', 'cat', '--player', 'x.mjs'],
        /: player must be --player or --command, not both/,
      ],
    ]) {
      const { out, error, code } = await run(['play', ...args]);
      assert.deepEqual([out, code], ['', 2]);
      assert.match(error, message);
      assert.equal(error.split('\n').length, 2);
    }
  });

  // All that a program has started holds the standard error, which comes to its end only with the last of them.
  const hangs =
    "trap '' TERM INT HUP; sleep 1000 & (trap '' TERM; sleep 1000) & echo hangs >&2; wait; wait; sleep 1000";

  it('ends all that a program has started if it hangs', { skip: !isLinux }, async () => {
    const { error, code } = await run(['play', '--command', hangs, '--timeout', '3000']);
    assert.equal(code, 1);
    assert.match(error, /^hangs\ngame bench-1, move 1: no move in 3000 ms: does the program flush/);
  });

  for (const [signal, exit] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGQUIT', 131],
  ]) {
    it(`ends it all at ${signal}, and prints what was played`, { skip: !isLinux }, async () => {
      write('once.mjs', agent().replace('if (!over)', 'if (over) process.exit();'));
      const child = start(['play', '--command', `node once.mjs; ${hangs}`]);
      const printed = text(child.stdout);
      child.stderr.setEncoding('utf8');
      let said = '';
      child.stderr.on('data', (more) => {
        said += more;
        if (said === 'hangs\n') child.kill(signal);
      });
      const [[code]] = await Promise.all([once(child, 'exit'), once(child.stderr, 'end')]);
      assert.deepEqual([said, code], ['hangs\n', exit]);
      assert.match(await printed, /^\| node once\.mjs; .* \| 1 \| .* s \|$/m);
    });
  }
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
      [['missing.txt'], 1, /not "missing\.txt"; picture takes the line of a game, or -/],
      [[begun.replay, '--at', '-1'], 2, /--at needs a value; one that begins with a hyphen/],
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
