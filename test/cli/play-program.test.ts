import { expect } from '@open-wc/testing';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Game, verify } from '../../src/engine/index.js';
import { playWithProgram } from '../../src/cli/play-program.js';
import { Progress, type Ending } from '../../src/cli/progress.js';

interface Position {
  board: number[][];
  score: number;
  moves: number;
  legal: string[];
  over?: true;
  replay?: string;
}

const folder = mkdtempSync(join(tmpdir(), 'program-'));
after(() => rmSync(folder, { recursive: true }));

/** No program here is slow but one that never answers. */
const patience = 250_000;

/** The command of a program in JavaScript, which writes what `answer` gives, with a line break. */
function programOf(answer: string, before = ''): string {
  const file = join(folder, `${programs++}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
     import { appendFileSync } from 'node:fs';
     ${before}
     for await (const line of createInterface(process.stdin)) {
       const { board, score, moves, legal, over, replay } = JSON.parse(line);
       const answer = ${answer};
       if (answer !== undefined) process.stdout.write(answer + '\\n');
     }`,
  );
  return `node ${file}`;
}
let programs = 0;

function play(command: string, games = 1, timeout = patience): [Promise<Ending>, Progress] {
  const progress = new Progress({ seed: 'program', size: '4', games }, undefined);
  return [playWithProgram(command, progress, timeout), progress];
}

/** Plays with a program that fails. @returns why, after how many moves */
async function failureOf(
  command: string,
  timeout?: number,
): Promise<[string | undefined, number | undefined]> {
  const { exitCode, problem, game } = await play(command, 1, timeout)[0];
  expect(exitCode, problem).to.equal(1);
  return [problem, game?.moves];
}

/** Whether a process is there, and no zombie that its parent has not heard of yet. */
function isRunning(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Answers the first two positions, and then with this. */
const third = (answer: string): string => programOf(`moves < 2 ? legal[0] : ${answer}`);

describe('play --command', () => {
  it('writes each position and each result as a line of JSON, and reads a direction', async () => {
    const log = join(folder, 'log');
    const note = `appendFileSync(${JSON.stringify(log)}, line + '\\n')`;
    const [ending, { played }] = play(programOf(`(${note}, over ? undefined : legal.at(-1))`), 2);
    expect(await ending).to.deep.equal({ exitCode: 0 });
    const lines = readFileSync(log, 'utf8').trim().split('\n');
    for (const number of [1, 2]) {
      const game = new Game({ seed: `program-${number}` });
      const position = (): Position => {
        const { board, score, moves } = game;
        return { board, score, moves, legal: game.legalMoves() };
      };
      while (game.canMove()) {
        expect(JSON.parse(lines.shift() ?? '')).to.deep.equal(position());
        game.move(game.legalMoves().at(-1) ?? 'up');
      }
      const result = JSON.parse(lines.shift() ?? '') as Position;
      expect(result).to.deep.equal({ ...position(), over: true, replay: game.replay });
      expect(verify(result.replay ?? '', { finished: true }).score).to.equal(game.score);
      expect(played[number - 1]).to.include({ score: game.score, moves: game.moves });
    }
    expect(lines).to.deep.equal([]);
  });

  it('takes white space around a direction, up to 100 characters in all', async () => {
    expect(
      (await play(programOf("over ? undefined : '\\t ' + legal[0] + ' \\r'"))[0]).exitCode,
    ).to.equal(0);
    const long = third("' '.repeat(96) + 'north'");
    expect((await failureOf(long))[0]).to.match(/the program's answer must have at most 100/);
  });

  it('refuses an answer that is no legal direction, and quotes what can be printed of it', async () => {
    const refused = (quoted: string): RegExp =>
      new RegExp(
        `^the player's move 3 must be a direction that changes the board \\(.*\\), not ${quoted}$`,
      );
    for (const [answer, quoted] of [
      ["'north'", '"north"'],
      ["'LEFT'", '"LEFT"'],
      ["''", '""'],
    ] as const) {
      const [problem, moves] = await failureOf(third(answer));
      expect(problem).to.match(refused(quoted));
      expect(moves).to.equal(2);
    }
  });

  it('ends a program that writes more than 100 characters, with or without a line break', async () => {
    const begins = `the program's answer must have at most 100 characters; it begins "${'x'.repeat(100)}…"`;
    expect(await failureOf(third("'x'.repeat(200)"))).to.deep.equal([begins, 2]);
    expect(await failureOf("exec 2>&-; tr '\\0' x < /dev/zero")).to.deep.equal([begins, 0]);
    const marks = third("'\\u202e\\u0007' + '\\u2066'.repeat(200)");
    expect((await failureOf(marks))[0]).to.match(/; it begins "\?{100}…"$/);
  });

  it('refuses a second line for a position', async () => {
    const two = third("legal[0] + '\\n' + 'x'.repeat(200)");
    const added = `the program must write one line for a position; it added "${'x'.repeat(100)}…"`;
    expect(await failureOf(two)).to.deep.equal([added, 3]);
    const [problem, moves] = await failureOf('yes up 2>&-');
    expect(problem).to.equal('the program must write one line for a position; it added "up"');
    expect(moves).to.equal(1);
  });

  it('asks whether a program that hangs flushes its output', async () => {
    const late = 'no move in 2000 ms: does the program flush its output?';
    expect(await failureOf('cat > /dev/null', 2000)).to.deep.equal([late, 0]);
  });

  it('says how a program has ended, after the answers that it has given', async () => {
    for (const [command, problem, moves] of [
      ['exit 3', 'exit code 3', 0],
      ['echo up', 'exit code 0', 1],
      ['read line; echo up; read line; exit 4', 'exit code 4', 1],
      ['read line; echo up; exit 127', 'exit code 127', 1],
      ['kill -KILL $$', 'signal SIGKILL', 0],
    ] as const) {
      const ended = [`the program has ended with ${problem}`, moves];
      expect(await failureOf(command), command).to.deep.equal(ended);
    }
  });

  it('says what a program has closed that runs on', async () => {
    const input = "read line; exec <&-; trap '' TERM; echo up; exec sleep 1000";
    expect(await failureOf(input)).to.deep.equal(['the program has closed its standard input', 1]);
    const output = 'read line; echo up; exec >&-; exec sleep 1000';
    expect(await failureOf(output)).to.deep.equal([
      'the program has closed its standard output',
      1,
    ]);
  });

  it('exits with 2 for a command that cannot be started, and no other', async () => {
    writeFileSync(join(folder, 'text'), 'no program', { mode: 0o644 });
    for (const [command, code] of [
      ['absent-program 2>&-', 127],
      [`${join(folder, 'text')} 2>&-`, 126],
    ] as const) {
      const [ending] = play(command);
      expect(await ending).to.deep.equal({
        exitCode: 2,
        problem: `command must be a program that starts: "${command}" ended with exit code ${code}`,
      });
    }
  });

  it('tells Python to write each line at once', async () => {
    const own = process.env['PYTHONUNBUFFERED'];
    delete process.env['PYTHONUNBUFFERED'];
    try {
      const [problem] = await failureOf(
        'echo "PYTHONUNBUFFERED=$PYTHONUNBUFFERED"; cat > /dev/null',
      );
      expect(problem).to.match(/not "PYTHONUNBUFFERED=1"$/);
    } finally {
      if (own !== undefined) process.env['PYTHONUNBUFFERED'] = own;
    }
  });

  it('ends what has left the group or the session of the program, where the system tells of it', async function () {
    if (process.platform !== 'linux') this.skip();
    for (const leave of ['set -m 2> /dev/null;', 'setsid', 'timeout 900']) {
      const file = join(folder, `left-${leave.replace(/\W/g, '')}`);
      const stubborn = `sh -c 'trap "" TERM; echo $$ > ${file}; while :; do sleep 900; done'`;
      const left = `${leave} ${stubborn} > /dev/null 2>&1 &`;
      const command = `${left} while [ ! -s ${file} ]; do sleep 0.01; done; exit 3`;
      expect((await failureOf(command))[0]).to.equal('the program has ended with exit code 3');
      expect(isRunning(Number(readFileSync(file, 'utf8'))), leave).to.equal(false);
    }
  });

  it('leaves a program alone that ends once its input does', async () => {
    const file = join(folder, 'ended');
    const last = programOf('over ? undefined : legal[0]', '') + ` && echo unhurried > ${file}`;
    expect(await play(last)[0]).to.deep.equal({ exitCode: 0 });
    expect(readFileSync(file, 'utf8')).to.equal('unhurried\n');
  });
});
