/** A page built from the packed package by the common bundlers, each with the least it needs: `npm run test:hosts`. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesWith } from '../built.mjs';
import { openPage } from '../../runner/open-page.mjs';
import { letComputerPlay, playUntilHeard } from '../play-page.mjs';
import { openWorkspace, run } from '../workspace.mjs';

const { browser, serve, ...work } = await openWorkspace();
const project = work.project('bundlers');
const site = await serve((path) => join(project, 'dist', path));

/** The common page with the tool's output, which is a module or not. */
function putPage(tool, { module }) {
  const html = readFileSync(join(project, 'index.html'), 'utf8').replace('main.mjs', 'main.js');
  const text = module ? html : html.replace('type="module"', 'defer');
  return site.put(`/${tool}/index.html`, text);
}

/** What each tool's file builds, and how many workers the computer player gets there. */
const tools = [
  { tool: 'webpack', workers: 1, module: false },
  { tool: 'rspack', workers: 1, module: false },
  { tool: 'vite', workers: 1, ownPage: true },
  { tool: 'vite-5', workers: 1, ownPage: true },
  { tool: 'parcel', workers: 1, ownPage: true },
  { tool: 'rollup', workers: 1, module: true },
  { tool: 'esbuild', workers: 1, module: true },
  { tool: 'esbuild-script', workers: 0, module: false },
  { tool: 'esbuild-script-worker', workers: 1, module: false },
];

for (const { tool, workers, module, ownPage } of tools) {
  describe(`a page built with ${tool}`, () => {
    before(() => {
      run(project, process.execPath, 'build.mjs', tool);
    });

    it('receives the score of a real key press; its computer gives hints and plays', async () => {
      const url = ownPage ? `${site.origin}/${tool}/index.html` : putPage(tool, { module });
      const page = await openPage(browser, url);
      assert.ok((await playUntilHeard(page)) > 0);
      assert.deepEqual(await letComputerPlay(page), { workers });
      assert.deepEqual(page.said, []);
      await page.close();
    });

    it("has no path of the builder's machine in its files", () => {
      assert.deepEqual(filesWith(work.base, join(project, 'dist', tool)), []);
    });
  });
}

describe('a page whose bundler left the worker behind', () => {
  it('has a computer that works on the main thread', async () => {
    rmSync(join(project, 'dist/esbuild/player-worker.js'));
    const page = await openPage(browser, putPage('esbuild', { module: true }));
    assert.deepEqual(await letComputerPlay(page), { workers: 0 });
    assert.deepEqual(page.said, []);
    await page.close();
  });
});
