import { expect } from '@open-wc/testing';
import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPipe } from '../../src/cli/read-pipe.js';
import { rejection } from '../support/plays.js';

describe('readPipe()', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pipe-'));
  const path = join(folder, 'pipe');
  let writer: number;

  before(function () {
    if (process.platform === 'win32') this.skip();
    execFileSync('mkfifo', [path]);
  });
  beforeEach(() => (writer = openSync(path, constants.O_RDWR)));
  after(() => rmSync(folder, { recursive: true }));

  /** Writes in one go, and closes the pipe. */
  function write(text: string): void {
    writeSync(writer, text);
    closeSync(writer);
  }

  it('waits for a writer that has been silent', async () => {
    const reading = readPipe(path, 100, 0);
    // Timers of one length end in the order in which they began: it has looked for a writer.
    await new Promise((resolve) => setTimeout(resolve, 0));
    write('ab');
    expect(String(await reading)).to.equal('ab');
  });

  it('loses nothing that comes when it looks for a writer', async () => {
    const reading = readPipe(path, 100, 0);
    write('ab');
    // Only the look is to come before the text is read.
    const end = performance.now() + 2;
    while (performance.now() < end);
    expect(String(await reading)).to.equal('ab');
  });

  it('stops at its limit', async () => {
    const reading = readPipe(path, 100);
    writeSync(writer, 'x'.repeat(200));
    expect(await reading).to.have.length(100);
    closeSync(writer);
  });

  it('throws if there is no writer', async () => {
    closeSync(writer);
    expect((await rejection(readPipe(path, 100, 0))).message).to.equal(
      'no program writes to this pipe',
    );
  });
});
