import puppeteer from 'puppeteer-core';
import { findChromium } from '../runner/find-browser.mjs';

export async function openBrowser() {
  const { from, ...options } = await findChromium();
  return puppeteer.launch(options);
}

/** Opens a page and keeps what it says: `said` are console lines and errors, `type: text`. */
export async function open(browser, url) {
  const page = await browser.newPage();
  const said = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`error: ${error.message}`));
  await page.goto(url, { waitUntil: 'load' });
  return { page, said };
}

/** Presses arrow keys until the page says that it heard a score. @returns what it heard and what the game says. */
export async function playUntilHeard(page, selector = 'game-2048') {
  await page.waitForFunction(
    (wanted) => document.querySelector(wanted)?.shadowRoot?.querySelector('[role=application]'),
    { timeout: 10_000 },
    selector,
  );
  await page.evaluate((wanted) => document.querySelector(wanted).focus(), selector);
  for (let round = 0; round < 10; round++) {
    for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowDown']) {
      await page.keyboard.press(key);
      const result = await page.evaluate(
        (wanted) => ({
          heard: Number(document.querySelector('#heard').textContent),
          score: document.querySelector(wanted).score,
        }),
        selector,
      );
      if (result.score > 0) return result;
    }
  }
  throw new Error('Forty keys and no point');
}
