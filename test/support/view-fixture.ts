import { html, nothing, render, type TemplateResult } from 'lit';
import type { GameView } from '../../src/engine/index.js';
import { styles } from '../../src/element/styles/index.js';
import type { Texts } from '../../src/element/controllers/localizer.js';
import { english } from '../../src/element/locales/en.js';
import { BoardView, type ShownGame } from '../../src/element/view/board-view.js';
import type { Card } from '../../src/element/view/controls.js';
import { overlay, type OverlayModel } from '../../src/element/view/overlay.js';
import { stage, type StageModel } from '../../src/element/view/stage.js';
import {
  directionBar,
  footerBar,
  toolbar,
  type ToolbarModel,
} from '../../src/element/view/toolbar.js';
import { listKeys } from '../../src/element/wording/board-reader.js';
import type { ControlName } from '../../src/session/settings.js';

/** What the board is shown in, by the element's own templates. */
export interface Frame {
  dir?: string;
  width?: string;
  style?: string;
  /** Whether all controls are shown. */
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

/** Puts a board, with what belongs around it, into the page. */
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
  render(frameTemplate(game, frame), root);
  const view = new BoardView();
  view.attach(root, game);
  view.show(game);
  return { host, root, board: root.querySelector<HTMLElement>('#board')!, view };
}

const usual: readonly ControlName[] = ['score', 'best', 'new', 'undo', 'help'];
const most: readonly ControlName[] = [
  ...usual,
  ...(['hint', 'autoplay', 'directions', 'save', 'load', 'leave'] as const),
];

/** The texts as they are, nothing filled in. */
const texts: Texts = {
  code: 'en',
  text(name) {
    const text = english[name];
    return typeof text === 'string' ? text : text.other;
  },
  number: String,
};

function frameTemplate(game: ShownGame, frame: Frame): TemplateResult {
  const controls = toolbarModel(frame.controls ? most : usual);
  return html`<div
    class="game"
    lang="en"
    data-columns=${game.columns}
    data-rows=${game.rows}
    data-swipe="always"
  >
    ${toolbar(controls)}
    <div class="stage">
      ${stage(stageModel())}
      ${frame.card ? overlay(overlayModel(frame.card, controls)) : nothing}
    </div>
    ${directionBar(controls)} ${footerBar(controls)}
    <div role="status" class="hidden">Left, 8.</div>
  </div>`;
}

function toolbarModel(controls: readonly ControlName[]): ToolbarModel {
  return {
    controls,
    arrowButtons: false,
    figures: { score: '12,345', best: '123,456', moves: '1,024' },
    text: (name) => texts.text(name),
    isDisabled: () => false,
    autoplay: false,
    run: () => {},
  };
}

function stageModel(): StageModel {
  return {
    name: 'Board',
    tableName: 'Board',
    instructions: texts.text('instructions'),
    position: undefined,
    disabled: false,
    hinted: undefined,
    cursor: { row: 0, shown: false, text: '–' },
    onKeydown: () => {},
    onPointer: { handleEvent: () => {} },
    onBlur: () => {},
  };
}

function overlayModel(card: Card, buttons: ToolbarModel): OverlayModel {
  const won = card === 'won';
  const question = card === 'askNewGame' || card === 'askLeave';
  return {
    card,
    won,
    title: texts.text(card === 'help' ? 'helpTitle' : card),
    note:
      won || card === 'over'
        ? 'Score 20,048, 1,024 moves, highest tile 2048'
        : question
          ? texts.text(`${card}Note`)
          : '',
    help: card === 'help' ? helpModel() : undefined,
    buttons,
  };
}

function helpModel(): OverlayModel['help'] {
  return {
    rule: texts.text('helpRule').replace('{winTile}', '2048'),
    swipe: texts.text('helpSwipe'),
    keysTitle: texts.text('helpKeys'),
    keys: listKeys(texts),
    arrowsLabel: texts.text('arrowButtons'),
    arrowButtons: true,
    toggleArrows: () => {},
  };
}
