/** Files that do not belong together on one page: one clear warning, and a game that can be played. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { root } from '../support/snippets.mjs';
import { drawn, openStage } from './site.mjs';

const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

const { site, open } = await openStage();

/** Puts a file of `dist/` where it says that it is of another version. */
function asVersion(other, file) {
  const text = readFileSync(`${root}dist/${file}`, 'utf8');
  assert.ok(text.includes(version), `${file} does not name its version`);
  const path = `/${other}/${file}`;
  site.put(path, text.replaceAll(version, other));
  return path;
}

const module = (path) => `<script type="module" src="${path}"></script>`;
const classic = (path, attributes = '') => `<script ${attributes} src="${path}"></script>`;
const cdnFile = '/dist/game-2048.min.js';
const classicFile = '/dist/game-2048.classic.js';
const loader = '/dist/game-2048.loader.js';

/** Opens a page with these scripts and two boards, and plays a key. @returns what the console said by then */
async function play(scripts) {
  const page = await open(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>
    <link rel="icon" href="data:,">${scripts}
    <game-2048 seed="7" storage-key="kept"></game-2048><game-2048></game-2048>`,
  );
  await drawn(page);
  await page.focus('game-2048');
  for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  assert.ok((await page.$eval('game-2048', (game) => game.moves)) > 0);
  await page.close();
  return page.said;
}

test('two files of the same version work like one, without a warning', async () => {
  for (const scripts of [
    module(cdnFile) + module(`${cdnFile}?ver=6.8`),
    classic(classicFile) + module(cdnFile),
    classic(classicFile) + classic(`${classicFile}?ver=6.8`),
  ]) {
    assert.deepEqual(await play(scripts), []);
  }
});

test('of two versions on a page the first is used, and a warning names both', async () => {
  const old = asVersion('0.0.9', 'game-2048.min.js');
  const oldClassic = asVersion('0.0.9', 'game-2048.classic.js');
  for (const [scripts, playing, without] of [
    [module(old) + module(cdnFile), '0.0.9', version],
    [module(cdnFile) + module(old), version, '0.0.9'],
    [classic(oldClassic) + module(cdnFile), '0.0.9', version],
    [classic(classicFile) + classic(oldClassic), version, '0.0.9'],
  ]) {
    assert.deepEqual(await play(scripts), [
      `warn: <game-2048> is version ${playing}, loaded before; version ${without} has no effect`,
    ]);
  }
});

test('a loader after another file of the element warns once, and fetches nothing', async () => {
  for (const scripts of [classic(classicFile) + module(loader), module(cdnFile) + module(loader)]) {
    const before = site.requests.length;
    assert.deepEqual(await play(scripts), [
      'warn: game-2048.loader.js: <game-2048> is loaded already, the loader is not needed',
    ]);
    const files = site.requests.slice(before).filter((path) => path.startsWith('/dist/game-2048.'));
    assert.equal(files.length, 2);
  }
});

test('a loader before another file of the same version warns at most once', async () => {
  for (const scripts of [
    module(loader) + module(cdnFile),
    module(loader) + classic(classicFile, 'defer'),
  ]) {
    const said = await play(scripts);
    assert.ok(
      said.every((line) => line.startsWith('warn: game-2048.loader.js:')),
      said.join('\n'),
    );
    assert.ok(said.length <= 1);
  }
});
