/**
 * WebKitGTK for whole pages in several tabs, with those methods of puppeteer's browser and pages that the tests of the record
 * book need: puppeteer does not drive it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { startWebKit } from './webkit.mjs';

/** The keys without a character, as WebDriver writes them. */
const driverKeys = {
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Milliseconds: only ends what hangs. */
const patience = 600_000;

export async function openWebKit() {
  const { binary, port, end } = await startWebKit();
  const { sessionId } = await send(`http://127.0.0.1:${port}/session`, 'POST', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
    },
  });
  const session = `http://127.0.0.1:${port}/session/${sessionId}`;
  await send(`${session}/timeouts`, 'POST', { script: patience, pageLoad: patience });

  // A command goes to the tab that was chosen last: each chooses its own, and waits for those before it.
  let last = Promise.resolve();
  const inTab = (handle, method, path, body) => {
    const result = last.then(async () => {
      await send(`${session}/window`, 'POST', { handle });
      return send(`${session}/${path}`, method, body);
    });
    last = result.catch(() => undefined);
    return result;
  };

  const first = await send(`${session}/window`, 'GET');
  async function newPage() {
    const { handle } = await inTab(first, 'POST', 'window/new', { type: 'tab' });
    return new Page((method, path, body) => inTab(handle, method, path, body));
  }
  async function close() {
    await send(session, 'DELETE');
    end();
  }
  return { newPage, close };
}

class Page {
  #send;
  #isClosed = false;

  constructor(send) {
    this.#send = send;
  }

  // Every wait ends what hangs; the driver does not tell of messages.
  setDefaultTimeout() {}
  on() {}

  async evaluate(action, ...parameters) {
    const { value, error } = await this.#send('POST', 'execute/async', {
      script: `const done = arguments[arguments.length - 1];
        Promise.resolve([...arguments].slice(0, -1)).then((all) => (${action})(...all)).then(
          (value) => done({ value }), (error) => done({ error: String(error) }))`,
      args: parameters,
    });
    if (error) throw new Error(error);
    return value;
  }

  $eval(selector, action, ...parameters) {
    return this.evaluate(
      `(selector, ...all) => (${action})(document.querySelector(selector), ...all)`,
      selector,
      ...parameters,
    );
  }

  async waitForFunction(condition, { polling }, ...parameters) {
    const end = Date.now() + patience;
    while (!(await this.evaluate(condition, ...parameters))) {
      if (Date.now() > end) throw new Error(`Waited too long for ${condition}`);
      await pause(polling);
    }
  }

  /** @param key as `KeyboardEvent.key` names it: a character, an arrow or Tab */
  press(key) {
    const value = driverKeys[key] ?? key;
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
    return this.#send('POST', 'actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  goto(url) {
    return this.#send('POST', 'url', { url });
  }

  reload() {
    return this.#send('POST', 'refresh', {});
  }

  async close() {
    this.#isClosed = true;
    await this.#send('DELETE', 'window');
  }

  isClosed() {
    return this.#isClosed;
  }
}

async function send(url, method, body) {
  const answer = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${url}: ${value.error}, ${value.message}`);
  return value;
}
