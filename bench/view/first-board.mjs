import { openBoard, openTab, whenDrawn } from './pages.mjs';

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
