import type { ReactiveControllerHost } from 'lit';
import { ShareEvent, type Cause } from '../session/events.js';
import type { Keeper } from '../session/keeper.js';
import type { Play } from '../session/play.js';
import type { GameSession } from '../session/session.js';
import { copiedTime, copyText } from './clipboard.js';
import type { Localizer } from './wording/localizer.js';

type Host = ReactiveControllerHost & HTMLElement & { readonly shareUrl: string };

/** What is shared: words, and a link. If the link is empty, only the words are shared. */
interface Shared {
  readonly text: string;
  readonly url: string;
}

/** Shares the result in words, with a link. Fetched with the button, or when it is first used. */
export class Sharing {
  /** What the `share` card shows. */
  textToCopy = '';
  readonly #host: Host;
  readonly #keeper: Keeper;
  readonly #play: Play;
  readonly #texts: Localizer;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: Host, keeper: Keeper, play: Play, texts: Localizer) {
    this.#host = host;
    this.#keeper = keeper;
    this.#play = play;
    this.#texts = texts;
  }

  /** Whether the result has just been copied. */
  get hasCopied(): boolean {
    return this.#timer !== undefined;
  }

  /** Shares the result, unless a listener of `share` does. */
  async share(by: Cause): Promise<void> {
    const { session } = this.#keeper;
    const link = linkToShare(this.#host.shareUrl, session.game.replay, this.#host.ownerDocument);
    const event = new ShareEvent({ text: resultToShare(this.#texts, session), url: link, by });
    if (!session.ask(event) || (await isHandedOver(event.detail))) return;
    const { text, url } = event.detail;
    this.textToCopy = url ? `${text} ${url}` : text;
    if (await copyText(this.textToCopy)) this.#showCopied();
    else this.#play.open('share');
  }

  #showCopied(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#host.requestUpdate();
    }, copiedTime);
    this.#play.tell({ kind: 'done', text: 'sentenceShared' });
    this.#host.requestUpdate();
  }
}

/** The result of a game in words. */
function resultToShare(texts: Localizer, { game, isNewBest }: GameSession): string {
  const { score, moves, maxTile, won } = game;
  return texts.text(won ? 'shareWin' : isNewBest ? 'shareBest' : 'shareText', {
    tile: texts.tileLabel(maxTile) ?? String(maxTile),
    points: texts.text('points', { count: score }),
    moves: texts.text('movesMade', { count: moves }),
  });
}

/**
 * The link to share.
 *
 * @param template a URL in which `{replay}` is replaced by the replay; if it is empty, the page's own
 * @returns an empty text for anything but HTTP or HTTPS
 */
function linkToShare(template: string, replay: string, { URL: page, baseURI }: Document): string {
  const address = template.replaceAll('{replay}', replay);
  try {
    const { href, protocol } = new URL(address || page, baseURI);
    return /^https?:$/.test(protocol) ? href : '';
  } catch {
    return '';
  }
}

/** Hands it to the system's dialog for sharing. @returns false if there is none, or if a policy forbids it */
async function isHandedOver({ text, url }: Shared): Promise<boolean> {
  const { share } = navigator as Partial<Pick<Navigator, 'share'>>;
  try {
    await share?.call(navigator, { text, ...(url && { url }) });
    return share !== undefined;
  } catch (error) {
    // The player has closed the dialog.
    return (error as Error).name === 'AbortError';
  }
}
