import { expect } from '@open-wc/testing';
import 'game-2048-element';
import type { Game2048Element } from 'game-2048-element';
import 'game-2048-element/locales/de';
import { rows } from '../support/boards.js';
import { withoutDeadlines } from '../support/clock.js';
import { begin, game, settled, untilDrawn } from '../support/fixture.js';
import { press } from '../support/input.js';
import { buttonOf, cardOf, focusOf, overlayOf, statusOf } from '../support/screen.js';
import { untilCard } from '../support/waiting.js';

/** A game of one move, worth 1,032 points. */
async function make(attributes = ''): Promise<Game2048Element> {
  const element = await game(
    `lang="en" controls="score new share" style="width:320px" ${attributes}`,
    rows([512, 512, 4, 4]),
  );
  element.move('left');
  await settled(element);
  return element;
}

type Answer = () => Promise<void>;

const succeed: Answer = () => Promise.resolve();
const fail = (name: string) => () => Promise.reject(new DOMException('no', name));

/** Lets `navigator` offer Web Share and a clipboard that answer so, until the end of the test. @returns what each gets */
function offer(share: Answer | undefined, copy: Answer | undefined) {
  const [shared, copied]: [ShareData[], string[]] = [[], []];
  const define = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { configurable: true, value });
  define('share', share && ((data: ShareData) => (shared.push(data), share())));
  define('clipboard', copy && { writeText: (text: string) => (copied.push(text), copy()) });
  return { shared, copied };
}

afterEach(() => {
  for (const name of ['share', 'canShare', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

const text = 'Highest tile 1024. 1,032 points.';
const url = location.href;
const both = `${text} ${url}`;

describe('share()', () => {
  for (const [where, share, copy, shares, copies, sentence] of [
    ['Web Share works', succeed, succeed, [{ text, url }], [], ''],
    ['the player closes its dialog', fail('AbortError'), succeed, [{ text, url }], [], ''],
    ['there is no Web Share', undefined, succeed, [], [both], 'Copied to the clipboard.'],
    [
      ...([
        'Web Share is denied',
        fail('NotAllowedError'),
        succeed,
        [{ text, url }],
        [both],
      ] as const),
      'Copied to the clipboard.',
    ],
    [
      'there is neither Web Share nor a clipboard',
      undefined,
      undefined,
      [],
      [],
      'Share your game.',
    ],
    [
      'there is no Web Share and the clipboard is denied',
      undefined,
      fail('NotAllowedError'),
      [],
      [both],
      'Share your game.',
    ],
  ] as const) {
    it(`shares, copies or shows the result and the page’s address where ${where}`, async () => {
      const { shared, copied } = offer(share, copy);
      const element = await make();
      const before = await statusOf(element);
      await element.share();
      expect({ shared, copied }).to.deep.equal({ shared: shares, copied: copies });
      const status = await statusOf(element);
      if (sentence) expect(status).to.include(sentence);
      else expect(status).to.equal(before);
      const isCopied = sentence.startsWith('Copied');
      expect(buttonOf(element, 'share').innerText.trim()).to.equal(isCopied ? 'Copied ✓' : 'Share');
      expect(overlayOf(element) !== null).to.equal(sentence.startsWith('Share'));
      const area = overlayOf(element)?.querySelector('textarea');
      if (area) expect([area.value, area.readOnly]).to.deep.equal([both, true]);
    });
  }

  it('shows a text that Enter copies once there is a clipboard', async () => {
    offer(undefined, undefined);
    const element = await make();
    await element.share();
    const { copied } = offer(undefined, succeed);
    element.focus();
    const said = untilDrawn(
      element,
      () => buttonOf(element, 'copy').innerText.trim() === 'Copied ✓',
    );
    await press('Enter');
    await said;
    expect(copied).to.deep.equal([both]);
  });

  it('shows the text in another language once lang changes, unless a listener has written it', async () => {
    for (const own of ['', 'My own words']) {
      offer(undefined, undefined);
      const element = await make();
      element.addEventListener('share', ({ detail }) => {
        if (own) detail.text = own;
      });
      await element.share();
      element.lang = 'de';
      await settled(element);
      const words = own || 'Höchste Kachel 1024. 1.032 Punkte.';
      expect(overlayOf(element)!.querySelector('textarea')!.value).to.equal(`${words} ${url}`);
    }
  });

  it('shares a picture of the board if the system’s dialog takes files', async () => {
    const { shared } = offer(succeed, succeed);
    Object.defineProperty(navigator, 'canShare', {
      configurable: true,
      value: ({ files }: ShareData) => files?.[0]?.type === 'image/png',
    });
    /** Shares, however long the picture takes. */
    const share = (element: Game2048Element) => withoutDeadlines(1000, () => element.share());
    for (const attributes of ['', 'tile-labels="<b>&|WWWWWWWW" dir="rtl"', 'size="2x9"']) {
      const element = await make(attributes);
      await share(element);
      const [file] = shared.pop()!.files!;
      expect([file!.name, file!.type]).to.deep.equal(['2048.png', 'image/png']);
      const { width, height } = await createImageBitmap(file!);
      expect(Math.min(width, height)).to.be.at.least(800);
    }
    const element = await make();
    element.addEventListener('share', ({ detail }) => {
      expect(detail.files).to.have.length(1);
      detail.files = [];
    });
    await share(element);
    expect(shared).to.deep.equal([{ text, url }]);
  });

  it('says of a won game which tile was made, and of any that its score is the best', async () => {
    const { shared } = offer(succeed, succeed);
    const element = await make('tile-labels="A B C D E F G H I J Professor"');
    await begin(element, rows([1024, 1024]));
    element.move('left');
    await element.share();
    expect(shared[0]!.text).to.equal('I made Professor in 1 move: 2,048 points.');
    element.newGame();
    await begin(element, rows([512, 512]), { winTile: 4096, score: 3000 });
    element.move('left');
    await element.share();
    expect(shared[1]!.text).to.equal('Highest tile J. 4,024 points, my best.');
  });

  it('shares the text and url that a listener of share has set, or nothing if it cancels', async () => {
    const { shared, copied } = offer(succeed, succeed);
    const element = await make();
    let isCancelled = false;
    element.addEventListener('share', (event) => {
      expect(event.detail).to.deep.equal({ text, url, files: [], by: 'page' });
      event.detail.text += '!';
      event.detail.url = 'https://example.org/today';
      if (isCancelled) event.preventDefault();
    });
    await element.share();
    isCancelled = true;
    await element.share();
    expect(shared).to.deep.equal([{ text: `${text}!`, url: 'https://example.org/today' }]);
    expect(copied).to.deep.equal([]);
  });
});

it('share-url is the link that is shared, relative to the page, with the replay for every {replay}', async () => {
  for (const [address, link] of [
    ['/watch', () => new URL('/watch', location.href).href],
    ['https://example.org/?{replay}#{replay}', (line) => `https://example.org/?${line}#${line}`],
    ['javascript:alert(1)', () => undefined],
    ['data:text/html,x', () => undefined],
    ['https://:', () => undefined],
  ] as [string, (replay: string) => string | undefined][]) {
    const { shared } = offer(succeed, succeed);
    const element = await make(`share-url="${address}"`);
    await element.share();
    expect(shared[0]!.url, address).to.equal(link(element.replay));
  }
});

describe('The share button', () => {
  it('is also on an end screen', async () => {
    const element = await make();
    element.style.setProperty('--game-2048-duration', '0s');
    element.giveUp();
    expect(await cardOf(element)).to.match(/New game Review Share$/);
  });

  it('opens a card if nothing else works; closing it gives the focus back', async () => {
    offer(undefined, undefined);
    const element = await make();
    const button = buttonOf(element, 'share');
    button.focus();
    button.click();
    await untilCard(element);
    await settled(element);
    expect(await cardOf(element)).to.match(/^Share your game Copy this text: .*Copy Close$/);
    expect(focusOf(element)).to.equal('button-copy');
    expect(button.disabled).to.equal(true);
    await press('Escape');
    await settled(element);
    expect(focusOf(element)).to.equal('button-share');
  });
});
