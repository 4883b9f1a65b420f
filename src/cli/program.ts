import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { printable } from './printable.js';
import { markName, processesOf } from './processes.js';

/** Characters of an answer, and of what is quoted of one. */
const maxLength = 100;

/** Milliseconds from one step to the next, of those that end a program: its input is closed, SIGTERM, SIGKILL. */
const stepTime = 1000;
/** Milliseconds between two looks whether all processes of a program are gone. */
const lookTime = 20;

/** A shell's exit codes for a file that may not be run, and for a command that is not found. */
const notStarted = [126, 127];

const isWindows = process.platform === 'win32';

/** Thrown for a command that cannot be started. */
export class NotStartedError extends Error {}

interface Question {
  readonly answer: (line: string) => void;
  readonly fail: (error: Error) => void;
}

/**
 * A program in any language that plays. It reads a position on each line of its standard input, as JSON, and writes one
 * line for it: `{"board":[[2,0],[0,2]],"score":0,…}` in, `left` out.
 */
export class Program {
  /** In a group and a session of its own, so that what it starts ends with it. */
  readonly #process;
  readonly #mark = randomUUID();
  readonly #timeout: number;
  /** Read but not yet taken as an answer: `le`, whose `ft` is still to come. */
  #output = '';
  #question: Question | undefined;
  #answers = 0;
  /** The first failure: no answer can follow. */
  #problem: Error | undefined;
  /** `exit code 1` or `signal SIGSEGV`; undefined while it runs, and if we have ended it. */
  #ending: string | undefined;
  #isSignalled = false;
  #stopping: Promise<void> | undefined;

  /**
   * @param command for the shell: `python3 agent.py`
   * @param timeout the longest time for an answer, in milliseconds
   */
  constructor(command: string, timeout: number) {
    this.#timeout = timeout;
    this.#process = spawn(command, {
      shell: true,
      detached: !isWindows,
      stdio: ['pipe', 'pipe', 'inherit'],
      // Python writes nothing to a pipe until it has some kilobytes.
      env: { ...process.env, [markName]: this.#mark, PYTHONUNBUFFERED: '1' },
    });
    const { stdin, stdout } = this.#process;
    this.#process.on('error', (error) => this.fail(new NotStartedError(error.message)));
    this.#process.on('exit', (code, signal) => {
      const ending = signal ? `signal ${signal}` : `exit code ${code}`;
      if (!this.#isSignalled) this.#ending = ending;
      if (this.#answers === 0 && code !== null && notStarted.includes(code)) {
        this.fail(new NotStartedError(`${quote(command)} ended with ${ending}`));
      }
      void this.#failEnded();
    });
    // The program no longer reads, so no answer can come. Its exit code, if one follows, says more.
    stdin.on('error', () => void this.#failEnded('the program has closed its standard input'));
    stdout.setEncoding('utf8');
    stdout.on('data', (text: string) => this.#read(text));
    stdout.on('close', () => void this.#failEnded('the program has closed its standard output'));
  }

  /**
   * Shows the program a position.
   * @returns the line that it answers with, without white space around it
   * @throws Error if it gives no answer in time, has ended, or has written more than one line for the last position;
   *   NotStartedError for a command that cannot be started
   */
  async ask(position: object): Promise<string> {
    // A second line has time to come: it is not the answer to this position.
    if (this.#answers > 0) await nextTurn();
    if (this.#problem) throw this.#problem;
    if (this.#output.includes('\n')) {
      throw new Error(
        `the program must write one line for a position; it added ${quote(this.#output)}`,
      );
    }
    const answer = new Promise<string>((resolve, fail) => {
      this.#question = { answer: resolve, fail };
    });
    const late = `no move in ${this.#timeout} ms: does the program flush its output?`;
    const timer = setTimeout(() => this.fail(new Error(late)), this.#timeout);
    this.tell(position);
    this.#read('');
    return answer.finally(() => clearTimeout(timer));
  }

  /** Shows the program a position that it does not answer. */
  tell(position: object): void {
    if (!this.#stopping) this.#process.stdin.write(`${JSON.stringify(position)}\n`);
  }

  /** Ends the question that is being asked, and all later ones. */
  fail(error: Error): void {
    this.#problem ??= error;
    this.#question?.fail(this.#problem);
    this.#question = undefined;
  }

  #read(text: string): void {
    // Nobody reads its output any more, and it may print for ever.
    if (this.#stopping && !this.#question) return;
    this.#output += text;
    if (!this.#question) return;
    const end = this.#output.indexOf('\n');
    if (end < 0 ? this.#output.length > maxLength : end > maxLength) {
      const needed = `the program's answer must have at most ${maxLength} characters`;
      this.fail(new Error(`${needed}; it begins ${quote(this.#output)}`));
    } else if (end >= 0) {
      const line = this.#output.slice(0, end).trim();
      this.#output = this.#output.slice(end + 1);
      this.#answers++;
      this.#question.answer(line);
      this.#question = undefined;
    }
  }

  /** Reads what is still to come of a program that ends, and then fails. */
  async #failEnded(problem = 'the program has ended'): Promise<void> {
    await this.stop();
    this.fail(new Error(this.#ending ? `the program has ended with ${this.#ending}` : problem));
  }

  /**
   * Ends the program and all that it has started: its input is closed, a second later it gets SIGTERM, and another second
   * later SIGKILL. What is left then is named on standard error; but only Linux tells of processes that have left its group.
   */
  stop(): Promise<void> {
    return (this.#stopping ??= this.#endAll());
  }

  async #endAll(): Promise<void> {
    const { stdin, stdout } = this.#process;
    stdin.end();
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      if (await this.#isGoneIn(stepTime, () => !this.#signal(0) && this.#started.length === 0))
        return;
      this.#isSignalled = true;
      this.#signal(signal);
      for (const pid of this.#started) sendSignal(pid, signal);
    }
    // Only zombies can be left in the group now.
    if (await this.#isGoneIn(stepTime, () => this.#started.length === 0)) return;
    console.error(`game-2048-element: the program has left behind ${this.#leftBehind()}`);
    stdout.destroy();
    this.#process.unref();
  }

  /** @returns whether, before the time is up, the process has ended, its output is read, and its children are gone */
  async #isGoneIn(time: number, isGroupGone = () => true): Promise<boolean> {
    const { stdout, pid } = this.#process;
    const end = performance.now() + time;
    for (;;) {
      const { exitCode, signalCode } = this.#process;
      const hasEnded = pid === undefined || (exitCode ?? signalCode) !== null;
      if (hasEnded && stdout.closed && isGroupGone()) return true;
      if (performance.now() >= end) return false;
      await sleep(lookTime);
    }
  }

  /** The ids of the processes that it has started and that still run, as far as the system tells. */
  get #started(): number[] {
    const { pid } = this.#process;
    return pid === undefined ? [] : processesOf(pid, this.#mark);
  }

  #leftBehind(): string {
    const numbers = this.#started;
    return numbers.length > 0
      ? `processes ${numbers.join(', ')}`
      : 'a process that holds its output';
  }

  /** @returns whether a process of the group is there to take it */
  #signal(signal: NodeJS.Signals | 0): boolean {
    const { pid } = this.#process;
    if (pid === undefined) return false;
    return isWindows ? this.#process.kill(signal) : sendSignal(-pid, signal);
  }
}

/** @returns whether the process, or one of the group of a negative number, is there */
function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    // A process of another user is there, but takes no signal from us.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The beginning of the first line of a text. */
function quote(text: string): string {
  const [line = ''] = text.split('\n', 1);
  return `"${printable(line.slice(0, maxLength)).toWellFormed()}${line.length > maxLength ? '…' : ''}"`;
}
