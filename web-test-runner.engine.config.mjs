import config from './web-test-runner.config.mjs';

/** Engine and session alone: nearly every line and branch of them has to be run by their own tests. */
export default {
  ...config,
  files: ['test/{engine,session}/**/*.test.ts'],
  groups: [],
  coverage: true,
  coverageConfig: {
    include: ['src/{engine,session}/**/*.ts'],
    threshold: { statements: 98, branches: 98, functions: 98, lines: 98 },
    reporters: ['lcovonly', 'text-summary'],
    reportDir: 'coverage/engine',
  },
};
