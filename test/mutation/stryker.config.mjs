/**
 * Changes the code of some trees in thousands of small ways, and counts how many changes the tests notice. TREES says
 * which: `{engine,session}` by default, or `player`.
 */
const trees = process.env.TREES ?? '{engine,session}';

export default {
  mutate: [
    `src/${trees}/**/*.ts`,
    '!src/*/{index,types}.ts',
    // Tested in browsers only.
    '!src/player/worker/{host,player-worker,start-worker,worker-url}.ts',
  ],
  testRunner: 'mocha',
  mochaOptions: {
    spec: [`test/${trees}/**/*.test.ts`],
    config: 'test/mutation/mocharc.json',
  },
  testRunnerNodeArgs: ['--import', 'tsx', '--import', './test/mutation/setup.mjs'],
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.STRYKER_CONCURRENCY ?? 1),
  timeoutMS: 5_000,
  ignorePatterns: ['dist', 'demo', 'coverage', 'reports', '{src,test}/{board,element}'],
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'reports/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.stryker-tmp',
  allowEmpty: false,
  thresholds: { high: 95, low: 90, break: 90 },
};
