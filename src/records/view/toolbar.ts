import { html, nothing, type TemplateResult } from 'lit';
import { button } from '../../board/view/button.js';
import { icons } from '../../board/view/icons.js';
import type { BookView } from './book-view.js';

/** Refused lines that are named. */
const fewLines = 5;

/** What can be done with all games, what was done last, and how safe they are. */
export function toolbar(view: BookView): TemplateResult {
  const { texts, rows, actions } = view;
  const hasClipboard =
    'readText' in ((globalThis.navigator as Partial<Navigator> | undefined)?.clipboard ?? {});
  const paste = (): void => void actions.loadText(navigator.clipboard.readText().catch(() => ''));
  const [download, load] = [() => actions.download(), () => actions.pick()];
  const deleteAll = (): void => actions.delete(rows);
  const [count, note] = [rows.length, noteOf(view)];
  return html`<div class="bar">
      ${count ? button({ name: 'download', label: texts.text('download'), icon: icons.save, press: download }) : nothing}
      ${button({ name: 'load', label: texts.text('recordsLoad'), icon: icons.load, press: load })}
      ${hasClipboard ? button({ name: 'paste', label: texts.text('recordsPaste'), press: paste }) : nothing}
      ${count ? button({ name: 'delete-all', label: texts.text('recordsDeleteAll'), press: deleteAll }) : nothing}
    </div>
    ${progress(view)} ${message(view)}
    <p part="note" ?hidden=${!note}>${note}</p>`;
}

/** Empty if there is nothing that could be lost. */
function noteOf({ texts, rows, isStored, problem }: BookView): string {
  if (problem !== undefined) return texts.text('recordsNotStored');
  if (!isStored) return texts.text('recordsVisit');
  return rows.length ? texts.text('recordsHereOnly', { count: rows.length }) : '';
}

function progress({ texts, actions }: BookView): TemplateResult | typeof nothing {
  const { loader } = actions;
  if (loader.progress === undefined) return nothing;
  return html`<div class="bar">
    <progress aria-label=${texts.text('recordsReading')} .value=${loader.progress}></progress>
    ${button({ name: 'cancel', label: texts.text('cancel'), press: () => loader.cancel() })}
  </div>`;
}

function message({ texts, actions }: BookView): TemplateResult | typeof nothing {
  if (!actions.message) return nothing;
  const { sentence, undo, refused = [] } = actions.message;
  const more = refused.length - fewLines;
  return html`<div part="message" class="bar">
    <span>${sentence}</span>
    ${undo ? button({ name: 'undo', label: texts.text('undo'), press: () => actions.undo() }) : nothing}
    <ul class="refused" ?hidden=${refused.length === 0}>
      ${refused
        .slice(0, fewLines)
        .map(
          ({ line, message: reason }) =>
            html`<li>
              ${texts.text('recordsRefusedLine', { line, reason: `\u2068${reason}\u2069` })}
            </li>`,
        )}
      ${more > 0 ? html`<li>${texts.text('recordsMore', { count: more })}</li>` : nothing}
    </ul>
  </div>`;
}
