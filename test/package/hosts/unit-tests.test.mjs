/** The unit tests of a page with a game in it, in incomplete DOMs: `bash .ci/run hosts`. */
import { describe, it } from 'node:test';
import { packPackage, run } from '../workspace.mjs';

const project = packPackage().project('unit-tests');
const vitest = ['node_modules/vitest/vitest.mjs', 'run'];
const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js'];

describe("a host page's unit tests pass", () => {
  it('in vitest with jsdom', () => {
    run(project, process.execPath, ...vitest, '--environment', 'jsdom');
  });
  it('in vitest with happy-dom', () => {
    run(project, process.execPath, ...vitest, '--environment', 'happy-dom');
  });
  it('in Jest with jsdom', () => {
    run(project, process.execPath, ...jest);
  });
});
