import { blunders } from './blunders.js';
import { calibrate } from './calibrate.js';
import { fair } from './fair.js';
import { lossesCommand } from './loss-fit.js';
import { planted } from './planted.js';
import { reasons } from './reasons.js';

const HELP = `npm run bench:player -- [calibrate | losses | fair | planted | blunders | reasons] [options]
Without a name, how strong the computer plays. bench/player/README.md has the options.`;

const [name = '', ...args] = process.argv.slice(2);
const commands: Record<string, (args: readonly string[]) => void | Promise<void>> = {
  blunders,
  calibrate,
  fair,
  losses: lossesCommand,
  planted,
  reasons,
};
const command = commands[name];
// Reads its options, and prints.
if (name === '--help') console.log(HELP);
else if (command) await command(args);
else await import('./strength.js');
