import { text } from 'node:stream/consumers';
import { steps } from 'game-2048-element/engine';
import { toSVG } from 'game-2048-element/picture';
import { gamesInText } from './handed-in.js';
import { readOptions } from './options.js';

/** @returns the exit code */
export async function drawPicture(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, { at: { type: 'string' } });
  const [given, more] = positionals;
  if (given === undefined || more !== undefined) {
    throw new Error('picture needs one line, or - for its input');
  }
  const [game] = gamesInText(given === '-' ? await text(process.stdin) : given);
  const positions = Array.from(steps(game?.line ?? ''), ({ position }) => position);
  const { at = String(positions.length - 1) } = values;
  const position = /^\d+$/.test(at) ? positions[Number(at)] : undefined;
  if (!position) {
    const allowed = `a whole number from 0 to ${positions.length - 1}`;
    throw new Error(`at must be ${allowed}, not ${JSON.stringify(at)}`);
  }
  console.log(toSVG(position.board));
  return 0;
}
