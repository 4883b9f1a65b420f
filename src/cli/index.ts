import { readFileSync } from 'node:fs';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { ReplayError } from 'game-2048-element/engine';
import type { Help } from './options.js';
import { OutputError, print } from './output.js';
import { drawPicture, pictureHelp } from './picture.js';
import { playGames, playHelp } from './play.js';
import { playInThread, type Series } from './player-thread.js';
import { printable } from './printable.js';
import { verifyGames, verifyHelp } from './verify.js';

interface Command {
  readonly run: (args: string[]) => Promise<number>;
  readonly help: Help;
}

const commands: Readonly<Record<string, Command>> = {
  verify: { run: verifyGames, help: verifyHelp },
  play: { run: playGames, help: playHelp },
  picture: { run: drawPicture, help: pictureHelp },
};

const exitHelp =
  'Exits with 0 if all is right, 1 if a game or a player is not, 2 if it was called wrongly\n' +
  'or its output cannot be written.\n';

function formatHelp(): string {
  const column = 26;
  const parts = Object.values(commands).map(({ help: { usage, description, options } }) => {
    const lines = description.join(`\n${' '.repeat(column)}`);
    return `${usage.padEnd(column)}${lines}\n${options}`;
  });
  const more = '--help, --version         COMMAND --help shows that command.';
  return `Usage: game-2048-element COMMAND\n\n${parts.join('')}\n${more}\n\n${exitHelp}`;
}

function formatCommandHelp({ usage, description, options }: Help): string {
  const lines = description.join('\n');
  return `Usage: game-2048-element ${usage}\n\n${lines}\n\n${options}\n${exitHelp}`;
}

async function run([name = '', ...args]: string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) {
    if (!args.some(isHelp)) return command.run(args);
    await print(formatCommandHelp(command.help));
  } else if (isHelp(name)) await print(formatHelp());
  else if (name === '--version') {
    const file = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
    await print(`${(JSON.parse(file) as { version: string }).version}\n`);
  } else if (name === '') {
    process.stderr.write(formatHelp());
    return 2;
  } else {
    const names = Object.keys(commands).join(', ');
    throw new Error(`command must be ${names}, --help or --version, not "${name}"`);
  }
  return 0;
}

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h';
}

if (isMainThread) {
  // Nobody reads the standard error any more, so nothing can be reported.
  process.stderr.on('error', () => undefined);
  try {
    process.exitCode = await run(process.argv.slice(2));
  } catch (error) {
    const isPipeClosed = error instanceof OutputError && error.isPipeClosed;
    if (!isPipeClosed) console.error(printable(`game-2048-element: ${(error as Error).message}`));
    process.exitCode = error instanceof ReplayError ? 1 : 2;
  }
} else if (parentPort) await playInThread(workerData as Series, parentPort);
