/** `dist/game-2048.html` in frames of a page of another origin, one of them sandboxed, and opened from a disk. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { launchers, openBrowser } from '../runner/find-browser.mjs';
import { newPage } from '../runner/open-page.mjs';
import { serve } from '../runner/serve.mjs';
import { openSite, play, replayOf, until } from './site.mjs';

/** The score outside of the frame, as docs/embedding.md has it, and a record of what each frame says. */
const around = (frames) => `<!doctype html><title>Around</title><output id="score"></output>
  <script>
    window.told = {};
    window.tell = (id, message) => document.getElementById(id).contentWindow.postMessage(message, '*');
    window.toldLast = (id, type) => told[id].findLast(({ event }) => event === type).detail;
    addEventListener('message', ({ data, source }) => {
      if (data?.type !== 'game-2048') return;
      if (data.event === 'score') document.getElementById('score').textContent = data.detail.score;
      for (const frame of document.querySelectorAll('iframe')) {
        if (frame.contentWindow === source) (told[frame.id] ??= []).push(data);
      }
    });
  </script>${frames}`;

/** What frames of a page report of their policies, as it comes. */
async function violationsIn(page) {
  const violations = [];
  page.on('console', (message) => {
    if (message.text().startsWith('violation')) violations.push(message.text());
  });
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.log(`violation of ${violatedDirective}: ${blockedURI}`);
    });
  });
  return violations;
}

describe('the language of dist/game-2048.html', () => {
  let site, browser;

  before(async () => ([site, browser] = await Promise.all([openSite(), openBrowser()])));
  after(async () => {
    await browser?.close();
    site?.close();
  });

  for (const [query, languages, language, direction, text] of [
    ['', ['de-AT', 'en'], 'de-AT', 'ltr', 'Neues Spiel'],
    ['', ['tlh', 'fr', 'de'], 'fr', 'ltr', 'Nouvelle partie'],
    ['', ['en-GB', 'de'], 'en-GB', 'ltr', 'New game'],
    ['', ['tlh'], 'en', 'ltr', 'New game'],
    ['', ['ar'], 'ar', 'rtl', 'لعبة جديدة'],
    ['?lang=en', ['de'], 'en', 'ltr', 'New game'],
    ['?lang=de', ['fr'], 'de', 'ltr', 'Neues Spiel'],
  ]) {
    it(`is ${language} for ${query || 'no address that names one,'} in a browser with ${languages}`, async () => {
      const page = await newPage(browser);
      await page.evaluateOnNewDocument((list) => {
        Object.defineProperty(navigator, 'languages', { value: list });
      }, languages);
      await page.goto(`${site.origin}/dist/game-2048.html${query}`);
      await page.waitForFunction(() => document.querySelector('game-2048').hasUpdated);
      const shown = await page.$eval('game-2048', ({ shadowRoot, ownerDocument }) => [
        ownerDocument.documentElement.lang,
        ownerDocument.documentElement.dir,
        shadowRoot.querySelector('[part~=button-new]').textContent.trim(),
      ]);
      assert.deepEqual(shown, [language, direction, text]);
      await page.close();
    });
  }
});

for (const [name, launch] of Object.entries(launchers)) {
  describe(`dist/game-2048.html, in ${name}`, () => {
    let site, other, browser, page, violations;

    before(async () => {
      [site, other, browser] = await Promise.all([openSite(), serve(), launch()]);
      const address = `${site.origin}/dist/game-2048.html`;
      page = await newPage(browser);
      violations = await violationsIn(page);
      const frames = `<iframe id="plain" src="${address}?seed=a&lang=de&token=secret#access"></iframe>
        <iframe id="boxed" sandbox="allow-scripts" src="${address}?size=5x4&replay=bad"></iframe>`;
      await page.goto(other.put('/around.html', around(frames)));
      await heard('plain', 'resize');
      await heard('boxed', 'resize');
    });

    after(async () => {
      await browser?.close();
      site?.close();
      other?.close();
    });

    /** The detail of the first such message of a frame after the first `since`. */
    async function heard(frame, event, since = 0) {
      const message = await page.waitForFunction(
        (id, type, from) => window.told[id]?.slice(from).find((each) => each.event === type),
        {},
        ...[frame, event, since],
      );
      return (await message.jsonValue()).detail;
    }
    const count = (frame) => page.evaluate((id) => window.told[id].length, frame);
    const command = (name, rest) => ({ type: 'game-2048', command: name, ...rest });
    const set = (attributes) => command('set', { attributes });
    /** Sends messages to a frame, all in one task. */
    const tell = (frame, ...messages) =>
      page.evaluate((id, all) => all.forEach((each) => window.tell(id, each)), frame, messages);
    /** Sends a message to a frame. @returns the detail of the next such event */
    async function ask(frame, message, event) {
      const since = await count(frame);
      await tell(frame, message);
      return heard(frame, event, since);
    }
    /** The page in a frame. */
    const inside = async (frame) => (await page.$(`#${frame}`)).contentFrame();

    it('takes no focus from the page around it', async () => {
      assert.equal(await page.evaluate(() => document.activeElement?.localName), 'body');
    });

    it('tells the page when it is ready, each public event, and its height', async () => {
      const { score, moves } = await heard('plain', 'ready');
      assert.deepEqual([score, moves], [0, 0]);
      assert.ok((await heard('plain', 'resize')).height > 200);
      const frame = await inside('plain');
      await frame.focus('game-2048');
      for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft']) {
        await page.keyboard.press(key);
      }
      const { score: gained, by } = await heard('plain', 'score');
      assert.equal(by, 'player');
      await page.waitForFunction(
        (least) => Number(document.querySelector('#score').textContent) >= least,
        {},
        gained,
      );
    });

    it('takes the commands of the page around it, each frame its own', async () => {
      assert.equal((await ask('boxed', command('new-game'), 'new-game')).columns, 5);
      const small = set({ size: '3', 'tile-labels': null });
      assert.equal((await ask('boxed', small, 'new-game')).rows, 3);
      assert.equal((await ask('plain', command('hint'), 'hint')).by, 'page');
      assert.ok(!site.requests.some((path) => path.endsWith('.js')), 'its worker is in it');
      assert.equal((await ask('plain', command('give-up'), 'game-over')).endReason, 'gave-up');
      assert.equal((await ask('plain', command('undo'), 'undo')).by, 'page');
    });

    it('answers an invalid replay, even in its address, with game-error, and plays on', async () => {
      assert.equal((await heard('boxed', 'game-error')).kind, 'form');
      for (const replay of ['bad', '', 'x'.repeat(5_000_000), 5, null]) {
        const { kind, name, message } = await ask(
          'plain',
          command('load', { replay }),
          'game-error',
        );
        assert.deepEqual([kind, name], ['form', 'replay']);
        assert.match(message, /^replay must be a replay: /);
      }
      const { replay } = await heard('plain', 'ready');
      assert.equal((await ask('plain', command('load', { replay }), 'game-load')).columns, 4);
    });

    it('opens a game as a replay with load and watch, until the next command', async () => {
      const { replay } = await heard('plain', 'ready');
      const frame = await inside('plain');
      const isShown = (shown, hidden) =>
        frame.waitForFunction(
          (...tags) =>
            tags.map((tag) => document.querySelector(tag)?.checkVisibility()).join() ===
            'true,false',
          {},
          ...[shown, hidden],
        );
      const isToldLast = (height) =>
        page.waitForFunction(
          (expected) => window.toldLast('plain', 'resize').height === expected,
          {},
          height,
        );
      const isToldOther = (height) =>
        page.waitForFunction(
          (unexpected) => {
            const told = window.toldLast('plain', 'resize').height;
            return told > 200 && told !== unexpected;
          },
          {},
          height,
        );
      const ofGame = (await page.evaluate(() => window.toldLast('plain', 'resize'))).height;
      const watch = command('load', { replay, watch: true });
      for (const end of [command('load', { replay }), command('new-game')]) {
        const since = await count('plain');
        await tell('plain', watch);
        await isShown('game-2048-replay', 'game-2048');
        for (const lang of ['fr', 'de']) {
          await tell('plain', command('set', { attributes: { lang } }));
          await frame.waitForSelector(`game-2048-replay[lang="${lang}"]`);
        }
        await heard('plain', 'resize', since);
        // Both in one frame: the replay keeps its size, but the page may have been told the game's.
        await tell('plain', end, watch);
        await isToldOther(ofGame);
        await tell('plain', end);
        await isShown('game-2048', 'game-2048-replay');
        await isToldLast(ofGame);
      }
      const bad = command('load', { replay: 'bad', watch: true });
      assert.equal((await ask('plain', bad, 'game-error')).kind, 'form');
    });

    it('has no review: its end screen offers to watch the replay, below a board that stays as it is', async () => {
      const frame = await inside('plain');
      await ask('plain', command('new-game'), 'new-game');
      const width = await frame.$eval('game-2048', (game) => {
        for (const direction of ['left', 'up', 'right', 'down']) game.move(direction);
        game.giveUp();
        return game.offsetWidth;
      });
      const found = (selector) =>
        frame.waitForFunction(
          (wanted) => document.querySelector('game-2048').shadowRoot.querySelector(wanted),
          {},
          selector,
        );
      const button = await found('[part~=button-watch]');
      assert.equal(await button.evaluate((node) => node.textContent.trim()), 'Partie ansehen');
      const { height } = await page.evaluate(() => window.toldLast('plain', 'resize'));
      await button.evaluate((node) => node.click());
      await found('.film game-2048-replay');
      // The film may grow in several steps.
      await page.waitForFunction(
        (least) => window.toldLast('plain', 'resize').height > least,
        {},
        height + 200,
      );
      assert.equal(await frame.$eval('game-2048', (game) => game.offsetWidth), width);
      await ask('plain', command('new-game'), 'new-game');
      await frame.waitForFunction(
        () => !document.querySelector('game-2048').shadowRoot.querySelector('.film'),
      );
    });

    it('accepts only tile pictures from its own folder, without a query', async () => {
      site.requests.length = 0;
      for (const image of [
        ...['/dist/x{value}.svg?', 'a?id={value}', '../{value}.svg', '..%2F{value}'],
        ...[
          '%{value}e%{value}e/{value}.svg',
          '%\t{value}e./{value}.svg',
          'a%{value}fb',
          '%%{value}',
        ],
        ...['//x/{value}', `${other.origin}/dist/{value}.svg`, 'javascript:1'],
      ]) {
        const { name, kind } = await ask('boxed', set({ 'tile-image': image }), 'game-error');
        assert.deepEqual([name, kind], ['tile-image', 'attribute'], image);
      }
      const tiles = site.put('/dist/own/2.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
      await ask('boxed', set({ 'tile-image': 'own/{value}.svg', size: 4 }), 'new-game');
      await until(page, () => site.requests.includes(new URL(tiles).pathname));
      assert.deepEqual(
        site.requests.filter((path) => !path.startsWith('/dist/own/')),
        [],
      );
    });

    it('shares its own path, the parameters it knows and the game, and nothing else', async () => {
      await tell('plain', set({ controls: 'share', seed: 'a' }));
      const frame = await inside('plain');
      await frame.waitForSelector('game-2048[controls=share]');
      await frame.$eval('game-2048', (game) => {
        ['up', 'right', 'down', 'left'].some((direction) => game.move(direction));
        game.addEventListener('share', (event) => event.preventDefault(), { once: true });
        void game.share();
      });
      assert.equal(await frame.$eval('game-2048', (game) => game.swipe), 'always');
      const { url } = await heard('plain', 'share');
      const { origin, pathname, search, hash } = new URL(url);
      const { replay, ...known } = Object.fromEntries(new URLSearchParams(search));
      assert.equal(origin + pathname + hash, `${site.origin}/dist/game-2048.html`);
      assert.deepEqual(known, { seed: 'a', lang: 'de', controls: 'share' });
      assert.equal(replay, await frame.$eval('game-2048', (game) => game.replay));
    });

    it('shares a link to its own host from a path that begins with two slashes', async () => {
      const file = readFileSync(new URL('../../dist/game-2048.html', import.meta.url), 'utf8');
      const own = await newPage(browser);
      await own.goto(site.put('//other.example/game-2048.html', file));
      const url = await own.$eval('game-2048', async (game) => {
        const shared = new Promise((resolve) => {
          game.addEventListener('share', (event) => {
            event.preventDefault();
            resolve(event.detail.url);
          });
        });
        void game.share();
        return shared;
      });
      assert.ok(url.startsWith(`${site.origin}//other.example/game-2048.html?replay=1_`), url);
      await own.close();
    });

    it('keeps its game with ?keep=NAME over a reload, and nothing without', async () => {
      const own = await newPage(browser);
      const address = `${site.origin}/dist/game-2048.html`;
      const open = async (query) => {
        await own.goto(address + query);
        await own.waitForFunction(() => document.querySelector('game-2048')?.hasUpdated);
      };
      await open('?keep=7b');
      const replay = await play(own, 9);
      const { replay: other } = await heard('plain', 'ready');
      // Escaped once more, and with a bracket of the text around the link.
      await open(`?replay=${replay.replaceAll('_', '%255F')}).`);
      assert.equal(await replayOf(own), replay);
      for (const query of ['?keep=7b', `?keep=7b&replay=${other}`]) {
        await open(query);
        assert.equal(await replayOf(own), replay, query);
      }
      for (const query of ['', '?keep=', '?keep=8c', '?storage-key=7b']) {
        await open(query);
        assert.notEqual(await replayOf(own), replay, query);
        await play(own, 3);
      }
      const keys = await own.evaluate(() => Object.keys(localStorage));
      assert.ok(
        keys.every((key) => /^game-2048-file:(7b|8c)(\.\w+)?$/.test(key)),
        `${keys}`,
      );
      await own.close();
    });

    it('runs its computer in a worker, or on the main thread where workers are forbidden', async () => {
      const policy = { 'content-security-policy': "worker-src 'none'" };
      const file = readFileSync(new URL('../../dist/game-2048.html', import.meta.url), 'utf8');
      const own = await newPage(browser);
      for (const [headers, workers] of [
        [{}, 1],
        [policy, 0],
      ]) {
        await own.goto(site.put('/one.html', file, headers));
        const hint = () => own.$eval('game-2048', (game) => game.hint());
        assert.match(await hint(), /^(up|right|down|left)$/);
        // Firefox's protocol does not list them all.
        if (name === 'Chromium') assert.equal(own.workers().length, workers);
      }
      await own.close();
    });

    it('keeps to its own policy: hint, autoplay, undo, share, save, replay', async () => {
      await ask('boxed', command('hint'), 'hint');
      const frame = await inside('boxed');
      await ask('boxed', set({ autoplay: true, 'autoplay-delay': 0 }), 'move');
      await frame.$eval('game-2048', (game) => {
        game.autoplay = false;
        game.undo();
        game.saveFile();
        return game.share();
      });
      await tell('boxed', command('load', { replay: await replayOf(frame), watch: true }));
      await frame.waitForFunction(() => document.querySelector('game-2048-replay')?.length > 0);
      assert.deepEqual(violations, []);
      const ran = await frame.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'globalThis.ran = true';
        document.body.append(script);
        return globalThis.ran;
      });
      assert.equal(ran, undefined);
      await until(page, () => violations.length > 0);
      violations.length = 0;
    });

    it('applies the newest of 10,000 messages in a row', async () => {
      const since = await count('boxed');
      const sizes = Array.from({ length: 9_999 }, (_, n) => set({ size: 4 + (n % 2) }));
      await tell('boxed', ...sizes, set({ size: '7x3' }));
      await page.waitForFunction(
        () => window.told.boxed.findLast(({ event }) => event === 'new-game').detail.columns === 7,
      );
      assert.ok((await count('boxed')) - since < 1_000);
    });

    it('warns of an unknown command in at most 200 characters', async () => {
      const warned = new Promise((resolve) => page.once('console', resolve));
      await tell('boxed', command('x'.repeat(10_000_000)));
      assert.ok((await warned).text().length < 200);
    });

    it('warns once of attributes that are no object, and names those that are allowed', async () => {
      const warnings = [];
      const note = (message) => warnings.push(message.text());
      page.on('console', note);
      const since = await count('boxed');
      await tell('boxed', ...['a long text', ['size'], null].map(set), command('new-game'));
      await heard('boxed', 'new-game', since);
      await until(page, () => warnings.length >= 3);
      page.off('console', note);
      assert.equal(warnings.length, 3);
      for (const [index, found] of ['"a long text"', 'an array', 'null'].entries())
        assert.match(
          warnings[index],
          new RegExp(`^attributes must be an object with .*\\bsize, .*, not ${found}$`),
        );
    });

    it('obeys its parent alone, and ignores anything but a command', async () => {
      const frame = await inside('boxed');
      const since = await count('boxed');
      await frame.evaluate(() => postMessage({ type: 'game-2048', command: 'give-up' }, '*'));
      await tell(
        'boxed',
        ...[null, 1, 'new-game', [], { type: 'other', command: 'give-up' }],
        ...[undefined, {}, 'constructor', 'toString'].map((odd) => command(odd)),
        ...[null, 5, { 'storage-key': 'x', onclick: 'alert()' }].map(set),
        ...Array(1000).fill(command('new-game')),
      );
      await heard('boxed', 'new-game', since);
      assert.ok([3, 6].includes((await ask('boxed', set({ size: 6 }), 'new-game')).columns));
      const events = await page.evaluate(() => window.told.boxed.map(({ event }) => event));
      assert.ok(!events.includes('game-over'));
    });
  });
}

describe('dist/game-2048.html, opened from a disk', () => {
  const file = new URL('../../dist/game-2048.html', import.meta.url);
  let browser, page;

  before(async () => {
    browser = await openBrowser();
    page = await newPage(browser);
  });
  after(() => browser?.close());

  it('is played by swipes anywhere unless its address has another swipe, which alone its link repeats', async () => {
    for (const [query, swipe, inLink] of [
      ['', 'page', null],
      ['?swipe=never', 'never', 'never'],
    ]) {
      await page.goto(file + query);
      const game = await page.$eval('game-2048', ({ swipe, shareUrl }) => ({ swipe, shareUrl }));
      assert.equal(game.swipe, swipe);
      assert.equal(new URLSearchParams(game.shareUrl.split('?')[1]).get('swipe'), inLink);
    }
  });

  it('is one file that loads no other, and contains the computer and all languages', async () => {
    const asked = [];
    const violations = await violationsIn(page);
    page.on('request', (request) => asked.push(request.url()));
    const address = `${file}?controls=hint+autoplay&lang=ar`;
    await page.goto(address);
    const { hint, text } = await page.$eval('game-2048', async (game) => ({
      hint: await game.hint(),
      text: game.shadowRoot.textContent,
    }));
    assert.match(hint, /^(up|right|down|left)$/);
    assert.match(text, /\p{Script=Arabic}/u);
    assert.deepEqual(
      asked.filter((url) => !url.startsWith('blob:')),
      [address],
    );
    assert.deepEqual(violations, []);
  });
});
