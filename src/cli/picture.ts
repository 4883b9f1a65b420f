import { ReplayError, steps } from 'game-2048-element/engine';
import { toSVG } from 'game-2048-element/picture';
import { gamesInText } from './handed-in.js';
import { readOptions, type Help } from './options.js';
import { print } from './output.js';
import { readInput } from './read-input.js';

export const pictureHelp: Help = {
  usage: 'picture LINE | -',
  description: ["Prints a picture of a game's last position as SVG."],
  options: `\
  --at N                  the position after N moves and edits
`,
};

/** @returns the exit code */
export async function drawPicture(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, { at: { type: 'string' } });
  const [given, more] = positionals;
  if (given === undefined || more !== undefined) {
    throw new Error('picture needs one line, or - for its input');
  }
  const [game] = given === '-' ? await readInput() : gamesInText(given);
  if (game?.line === undefined) {
    const found = JSON.stringify((game ? given : '').slice(0, 50));
    const advice = 'picture takes the line of a game, or - to read one from its input';
    throw new ReplayError(`version must be 1, not ${found}; ${advice}`, 0);
  }
  const positions = Array.from(steps(game.line), ({ position }) => position);
  const { at = String(positions.length - 1) } = values;
  const position = /^\d+$/.test(at) ? positions[Number(at)] : undefined;
  if (!position) {
    const allowed = `a whole number from 0 to ${positions.length - 1}`;
    throw new Error(`at must be ${allowed}, not ${JSON.stringify(at)}`);
  }
  await print(`${toSVG(position.board)}\n`);
  return 0;
}
