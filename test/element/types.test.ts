/** What TypeScript has to accept and to refuse: `npm run typecheck` tests it, a browser runs what is left. */
import { expect } from '@open-wc/testing';
import { ScoreEvent, type Game2048Element, type Game2048EventMap } from '../../src/index.js';

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

  it('of events are known to addEventListener() of the element', () => {
    const element: Game2048Element = document.createElement('game-2048');
    document.body.append(element);
    const seen: number[] = [];
    element.addEventListener('score', ({ detail }) => seen.push(detail.score));
    const listen = (event: Event): void => {
      if (event instanceof ScoreEvent) seen.push(event.detail.score);
    };
    document.addEventListener('score', listen);
    const hear = ({ detail }: Game2048EventMap['score']): void => {
      seen.push(detail.best);
    };
    const cast = hear as EventListener;
    document.addEventListener('score', cast);
    element.load('1_4x4_2048_0.1_2_continue_a_');
    element.newGame({
      board: [
        [2, 2],
        [0, 0],
      ],
    });
    element.move('left');
    document.removeEventListener('score', listen);
    document.removeEventListener('score', cast);
    element.remove();
    expect(seen).to.deep.equal([4, 4, 4]);
  });

  it('allow a late listener to read first what events report later', async () => {
    const element = document.createElement('game-2048');
    document.body.append(element);
    element.newGame({
      board: [
        [2, 2],
        [0, 0],
      ],
    });
    element.move('left');
    const shown: number[] = [];
    const setScore = (score: number): number => shown.push(score);
    // As a page does whose script comes after the game's first events.
    await element.ready;
    setScore(element.score);
    element.addEventListener('score', ({ detail }) => setScore(detail.score));
    element.undo();
    element.remove();
    expect(shown).to.deep.equal([4, 0]);
  });
});
