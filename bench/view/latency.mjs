import { setTimeout as pause } from 'node:timers/promises';
import { pressKeys } from './keys.mjs';
import { openBoard } from './pages.mjs';

/** Milliseconds from key to key: a move comes to rest before the next one. */
const gap = 200;
/** The browser reports nothing shorter than two of its steps of 8 ms. */
const shortest = 8;

/** @returns for each key the milliseconds from its press to the next paint, by Event Timing, in steps of 8 ms */
export async function keyToPaint(browser, board, { keys, slower }) {
  const { page, devtools } = await openBoard(browser, board, slower);
  await page.evaluate(() => {
    window.durations = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'keydown') window.durations.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  await pause(1000);
  await pressKeys(devtools, keys, gap);
  await pause(500);
  const durations = await page.evaluate(() => window.durations);
  await page.close();
  return [...durations, ...Array(Math.max(0, keys - durations.length)).fill(shortest)];
}
