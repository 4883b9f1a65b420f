import { setTimeout as pause } from 'node:timers/promises';
import { pressKeys } from './keys.mjs';
import { openBoard, openTab, whenDrawn } from './pages.mjs';
import { onThread, readKeys, sumOf, tasksOf, timesOf, traced } from './work.mjs';

/**
 * What a page costs until its boards are painted, from Chromium's trace: milliseconds that the main thread worked.
 *
 * @param options `withKey`: also presses the first key, once the page is at rest
 * @returns `all` tasks since the navigation, some of them by kind of work; `untilMoved` and `whole` of the first key
 */
export async function openingWork(
  browser,
  { address, played, framesUntilMoved },
  { withKey } = {},
) {
  const { page, devtools } = await openTab(browser);
  await whenDrawn(page);
  const events = await traced(page, async () => {
    await page.goto(address);
    await page.waitForFunction(() => window.drawnAt);
  });
  const drawn = events.find(({ name }) => name === 'drawn');
  const started = events.findLast(
    ({ name, pid, ts }) => name === 'navigationStart' && pid === drawn.pid && ts < drawn.ts,
  );
  const main = onThread(events, drawn).filter(({ ts }) => ts >= started.ts && ts < drawn.ts);
  const { script, style, layout, paint } = timesOf(main);
  const board = { all: sumOf(tasksOf(main)), script, style, layout, paint };
  const key = withKey && (await firstKey(page, devtools, { played, framesUntilMoved }));
  await page.close();
  return { ...board, ...key };
}

async function firstKey(page, devtools, { played, framesUntilMoved }) {
  await page.$eval(played, (node) => node.focus());
  await pause(1000);
  const events = await traced(page, () => pressKeys(devtools, 1, 700));
  const [{ untilMoved, whole }] = readKeys(events, framesUntilMoved).keys;
  return { untilMoved: untilMoved?.sum, whole };
}

/** @returns the milliseconds from navigation until all boards of a page have been painted */
export async function firstBoard(browser, { address }, { slower }) {
  const { page } = await openTab(browser, slower);
  await whenDrawn(page);
  await page.goto(address);
  const drawnAt = await (await page.waitForFunction(() => window.drawnAt)).jsonValue();
  await page.close();
  return drawnAt;
}

/** @returns how many nodes a fresh board has in its shadow tree, texts and comments included */
export async function countNodes(browser, page) {
  const { page: tab } = await openBoard(browser, page);
  const count = await tab.evaluate(() => {
    const { shadowRoot } = document.querySelector('game-2048');
    const walker = document.createTreeWalker(shadowRoot, NodeFilter.SHOW_ALL);
    let nodes = 0;
    while (walker.nextNode()) nodes++;
    return nodes;
  });
  await tab.close();
  return count;
}
