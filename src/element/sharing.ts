import { ShareEvent, WatchEvent, type Cause } from '../session/events.js';
import type { Keeper } from '../session/keeper.js';
import type { Play } from '../session/play.js';
import { linkToShare, shareText, withLink } from './input/share.js';
import type { Announcer } from './wording/announcer.js';
import { resultToShare } from './wording/sentences.js';
import type { Localizer } from './wording/texts.js';

/** What a result is shared with. */
interface SharingModel {
  readonly keeper: Keeper;
  readonly play: Play;
  readonly texts: Localizer;
  readonly announcer: Announcer;
}

/** Shares the result in words, with a link, unless the page does. */
export async function shareResult(
  host: HTMLElement & { readonly shareUrl: string },
  { keeper, play, texts, announcer }: SharingModel,
  by: Cause,
): Promise<void> {
  const { game } = keeper.session;
  const text = resultToShare(texts, game);
  const url = linkToShare(host.shareUrl, game.replay, host.ownerDocument);
  const event = new ShareEvent({ text, url, by });
  if (!host.dispatchEvent(event)) return;
  const outcome = await shareText(event.detail);
  if (outcome === 'copied') announcer.say('sentenceShared');
  if (outcome === 'failed') play.showTextToCopy(withLink(event.detail));
}

/** Shows the finished game as a replay, unless the page does. */
export async function watchAgain(host: HTMLElement, { keeper, play }: SharingModel): Promise<void> {
  const { game } = keeper.session;
  if (!host.dispatchEvent(new WatchEvent({ replay: game.replay, by: 'player' }))) return;
  try {
    await import('../replay/index.js');
    // Meanwhile another game may have begun.
    if (game === keeper.session.game && game.over) play.open('watch');
  } catch (caught) {
    const error = caught as Error;
    const message = `the replay cannot be loaded: ${error.message}`;
    keeper.report('watch', message, { kind: 'player', error });
  }
}
