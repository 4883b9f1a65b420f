/** A page that asks questions while a file that they need is missing: the film is never locked. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { played } from '../support/played.mjs';
import { openStage } from './site.mjs';

const { open } = await openStage();
/** Also in a tab in the background, which has no frames. */
const inAnyTab = { polling: 50 };
const { replay } = played({ seed: 'offline' }, 30);

/**
 * Opens a film, and asks about a position of it.
 * @param answer called with each request for such a file
 */
async function openAsking(attributes, file, answer) {
  const page = await open(
    `<!doctype html><html lang="en"><title>Questions</title>
    <script type="module" src="/dist/game-2048-replay.min.js"></script>
    <script>
      // Whoever waits for long has waited.
      const timer = window.setTimeout;
      window.setTimeout = (call, time = 0) => timer(call, time < 20_000 ? time : 0);
    </script>
    <body><game-2048-replay line="${replay}"></game-2048-replay>`,
    {
      async prepare(page) {
        await page.setRequestInterception(true);
        page.on('request', (request) =>
          file.test(request.url()) ? answer(request) : request.continue(),
        );
      },
    },
  );
  await page.$eval(
    'game-2048-replay',
    (film, more) => {
      film.setAttribute('ask', '9');
      for (const name of more) film.toggleAttribute(name);
    },
    attributes,
  );
  return page;
}

const warnings = (page) => page.said.filter((text) => text.startsWith('warn'));

test('a film whose questions cannot be fetched plays by itself, and says so once', async () => {
  const page = await openAsking(['autoplay'], /replay-learn/, (request) =>
    request.respond({ status: 404 }),
  );
  await page.waitForFunction(() => document.querySelector('game-2048-replay').ended, inAnyTab);
  assert.equal(warnings(page).length, 1);
  assert.match(warnings(page)[0], /learn cannot be loaded: /);
  await page.close();
});

test('a film is open once nobody has answered for the computer for 20 seconds', async () => {
  const page = await openAsking([], /2048-player/, () => undefined);
  const note = await page.waitForFunction(
    () => document.querySelector('game-2048-replay').shadowRoot?.querySelector('[part=learn-note]'),
    inAnyTab,
  );
  const sentence = 'Answers cannot be judged right now, so the game is open to watch.';
  assert.equal(await note.evaluate((node) => node.textContent.trim()), sentence);
  assert.equal(warnings(page).length, 1);
  assert.match(warnings(page)[0], /no answer for 20 s/);
});
