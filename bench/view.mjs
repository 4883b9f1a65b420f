/**
 * Compares our element with the peer on npm and the original game, in the same browser and in turn, so that other load
 * on the machine slows all of them. `npm run build` first; then `npm run bench:view -- [rounds]`
 *
 * `ORIGINAL=folder` is a copy of gabrielecirulli/2048 (default `reports/original`; without it the original is skipped),
 * `OTHER=file` another build's `game-2048.min.js`. Times are those of a slowed-down processor: only their ratios
 * matter.
 */
import { openBrowser } from '../test/runner/find-browser.mjs';
import { countNodes, firstBoard } from './view/first-board.mjs';
import { keyToPaint } from './view/latency.mjs';
import { servePages } from './view/pages.mjs';
import { keyWork } from './view/work.mjs';

const rounds = Number(process.argv[2] ?? 5);
const slower = 6;
const keysPerRound = 40;
/** Milliseconds from key to key: a hand's pace, and that of a key held down. */
const hand = 200;
const held = 33;

const pages = await servePages();
const browser = await openBrowser();
try {
  await compareLatency();
  await compareFirstBoards();
  await countWork();
  console.log(`\n${await browser.version()}, ${rounds} rounds in turn`);
} finally {
  await browser.close();
  pages.close();
}

async function compareLatency() {
  const times = await inTurn(pages.kinds, rounds, (kind) =>
    keyToPaint(browser, pages.page(kind), { keys: keysPerRound, slower }),
  );
  const work = await inTurn(pages.kinds, 1, async (kind) => [
    await keyWork(browser, pages.page(kind), { keys: keysPerRound, gap: hand, slower }),
  ]);
  const lists = Object.values(times);
  const all = Object.values(work).map(([counts]) => counts);
  print([
    [`key to paint, ms, ${slower} x slower`, ...pages.kinds],
    compared('mean', lists.map(mean)),
    compared('mean of the quicker 90 %', lists.map(quickerMean)),
    ...[0.5, 0.75, 0.98].map((share) =>
      compared(
        `p${100 * share}`,
        lists.map((list) => quantile(list, share)),
      ),
    ),
    ...['script', 'style', 'layout', 'paint'].map((what) =>
      compared(
        `${what} within it`,
        all.map(({ untilPaint }) => untilPaint[what]),
      ),
    ),
    ['keys', ...lists.map(({ length }) => length)],
  ]);
}

async function compareFirstBoards() {
  const kinds = pages.kinds.filter((kind) => kind !== 'original');
  const table = [[`first board, ms, ${slower} x slower`, ...kinds]];
  for (const boards of [1, 10]) {
    // One opening is over sooner than a round of keys.
    const times = await inTurn(kinds, 2 * rounds, async (kind) => [
      await firstBoard(browser, pages.page(kind, boards), { slower }),
    ]);
    const medians = Object.values(times).map((list) => quantile(list, 0.5));
    table.push(compared(boards === 1 ? 'one board' : `${boards} boards`, medians));
  }
  const nodes = [];
  for (const kind of kinds) nodes.push(await countNodes(browser, pages.page(kind)));
  print([...table, ['nodes of a board', ...nodes]]);
}

async function countWork() {
  const large = 'size="32"';
  const results = [];
  for (const [kind, attributes, gap] of [
    ['ours', '', hand],
    ['peer', '', hand],
    ['ours', large, hand],
    ['ours', '', held],
    ['ours', large, held],
  ]) {
    const page = pages.page(kind, 1, attributes);
    results.push(await keyWork(browser, page, { keys: keysPerRound, gap }));
  }
  print([
    ['a key, unslowed', '4 x 4', 'peer', '32 x 32', '4 x 4 held', '32 x 32 held'],
    ...[
      ['layouts', ({ layouts }) => layouts.toFixed(2)],
      ['style recalculations', ({ styles }) => styles.toFixed(2)],
      ['nodes added', ({ nodes }) => nodes.toFixed(2)],
      ['script, ms', ({ script }) => script.toFixed(2)],
      ['style and layout, ms', ({ rendering }) => rendering.toFixed(2)],
      ['longest task, ms', ({ longest }) => longest.toFixed(1)],
      ['frames dropped', ({ dropped }) => `${(100 * dropped).toFixed(1)} %`],
      ['longest frame, ms', ({ slowest }) => slowest.toFixed(1)],
    ].map(([name, shown]) => [name, ...results.map(shown)]),
  ]);
}

/** Measures all kinds once per round. @returns the results of each kind, by name */
async function inTurn(kinds, count, measure) {
  const results = Object.fromEntries(kinds.map((kind) => [kind, []]));
  for (let round = 0; round < count; round++)
    for (const kind of kinds) results[kind].push(...(await measure(kind)));
  return results;
}

/** A row: our number, and those of the others with ours divided by each. */
function compared(name, [ours, ...others]) {
  return [name, ours.toFixed(1), ...others.map((one) => `${one.toFixed(1)} (${ratio(ours, one)})`)];
}

function ratio(ours, one) {
  return (ours / one).toFixed(2);
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Drops measurements that other load on the machine has delayed. */
function quickerMean(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return mean(sorted.slice(0, Math.ceil(0.9 * sorted.length)));
}

function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))];
}

function print(table) {
  const widths = table[0].map((_, column) =>
    Math.max(...table.map((row) => `${row[column]}`.length)),
  );
  console.log('');
  for (const [name, ...cells] of table) {
    console.log(
      [
        name.padEnd(widths[0]),
        ...cells.map((cell, index) => `${cell}`.padStart(widths[index + 1])),
      ].join('  '),
    );
  }
}
