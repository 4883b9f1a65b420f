import { html, nothing, type TemplateResult } from 'lit';
import type { GameView } from '../../engine/index.js';
import { boardNodes, type BoardModel } from '../../board/view/board-nodes.js';
import { bestCell } from './end-card.js';
import { hintArrows } from './hint.js';
import { shows, type ViewContext } from './view-context.js';

/** How to play, on a first visit, in a row without tiles. Screen readers get it from the board's description. */
function howToPlay(context: ViewContext): TemplateResult | typeof nothing {
  const { texts, interaction } = context;
  const { swipe, keys } = interaction.settings;
  if (interaction.isDisabled || !shows(context, 'help') || !interaction.isFirstVisit)
    return nothing;
  if (lastEmptyRow(interaction.session.game) < 0) return nothing;
  const needsTap = swipe === 'focused';
  return html`<p class="pill" aria-hidden="true">
    <span class="by-key ${keys === 'board' ? 'focused' : ''}">${texts.text('pillKeys')}</span>
    ${keys === 'board' ? html`<span class="by-key unfocused">${texts.text('pillClick')}</span>` : nothing}
    ${
      swipe === 'never'
        ? nothing
        : html`<span class="by-touch ${needsTap ? 'focused' : ''}"
            >${texts.text('pillTouch')}</span
          >`
    }
    ${needsTap ? html`<span class="by-touch unfocused">${texts.text('pillTap')}</span>` : nothing}
  </p>`;
}

/** The lowest row without tiles; -1 if there is none. */
const lastEmptyRow = ({ board }: GameView): number =>
  board.findLastIndex((row) => row.every((value) => value === 0));

/** @param label the name that the page gives the element */
export function gameBoard(
  context: ViewContext,
  label: string,
  listeners: Pick<BoardModel, 'onKeydown' | 'onBlur'>,
): TemplateResult {
  const { texts, interaction } = context;
  const { game } = interaction.session;
  const { columns, rows } = game;
  const name = texts.text('board', { columns, rows });
  const { row, column, isShown } = interaction.cursor;
  const isNearTop = row < 2;
  const nodes = boardNodes({
    name: label ? `${label}: ${name}` : name,
    instructions: texts.text('instructions'),
    tableName: texts.text('position'),
    isDisabled: interaction.isDisabled,
    aboveTiles: html`${hintArrows(interaction.hint)}
      <div class="cursor ${isNearTop ? 'top' : ''}" aria-hidden="true" ?hidden=${!isShown}>
        <b>${(isShown && game.tileAt(column, row)) || '–'}</b>
      </div>`,
    ...listeners,
  });
  return html`${nodes} ${howToPlay(context)}`;
}

/** Puts the reading cursor on its cell, "how to play" in the lowest empty row, and the opening in the veil of an end screen, which gets more room for content of the page. */
export function placeOverBoard(root: ParentNode, { interaction }: ViewContext): void {
  const { game } = interaction.session;
  const { column, row, isShown } = interaction.cursor;
  const cursor = isShown && root.querySelector<HTMLElement>('.cursor');
  if (cursor) cursor.style.cssText = `--_column:${column};--_row:${row}`;
  const pill = root.querySelector<HTMLElement>('.pill');
  if (pill) pill.style.cssText = `--_row:${lastEmptyRow(game)}`;
  const veil = root.querySelector<HTMLElement>('[data-kind="end"]');
  const best = veil && bestCell(game);
  if (!best) return;
  veil.style.cssText = `--_column:${best.column};--_row:${best.row}`;
  const content = veil.querySelector('slot')?.assignedElements() ?? [];
  veil.classList.toggle('own', content.length > 0);
}
