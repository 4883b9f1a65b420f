/** Runs the snippets of the README and of docs/ as they stand: in pages, in bundles, in Node. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { openBrowser } from '../runner/find-browser.mjs';
import { bundle, root, snippetsOf } from '../support/snippets.mjs';
import { drawn, openSite } from './site.mjs';

const { name, version, scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
/** Where the snippets load the element from: the minor version, so that fixes arrive. */
const cdn = `https://cdn.jsdelivr.net/npm/${name}@${/^\d+\.\d+/.exec(version)}/`;

const head = `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
  <title>A page</title><link rel="icon" href="data:,"></head>`;

export class Papers {
  #site;
  #browser;
  #snippets;
  #pages = 0;
  #held = new Map();

  /** @param files the pages whose snippets are to be run */
  static async prepare(files) {
    const papers = new Papers();
    papers.#snippets = files.flatMap((file) => snippetsOf(file));
    [papers.#site, papers.#browser] = await Promise.all([openSite(), openBrowser()]);
    return papers;
  }

  async close() {
    await this.#browser?.close();
    this.#site?.close();
  }

  /** @returns the code of the snippet under this heading in this language, `index` counting those alike */
  take(file, heading, language, index = 0) {
    const snippet = this.#snippets.filter(
      (one) => one.file === file && one.heading === heading && one.language === language,
    )[index];
    assert.ok(snippet, `${file} has no ${language} snippet under "${heading}"`);
    snippet.isRun = true;
    return snippet.code;
  }

  /** @returns the snippets that nobody has taken */
  leftOver() {
    return this.#snippets
      .filter(({ isRun }) => !isRun)
      .map(({ file, heading, language }) => `${file}, ${heading}: ${language}`);
  }

  /**
   * Opens a page of this body, in a context of its own, and waits until the element is drawn.
   *
   * @param options `module`: a module that imports the package by its name, loaded after all others; `holdsScripts`: the
   *   CDN's answers wait for `releaseScripts`; `selector`: what is to be drawn
   */
  async open(body, options = {}) {
    const { module, selector, holdsScripts = false, width = 1024, height = 768 } = options;
    const path = `/page-${this.#pages++}`;
    if (module) {
      this.#site.put(`${path}.js`, await bundle(module));
      body += `<script type="module" src="${path}.js"></script>`;
    }
    const whole = body.startsWith('<html') ? body : `<html lang="en"><body>${body}`;
    const address = this.#site.put(
      `${path}.html`,
      `<!doctype html>${whole.replace('>', `>${head}`)}`,
    );
    const context = await this.#browser.createBrowserContext();
    const page = await context.newPage();
    page.once('close', () => void context.close().catch(() => undefined));
    await page.setViewport({ width, height });
    await this.#answerForCdn(page, holdsScripts);
    if (!holdsScripts) {
      await page.goto(address);
      await drawn(page, selector);
      return page;
    }
    void page.goto(address).catch(() => undefined);
    await page.waitForSelector('#below');
    // Painted without the script.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    return page;
  }

  /** Lets the scripts come that `holdsScripts` has held back, and waits until the element is drawn. */
  async releaseScripts(page) {
    this.#held.get(page).resolve();
    await drawn(page);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  }

  drawn(page) {
    return drawn(page);
  }

  /** @returns what a module exports that imports the package by its name, run in Node */
  async importModule(code) {
    // A file, since a bundle would be another copy: in this folder the package's name means the package.
    const file = `${root}reports/snippet-${process.pid}-${this.#pages++}.mjs`;
    mkdirSync(`${root}reports`, { recursive: true });
    writeFileSync(file, code);
    try {
      return await import(pathToFileURL(file).href);
    } finally {
      rmSync(file);
    }
  }

  /** Checks that each npm script that a snippet runs exists. */
  checkCommands(code) {
    const commands = [...code.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, command]) => command);
    assert.ok(commands.length > 0);
    const builtIn = ['ci', 'install'];
    for (const command of commands)
      assert.ok(builtIn.includes(command) || scripts[command], command);
  }

  async #answerForCdn(page, holds) {
    let resolve = () => undefined;
    const released = holds ? new Promise((done) => (resolve = done)) : undefined;
    this.#held.set(page, { resolve });
    await page.setRequestInterception(true);
    page.on('request', async (request) => {
      const url = request.url();
      if (!url.startsWith('https://cdn.')) return request.continue();
      // Another address than this version's is a mistake of the snippet.
      if (!url.startsWith(cdn)) return request.abort();
      await released;
      await request.respond({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: readFileSync(root + url.slice(cdn.length)),
      });
    });
  }
}
