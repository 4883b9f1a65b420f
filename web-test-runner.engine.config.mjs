import config from './web-test-runner.config.mjs';

/** Engine and session alone: their own tests must cover nearly all of their lines and branches. */
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
