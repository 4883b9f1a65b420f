/**
 * `npm test`: the tests in Node, then those in the browser, whatever the first have come to. The last line is the sum,
 * `N passed, N failed`. A part that ends without a verdict counts as one failure.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'verdicts-'));
const sum = { passed: 0, failed: 0 };
try {
  for (const script of ['test:node', 'test:browser']) {
    const file = join(folder, script.replace(':', '-'));
    const { status } = spawnSync('npm', ['run', '--silent', script], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, VERDICT_FILE: file },
    });
    const verdict = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const { passed = 0, failed = 0 } = verdict;
    sum.passed += passed;
    sum.failed += failed || Number(status !== 0 || passed === 0);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed ? 1 : 0;
