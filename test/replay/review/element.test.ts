import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { Game } from 'game-2048-element/engine';
import type { Game2048ReplayElement } from 'game-2048-element/replay/element';
import { press } from '../../support/player.js';
import { played, playOn } from '../../support/plays.js';
import { button, find, make, slider, status } from '../support.js';

/** Random moves: two are marked. */
const line = played({ seed: 'review' }, 60).replay;

const progress = (element: Element) => find(element, 'progress') as HTMLProgressElement | null;
const text = (element: Element, part: string) => find(element, `[part=${part}]`).textContent.trim();

async function offered(attributes: Record<string, string> = {}): Promise<Game2048ReplayElement> {
  const element = await make({ line, review: '', ...attributes });
  await waitUntil(() => button(element, 'review'), 'no button');
  return element;
}

async function reviewed(attributes: Record<string, string> = {}): Promise<Game2048ReplayElement> {
  const element = await offered(attributes);
  button(element, 'review').click();
  await waitUntil(() => find(element, '[part=review-summary]'), 'no review', { timeout: 15_000 });
  return element;
}

describe('<game-2048-replay review>', () => {
  it('offers a review by a button, and never begins one by itself', async () => {
    const element = await offered();
    expect(button(element, 'review').textContent.trim()).to.equal('Review');
    await nextFrame();
    expect(progress(element)).to.equal(null);
    expect(element.review).to.equal(true);
    element.review = false;
    await element.updateComplete;
    expect(button(element, 'review')).to.equal(null);
  });

  it('offers no review without the attribute, under other rules, or for a game without entries', async () => {
    const without = await make();
    expect(button(without, 'review')).to.equal(null);
    const element = await offered();
    const others = [
      playOn(new Game({ seed: 'other', size: 5 }), 5),
      playOn(new Game({ seed: 'other', winTile: 64 }), 5),
      playOn(new Game({ seed: 'other', fourChance: 0.5 }), 5),
      new Game({ seed: 'other' }),
    ];
    for (const { replay } of others) {
      element.line = replay;
      await element.updateComplete;
      expect(button(element, 'review'), replay).to.equal(null);
    }
    element.line = line;
    await element.updateComplete;
    expect(button(element, 'review')).not.to.equal(null);
  });

  it('shows its progress in a bar, and then the summary, which it announces', async () => {
    const element = await offered();
    const shares: number[] = [];
    new MutationObserver(() => {
      const bar = progress(element);
      if (bar) shares.push(bar.value);
    }).observe(element.shadowRoot!, { subtree: true, childList: true, attributes: true });
    button(element, 'review').click();
    await waitUntil(() => find(element, '[part=review-summary]'), '', { timeout: 15_000 });
    expect(shares.length).to.be.greaterThan(1);
    expect(shares).to.deep.equal(shares.toSorted((one, other) => one - other));
    expect(progress(element)).to.equal(null);
    const sentence = text(element, 'review-summary');
    expect(sentence).to.match(
      /^2 inaccuracies: [\d.]+ in 100 moves\. Luckier than \d+% of games\./,
    );
    const turn = text(element, 'review-turn');
    await waitUntil(() => status(element) === `${sentence} ${turn}`);
    find(element, '[part=review-turn]').click();
    expect(turn).to.include(`The game turned at move ${element.index + 1}: `);
  });

  it('cancels at a second press, and keeps the focus', async () => {
    const long = playOn(new Game({ seed: 'long' }), 400).replay;
    const element = await offered({ line: long });
    const main = button(element, 'review');
    main.focus();
    main.click();
    await waitUntil(() => progress(element));
    expect(main.textContent.trim()).to.equal('Cancel');
    main.click();
    await element.updateComplete;
    expect(progress(element)).to.equal(null);
    expect(main.textContent.trim()).to.equal('Review');
    expect(element.shadowRoot!.activeElement).to.equal(main);
    expect(find(element, '[part=review-summary]')).to.equal(null);
  });

  it('cancels when the element is removed, and when it gets another game', async () => {
    const long = playOn(new Game({ seed: 'long' }), 400).replay;
    const element = await offered({ line: long });
    const parent = element.parentElement!;
    button(element, 'review').click();
    await waitUntil(() => progress(element));
    element.remove();
    await nextFrame();
    parent.append(element);
    await element.updateComplete;
    expect(progress(element)).to.equal(null);
    button(element, 'review').click();
    await waitUntil(() => progress(element));
    element.line = line;
    await element.updateComplete;
    expect(progress(element)).to.equal(null);
    expect(button(element, 'review').textContent.trim()).to.equal('Review');
  });

  it('goes on when the element is only moved', async () => {
    const element = await offered();
    button(element, 'review').click();
    await waitUntil(() => progress(element));
    element.parentElement!.append(element);
    await waitUntil(() => find(element, '[part=review-summary]'), '', { timeout: 15_000 });
  });

  it('marks moves on the curve, and goes from the worst to the least with M, and back with Shift+M', async () => {
    const element = await reviewed();
    const ticks = ['inaccuracy', 'mistake', 'blunder'].flatMap(
      (mark) =>
        find(element, `[part=${mark}]`)
          .getAttribute('d')!
          .match(/M[\d.]+/g) ?? [],
    );
    expect(ticks.length).to.be.greaterThan(1);
    const marked = ticks.map((tick) => Math.round((Number(tick.slice(1)) * 60) / 1000));
    find(element, '#board').focus();
    const visited: number[] = [];
    for (let at = -1; at !== element.index;) {
      at = element.index;
      await press('m');
      if (element.index !== at) visited.push(element.index);
    }
    expect(visited).to.have.members(marked);
    await press('Shift+M');
    expect(element.index).to.equal(visited.at(-2));
  });

  it('shows the played and the best arrow with the reasons at a marked move, and announces them', async () => {
    const element = await reviewed();
    find(element, '#board').focus();
    await press('m');
    await element.updateComplete;
    const next = element.index + 1;
    expect(text(element, 'review-move')).to.match(
      new RegExp(
        `^${next} · (Inaccuracy|Mistake|Blunder) · about −[\\d,]+ points?\\s+Played: \\w+\\. Best move: `,
      ),
    );
    const turnOf = (part: string) => find(element, `[part=${part}]`).getAttribute('transform');
    expect(turnOf('best-arrow')).not.to.equal(turnOf('played-arrow'));
    await waitUntil(() => status(element).includes('Best move: '));
    element.next();
    await element.updateComplete;
    element.seek(60);
    await element.updateComplete;
    expect(find(element, '.arrows')).to.equal(null);
  });

  it('announces the remark, and not the position, while the slider has the focus', async () => {
    const element = await reviewed();
    slider(element).focus();
    await press('m');
    await waitUntil(() => /^\d+ · /.test(status(element)));
  });

  it('leaves M to the page before there is a review', async () => {
    const element = await offered();
    const keys: boolean[] = [];
    const listener = (event: Event) => keys.push(event.defaultPrevented);
    document.addEventListener('keydown', listener);
    find(element, '#board').focus();
    await press('m');
    document.removeEventListener('keydown', listener);
    expect(keys).to.deep.equal([false]);
  });

  it('plays on from before a marked move by "Try again here"', async () => {
    const element = await reviewed();
    const replays: string[] = [];
    element.addEventListener('play-on', (event) => replays.push(event.detail.replay));
    find(element, '#board').focus();
    await press('m');
    await element.updateComplete;
    expect(button(element, 'play-on').textContent.trim()).to.equal('Try again here');
    button(element, 'play-on').click();
    expect(replays).to.deep.equal([played({ seed: 'review' }, element.index).replay]);
  });

  it('has buttons to the next and the previous mistake, for those without a keyboard', async () => {
    const element = await reviewed();
    const main = button(element, 'review');
    expect(main.textContent.trim()).to.equal('Next mistake');
    const visited: number[] = [];
    for (let press = 0; press < 2; press++) {
      main.click();
      await nextFrame();
      visited.push(element.index);
    }
    const [first, second] = visited;
    expect(second).not.to.equal(first);
    button(element, 'previous-mistake').click();
    expect(element.index).to.equal(first);
  });

  it('lets other tasks run between the parts of a review', async () => {
    const element = await offered({ line: playOn(new Game({ seed: 'long' }), 200).replay });
    const { port1, port2 } = new MessageChannel();
    let tasks = 0;
    port1.onmessage = () => {
      tasks++;
      port2.postMessage(null);
    };
    port2.postMessage(null);
    const before: number[] = [];
    let last = -1;
    new MutationObserver(() => {
      const share = progress(element)?.value ?? 1;
      if (share !== last) before.push(tasks);
      last = share;
    }).observe(element.shadowRoot!, { subtree: true, childList: true, attributes: true });
    button(element, 'review').click();
    await waitUntil(() => find(element, '[part=review-summary]'), '', { timeout: 15_000 });
    port1.close();
    expect(before.length).to.be.greaterThan(5);
    for (const [nth, count] of before.slice(1).entries())
      expect(count).to.be.greaterThan(before[nth]!);
  });
});
