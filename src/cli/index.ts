import { readFileSync } from 'node:fs';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { ReplayError } from 'game-2048-element/engine';
import { drawPicture } from './picture.js';
import { playGames, playInThread, type Order } from './play.js';
import { verifyGames } from './verify.js';

const help = `Usage: game-2048-element COMMAND

verify FILE… | -          Checks games, a row each; - reads lines from standard input.
                          A file, or each file of a folder, has a game on each line.
  --seed TEXT             the seed they must have
  --size N|COLUMNSxROWS   the size; also --win-tile, --four-chance, --start-tiles, --after-win
  --finished              refuse games that go on or were given up
  --allow-edits           take games with tiles, boards or scores that were set
  --csv, --json           another form of the table
play --player MODULE|URL  Lets a player play, and prints how strong it is.
  --games N               how many games (10), with the seeds SEED-1, SEED-2 …
  --seed TEXT             SEED (bench)
  --size N|COLUMNSxROWS   the size of the board (4)
  --log FILE              adds each finished game to a file, a line each
  --timeout MS            the longest time for a move (10000)
picture LINE | -          Prints a picture of a game's last position as SVG.
  --at N                  the position after N moves and edits

--help, --version

Exits with 0 if all is right, 1 if a game or a player is not, 2 if it was called wrongly.
`;

const commands: Readonly<Record<string, (args: string[]) => Promise<number>>> = {
  verify: verifyGames,
  play: playGames,
  picture: drawPicture,
};

async function run([name = '', ...args]: string[]): Promise<number> {
  const isHelpWanted = [name, ...args].some((word) => word === '--help' || word === '-h');
  if (isHelpWanted || !name) {
    (isHelpWanted ? process.stdout : process.stderr).write(help);
    return isHelpWanted ? 0 : 2;
  }
  if (name === '--version') {
    const file = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
    console.log((JSON.parse(file) as { version: string }).version);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const names = Object.keys(commands).join(', ');
    throw new Error(`command must be ${names}, --help or --version, not "${name}"`);
  }
  return command(args);
}

if (isMainThread) {
  try {
    process.exitCode = await run(process.argv.slice(2));
  } catch (error) {
    console.error(`game-2048-element: ${(error as Error).message}`);
    process.exitCode = error instanceof ReplayError ? 1 : 2;
  }
} else if (parentPort) await playInThread(workerData as Order, parentPort);
