/** Elements rendered by a server: visible before any script, which takes them over without a layout shift. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { build } from 'esbuild';
import { html } from 'lit';
import { Game2048Element } from '../../dist/element.js';
import { Game } from '../../dist/engine.js';
import { Game2048ReplayElement } from '../../dist/replay-element.js';
import { nextFrames, openStage, play } from '../pages/site.mjs';

Game2048Element.define();
Game2048ReplayElement.define();

const support = '@lit-labs/ssr-client/lit-element-hydrate-support.js';
const scripts = {
  'with hydration support': `import '${support}'; import './dist/index.js';`,
  'with the support loaded too late': `import './dist/index.js'; import '${support}';`,
  'without hydration support': `import './dist/index.js';`,
};
const { open: openHtml } = await openStage();

const onServer = (markup) =>
  collectResult(render(html(Object.assign([markup], { raw: [markup] }))));

/** Opens a page with a server's element. */
async function open(attributes) {
  const served = await onServer(`<game-2048 ${attributes}></game-2048>`);
  return openHtml(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Served</title><body>${served}<p>after</p>`,
    { viewport: { width: 500, height: 800 } },
  );
}

/** Notes every shift of the layout from now on: a slow page shows the parts of a header as they come. */
async function watchShifts(page) {
  await nextFrames(page);
  await page.evaluate(() => {
    globalThis.shifts = [];
    const note = (list) => globalThis.shifts.push(...list.getEntries().map(({ value }) => value));
    new PerformanceObserver(note).observe({ type: 'layout-shift' });
  });
}

/** The element's box, and how many boards and headers it shows. */
const shown = (page) =>
  page.$eval('game-2048', (game) => {
    const count = (selector) => game.shadowRoot.querySelectorAll(selector).length;
    return {
      width: game.offsetWidth,
      height: game.offsetHeight,
      boards: count('#board'),
      headers: count('[part~=header]'),
    };
  });

for (const [how, contents] of Object.entries(scripts)) {
  for (const attributes of ['', 'seed="7" size="5x4" controls="score best undo"']) {
    test(`<game-2048 ${attributes}> from a server keeps its size ${how}, and can be played`, async () => {
      const { outputFiles } = await build({
        stdin: { contents, resolveDir: process.cwd() },
        bundle: true,
        format: 'esm',
        write: false,
      });
      const page = await open(attributes);
      const size = await shown(page);
      assert.deepEqual([size.boards, size.headers], [1, 1]);
      await watchShifts(page);
      await page.addScriptTag({ type: 'module', content: outputFiles[0].text });
      await page.waitForFunction(() => document.querySelector('game-2048').hasUpdated);
      assert.deepEqual(await shown(page), size);
      await nextFrames(page);
      assert.deepEqual(await page.evaluate(() => globalThis.shifts), []);
      await play(page, 10);
      assert.ok((await page.$eval('game-2048', (game) => game.moves)) > 0);
      assert.deepEqual(page.said, []);
    });
  }
}

test('a server renders a board for invalid attributes, and escapes them', async () => {
  const markup = await onServer(
    '<game-2048 size="abc" win-tile="9" seed="<img src=x>" controls="nonsense"></game-2048>',
  );
  assert.match(markup, /role="application"/);
  assert.doesNotMatch(markup.replace(/^[^]*<template/, ''), /<img/);
});

test('a server renders the fallback of <game-2048-replay>, whatever its line', async () => {
  for (const attributes of ['src="best.txt"', 'line="nonsense"', '']) {
    const markup = await onServer(
      `<game-2048-replay ${attributes}><a href="best.txt">Best</a></game-2048-replay>`,
    );
    assert.match(markup, /<slot><\/slot>/);
    assert.match(markup, /<a href="best.txt">Best<\/a>/);
  }
});

test('<game-2048-replay> shows its position on the server, with a milestone on the graph', async () => {
  const game = new Game({ board: [[64, 64, 0, 0], ...Array(3).fill([0, 0, 0, 0])] });
  game.move('left');
  const markup = await onServer(
    `<game-2048-replay line="${game.replay}" at="1"></game-2048-replay>`,
  );
  assert.match(markup, /part="marker"/);
  assert.match(markup, /aria-valuetext="Move 1 of 1, 128 points, highest tile 128"/);
});
