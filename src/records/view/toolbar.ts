import { html, nothing, type TemplateResult } from 'lit';
import { button } from '../../board/view/button.js';
import { icons } from '../../board/view/icons.js';
import type { BookModel } from './book-model.js';

/** "5 games added.", "The games are kept for this visit only." and the buttons for all games. */
export function toolbar(model: BookModel): TemplateResult {
  const note = noteOf(model);
  return html`${progressBar(model)} ${message(model)}
    <p part="note" ?hidden=${note === ''}>${note}</p>
    ${buttons(model)}`;
}

function buttons({ texts, games, actions }: BookModel): TemplateResult {
  const load = button({
    name: 'load',
    label: texts.text(games.length > 0 ? 'recordsLoad' : 'recordsLoadFile'),
    icon: icons.load,
    press: () => actions.chooseFile(),
  });
  const download = button({
    name: 'download',
    label: texts.text('download'),
    icon: icons.save,
    press: () => actions.download(),
  });
  const deleteAll = button({
    name: 'delete-all',
    label: texts.text('recordsDeleteAll', { count: games.length }),
    press: () => void actions.delete(games),
    isDisabled: actions.isStoring,
  });
  const hasGames = games.length > 0;
  return html`<div class="bar footer">
    ${hasGames ? download : nothing} ${load} ${hasGames ? deleteAll : nothing}
  </div>`;
}

/** Empty if there is nothing that could be lost. */
function noteOf({ texts, games, safety }: BookModel): string {
  if (safety === 'unread') return texts.text('recordsUnread');
  if (games.length === 0) return '';
  if (safety === 'unwritten') return texts.text('recordsNotStored');
  if (safety === 'visit') return texts.text('recordsVisit');
  return texts.text('recordsHereOnly', { count: games.length });
}

function progressBar({ texts, actions }: BookModel): TemplateResult | typeof nothing {
  const { loader } = actions;
  if (loader.progress === undefined) return nothing;
  const cancel = button({
    name: 'cancel',
    label: texts.text('cancel'),
    press: () => actions.cancel(),
  });
  return html`<div class="bar">
    <progress aria-label=${texts.text('recordsReading')} .value=${loader.progress}></progress>
    ${cancel}
  </div>`;
}

function message({ texts, actions }: BookModel): TemplateResult | typeof nothing {
  if (!actions.message) return nothing;
  const { sentence, refused, undo } = actions.message;
  const undoButton = button({
    name: 'undo',
    label: texts.text('undo'),
    press: () => void actions.undo(),
    isDisabled: actions.isStoring,
  });
  return html`<div part="message">
    <div>
      <p>${sentence}</p>
      ${refused.map((line) => html`<p class="refused">${line}</p>`)}
    </div>
    ${undo ? undoButton : nothing}
  </div>`;
}
