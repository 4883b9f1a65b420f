import { steps } from '../engine/index.js';
import { HintEvent, type Cause } from '../session/events.js';
import type { Keeper } from '../session/keeper.js';
import type { Play } from '../session/play.js';
import type { Computer } from './computer.js';
import type { AutoplayHost } from './controllers/autoplay.js';
import type { TileImagesController } from './controllers/tile-images.js';
import { readDirection } from './input/keys.js';
import type { PageKeys } from './input/page-keys.js';
import type { OnDemand, Part } from './on-demand.js';
import type { BoardView } from './view/board-view.js';
import type { Announcer } from './wording/announcer.js';
import type { Localizer } from './wording/texts.js';

/** Milliseconds between two moves of the computer if nothing is animated. */
const calmPace = 250;

/** The page's own game is read whatever its length. */
const noLimits = { maxMoves: Infinity, maxLength: Infinity };

/** The element that the parts serve. */
interface Host extends AutoplayHost, HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly autoplayDelay: number;
  readonly tileImage: string;
}

/** What the parts work with. */
interface LatePartsModel {
  readonly keeper: Keeper;
  readonly play: Play;
  readonly texts: Localizer;
  readonly announcer: Announcer;
  readonly view: BoardView;
  readonly isDisabled: () => boolean;
  /** Whether the computer should play now. */
  readonly mayAutoplay: () => boolean;
  /** The computer has stopped playing. */
  readonly stopped: () => void;
}

/** The parts that few pages use, each in its own file, which is fetched when it is first needed. */
export class LateParts {
  readonly computer: Part<Computer>;
  readonly #pageKeys: Part<PageKeys>;
  readonly #tileImages: Part<TileImagesController>;
  readonly #scoreLine: Part<typeof import('./view/score-line.js')>;
  readonly #host: Host;
  readonly #model: LatePartsModel;

  constructor(host: Host, onDemand: OnDemand, model: LatePartsModel) {
    this.#host = host;
    this.#model = model;
    this.computer = onDemand.part(() => this.#makeComputer(), this.playerFailed);
    this.#pageKeys = onDemand.part(() => this.#makePageKeys(), this.#failed('keys'));
    this.#tileImages = onDemand.part(() => this.#makeTileImages(), this.#failed('tile-image'));
    // Without its curve an end screen still says everything.
    this.#scoreLine = onDemand.part(
      () => import('./view/score-line.js'),
      () => undefined,
    );
  }

  /** Fetches what the attributes ask for. */
  wantWhatIsUsed(): void {
    if (this.#model.mayAutoplay()) this.computer.want();
    if (this.#wantsPageKeys) this.#pageKeys.want();
    if (this.#host.tileImage) this.#tileImages.want();
  }

  /** Draws the score curve on the end screen, if there is one. */
  drawScoreLine(line: Element | null): void {
    if (!line) return;
    const { game } = this.#model.keeper.session;
    this.#scoreLine.want();
    this.#scoreLine.value?.drawScoreLine(line, game, () => steps(game.replay, noLimits));
  }

  /** Shows the best move. A failure is reported. @param by who asks */
  async showHint(by: Cause): Promise<void> {
    try {
      await (await this.computer.fetch()).hint(by);
    } catch (error) {
      this.playerFailed(error as Error);
    }
  }

  /** Without its player the computer makes no move. Reported once, until it works again. */
  readonly playerFailed = (error: Error): void => {
    const { keeper, play, announcer } = this.#model;
    play.setAutoplay(false, 'computer');
    announcer.say('sentenceNoPlayer');
    keeper.report('autoplay', error.message, { kind: 'player', error });
  };

  get #wantsPageKeys(): boolean {
    return this.#model.keeper.settings.keys === 'page';
  }

  #failed(name: string): (error: Error) => void {
    return (error) => this.#model.keeper.report(name, `${name}: ${error.message}`, { error });
  }

  async #makeComputer(): Promise<Computer> {
    const { Computer } = await import('./computer.js').catch((cause: unknown) => {
      throw new Error(`the computer player cannot be loaded: ${(cause as Error).message}`, {
        cause,
      });
    });
    const host = this.#host;
    const { keeper, play, texts, view, mayAutoplay, stopped } = this.#model;
    return new Computer(host, {
      ...{ keeper, play, texts, stopped },
      announces: (ratings, by) => host.dispatchEvent(new HintEvent({ ratings, by })),
      mayPlay: mayAutoplay,
      pace: () => (host.autoplayDelay >= 0 ? host.autoplayDelay : 2 * view.duration || calmPace),
      failed: this.playerFailed,
    });
  }

  async #makePageKeys(): Promise<PageKeys> {
    const { PageKeys } = await import('./input/page-keys.js');
    return new PageKeys(this.#host, {
      wantsPageKeys: () => this.#wantsPageKeys && !this.#model.isDisabled(),
      useKey: (event) => {
        const direction = readDirection(event);
        return direction !== undefined && this.#model.play.act(direction, 'player', event.repeat);
      },
    });
  }

  async #makeTileImages(): Promise<TileImagesController> {
    const { TileImagesController } = await import('./controllers/tile-images.js');
    const { keeper } = this.#model;
    return new TileImagesController(
      this.#host,
      () => {
        const { maxTile, rules } = keeper.session.game;
        return { template: this.#host.tileImage, maxTile, winTile: rules.winTile };
      },
      (problem) => keeper.report('tile-image', problem),
    );
  }
}
