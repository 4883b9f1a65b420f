import { setTimeout as pause } from 'node:timers/promises';
import { pressKeys } from './keys.mjs';
import { openBoard } from './pages.mjs';
import { mapValues, mean } from './values.mjs';

/** What the main thread does, by the names that Chromium's trace gives the work. */
const kindsOfWork = {
  // An event with the microtasks that follow its listeners, such as an update of Lit's.
  script: ['EventDispatch', 'FunctionCall', 'EvaluateScript', 'TimerFire', 'FireAnimationFrame'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize'],
  commit: ['Commit'],
};

const categories = [
  'toplevel',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'devtools.timeline.frame',
];

/**
 * What keys cost the page, an average key, from Chromium's trace.
 *
 * @param options `keys`: how many, `gap`: milliseconds from one to the next
 */
export async function keyWork(browser, board, { keys, gap }) {
  const { page, devtools } = await openBoard(browser, board);
  await pause(1000);
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const before = await nodesOf(devtools);
  const events = await traced(page, () => pressKeys(devtools, keys, gap));
  const nodes = ((await nodesOf(devtools)) - before) / keys;
  await page.close();
  const read = readKeys(events, board.framesUntilMoved);
  return { nodes, ...average(read.keys), ...frames(events), longest: read.longest };
}

/**
 * The keys of a whole game that cost most.
 *
 * @returns `{ key, ms, score, events, work }` of each: what the board told during it, and its largest pieces of work
 */
export async function worstKeys(browser, board, { keys, gap, count }) {
  const { page, devtools } = await openBoard(browser, board);
  await page.evaluate(listen);
  await pause(1000);
  const events = await traced(page, () => pressKeys(devtools, keys, gap));
  const told = await page.evaluate(() => window.told);
  await page.close();
  const { keys: read } = readKeys(events, board.framesUntilMoved);
  return read
    .map((one, index) => ({ key: index + 1, ms: one.whole, ...told[index], work: one.pieces }))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count);
}

/** Notes, for each key, what the board tells and the score afterwards. Runs in the page. */
function listen() {
  const game = document.querySelector('game-2048');
  window.told = [];
  const names = ['move', 'won', 'game-over', 'new-game', 'game-error'];
  addEventListener('keydown', () => window.told.push({ score: game.score, events: [] }), true);
  for (const name of names) {
    game.addEventListener(name, () => {
      const last = window.told.at(-1);
      if (last) last.score = game.score;
      last?.events.push(name);
    });
  }
}

/**
 * What a page costs that nobody touches.
 *
 * @param options `begin`: starts it, in the page; `seconds`: how long it is watched
 * @returns milliseconds of the main thread, frames and `steps` in a second; `step` counts them, in the page
 */
export async function restingWork(browser, board, { begin, step, seconds }) {
  const { page } = await openBoard(browser, board);
  await page.evaluate(begin);
  await pause(1500);
  let steps = 0;
  const events = await traced(page, async () => {
    const before = await page.evaluate(step);
    await pause(1000 * seconds);
    steps = (await page.evaluate(step)) - before;
  });
  await page.close();
  const main = onThread(
    events,
    events.find(({ name }) => name === 'Commit'),
  );
  return {
    busy: sumOf(tasksOf(main)) / seconds,
    frames: main.filter(({ name }) => name === 'Commit').length / seconds,
    steps: steps / seconds,
  };
}

export async function traced(page, action) {
  await page.tracing.start({ categories });
  await action();
  return JSON.parse(Buffer.from(await page.tracing.stop()).toString()).traceEvents;
}

async function nodesOf(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'Nodes').value;
}

/** @returns each key, from when it went down until the next, and the longest task of all */
export function readKeys(events, framesUntilMoved) {
  const onMain = onThread(events, events.find(isKey));
  const tasks = tasksOf(onMain);
  const starts = onMain.filter(isKey).map(({ ts }) => ts);
  const keys = starts.map((from, index) => {
    const to = starts[index + 1] ?? Infinity;
    const during = onMain.filter(({ ts }) => ts >= from && ts < to);
    const commits = during.filter(({ name }) => name === 'Commit');
    const moved = commits[framesUntilMoved - 1];
    const seen = moved ? during.filter(({ ts }) => ts < moved.ts + (moved.dur ?? 0)) : [];
    const all = timesOf(during);
    return {
      untilMoved: moved && timesOf(seen),
      // The task of the key's own event has begun before it.
      whole: sumOf(tasks.filter(({ ts, dur = 0 }) => ts + dur >= from && ts + dur < to)),
      frames: commits.length,
      layouts: during.filter(({ name }) => name === 'Layout').length,
      styles: during.filter(({ name }) => name === 'UpdateLayoutTree').length,
      script: all.script,
      rendering: all.style + all.layout,
      pieces: largest(during),
    };
  });
  return { keys, longest: Math.max(0, ...tasks.map(worked)) / 1000 };
}

/** Of the last key not everything is seen: the trace ends with it. A key that moved nothing has no `untilMoved`. */
function average(keys) {
  const complete = keys.slice(0, -1);
  const names = ['whole', 'frames', 'layouts', 'styles', 'script', 'rendering'];
  const moved = complete.flatMap(({ untilMoved }) => untilMoved ?? []);
  const all = Object.fromEntries(
    names.map((name) => [name, mean(complete.map((key) => key[name]))]),
  );
  const untilMoved = mapValues(moved[0], (_, name) => mean(moved.map((times) => times[name])));
  return { ...all, untilMoved };
}

/** The three largest pieces of work that are part of no other, with what they did or, for a task alone, who posted it. */
function largest(events) {
  const known = ['MajorGC', ...Object.values(kindsOfWork).flat()];
  const tasks = events
    .filter(({ args }) => args.src_func)
    .map((task) => ({ ...task, name: 'task' }));
  const parts = outermost(events.filter(({ name }) => known.includes(name)));
  const alone = tasks.filter(
    ({ ts, dur }) => !parts.some((one) => one.ts >= ts && one.ts < ts + dur),
  );
  return [...parts, ...alone]
    .sort((one, other) => worked(other) - worked(one))
    .slice(0, 3)
    .map((event) => {
      const { functionName, type } = event.args.data ?? {};
      const source = event.args.src_file?.split('/').at(-1);
      const what = [event.name, functionName ?? type ?? source].filter(Boolean).join(' ');
      return `${what} ${(worked(event) / 1000).toFixed(1)}`;
    });
}

/** The main thread's tasks. */
export function tasksOf(events) {
  return outermost(events.filter(({ name }) => /^(ThreadControllerImpl::)?RunTask$/.test(name)));
}

export function sumOf(events) {
  return events.reduce((sum, event) => sum + worked(event), 0) / 1000;
}

const isKey = ({ name, args }) => name === 'EventDispatch' && args.data.type === 'keydown';

/** The complete events of the thread on which another event happened. */
export function onThread(events, { pid, tid }) {
  return events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X');
}

/** Milliseconds of processor time, by kind of work, and their sum. Work within work of its kind counts once. */
export function timesOf(events) {
  const times = mapValues(kindsOfWork, (names) => {
    const work = outermost(events.filter(({ name }) => names.includes(name)));
    return work.reduce((sum, event) => sum + worked(event), 0) / 1000;
  });
  // A script that reads a layout has it done within itself.
  const forced = outermost(events.filter(({ name }) => kindsOfWork.script.includes(name))).flatMap(
    ({ ts, dur = 0 }) =>
      events.filter(
        (event) =>
          [...kindsOfWork.style, ...kindsOfWork.layout].includes(event.name) &&
          event.ts >= ts &&
          event.ts < ts + dur,
      ),
  );
  times.script -= forced.reduce((sum, event) => sum + worked(event), 0) / 1000;
  return { ...times, sum: Object.values(times).reduce((sum, time) => sum + time) };
}

/** Microseconds that the thread itself has worked, whatever else the machine does. */
function worked({ tdur, dur = 0 }) {
  return tdur ?? dur;
}

function outermost(list) {
  let end = 0;
  return [...list]
    .sort((a, b) => a.ts - b.ts)
    .filter(({ ts, dur = 0 }) => ts >= end && (end = ts + dur));
}

/** What the compositor has drawn, and failed to draw in time, between the first key and the last. */
function frames(events) {
  const keyed = events.filter(isKey);
  const isBetween = ({ ts }) => ts >= keyed[0].ts && ts <= keyed.at(-1).ts;
  const named = (wanted) => events.filter((event) => event.name === wanted && isBetween(event));
  const drawn = named('DrawFrame')
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const gaps = drawn.slice(1).map((ts, index) => (ts - drawn[index]) / 1000);
  const dropped = named('DroppedFrame').length;
  return { slowest: Math.max(0, ...gaps), dropped: dropped / (dropped + drawn.length) };
}
