import type { Cause } from '../session/events.js';
import type { Keeper } from '../session/keeper.js';
import type { Play } from '../session/play.js';
import type { GameSession } from '../session/session.js';
import type { Localizer } from './wording/texts.js';

/** What is shared: words, and a link. If the link is empty, only the words are shared. */
interface Shared {
  readonly text: string;
  readonly url: string;
}

/** Shares the result in words, with a link, unless the page does. Fetched with the button, or when it is first used. */
export async function shareResult(
  host: HTMLElement & { readonly shareUrl: string },
  keeper: Keeper,
  play: Play,
  texts: Localizer,
  by: Cause,
): Promise<void> {
  const { session } = keeper;
  const url = linkToShare(host.shareUrl, session.game.replay, host.ownerDocument);
  const shared = play.offerToShare({ text: resultToShare(texts, session), url }, by);
  if (!shared || (await isHandedOver(shared))) return;
  const text = shared.url ? `${shared.text} ${shared.url}` : shared.text;
  if (await isCopied(text)) play.showCopied();
  else play.showTextToCopy(text);
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

async function isCopied(text: string): Promise<boolean> {
  const { clipboard } = navigator as Partial<Pick<Navigator, 'clipboard'>>;
  try {
    await clipboard?.writeText(text);
    return clipboard !== undefined;
  } catch {
    return false;
  }
}
