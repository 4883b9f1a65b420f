/** A review whose file cannot be fetched at first: the replay is shown, and the button tries again. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { played } from '../support/played.mjs';
import { drawn, openStage } from './site.mjs';

const { open } = await openStage();

/** Waits for a part of the replay. */
const part = (page, name) =>
  page.waitForFunction(
    (wanted) =>
      document.querySelector('game-2048-replay').shadowRoot.querySelector(`[part~=${wanted}]`),
    {},
    name,
  );

test('a review is fetched again at each press, and says so when that fails', async () => {
  const { replay } = played({ seed: 'offline' }, 30);
  let isOffline = true;
  const page = await open(
    `<!doctype html><html lang="en"><title>Review</title>
    <script type="module" src="/dist/game-2048-replay.min.js"></script>
    <body><game-2048-replay review line="${replay}"></game-2048-replay>`,
    {
      async prepare(page) {
        await page.setRequestInterception(true);
        page.on('request', (request) => {
          const isReview = /replay-review/.test(request.url());
          return isReview && isOffline ? request.abort() : request.continue();
        });
      },
    },
  );
  await drawn(page, 'game-2048-replay');
  const button = (await part(page, 'button-review')).asElement();
  await button.press('Enter');
  const message = await part(page, 'message');
  assert.equal(await message.evaluate((node) => node.textContent), 'The review failed.');
  assert.match(
    page.said.find((text) => text.startsWith('warn')),
    /the game cannot be reviewed: /,
  );
  isOffline = false;
  await button.press('Enter');
  await part(page, 'review-summary');
  const { messages, hasFocus } = await page.$eval('game-2048-replay', ({ shadowRoot }) => ({
    messages: shadowRoot.querySelectorAll('[part=message]').length,
    hasFocus: shadowRoot.activeElement.part.contains('review-summary'),
  }));
  assert.deepEqual({ messages, hasFocus }, { messages: 0, hasFocus: true });
});
