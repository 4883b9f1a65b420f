import type { GameOptions, GameView } from '../engine/index.js';
import { addressOf } from './core/address.js';
import type { Timeline } from './core/timeline.js';
import { copyText, JustCopied } from '../element/input/clipboard.js';
import type { ProblemReporter } from '../session/problems.js';
import { PlayOnEvent, SameTilesEvent } from './events.js';
import { downloadReplay } from '../element/input/files.js';
import type { LiveRegion } from '../element/wording/live-region.js';
import type { PlayerTextName, PlayerTexts } from './wording/texts.js';

/** What a button does besides playing. */
export type PlayerAction = 'play-on' | 'same-tiles' | 'copy-line' | 'copy-link' | 'download';

interface Host extends HTMLElement {
  readonly index: number;
  readonly replay: string;
  readonly htmlFor: string;
  pause(): void;
  requestUpdate(): void;
}

/** The game that `for` names, as far as it is needed here. */
type GameElement = HTMLElement & {
  load?: (replay: string) => void;
  newGame?: (options: GameOptions) => void;
};

/** What the buttons at the bottom do, and what they show of it. */
export class Actions {
  readonly copied = new JustCopied<PlayerAction>(() => this.#host.requestUpdate());
  /** Until the viewer presses another button. */
  problem: PlayerTextName | undefined;
  readonly #host: Host;
  readonly #texts: PlayerTexts;
  readonly #status: LiveRegion;
  readonly #problems: ProblemReporter;

  constructor(host: Host, texts: PlayerTexts, status: LiveRegion, problems: ProblemReporter) {
    this.#host = host;
    this.#texts = texts;
    this.#status = status;
    this.#problems = problems;
  }

  get hasLink(): boolean {
    return this.#host.id !== '';
  }

  perform(action: PlayerAction, timeline: Timeline): void {
    const { ownerDocument, id, index } = this.#host;
    this.problem = undefined;
    if (action === 'play-on') this.#playOn();
    if (action === 'same-tiles') this.#playSameTiles(timeline);
    if (action === 'copy-line') void this.#copy(action, timeline.line);
    if (action === 'copy-link') void this.#copy(action, addressOf(ownerDocument.URL, id, index));
    if (action === 'download') {
      const { score } = timeline.step(timeline.length).position;
      downloadReplay(ownerDocument, `2048-${score}.txt`, timeline.line);
    }
    this.#host.requestUpdate();
  }

  fail(problem: PlayerTextName): void {
    this.problem = problem;
    this.#status.say(this.#texts.text(problem));
    this.#host.requestUpdate();
  }

  async #copy(action: PlayerAction, text: string): Promise<void> {
    if (await copyText(text)) {
      this.copied.show(action);
      this.#status.say(this.#texts.text('sentenceShared'));
    } else this.fail('sentenceNotCopied');
  }

  #playOn(): void {
    const { replay } = this.#host;
    const event = new PlayOnEvent({ replay, by: 'player' });
    this.#handOn(event, (game) => game.load?.(replay));
  }

  #playSameTiles(timeline: Timeline): void {
    const { position } = timeline.step(timeline.length);
    const { seed, rules, score } = position;
    const event = new SameTilesEvent({ seed, rules, score, by: 'player' });
    this.#handOn(event, (game) => game.newGame?.(sameTiles(position)));
  }

  /** To the listeners of an event, then to the element that `for` names. */
  #handOn(event: Event, take: (game: GameElement) => void): void {
    const host = this.#host;
    host.pause();
    if (!host.dispatchEvent(event) || !host.htmlFor) return;
    const root = host.getRootNode() as Document | ShadowRoot;
    // Checked for its method: it may come from another copy, or not be defined yet.
    const game: GameElement | null = root.getElementById(host.htmlFor);
    if (game?.load) {
      this.#problems.report('for', undefined);
      take(game);
      game.focus();
    } else {
      const id = JSON.stringify(host.htmlFor);
      this.#problems.report('for', `for must be the id of a <game-2048>, not ${id}`);
    }
  }
}

/** The options of a new game with the tiles of another one. If that goes on after a win, the element decides. */
function sameTiles({ seed, rules }: GameView): GameOptions {
  const { afterWin, ...others } = rules;
  return { seed, ...others, ...(afterWin === 'stop' && { afterWin }) };
}
