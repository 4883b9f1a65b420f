import { listKeys } from './wording/board-reader.js';
import { resultOf, tileName } from './wording/sentences.js';
import type { GameParts } from './parts.js';
import type { Card } from './view/controls.js';
import type { OverlayModel } from './view/overlay.js';
import type { StageModel } from './view/stage.js';
import type { ToolbarModel } from './view/toolbar.js';

/** What the bars around the board show. */
export function toolbarModel(parts: GameParts, autoplay: boolean): ToolbarModel {
  const { session, localizer, attributes, commands } = parts;
  const { game, best } = session;
  return {
    controls: attributes.settings.controls,
    arrowButtons: attributes.arrowButtons,
    figures: {
      score: localizer.number(game.score),
      best: localizer.number(best),
      moves: localizer.number(game.moves),
    },
    text: (name) => localizer.text(name),
    isDisabled: (command) => commands.isDisabled(command),
    autoplay,
    run: (command, event) => commands.run(command, event),
  };
}

/** What the card over the board shows. */
export function overlayModel(parts: GameParts, card: Card, buttons: ToolbarModel): OverlayModel {
  const { session, localizer, field } = parts;
  const { game } = session;
  const isEnd = card === 'won' || card === 'over';
  const won = isEnd && session.justWon;
  const text = titles[card];
  return {
    card,
    won,
    title: localizer.text(won ? 'won' : text.title),
    note: isEnd ? resultOf(localizer, game) : text.note ? localizer.text(text.note) : '',
    help: card === 'help' ? helpModel(parts) : undefined,
    // Those on a card always do something.
    buttons: { ...buttons, isDisabled: () => field.disabled },
  };
}

const titles = {
  won: { title: 'won', note: undefined },
  over: { title: 'over', note: undefined },
  askNewGame: { title: 'askNewGame', note: 'askNewGameNote' },
  askLeave: { title: 'askLeave', note: 'askLeaveNote' },
  unreadable: { title: 'unreadable', note: undefined },
  help: { title: 'helpTitle', note: undefined },
} as const;

function helpModel({ session, localizer, attributes, commands }: GameParts): OverlayModel['help'] {
  const { winTile } = session.game.rules;
  return {
    rule: localizer.text('helpRule', { winTile: tileName(winTile) }),
    swipe: localizer.text('helpSwipe'),
    keysTitle: localizer.text('helpKeys'),
    keys: listKeys(localizer),
    arrowsLabel: localizer.text('arrowButtons'),
    arrowButtons: attributes.arrowButtons,
    toggleArrows: () => commands.toggleArrows(),
  };
}

/**
 * What the board shows.
 *
 * @param label the name that the page gives the element
 * @param position what a server renders
 */
export function stageModel(
  parts: GameParts,
  label: string,
  position: StageModel['position'],
): Omit<StageModel, 'onBlur'> {
  const { session, localizer, field, cursor, keys, pointers, hinted } = parts;
  const { game } = session;
  const { columns, rows, board } = game;
  const name = localizer.text('board', { columns, rows });
  const { row, column, shown } = cursor;
  return {
    name: label ? `${label}: ${name}` : name,
    tableName: localizer.text('position'),
    instructions: localizer.text('instructions'),
    position,
    disabled: field.disabled,
    hinted,
    cursor: { row, shown, text: (shown && String(board[row]?.[column] || '')) || '–' },
    onKeydown: keys.onKeydown,
    onPointer: pointers,
  };
}
