import { mock } from 'node:test';
import { expect } from '@open-wc/testing';
import { JustCopied } from '../../../src/board/input/clipboard.js';

describe('JustCopied', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  it('names the last button that copied for two seconds after it copied', () => {
    const seen: (string | undefined)[] = [];
    const copied = new JustCopied<string>(() => seen.push(copied.button));
    copied.show('line');
    mock.timers.tick(1999);
    copied.show('link');
    mock.timers.tick(1999);
    expect(seen).to.deep.equal(['line', 'link']);
    mock.timers.tick(1);
    expect(seen).to.deep.equal(['line', 'link', undefined]);
  });
});
