/**
 * `npm run test:node`: the tests that need no browser. `npm run test:node -- FILE...` runs these files alone; mocha's
 * options may stand before them.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const all = [
  'test/{engine,session,picture,player,scheduling,cli,words}/**/*.test.ts',
  'test/{board,element,records,replay}/*/**/*.test.ts',
];
const args = process.argv.slice(2);
const namesFiles = args.some((arg) => /\.test\.ts$/.test(arg));
const { status } = spawnSync(
  process.execPath,
  [
    fileURLToPath(import.meta.resolve('mocha/bin/mocha.js')),
    ...['--config', 'test/support/mocharc.json'],
    ...args,
    ...(namesFiles ? [] : all),
  ],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
