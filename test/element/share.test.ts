import { expect, html } from '@open-wc/testing';
import 'game-2048-element';
import 'game-2048-element/locales/de';
import type { Game2048Element } from 'game-2048-element';
import { rows } from '../support/boards.js';
import { fixture, settled } from '../support/fixture.js';
import { beginAt } from '../support/games.js';
import { offer } from '../support/navigator.js';
import { press } from '../support/player.js';
import { buttonOf, cardOf, focusOf, overlayOf, statusOf } from '../support/screen.js';

/** A game of one move, worth 1,032 points. */
async function make(attributes: Partial<Game2048Element> = {}): Promise<Game2048Element> {
  const element = await fixture<Game2048Element>(
    html`<game-2048 lang="en" controls="score new share" style="width:320px"></game-2048>`,
  );
  Object.assign(element, attributes);
  beginAt(element, rows([512, 512, 4, 4]), { score: 0 });
  element.move('left');
  await settled(element);
  return element;
}

const text = 'Highest tile 1024. 1,032 points.';
const url = location.href;

/** Records what is handed to Web Share, which then answers so. */
function shareSheet(answer: () => Promise<void> = () => Promise.resolve()): ShareData[] {
  const shared: ShareData[] = [];
  offer({
    share: (data: ShareData) => {
      shared.push(data);
      return answer();
    },
  });
  return shared;
}

/** Records what is written to the clipboard. */
function clipboard(answer: () => Promise<void> = () => Promise.resolve()): string[] {
  const written: string[] = [];
  offer({
    clipboard: {
      writeText: (copied: string) => {
        written.push(copied);
        return answer();
      },
    },
  });
  return written;
}

const fail = (name: string) => () => Promise.reject(new DOMException('no', name));

describe('Game2048Element › share()', () => {
  it('hands the result in words and the page’s address to Web Share', async () => {
    const shared = shareSheet();
    const written = clipboard();
    const element = await make();
    const status = await statusOf(element);
    await element.share();
    expect(shared).to.deep.equal([{ text, url }]);
    expect(written).to.deep.equal([]);
    expect(await statusOf(element)).to.equal(status);
    expect(overlayOf(element)).to.equal(null);
  });

  it('does nothing more if the player closes the dialog', async () => {
    shareSheet(fail('AbortError'));
    const written = clipboard();
    const element = await make();
    const status = await statusOf(element);
    await element.share();
    expect(written).to.deep.equal([]);
    expect(await statusOf(element)).to.equal(status);
    expect(overlayOf(element)).to.equal(null);
  });

  for (const [why, share] of [
    ['there is no Web Share', undefined],
    ['Web Share is denied', fail('NotAllowedError')],
  ] as const) {
    it(`copies text and link, and announces it, where ${why}`, async () => {
      offer({ share });
      const written = clipboard();
      const element = await make();
      await element.share();
      expect(written).to.deep.equal([`${text} ${url}`]);
      expect(await statusOf(element)).to.equal('Copied to the clipboard.');
      expect(buttonOf(element, 'share').innerText.trim()).to.equal('Copied ✓');
      expect(overlayOf(element)).to.equal(null);
    });
  }

  it('says which tile a won game has made, and that its score is the best', async () => {
    const shared = shareSheet();
    const element = await make({ tileLabels: 'A B C D E F G H I J Professor' });
    element.newGame({ board: rows([1024, 1024]) });
    element.move('left');
    await element.share();
    expect(shared[0]!.text).to.equal('I made Professor in 1 move: 2,048 points.');
    element.newGame();
    element.newGame({ board: rows([512, 512]), winTile: 4096, score: 3000 });
    element.move('left');
    await element.share();
    expect(shared[1]!.text).to.equal('Highest tile J. 4,024 points, my best.');
  });

  it('is also offered on an end screen', async () => {
    shareSheet();
    const element = await make();
    element.style.setProperty('--game-2048-duration', '0s');
    element.giveUp();
    expect(await cardOf(element)).to.match(/New game Watch it again Share Show board$/);
  });

  for (const [why, prepare] of [
    ['there is no clipboard either', () => offer({ share: undefined, clipboard: undefined })],
    [
      'the clipboard is denied',
      () => {
        offer({ share: undefined });
        clipboard(fail('NotAllowedError'));
      },
    ],
  ] as const) {
    it(`shows a card with the text to copy where ${why}`, async () => {
      prepare();
      const element = await make();
      await element.share();
      expect(await cardOf(element)).to.match(/^Share your game Copy this text: .*Close$/);
      const area = overlayOf(element)!.querySelector('textarea')!;
      expect(area.value).to.equal(`${text} ${url}`);
      expect(area.readOnly).to.equal(true);
      expect(await statusOf(element)).to.match(/^Share your game\./);
      await press('Escape');
      expect(await cardOf(element)).to.equal('');
    });
  }

  it('resolves once a listener has cancelled the share event, and does nothing', async () => {
    const shared = shareSheet();
    const written = clipboard();
    const element = await make();
    element.addEventListener('share', (event) => event.preventDefault());
    await element.share();
    expect([...shared, ...written]).to.deep.equal([]);
    expect(overlayOf(element)).to.equal(null);
  });

  it('shares the text and url that a listener of share has set', async () => {
    const shared = shareSheet();
    const element = await make();
    element.addEventListener('share', ({ detail }) => {
      expect(detail).to.deep.equal({ text, url, by: 'page' });
      detail.text += '!';
      detail.url = 'https://example.org/today';
    });
    await element.share();
    expect(shared).to.deep.equal([{ text: `${text}!`, url: 'https://example.org/today' }]);
  });
});

describe('Game2048Element › share-url', () => {
  /** The link that is shared. */
  async function linkFor(shareUrl: string): Promise<[string | undefined, Game2048Element]> {
    const shared = shareSheet();
    const element = await make({ shareUrl });
    await element.share();
    return [shared[0]!.url, element];
  }

  it('is the link that is shared, relative to the page', async () => {
    const [link] = await linkFor('/watch');
    expect(link).to.equal(new URL('/watch', location.href).href);
  });

  it('has the replay in place of every {replay}', async () => {
    const [link, element] = await linkFor('https://example.org/?game={replay}#{replay}');
    expect(link).to.equal(`https://example.org/?game=${element.replay}#${element.replay}`);
  });

  it('is omitted if it is not a web address', async () => {
    for (const address of ['javascript:alert(1)', 'data:text/html,x', 'https://:']) {
      const [link] = await linkFor(address);
      expect(link, address).to.equal(undefined);
    }
  });
});

describe('Game2048Element › the share button', () => {
  it('opens the card if nothing else works; closing it gives the focus back', async () => {
    offer({ share: undefined, clipboard: undefined });
    const element = await make();
    const button = buttonOf(element, 'share');
    button.focus();
    button.click();
    while (!overlayOf(element)) await new Promise(requestAnimationFrame);
    await settled(element);
    expect(focusOf(element)).to.equal('button-close');
    expect(button.disabled).to.equal(true);
    await press('Escape');
    await settled(element);
    expect(focusOf(element)).to.equal('button-share');
  });
});
