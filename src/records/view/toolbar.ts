import { html, nothing, type TemplateResult } from 'lit';
import { button } from '../../board/view/button.js';
import { icons } from '../../board/view/icons.js';
import type { BookModel } from './book-model.js';

/** Refused lines that are shown with their reasons. */
const shownRefusals = 5;

/** Buttons for all games, what was done last, and how safe the games are. */
export function toolbar(model: BookModel): TemplateResult {
  const note = noteOf(model);
  return html`${buttons(model)} ${progressBar(model)} ${message(model)}
    <p part="note" ?hidden=${note === ''}>${note}</p>`;
}

function buttons({ texts, games, actions }: BookModel): TemplateResult {
  const load = button({
    name: 'load',
    label: texts.text('recordsLoad'),
    icon: icons.load,
    press: () => actions.chooseFile(),
  });
  const paste = button({
    name: 'paste',
    label: texts.text('recordsPaste'),
    press: () => void actions.loadForPlayer(navigator.clipboard.readText().catch(() => undefined)),
  });
  const download = button({
    name: 'download',
    label: texts.text('download'),
    icon: icons.save,
    press: () => actions.download(),
  });
  const deleteAll = button({
    name: 'delete-all',
    label: texts.text('recordsDeleteAll'),
    press: () => actions.delete(games),
  });
  const hasGames = games.length > 0;
  return html`<div class="bar">
    ${hasGames ? download : nothing} ${load} ${canReadClipboard() ? paste : nothing}
    ${hasGames ? deleteAll : nothing}
  </div>`;
}

/** There is no `navigator` on a server, and no clipboard in an insecure context. */
function canReadClipboard(): boolean {
  const { navigator } = globalThis as { navigator?: Partial<Navigator> };
  return 'readText' in (navigator?.clipboard ?? {});
}

/** Empty if there is nothing that could be lost. */
function noteOf({ texts, games, isStored, problem }: BookModel): string {
  if (problem !== undefined) return texts.text('recordsNotStored');
  if (!isStored) return texts.text('recordsVisit');
  return games.length > 0 ? texts.text('recordsHereOnly', { count: games.length }) : '';
}

function progressBar({ texts, actions }: BookModel): TemplateResult | typeof nothing {
  const { loader } = actions;
  if (loader.progress === undefined) return nothing;
  const cancel = button({
    name: 'cancel',
    label: texts.text('cancel'),
    press: () => loader.cancel(),
  });
  return html`<div class="bar">
    <progress aria-label=${texts.text('recordsReading')} .value=${loader.progress}></progress>
    ${cancel}
  </div>`;
}

function message({ texts, actions }: BookModel): TemplateResult | typeof nothing {
  if (!actions.message) return nothing;
  const { sentence, undo, refused = [] } = actions.message;
  const hiddenRefusals = refused.length - shownRefusals;
  const undoButton = button({
    name: 'undo',
    label: texts.text('undo'),
    press: () => actions.undo(),
  });
  return html`<div part="message" class="bar">
    <span>${sentence}</span>
    ${undo ? undoButton : nothing}
    <ul class="refused" ?hidden=${refused.length === 0}>
      ${refused.slice(0, shownRefusals).map(
        ({ line, message: reason }) =>
          // The reason is in English, in a sentence that may run from right to left.
          html`<li>
            ${texts.text('recordsRefusedLine', { line, reason: `\u2068${reason}\u2069` })}
          </li>`,
      )}
      ${hiddenRefusals > 0 ? html`<li>${texts.text('recordsMore', { count: hiddenRefusals })}</li>` : nothing}
    </ul>
  </div>`;
}
