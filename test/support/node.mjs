// Runs tests of what needs no browser in Node. There is no DOM for @open-wc/testing; of it they need
// nothing but chai.
import { register } from 'node:module';

const hooks = `export const resolve = (name, context, next) =>
  next(name === '@open-wc/testing' ? '@esm-bundle/chai/esm/chai.js' : name, context);`;

register(`data:text/javascript,${encodeURIComponent(hooks)}`, import.meta.url);

/** The tests with random games run shorter, but for FULL=1: see `runs` in plays.ts. */
globalThis.fewerRuns = process.env.FULL ? 1 : 10;
