import { setTimeout as pause } from 'node:timers/promises';
import { pressKeys } from './keys.mjs';
import { openBoard, openTab, whenDrawn } from './pages.mjs';

/** What the main thread does, by the names that Chromium's trace gives the work. */
const kindsOfWork = {
  script: ['FunctionCall', 'RunMicrotasks', 'EvaluateScript', 'TimerFire', 'FireAnimationFrame'],
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

/** What keys cost the page, an average key, from Chromium's trace. */
export async function keyWork(browser, board, { keys, gap }) {
  const { page, devtools } = await openBoard(browser, board);
  await pause(500);
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const before = await nodesOf(devtools);
  const events = await traced(page, async () => {
    await pressKeys(devtools, keys, gap);
    await pause(500);
  });
  const nodes = ((await nodesOf(devtools)) - before) / keys;
  await page.close();
  return { nodes, ...readKeys(events, keys) };
}

/** What opening a page costs until its boards are painted: milliseconds of processor time, by kind of work. */
export async function openingWork(browser, board) {
  const { page } = await openTab(browser);
  await whenDrawn(page);
  const events = await traced(page, async () => {
    await page.goto(board.address);
    await page.waitForFunction(() => window.drawnAt);
  });
  await page.close();
  const drawn = events.find(({ name }) => name === 'drawn');
  return timesOf(onThread(events, drawn).filter(({ ts }) => ts < drawn.ts));
}

async function traced(page, action) {
  await page.tracing.start({ categories });
  await action();
  return JSON.parse(Buffer.from(await page.tracing.stop()).toString()).traceEvents;
}

async function nodesOf(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'Nodes').value;
}

function readKeys(events, count) {
  const onMain = onThread(events, events.find(isKey));
  const within = untilCommit(onMain);
  const all = timesOf(onMain);
  const { sum, ...seen } = timesOf(
    onMain.filter(({ ts }) => within.some(({ from, to }) => ts >= from && ts < to)),
  );
  const tasks = onMain.filter(({ name }) => /^(ThreadControllerImpl::)?RunTask$/.test(name));
  return {
    layouts: onMain.filter(({ name }) => name === 'Layout').length / count,
    styles: onMain.filter(({ name }) => name === 'UpdateLayoutTree').length / count,
    script: all.script / count,
    rendering: (all.style + all.layout) / count,
    // From a key until its changes are handed over to be drawn.
    untilCommit: mapValues({ ...seen, sum }, (time) => time / within.length),
    longest: Math.max(0, ...tasks.map(worked)) / 1000,
    ...frames(events),
  };
}

const isKey = ({ name, args }) => name === 'EventDispatch' && args.data.type === 'keydown';

/** The complete events of the thread on which another event happened. */
function onThread(events, { pid, tid }) {
  return events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X');
}

/** Milliseconds of processor time, by kind of work, and their sum. Work within work of its kind counts once. */
function timesOf(events) {
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

/** The time from each key until the frame that shows its effect is handed over. */
function untilCommit(events) {
  const commits = events.filter(({ name }) => name === 'Commit').map(({ ts, dur = 0 }) => ts + dur);
  return events
    .filter(isKey)
    .map(({ ts: from }) => ({ from, to: Math.min(...commits.filter((ts) => ts > from)) }))
    .filter(({ to }) => Number.isFinite(to));
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

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
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
