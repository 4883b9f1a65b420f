import '../support/node.mjs';
import fc from 'fast-check';

// A mutant is dead at its first failing test: a few random runs are enough, without shrinking.
globalThis.fewerRuns = 100;
fc.configureGlobal({ endOnFailure: true });
