/**
 * Compares our element with the peer on npm and the original game, in the same browser and in turn. `npm run build` first;
 * then `npm run bench:view -- [rounds] [parts]`, parts being any of `keys first readers slowed counts worst resting`, or all.
 * `bench/view/README.md` says how to read what it prints.
 *
 * `ORIGINAL=folder` is a copy of gabrielecirulli/2048 (default `reports/original`; without it the original is skipped),
 * `OTHER=folder` the `dist` of another build, or several with a comma between.
 */
import { openBrowser } from '../test/runner/find-browser.mjs';
import { countNodes, firstBoard, openingWork } from './view/first-board.mjs';
import { openBoard, servePages } from './view/pages.mjs';
import { mapValues, mean, median } from './view/values.mjs';
import { keyWork, restingWork, worstKeys } from './view/work.mjs';

const parts = { keys, first, readers, slowed, counts, worst, resting };
const [, , count = 5, ...wanted] = process.argv;
const rounds = Number(count);
const slower = 6;
const keysPerRound = 30;
/** Milliseconds from key to key: a hand's pace, at which a move comes to rest, and that of a key held down. */
const hand = 330;
const held = 33;
/** Keys until a game played in turn to all sides is over. */
const wholeGame = 300;
/** For how long each case of `resting` is watched. */
const seconds = Number(process.env.SECONDS ?? 20);
const work = ['script', 'style', 'layout', 'paint', 'commit', 'sum'];

const pages = await servePages();
const browser = await openBrowser();
try {
  for (const [name, measure] of Object.entries(parts))
    if (!wanted.length || wanted.includes(name)) await measure();
  console.log(`\n${await browser.version()}, ${rounds} rounds in turn`);
} finally {
  await browser.close();
  pages.close();
}

async function keys() {
  const options = { keys: keysPerRound, gap: hand };
  const results = await inTurn(pages.kinds, rounds, (kind) =>
    keyWork(browser, pages.page(kind), options),
  );
  const until = mapValues(results, (list) => list.map(({ untilMoved }) => untilMoved));
  printWork('a key until the tiles move, ms of processor', until);
  const wholes = mapValues(results, (list) => list.map(({ whole }) => whole));
  print([
    ['a key until the next', ...Object.keys(results)],
    compared('all tasks, ms of processor', wholes, mean),
    spread(wholes),
    compared(
      'frames that the main thread works in',
      mapValues(results, (list) => list.map(({ frames }) => frames)),
      mean,
    ),
  ]);
}

async function worst() {
  const options = { keys: wholeGame, gap: 250, count: 3 };
  for (const kind of pages.kinds.filter(pages.isOurs)) {
    const worst = await worstKeys(browser, pages.page(kind), options);
    console.log(`\nthe worst of ${wholeGame} keys, ${kind}, ms of processor`);
    for (const { key, ms, score, events, work } of worst)
      console.log(
        `  ${ms.toFixed(1)}: key ${key}, score ${score}, ${events.join(' ')}: ${work.join(', ')}`,
      );
  }
}

/** What goes on without a hand: the computer plays, a replay is shown. */
async function resting() {
  const line = await longGame();
  const kinds = pages.kinds.filter(pages.isOurs);
  const play = () => (document.querySelector('game-2048').autoplay = true);
  const moves = () => document.querySelector('game-2048').moves;
  const film = () => document.querySelector('game-2048-replay').play();
  const position = () => document.querySelector('game-2048-replay').index;
  const board = (count, attributes) => (kind) => [pages.page(kind, count, attributes), play, moves];
  const shown = (speed) => (kind) => [pages.film(kind, line, `speed="${speed}"`), film, position];
  const cases = {
    'the computer plays': board(),
    '… at one move a second': board(1, 'autoplay-delay="1000"'),
    '… on one board of ten': board(10),
    '… on 8 x 8': board(1, 'size="8"'),
    '… on 32 x 32': board(1, 'size="32"'),
    'a replay, 1 move a second': shown(1),
    '… 4 moves a second': shown(4),
    '… 16 moves a second': shown(16),
  };
  const rows = [];
  for (const [name, make] of Object.entries(cases))
    for (const kind of kinds) {
      const [page, begin, step] = make(kind);
      const { busy, frames, steps } = await restingWork(browser, page, { begin, step, seconds });
      rows.push([
        `${name}${kind === 'ours' ? '' : ` (${kind})`}`,
        ...[busy, frames, steps, busy / steps].map((value) => value.toFixed(1)),
      ]);
    }
  print([['in a second', 'ms of processor', 'frames', 'moves', 'ms a move'], ...rows]);
}

/** The replay line of a game that the keys of the bench play. */
async function longGame() {
  const { page } = await openBoard(browser, pages.page('ours'));
  const line = await page.evaluate(() => {
    const game = document.querySelector('game-2048');
    for (let n = 0; n < 2000 && !game.over; n++)
      game.move(['left', 'down', 'right', 'down', 'left', 'up'][n % 6]);
    return game.replay;
  });
  await page.close();
  return line;
}

/** What a page costs until its boards are painted, and its first key. */
async function first() {
  const many = pages.kinds.filter((kind) => kind !== 'original');
  const nodes = [];
  for (const kind of many) nodes.push(await countNodes(browser, pages.page(kind)));
  print([
    ['', ...many],
    ['nodes of a board', ...nodes],
  ]);
  await printOpening('one board', pages.kinds, pages.page, { withKey: true });
  await printOpening('ten boards', many, (kind) => pages.page(kind, 10));
}

/** What a page costs until a replay, or a board and its record book, are painted. */
async function readers() {
  const line = await longGame();
  const builds = pages.kinds.filter(pages.isOurs);
  await printOpening('a replay', builds, (kind) => pages.film(kind, line));
  await printOpening('a board and its record book', builds, pages.book);
}

async function printOpening(name, kinds, pageOf, options = {}) {
  const measure = (kind) => openingWork(browser, pageOf(kind), options);
  // The first page of a kind also loads fonts.
  await inTurn(kinds, 1, measure);
  const results = await inTurn(kinds, rounds, measure);
  const rows = (title, what) => [
    compared(title, pick(results, what), median),
    range(pick(results, what)),
  ];
  print([
    [`${name} drawn, ms of processor`, ...kinds],
    ...rows('all tasks', 'all'),
    ...['script', 'style', 'layout', 'paint'].map((what) =>
      compared(`… ${what}`, pick(results, what), median),
    ),
    ...(options.withKey ? rows('the first key until the tiles move', 'untilMoved') : []),
    ...(options.withKey ? rows('the first key, all tasks', 'whole') : []),
  ]);
}

async function slowed() {
  const kinds = pages.kinds.filter((kind) => kind !== 'original');
  for (const boards of [1, 10]) {
    const name = boards === 1 ? 'one board' : `${boards} boards`;
    const times = await inTurn(kinds, 2 * rounds, (kind) =>
      firstBoard(browser, pages.page(kind, boards), { slower }),
    );
    print([[`${name} drawn, ms, ${slower} x slower`, ...kinds], compared('median', times, median)]);
  }
}

async function counts() {
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
  print([
    [title, ...Object.keys(results)],
    ...work.map((what) =>
      compared(what, results, (list) => mean(list.map((times) => times[what]))),
    ),
    spread(mapValues(results, (list) => list.map(({ sum }) => sum))),
  ]);
}

/** A row: the least and the most that ours was of each of the others in a round. */
function spread({ ours, ...others }) {
  const spreads = Object.values(others).map((list) => {
    const ratios = list.map((value, round) => ours[round] / value);
    return `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  });
  return ['… in the rounds', '', ...spreads];
}

/** One of the figures of each result. */
function pick(results, name) {
  return mapValues(results, (list) => list.map((one) => one[name]));
}

/** A row: the least and the most of each. */
function range(results) {
  const shown = Object.values(results).map(
    (list) => `${Math.min(...list).toFixed(1)} to ${Math.max(...list).toFixed(1)}`,
  );
  return ['… least and most', ...shown];
}

/** A row: our number, and those of the others with ours divided by each. */
function compared(name, results, average) {
  const [ours, ...others] = Object.values(results).map(average);
  const shown = others.map((one) => `${one.toFixed(2)} (${(ours / one).toFixed(2)})`);
  return [name, ours.toFixed(2), ...shown];
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
