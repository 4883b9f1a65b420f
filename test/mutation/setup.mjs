import '../support/node.mjs';
import { register } from 'node:module';
import fc from 'fast-check';

// Tests import some of the code by the package's name: that must be the changed code beside them, not this checkout's.
const hooks = `export const resolve = (name, context, next) => {
  const [, folder] = /^game-2048-element\\/(.+)$/.exec(name) ?? [];
  const root = context.parentURL?.replace(/\\/test\\/.*/, '');
  return next(folder ? \`\${root}/src/\${folder}/index.ts\` : name, context);
}`;

register(`data:text/javascript,${encodeURIComponent(hooks)}`, import.meta.url);

// A mutant is dead at its first failing test: a few random runs are enough, without shrinking.
globalThis.fewerRuns = 100;
fc.configureGlobal({ endOnFailure: true });
