import { gamesInInput, maxInputBytes, type HandedIn } from './handed-in.js';
import { readAtMost } from './read-pipe.js';

/** Reads the games of standard input, a line each. @throws Error for more than 32 MiB or 100,000 lines */
export async function readInput(): Promise<HandedIn[]> {
  return gamesInInput(await readAtMost(process.stdin, maxInputBytes + 1));
}
