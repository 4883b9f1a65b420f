/** A short storm over a record book; `node test/pages/storm.mjs STEPS` makes a long one. */
import { test } from 'node:test';
import { storm } from './storm.mjs';

test('a record book holds exactly what three tabs have stored that play, delete, undo, load, reload and close at random', async (t) => {
  const seed = Math.floor(Math.random() * 1e9);
  t.diagnostic(`seed ${seed}`);
  await storm({ steps: 40, seed });
});
