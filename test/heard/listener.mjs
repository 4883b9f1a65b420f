import assert from 'node:assert/strict';
import { Desktop } from './desktop.mjs';
import { openSite } from './site.mjs';

/** Milliseconds. Orca seldom says when a page is loaded late, and never says it twice. */
const untilLoaded = 4000;

/** Somebody with a keyboard and Orca, who sees nothing. */
export class Listener {
  #desktop;
  #site;
  /** The number of texts heard so far. */
  #heard = 0;

  static async open(browser) {
    const site = await openSite();
    const listener = new Listener();
    try {
      listener.#site = site;
      listener.#desktop = await Desktop.open(browser, site.first);
      await listener.#untilReady('/0');
    } catch (error) {
      await listener.close();
      throw error;
    }
    return listener;
  }

  async close() {
    await this.#desktop?.close();
    this.#site.close();
  }

  /** What the page itself tells of an event, the last first: only to check what was heard. */
  told(name) {
    return this.#site.told
      .filter((event) => event.name === name)
      .map(({ detail }) => detail)
      .reverse();
  }

  /** Everything spoken since the last sentence that was waited for. */
  get texts() {
    return this.#desktop.spoken.slice(this.#heard);
  }

  /** Opens a page, and waits until Orca knows it. @param page as `show()` of the site takes it */
  async visit(page) {
    this.#heard = this.#desktop.spoken.length;
    await this.#untilReady(this.#site.show(page));
    await this.#desktop.focusWindow();
    const start = performance.now();
    const isLoaded = () => this.texts.some((text) => text.startsWith('Finished loading Page'));
    await this.#desktop.until(
      () => isLoaded() || performance.now() - start > untilLoaded,
      'the page is loaded',
    );
  }

  /** Presses keys, which break off what is being said. */
  async press(...keys) {
    this.#heard = this.#desktop.spoken.length;
    await this.#desktop.press(...keys);
  }

  /** Waits for a text that matches, and passes over what comes before it. @returns the text */
  async hear(pattern) {
    const find = () => this.texts.findIndex((text) => pattern.test(text));
    await this.#desktop.until(() => find() >= 0, `${pattern} is spoken`);
    const index = find();
    const text = this.texts[index];
    this.#heard += index + 1;
    return text;
  }

  async pressAndHear(key, pattern) {
    await this.press(key);
    return this.hear(pattern);
  }

  /** Presses Tab, and nothing else, until the board has the focus. */
  async tabToBoard() {
    for (let stops = 0; stops < 15; stops++) {
      const { length } = this.told('focus');
      await this.press('Tab');
      await this.#desktop.until(() => this.told('focus').length > length, 'Tab moves the focus');
      if (this.told('focus')[0] === 'board') return;
    }
    assert.fail('Tab does not reach the board');
  }

  /** Presses a key until it is answered: an end screen takes no key at first. */
  async pressUntilHeard(key, pattern) {
    const before = this.#desktop.spoken.length;
    const isHeard = () => this.texts.some((text) => pattern.test(text));
    for (let tries = 0; tries < 20; tries++) {
      await this.press(key);
      // What an earlier press has brought may be spoken late.
      this.#heard = before;
      const start = performance.now();
      await this.#desktop.until(() => isHeard() || performance.now() - start > 3000, key);
      if (isHeard()) break;
    }
    return this.hear(pattern);
  }

  #untilReady(path) {
    return this.#desktop.until(() => this.told('ready').includes(path), 'the page is ready');
  }
}
