import '../support/node.mjs';
import fc from 'fast-check';

// A mutant is dead at its first failing test: nothing has to be tried often, or made smaller.
globalThis.fewerRuns = 100;
fc.configureGlobal({ endOnFailure: true });
