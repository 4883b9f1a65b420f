import type { Game } from '../../src/engine/index.js';
import type { Command } from '../../src/session/commands.js';
import { Interaction, type Notice, type InteractionHost } from '../../src/session/interaction.js';
import { gameAt } from './boards.js';
import { RecordingHost } from './keeper-host.js';

/** What a player sees of a game without a page, and a record of what it asks the page to do. */
export class RecordingPlayer {
  readonly host: RecordingHost;
  readonly interaction: Interaction;
  readonly notices: Notice[] = [];
  /** What only a page can do, in the order asked for. */
  readonly requests: string[] = [];
  /** The events that ask or tell something beyond the game, with their details. */
  readonly events: [type: string, detail: object][] = [];
  /** How often the page was asked to draw. */
  updates = 0;
  disabled = false;
  autoplay = false;

  /** @param game null for none yet */
  constructor(game: Game | null = gameAt([[2, 2]])) {
    this.host = new RecordingHost();
    const page: InteractionHost = {
      isDisabled: () => this.disabled,
      showAutoplay: (on) => (this.autoplay = on),
      tell: (notice) => this.notices.push(notice),
      requestUpdate: () => this.updates++,
      hint: (by) => this.requests.push(`hint by ${by}`),
      save: () => this.requests.push('save'),
      load: () => this.requests.push('load'),
      share: (by) => this.requests.push(`share by ${by}`),
      copy: () => this.requests.push('copy'),
      watch: () => this.requests.push('watch'),
    };
    this.interaction = new Interaction(this.host.keeper, page);
    this.host.react = (change) => this.interaction.gameChanged(change, 0);
    if (game) this.host.keeper.start(game);
    this.host.log.length = 0;
    for (const type of ['autoplay-change', 'hint', 'watch', 'game-error']) {
      this.host.addEventListener(type, (event) => {
        this.events.push([type, { ...(event as CustomEvent<object>).detail }]);
      });
    }
  }

  get game() {
    return this.host.keeper.sync().game;
  }

  get card() {
    return this.interaction.cards.current;
  }

  act(command: Command): boolean {
    return this.interaction.act(command, 'player');
  }
}
