import { executeServerCommand } from '@web/test-runner-commands';

/** After this long, a test that has not ended says so at once: the runner's own limit is ten minutes. */
const patience = 50_000;

let timer: ReturnType<typeof setTimeout>;
let awaited: string | undefined;

/** Notes what a test waits for, until the next thing or the test's end. */
export function awaiting(what: string): void {
  awaited = what;
}

beforeEach(function () {
  const test = this.currentTest?.fullTitle();
  awaited = undefined;
  timer = setTimeout(() => {
    void executeServerCommand('still-waiting', { test, awaited, seconds: patience / 1000 });
  }, patience);
});

afterEach(() => clearTimeout(timer));
