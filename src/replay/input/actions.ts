import type { GameOptions, GameView } from '../../engine/index.js';
import type { ProblemReporter } from '../../session/problems.js';
import { copyText, JustCopied } from '../../board/input/clipboard.js';
import { downloadReplay } from '../../board/input/replay-file.js';
import type { LiveRegion } from '../../words/live-region.js';
import { PlayOnEvent, SameTilesEvent } from '../core/events.js';
import type { Playback } from '../core/playback.js';
import type { AllTextName, AllTexts } from '../wording/sentences.js';
import { addressOf } from './address.js';

/** Buttons that do not play the replay. */
export type ReplayAction = 'play-on' | 'same-tiles' | 'copy-line' | 'copy-link' | 'download';

type Host = HTMLElement & { readonly htmlFor: string; requestUpdate(): void };

/** The element that `for` names. It may come from another copy of the package, or not be defined yet. */
type GameElement = HTMLElement & {
  load?: (replay: string) => void;
  newGame?: (options: GameOptions) => void;
};

export class Actions {
  readonly copied = new JustCopied<ReplayAction>(() => this.#host.requestUpdate());
  readonly playOnListeners = new Set<unknown>();
  /** The failure of the last button, shown until the viewer presses another. */
  problem: AllTextName | undefined;
  readonly #host: Host;
  readonly #playback: Playback;
  readonly #texts: AllTexts;
  readonly #status: LiveRegion;
  readonly #problems: ProblemReporter;

  constructor(
    host: Host,
    playback: Playback,
    texts: AllTexts,
    status: LiveRegion,
    problems: ProblemReporter,
  ) {
    this.#host = host;
    this.#playback = playback;
    this.#texts = texts;
    this.#status = status;
    this.#problems = problems;
  }

  get offersLink(): boolean {
    return this.#host.id !== '';
  }

  get offersPlayOn(): boolean {
    return this.playOnListeners.size > 0 || this.#host.htmlFor !== '';
  }

  perform(action: ReplayAction): void {
    const { timeline, step } = this.#playback;
    if (!timeline || !step) return;
    const { line, length } = timeline;
    const end = timeline.step(length).position;
    const { ownerDocument, id } = this.#host;
    this.problem = undefined;
    switch (action) {
      case 'play-on':
        this.#playOn(step.position);
        break;
      case 'same-tiles':
        this.#playSameTiles(end);
        break;
      case 'copy-line':
        void this.#copy(action, line);
        break;
      case 'copy-link':
        void this.#copy(action, addressOf(ownerDocument.URL, id, step.index));
        break;
      case 'download':
        downloadReplay(ownerDocument, { score: end.score, replay: line });
    }
    this.#host.requestUpdate();
  }

  fail(problem: AllTextName): void {
    this.problem = problem;
    this.#status.say(this.#texts.text(problem));
    this.#host.requestUpdate();
  }

  async #copy(action: ReplayAction, text: string): Promise<void> {
    if (await copyText(text)) {
      this.copied.show(action);
      this.#status.say(this.#texts.text('sentenceShared'));
    } else this.fail('sentenceNotCopied');
  }

  #playOn({ replay }: GameView): void {
    this.#handOn(new PlayOnEvent({ replay, by: 'player' }), (game) => game.load?.(replay));
  }

  #playSameTiles({ seed, rules, score }: GameView): void {
    const { afterWin, ...others } = rules;
    const options: GameOptions = { seed, ...others };
    // Otherwise the other element decides whether its game goes on after a win.
    if (afterWin === 'stop') options.afterWin = afterWin;
    const event = new SameTilesEvent({ seed, rules, score, by: 'player' });
    this.#handOn(event, (game) => game.newGame?.(options));
  }

  /** Fires an event and, unless a listener cancels it, gives the game to the element that `for` names. */
  #handOn(event: Event, take: (game: GameElement) => void): void {
    const host = this.#host;
    this.#playback.pause();
    if (!host.dispatchEvent(event) || !host.htmlFor) return;
    const root = host.getRootNode() as Document | ShadowRoot;
    const game: GameElement | null = root.getElementById(host.htmlFor);
    if (game?.load) {
      this.#problems.clear('for');
      take(game);
      game.focus();
    } else {
      const id = JSON.stringify(host.htmlFor);
      this.#problems.report('for', `for must be the id of a <game-2048>, not ${id}`);
    }
  }
}
