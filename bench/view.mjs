/**
 * How fast our element is beside the peer on npm, in the same browser and in turn, so that whatever else the machine does
 * slows both. `npm run build` first; then `npm run bench:view -- [rounds]`
 *
 * Times are those of a slowed-down processor, and count as ratios only.
 */
import { openBrowser } from '../test/runner/find-browser.mjs';
import { firstBoard } from './view/first-board.mjs';
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
  const ours = [];
  const peer = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(...(await keyToPaint(browser, pages.ours(), { keys: keysPerRound, slower })));
    peer.push(...(await keyToPaint(browser, pages.peer(), { keys: keysPerRound, slower })));
  }
  print([
    [`key to paint, ms, ${slower} x slower`, 'game-2048', 'peer', 'ratio'],
    compared('mean', mean(ours), mean(peer)),
    ...[0.5, 0.75, 0.98].map((share) =>
      compared(`p${100 * share}`, quantile(ours, share), quantile(peer, share)),
    ),
    ['keys', ours.length, peer.length, ''],
  ]);
}

async function compareFirstBoards() {
  const table = [[`first board, ms, ${slower} x slower`, 'game-2048', 'peer', 'ratio']];
  for (const boards of [1, 10]) {
    const ours = [];
    const peer = [];
    // One opening is over sooner than a round of keys.
    for (let round = 0; round < 2 * rounds; round++) {
      ours.push(await firstBoard(browser, pages.ours(boards), { slower }));
      peer.push(await firstBoard(browser, pages.peer(boards), { slower }));
    }
    const name = boards === 1 ? 'one board' : `${boards} boards`;
    table.push(compared(name, quantile(ours, 0.5), quantile(peer, 0.5)));
  }
  print(table);
}

async function countWork() {
  const at = (address, gap, keys = keysPerRound) => keyWork(browser, address, { keys, gap });
  const results = [
    await at(pages.ours(), hand),
    await at(pages.peer(), hand),
    await at(pages.ours(1, 'size="32"'), hand),
    await at(pages.ours(), held),
    await at(pages.ours(1, 'size="32"'), held),
  ];
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

function compared(name, ours, peer) {
  return [name, ours.toFixed(0), peer.toFixed(0), (ours / peer).toFixed(2)];
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
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
