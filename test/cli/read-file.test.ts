import { expect } from '@open-wc/testing';
import { closeSync, constants, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStart } from '../../src/cli/read-file.js';

function canOpen(path: string): boolean {
  try {
    closeSync(openSync(path, constants.O_RDONLY | constants.O_NONBLOCK));
    return true;
  } catch {
    return false;
  }
}

describe('readStart()', () => {
  const folder = mkdtempSync(join(tmpdir(), 'file-'));
  const path = join(folder, 'file');
  after(() => rmSync(folder, { recursive: true }));

  it('reads a whole file, and stops at its limit', () => {
    writeFileSync(path, 'abc');
    expect(String(readStart(path, 4))).to.equal('abc');
    expect(String(readStart(path, 3))).to.equal('abc');
    expect(String(readStart(path, 2))).to.equal('ab');
  });

  it('reads a file that tells no size, and stops at its limit in one without an end', function () {
    if (process.platform !== 'linux') this.skip();
    expect(String(readStart('/proc/self/comm', 100))).to.match(/\n$/);
    expect(readStart('/proc/self/pagemap', 10_000)).to.have.length(10_000);
  });

  it('throws for a file that waits for more', function () {
    if (!canOpen('/proc/kmsg')) this.skip();
    expect(() => readStart('/proc/kmsg', 2 ** 26)).to.throw('file must have an end');
  });

  it('throws for a file that is not there', () => {
    expect(() => readStart(join(folder, 'none'), 1)).to.throw('ENOENT');
  });
});
