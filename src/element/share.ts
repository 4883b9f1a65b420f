import type { ReactiveControllerHost } from 'lit';
import { ShareEvent, type Cause, type ShareDetail } from '../session/events.js';
import type { Interaction } from '../session/interaction.js';
import type { GameSession } from '../session/session.js';
import { importWithRetry } from '../board/on-demand.js';
import { copyField, copyText, JustCopied } from '../board/input/clipboard.js';
import type { Localizer } from '../words/localizer.js';

type Host = ReactiveControllerHost &
  HTMLElement & { readonly shareUrl: string; readonly tileLabels: string };

/** Milliseconds that a picture may take: later the browser may no longer let the player share. */
const pictureTime = 1000;

/** Shares the result in words, with a link. Fetched with the button, or on first use. */
export class Sharing {
  readonly #host: Host;
  readonly #interaction: Interaction;
  readonly #texts: Localizer;
  readonly #copied = new JustCopied<'share'>(() => this.#host.requestUpdate());
  /** The last text and link. Without `text`, the text is the result in the language of the element. */
  #shared: { text?: string | undefined; url: string } = { url: '' };

  constructor(host: Host, interaction: Interaction, texts: Localizer) {
    this.#host = host;
    this.#interaction = interaction;
    this.#texts = texts;
  }

  get hasCopied(): boolean {
    return this.#copied.button !== undefined;
  }

  get textToCopy(): string {
    const { text = resultToShare(this.#texts, this.#interaction.session), url } = this.#shared;
    return url ? `${text} ${url}` : text;
  }

  /** Hands the result over to the system, copies it, or opens a card that shows it. */
  async share(by: Cause): Promise<void> {
    const { session } = this.#interaction;
    const link = linkToShare(this.#host.shareUrl, session.game.replay, this.#host.ownerDocument);
    const result = resultToShare(this.#texts, session);
    const files = takesFiles() ? await this.#picture(result) : [];
    const event = new ShareEvent({ text: result, url: link, files, by });
    if (!session.events.ask(event) || (await handOver(event.detail))) return;
    const { text, url } = event.detail;
    this.#shared = { text: text === result ? undefined : text, url };
    if (!(await this.copy())) this.#interaction.open('share');
  }

  /** Copies what was shared last. @returns false if neither the clipboard nor the card's field allows that */
  async copy(): Promise<boolean> {
    const field = this.#host.shadowRoot?.querySelector('textarea');
    if (!(await copyText(this.textToCopy)) && !(field && copyField(field))) return false;
    this.#copied.show('share');
    this.#interaction.tell({ kind: 'done', text: 'sentenceShared' });
    return true;
  }

  /** A picture of the board. @returns no file if it fails or takes too long: words alone are shared as well */
  async #picture(text: string): Promise<File[]> {
    const { board } = this.#interaction.session.game;
    const picture = { board, text, labels: this.#host.tileLabels, colors: schemeOf(this.#host) };
    const draw = async () => {
      const { drawPicture } = await importWithRetry(() => import('./share-picture.js'));
      return drawPicture(picture);
    };
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), pictureTime));
    const file = await Promise.race([draw().catch(() => null), late]);
    return file ? [file] : [];
  }
}

function resultToShare(texts: Localizer, { game, isNewBest }: GameSession): string {
  const { score, moves, maxTile, won } = game;
  const otherName = isNewBest ? 'shareBest' : 'shareText';
  return texts.text(won ? 'shareWin' : otherName, {
    tile: texts.tileLabel(maxTile) ?? String(maxTile),
    points: texts.text('points', { count: score }),
    moves: texts.text('movesMade', { count: moves }),
  });
}

/** @param template a URL with `{replay}` for the line; if empty, the page's is taken. @returns '' unless HTTP or HTTPS */
function linkToShare(template: string, replay: string, { URL: page, baseURI }: Document): string {
  const address = template.replaceAll('{replay}', replay);
  try {
    const { href, protocol } = new URL(address || page, baseURI);
    return /^https?:$/.test(protocol) ? href : '';
  } catch {
    return '';
  }
}

type System = Partial<Pick<Navigator, 'share' | 'canShare'>>;

function takesFiles(): boolean {
  const { canShare } = navigator as System;
  const files = [new File([], '2048.png', { type: 'image/png' })];
  return canShare?.call(navigator, { files }) ?? false;
}

function schemeOf(host: HTMLElement): 'light' | 'dark' {
  const schemes = getComputedStyle(host).colorScheme.split(' ');
  if (!schemes.includes('dark')) return 'light';
  const isDark = !schemes.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches;
  return isDark ? 'dark' : 'light';
}

/** Opens the system's share dialog. @returns false if there is none, or a policy forbids it */
async function handOver({ text, url, files }: ShareDetail): Promise<boolean> {
  const { share } = navigator as System;
  if (!share) return false;
  const data: ShareData = { text };
  if (url) data.url = url;
  if (files.length > 0) data.files = files;
  try {
    await share.call(navigator, data);
    return true;
  } catch (error) {
    // The player has closed the dialog.
    return (error as Error).name === 'AbortError';
  }
}
