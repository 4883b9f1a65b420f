// In Node there is no DOM for @open-wc/testing; the engine's tests need nothing of it but chai.
import { register } from 'node:module';
import fc from 'fast-check';

const hooks = `export const resolve = (name, context, next) =>
  next(name === '@open-wc/testing' ? '@esm-bundle/chai/esm/chai.js' : name, context);`;

register(`data:text/javascript,${encodeURIComponent(hooks)}`, import.meta.url);

// A mutant is dead at its first failing test: nothing has to be tried often, or made smaller.
globalThis.fewerRuns = 100;
fc.configureGlobal({ endOnFailure: true });
