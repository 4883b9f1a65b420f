/**
 * Compares our element with the peer on npm and the original game, in the same browser and in turn. `npm run build` first;
 * then `npm run bench:view -- [rounds]`. `bench/view/README.md` says how to read what it prints.
 *
 * `ORIGINAL=folder` is a copy of gabrielecirulli/2048 (default `reports/original`; without it the original is skipped),
 * `OTHER=file` another build's `game-2048.min.js`.
 */
import { openBrowser } from '../test/runner/find-browser.mjs';
import { countNodes, firstBoard } from './view/first-board.mjs';
import { servePages } from './view/pages.mjs';
import { keyWork, openingWork } from './view/work.mjs';

const rounds = Number(process.argv[2] ?? 4);
const slower = 6;
const keysPerRound = 30;
/** Milliseconds from key to key: a hand's pace, at which a move comes to rest, and that of a key held down. */
const hand = 200;
const held = 33;
const work = ['script', 'style', 'layout', 'paint', 'commit', 'sum'];

const pages = await servePages();
const browser = await openBrowser();
try {
  await compareKeys();
  await compareFirstBoards();
  await countWork();
  console.log(`\n${await browser.version()}, ${rounds} rounds in turn`);
} finally {
  await browser.close();
  pages.close();
}

async function compareKeys() {
  const results = await inTurn(pages.kinds, rounds, async (kind) => {
    const options = { keys: keysPerRound, gap: hand };
    return (await keyWork(browser, pages.page(kind), options)).untilCommit;
  });
  printWork('a key until its frame, ms of processor', results);
}

async function compareFirstBoards() {
  const kinds = pages.kinds.filter((kind) => kind !== 'original');
  // Counted first: the first page of a kind also loads fonts.
  const nodes = [];
  for (const kind of kinds) nodes.push(await countNodes(browser, pages.page(kind)));
  print([
    ['', ...kinds],
    ['nodes of a board', ...nodes],
  ]);
  for (const boards of [1, 10]) {
    const name = boards === 1 ? 'one board' : `${boards} boards`;
    const results = await inTurn(kinds, rounds, (kind) =>
      openingWork(browser, pages.page(kind, boards)),
    );
    printWork(`${name} drawn, ms of processor`, results);
    const times = await inTurn(kinds, 2 * rounds, (kind) =>
      firstBoard(browser, pages.page(kind, boards), { slower }),
    );
    print([[`${name} drawn, ms, ${slower} x slower`, ...kinds], compared('median', times, median)]);
  }
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
    ['a key, all that follows', '4 x 4', 'peer', '32 x 32', '4 x 4 held', '32 x 32 held'],
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
    for (const kind of kinds) results[kind].push(await measure(kind));
  return results;
}

/** A row for each kind of work, and ours divided by each of the others: in all, and the least and most of a round. */
function printWork(title, results) {
  const { ours, ...others } = results;
  const spread = Object.values(others).map((list) => {
    const ratios = list.map(({ sum }, round) => ours[round].sum / sum);
    return `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  });
  print([
    [title, ...Object.keys(results)],
    ...work.map((what) =>
      compared(what, results, (list) => mean(list.map((times) => times[what]))),
    ),
    ['sum, in the rounds', '', ...spread],
  ]);
}

/** A row: our number, and those of the others with ours divided by each. */
function compared(name, results, average) {
  const [ours, ...others] = Object.values(results).map(average);
  const shown = others.map((one) => `${one.toFixed(2)} (${(ours / one).toFixed(2)})`);
  return [name, ours.toFixed(2), ...shown];
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
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
