import { setTimeout as pause } from 'node:timers/promises';
import { pressKeys } from './keys.mjs';
import { openBoard } from './pages.mjs';

/** What keys cost the page, counted from Chromium's trace. */
export async function keyWork(browser, board, { keys, gap, slower = 1 }) {
  const { page, devtools } = await openBoard(browser, board, slower);
  await pause(500);
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const before = await nodesOf(devtools);
  await page.tracing.start({
    categories: [
      'toplevel',
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      'disabled-by-default-devtools.timeline.frame',
      'devtools.timeline.frame',
    ],
  });
  await pressKeys(devtools, keys, gap);
  await pause(500);
  const { traceEvents } = JSON.parse(Buffer.from(await page.tracing.stop()).toString());
  const nodes = ((await nodesOf(devtools)) - before) / keys;
  await page.close();
  return { nodes, ...read(traceEvents, keys) };
}

async function nodesOf(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'Nodes').value;
}

/** Times are CPU times of the thread, independent of other load; the trace has microseconds. */
function read(events, count) {
  const main = mainThread(events);
  const onMain = events.filter(
    ({ pid, tid, ph }) => pid === main.pid && tid === main.tid && ph === 'X',
  );
  const named = (...names) => onMain.filter(({ name }) => names.includes(name));
  const time = (list) => list.reduce((sum, event) => sum + worked(event), 0) / 1000;
  // A listener calls what runs as a microtask after it: nested calls count once.
  const script = outermost(
    named('FunctionCall', 'RunMicrotasks', 'EvaluateScript', 'TimerFire', 'FireAnimationFrame'),
  );
  const layouts = named('Layout');
  const styles = named('UpdateLayoutTree');
  const tasks = onMain.filter(
    ({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask',
  );
  const spans = untilPaint(onMain);
  const within = (list) =>
    list.filter(({ ts }) => spans.some(({ from, to }) => ts >= from && ts < to));
  return {
    layouts: layouts.length / count,
    styles: styles.length / count,
    script: time(script) / count,
    rendering: time([...layouts, ...styles]) / count,
    // From a key until its changes are handed over to be drawn.
    untilPaint: {
      script: time(within(script)) / spans.length,
      style: time(within(styles)) / spans.length,
      layout: time(within(layouts)) / spans.length,
      paint: time(within(named('PrePaint', 'Paint', 'Layerize', 'Commit'))) / spans.length,
    },
    longest: Math.max(0, ...tasks.map(worked)) / 1000,
    ...frames(events),
  };
}

/** The time from each key until the frame that shows its effect. */
function untilPaint(events) {
  const commits = events.filter(({ name }) => name === 'Commit').map(({ ts, dur = 0 }) => ts + dur);
  return events
    .filter(({ name, args }) => name === 'EventDispatch' && args.data.type === 'keydown')
    .map(({ ts: from }) => ({ from, to: Math.min(...commits.filter((ts) => ts > from)) }))
    .filter(({ to }) => Number.isFinite(to));
}

function worked({ tdur, dur = 0 }) {
  return tdur ?? dur;
}

function mainThread(events) {
  const counts = new Map();
  for (const { name, pid, tid } of events) {
    if (name === 'UpdateLayoutTree')
      counts.set(`${pid} ${tid}`, (counts.get(`${pid} ${tid}`) ?? 0) + 1);
  }
  const [busiest = '0 0'] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  const [pid, tid] = busiest.split(' ').map(Number);
  return { pid, tid };
}

function outermost(list) {
  let end = 0;
  return [...list]
    .sort((a, b) => a.ts - b.ts)
    .filter(({ ts, dur = 0 }) => ts >= end && (end = ts + dur));
}

/** What the compositor has drawn, and failed to draw in time, between the first key and the last. */
function frames(events) {
  const keyed = events.filter(
    ({ name, args }) => name === 'EventDispatch' && args.data.type === 'keydown',
  );
  const drawn = events
    .filter(({ name, ts }) => name === 'DrawFrame' && ts >= keyed[0].ts && ts <= keyed.at(-1).ts)
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const gaps = drawn.slice(1).map((ts, index) => (ts - drawn[index]) / 1000);
  const span = (drawn.at(-1) - drawn[0]) / 1000;
  const between = ({ ts }) => ts >= keyed[0].ts && ts <= keyed.at(-1).ts;
  const dropped = events.filter((event) => event.name === 'DroppedFrame' && between(event)).length;
  return {
    fps: (gaps.length / span) * 1000,
    slowest: Math.max(0, ...gaps),
    dropped: dropped / (dropped + drawn.length),
  };
}
