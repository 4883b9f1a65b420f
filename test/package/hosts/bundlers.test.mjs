/** A page built from the packed package by the common bundlers, each with the least it needs: `bash .ci/run hosts`. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesContaining } from '../built.mjs';
import { openPage } from '../../runner/open-page.mjs';
import { letComputerPlay, playUntilHeard } from '../play-page.mjs';
import { openWorkspace, run } from '../workspace.mjs';

const { browser, serve, ...work } = await openWorkspace();
const project = work.project('bundlers');
const site = await serve((path) => join(project, 'dist', path));

/** The common page, which loads the tool's output as a `module` or as a `script`. */
function putPage(tool, kind) {
  const html = readFileSync(join(project, 'index.html'), 'utf8').replace('main.mjs', 'main.js');
  const text = kind === 'module' ? html : html.replace('type="module"', 'defer');
  return site.put(`/${tool}/index.html`, text);
}

/**
 * How many workers the computer player gets with each tool, and which page loads what the tool builds: the tool's `own`
 * one, or the common one with a `module` or a `script`.
 */
const tools = [
  { tool: 'webpack', workers: 1, page: 'script' },
  { tool: 'rspack', workers: 1, page: 'script' },
  { tool: 'vite', workers: 1, page: 'own' },
  { tool: 'vite-5', workers: 1, page: 'own' },
  { tool: 'parcel', workers: 1, page: 'own' },
  { tool: 'rollup', workers: 1, page: 'module' },
  { tool: 'esbuild', workers: 1, page: 'module' },
  { tool: 'esbuild-script', workers: 0, page: 'script' },
  { tool: 'esbuild-script-worker', workers: 1, page: 'script' },
];

for (const { tool, workers, page: kind } of tools) {
  describe(`a page built with ${tool}`, () => {
    before(() => {
      run(project, process.execPath, 'build.mjs', tool);
    });

    it('receives the score of a real key press; its computer gives hints and plays', async () => {
      const url = kind === 'own' ? `${site.origin}/${tool}/index.html` : putPage(tool, kind);
      const page = await openPage(browser, url);
      assert.ok((await playUntilHeard(page)) > 0);
      assert.deepEqual(await letComputerPlay(page), { workers });
      assert.deepEqual(page.said, []);
      await page.close();
    });

    it("has no path of the builder's machine in its files", () => {
      assert.deepEqual(filesContaining(work.folder, join(project, 'dist', tool)), []);
    });
  });
}

describe('a page whose bundler left the worker behind', () => {
  it('has a computer that works on the main thread', async () => {
    run(project, process.execPath, 'build.mjs', 'esbuild');
    rmSync(join(project, 'dist/esbuild/player-worker.js'));
    const page = await openPage(browser, putPage('esbuild', 'module'));
    assert.deepEqual(await letComputerPlay(page), { workers: 0 });
    assert.deepEqual(page.said, []);
    await page.close();
  });
});
