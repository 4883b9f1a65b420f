/** What TypeScript has to accept and to refuse: `npm run typecheck` tests it, a browser runs what is left. */
import { expect } from '@open-wc/testing';
import 'game-2048-element';

describe('The types', () => {
  it('of enumerated properties are unions of their words', () => {
    const element = document.createElement('game-2048');
    element.afterWin = 'stop';
    element.swipe = 'focused';
    element.keys = 'page';
    element.announcements = 'full';
    // @ts-expect-error -- no such word
    element.afterWin = 'bogus';
    // @ts-expect-error -- no such word
    element.swipe = 'sometimes';
    // @ts-expect-error -- no such word
    element.keys = 'all';
    // @ts-expect-error -- no such word
    element.announcements = 'loud';
    expect(element.keys).to.equal('board');
  });
});
