import type { ReactiveControllerHost } from 'lit';
import { copyText, JustCopied } from '../board/input/clipboard.js';
import type { LiveRegion } from '../board/wording/live-region.js';
import { joinSentences } from '../board/wording/phrases.js';
import type { Cause } from '../session/events.js';
import { applyDifference, deleteRows, type Difference } from './core/book.js';
import type { LoadResult, RefusedLine } from './core/load.js';
import type { Row } from './core/row.js';
import { formatText, MAX_TEXT_SIZE } from './core/text.js';
import { TextLoader } from './core/text-loader.js';
import type { RecordStore } from './core/store.js';
import type { AllTexts } from './wording.js';

/** What was done last. */
export interface Message {
  readonly sentence: string;
  /** What `undo` would change. */
  readonly undo?: Difference | undefined;
  readonly refused?: readonly RefusedLine[];
}

type Host = ReactiveControllerHost & HTMLElement & { readonly limit: number };

/** What the player can do with the games. */
export class Actions {
  message: Message | undefined;
  readonly loader = new TextLoader(() => this.#host.requestUpdate());
  readonly #host: Host;
  readonly #store: () => RecordStore;
  readonly #texts: AllTexts;
  readonly #liveRegion: LiveRegion;
  readonly #copied = new JustCopied<Row>(() => this.#host.requestUpdate());

  constructor(host: Host, store: () => RecordStore, texts: AllTexts, liveRegion: LiveRegion) {
    this.#host = host;
    this.#store = store;
    this.#texts = texts;
    this.#liveRegion = liveRegion;
    host.addEventListener('dragover', this.#onDrag);
    host.addEventListener('drop', this.#onDrag);
    host.addEventListener('paste', ({ clipboardData }) => {
      void this.loadText(clipboardData?.getData('text'));
    });
  }

  /** The row whose line was just copied. */
  get copied(): Row | undefined {
    return this.#copied.button;
  }

  delete(rows: readonly Row[]): void {
    const undo = invert(this.#store().change(deleteRows(rows), 'player'));
    const sentence = this.#texts.text('recordsDeleted', { count: undo.added.length });
    // The button pressed may have gone with its row.
    this.#show({ sentence, undo }, 'undo');
  }

  undo(): void {
    const { undo } = this.message ?? {};
    if (!undo) return;
    this.#store().change(applyDifference(undo, this.#host.limit), 'player');
    this.#show({ sentence: this.#texts.text('recordsUndone') }, 'load');
  }

  async copy(row: Row): Promise<void> {
    if (await copyText(row.replay)) {
      this.#copied.show(row);
      this.#liveRegion.say(this.#texts.text('copied'));
    } else this.#show({ sentence: this.#texts.text('sentenceNotCopied') });
  }

  download(): void {
    const file = new Blob([formatText(this.#store().rows)], { type: 'text/plain' });
    const link = this.#host.ownerDocument.createElement('a');
    link.download = '2048-games.txt';
    link.href = URL.createObjectURL(file);
    link.click();
    // Once the browser has begun to read it.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }

  pick(): void {
    const input = this.#host.ownerDocument.createElement('input');
    input.type = 'file';
    input.addEventListener('change', () => void this.loadFile(input.files?.[0]));
    input.click();
  }

  async loadFile(file: Blob | undefined): Promise<void> {
    if (file) await this.loadText(file.size > MAX_TEXT_SIZE ? undefined : readText(file));
  }

  /** Loads a text for the player. @param text undefined if it is none */
  async loadText(text: Promise<string | undefined> | string | undefined): Promise<void> {
    try {
      await this.load(await text, 'player');
    } catch {
      this.#show({ sentence: this.#texts.text('recordsNoText') });
    }
  }

  /** @throws (rejects) TypeError, RangeError for what is no text of lines */
  async load(text: unknown, by: Cause): Promise<LoadResult> {
    const { limit } = this.#host;
    const { result, change } = await this.loader.load(text, this.#store(), limit, by);
    const { added, doubles, refused } = result;
    const sentence = joinSentences(this.#texts, [
      this.#texts.text('recordsAdded', { count: added }),
      doubles ? this.#texts.text('recordsDoubles', { count: doubles }) : '',
      refused.length ? this.#texts.text('recordsRefused', { count: refused.length }) : '',
    ]);
    this.#show({ sentence, undo: added ? invert(change) : undefined, refused });
    return result;
  }

  readonly #onDrag = (event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop') void this.loadFile(event.dataTransfer.files[0]);
  };

  /** @param focused the button that gets the focus */
  #show(message: Message, focused?: string): void {
    this.message = message;
    this.#liveRegion.say(message.sentence);
    this.#host.requestUpdate();
    if (!focused) return;
    void this.#host.updateComplete.then(() =>
      this.#host.shadowRoot?.querySelector<HTMLElement>(`[part~='button-${focused}']`)?.focus(),
    );
  }
}

function invert({ added, removed }: Difference): Difference {
  return { added: removed, removed: added };
}

/** Reads UTF-8, or what PowerShell writes. @returns undefined for anything else */
async function readText(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
