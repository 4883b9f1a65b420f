import { readFileSync } from 'node:fs';
import { expect } from '@open-wc/testing';
import { version } from '../../src/element/version.js';

describe('version', () => {
  it('is that of package.json', () => {
    const file = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
    expect(version).to.equal((JSON.parse(file) as { version: string }).version);
  });
});
