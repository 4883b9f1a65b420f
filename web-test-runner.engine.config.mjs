import config from './web-test-runner.config.mjs';

/** The engine alone: nearly every line and branch of it has to be run by its own tests. */
export default {
  ...config,
  files: ['test/engine/**/*.test.ts'],
  groups: [],
  coverage: true,
  coverageConfig: {
    include: ['src/engine/**/*.ts'],
    threshold: { statements: 98, branches: 98, functions: 98, lines: 98 },
    reporters: ['lcovonly', 'text-summary'],
    reportDir: 'coverage/engine',
  },
};
