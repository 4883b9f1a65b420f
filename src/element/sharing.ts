import { ShareEvent, WatchEvent, type Cause } from '../session/events.js';
import type { Keeper } from '../session/keeper.js';
import type { Play } from '../session/play.js';
import { linkToShare, shareText, withLink } from './input/share.js';
import type { Announcer } from './wording/announcer.js';
import { resultToShare } from './wording/sentences.js';
import type { Localizer } from './wording/texts.js';

/** What sharing works with. */
interface SharingModel {
  readonly keeper: Keeper;
  readonly play: Play;
  readonly texts: Localizer;
  readonly announcer: Announcer;
}

/** What can be done with a result: share it, or watch the game as a replay. The page may do either itself. */
export class Sharing {
  readonly #host: HTMLElement & { readonly shareUrl: string };
  readonly #model: SharingModel;

  constructor(host: HTMLElement & { readonly shareUrl: string }, model: SharingModel) {
    this.#host = host;
    this.#model = model;
  }

  /** Shares the result in words, with a link. */
  async share(by: Cause): Promise<void> {
    const { keeper, play, texts, announcer } = this.#model;
    const { game } = keeper.session;
    const { shareUrl, ownerDocument } = this.#host;
    const event = new ShareEvent({
      text: resultToShare(texts, game),
      url: linkToShare(shareUrl, game.replay, ownerDocument),
      by,
    });
    if (!this.#host.dispatchEvent(event)) return;
    const outcome = await shareText(event.detail);
    if (outcome === 'copied') announcer.say('sentenceShared');
    if (outcome === 'failed') play.showTextToCopy(withLink(event.detail));
  }

  /** Shows the finished game as a replay. */
  async watch(): Promise<void> {
    const { keeper, play } = this.#model;
    const { game } = keeper.session;
    const event = new WatchEvent({ replay: game.replay, by: 'player' });
    if (!this.#host.dispatchEvent(event)) return;
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
}
