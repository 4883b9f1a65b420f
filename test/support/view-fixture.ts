import { html, nothing, render, type TemplateResult } from 'lit';
import type { GameView } from '../../src/engine/index.js';
import { styles } from '../../src/element/styles/index.js';
import { Language } from '../../src/words/texts.js';
import { english } from '../../src/words/locales/en.js';
import { gameBoard, placeOverBoard } from '../../src/element/view/game-board.js';
import { BoardView, type ShownGame } from '../../src/board/view/board-view.js';
import { overlay } from '../../src/element/view/overlay.js';
import type { ScoreGain } from '../../src/element/view/score-gain.js';
import type { ViewContext } from '../../src/element/view/view-context.js';
import { directionBar, footerBar, toolbar } from '../../src/element/view/toolbar.js';
import type { Card } from '../../src/session/cards.js';
import { Interaction, type InteractionHost } from '../../src/session/interaction.js';
import type { ControlName } from '../../src/session/settings.js';
import { Game } from '../../src/engine/index.js';
import { RecordingHost } from './keeper-host.js';

/** What is around a board: its box, controls and card. */
export interface Frame {
  dir?: string;
  width?: string;
  style?: string;
  /** Whether more than the default controls are shown. */
  controls?: boolean;
  card?: Card;
}

export interface Scene {
  host: HTMLElement;
  root: ShadowRoot;
  board: HTMLElement;
  view: BoardView;
}

/** A position as a game that the view can show. */
export function gameOf(board: readonly (readonly number[])[]): ShownGame {
  const values = board.flat();
  return {
    board: board.map((row) => [...row]),
    columns: board[0]?.length ?? 0,
    rows: board.length,
    maxTile: Math.max(...values),
  } satisfies Partial<GameView>;
}

/** Puts a board with its frame into the page. */
export function show(game: ShownGame, frame: Frame = {}, parent: Element = document.body): Scene {
  const host = document.createElement('div');
  host.className = 'scene';
  host.dir = frame.dir ?? '';
  host.style.cssText = `${frame.width ? `width:${frame.width};` : ''}${frame.style ?? ''}`;
  parent.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles.cssText);
  root.adoptedStyleSheets = [sheet];
  const context = contextOf(game, frame.controls ? manyControls : usualControls);
  render(frameTemplate(game, frame, context), root);
  placeOverBoard(root, context);
  const view = new BoardView((task) => task());
  view.attach(root, game);
  view.show(game);
  return { host, root, board: root.querySelector<HTMLElement>('#board')!, view };
}

/** Milliseconds until an animation has arrived; then it holds still until its end. */
export function arrivalOf({ effect }: Animation): number {
  const { delay, duration } = effect!.getTiming();
  const { computedOffset } = (effect as KeyframeEffect).getKeyframes().at(-2)!;
  return Math.round(delay! + computedOffset * (duration as number));
}

const usualControls: readonly ControlName[] = ['score', 'best', 'new', 'undo', 'help'];
const manyControls: readonly ControlName[] = [
  ...usualControls,
  ...(['hint', 'autoplay', 'directions', 'save', 'load', 'give-up'] as const),
];

/** A move to the left slides and merges tiles in three rows. */
export const merging = [
  [0, 0, 0, 2],
  [0, 4, 0, 4],
  [2, 2, 8, 0],
  [16, 0, 16, 32],
];

/** What a gain shows: points as they are. */
export const gainTexts: ConstructorParameters<typeof ScoreGain>[0] = {
  number: (points) => `+${points}`,
};

const ignore = () => undefined;
const page: InteractionHost = {
  isDisabled: () => false,
  showAutoplay: ignore,
  tell: ignore,
  requestUpdate: ignore,
  hint: ignore,
  save: ignore,
  load: ignore,
  share: ignore,
  copy: ignore,
  watch: ignore,
};

/** What the element's templates show: this game, at a score of several digits. */
function contextOf(game: ShownGame, controls: readonly ControlName[]): ViewContext {
  const { keeper } = new RecordingHost({ controls: controls.join(' ') });
  keeper.start(new Game({ board: game.board, score: 12345, seed: 'view' }));
  keeper.sync().countBest(123456);
  return {
    texts: new Language('en', english),
    interaction: new Interaction(keeper, page),
    sharing: ignore,
    press: ignore,
  };
}

function frameTemplate(game: ShownGame, frame: Frame, screen: ViewContext): TemplateResult {
  return html`<div
    class="game"
    lang="en"
    data-columns=${game.columns}
    data-rows=${game.rows}
    data-swipe="always"
  >
    ${toolbar(screen)}
    <div class="stage">
      ${gameBoard(screen, '', { onKeydown: () => undefined })}
      ${frame.card ? overlay(screen, frame.card) : nothing}
    </div>
    ${directionBar(screen)} ${footerBar(screen)}
    <div class="hidden"><div role="status">Left, 8.</div></div>
  </div>`;
}
