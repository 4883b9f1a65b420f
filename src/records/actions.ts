import type { ReactiveControllerHost } from 'lit';
import type { LiveRegion } from '../words/live-region.js';
import { joinSentences } from '../words/phrases.js';
import type { RecordsTextName } from '../words/records-texts.js';
import type { Cause } from '../session/events.js';
import {
  applyDifference,
  deleteGames,
  invertDifference,
  type Change,
  type Difference,
  type Edit,
} from './core/book.js';
import type { KeptGame } from './core/kept-game.js';
import type { LoadResult, RefusalKind, RefusedLine } from './core/load.js';
import type { RecordStore } from './core/record-store.js';
import { formatText, MAX_TEXT_SIZE } from './core/text.js';
import { TextLoader } from './core/text-loader.js';
import type { AllTexts } from './wording.js';

/** "5 games added." with its button "Undo". */
export interface Message {
  readonly sentence: string;
  /** "Line 9 is not a game.", for the first of the lines that were not added. */
  readonly refused: readonly string[];
  /** Undefined after an action that cannot be undone: there is no button. */
  readonly undo: Undo | undefined;
}

/** Takes an action back, in the store that it changed: another key may be shown by then. */
interface Undo {
  readonly store: RecordStore;
  readonly difference: Difference;
}

type Host = ReactiveControllerHost & HTMLElement & { readonly limit: number };

/** Refused lines that are named with their reasons. */
const namedRefusals = 5;

const refusalTexts = {
  'not-a-game': 'recordsRefusedLine',
  damaged: 'recordsDamagedLine',
  unfinished: 'recordsUnfinishedLine',
  time: 'recordsTimeLine',
  full: 'recordsFullLine',
} as const satisfies Record<RefusalKind, RecordsTextName>;

interface Stores {
  readonly shown: () => RecordStore;
  readonly whenReady: () => Promise<RecordStore>;
}

/** Milliseconds for which a file can be downloaded once the browser was told to. */
const downloadTime = 60_000;

/** The buttons of the record book. */
export class Actions {
  message: Message | undefined;
  #isStoring = false;
  readonly loader = new TextLoader(() => this.#host.requestUpdate());
  readonly #host: Host;
  readonly #stores: Stores;
  readonly #texts: AllTexts;
  readonly #liveRegion: LiveRegion;

  /** @param stores `shown` is the store that is shown; `whenReady` resolves to it once its games have come */
  constructor(host: Host, stores: Stores, texts: AllTexts, liveRegion: LiveRegion) {
    this.#host = host;
    this.#stores = stores;
    this.#texts = texts;
    this.#liveRegion = liveRegion;
    host.addEventListener('dragover', this.#onDrag);
    host.addEventListener('drop', this.#onDrag);
    host.addEventListener('paste', ({ clipboardData }) => {
      // A copied picture has no text.
      void this.loadForPlayer(clipboardData?.getData('text') || undefined);
    });
  }

  /** A deletion, or its undoing, is being stored: until then, the buttons for them do nothing. */
  get isStoring(): boolean {
    return this.#isStoring;
  }

  async delete(games: readonly KeptGame[]): Promise<void> {
    const store = this.#stores.shown();
    const change = await this.#store(store, deleteGames(games));
    // Undefined or empty where another press, or another tab, has deleted them.
    if (change?.removed.length) {
      const sentence = this.#texts.text('recordsDeleted', { count: change.removed.length });
      this.#show(sentence, { undo: { store, difference: invertDifference(change) } });
    }
    // The pressed button has gone with its game.
    if (change) this.#focusButton(this.message?.undo ? 'undo' : 'load');
  }

  async undo(): Promise<void> {
    const { undo } = this.message ?? {};
    if (!undo || !(await this.#store(undo.store, applyDifference(undo.difference)))) return;
    this.#show(this.#texts.text('recordsUndone'));
    this.#focusButton('load');
  }

  /** @returns (resolves to) undefined while another such edit is being stored */
  async #store(store: RecordStore, edit: Edit): Promise<Change | undefined> {
    if (this.#isStoring) return undefined;
    this.#isStoring = true;
    this.#host.requestUpdate();
    try {
      return await store.change(edit, 'player');
    } finally {
      this.#isStoring = false;
      this.#host.requestUpdate();
    }
  }

  /** Stops all loading. */
  cancel(): void {
    this.loader.cancel();
    // The pressed button goes with the progress.
    this.#focusButton('load');
  }

  download(): void {
    const file = new Blob([formatText(this.#stores.shown().games)], { type: 'text/plain' });
    const link = this.#host.ownerDocument.createElement('a');
    link.download = '2048-games.txt';
    link.href = URL.createObjectURL(file);
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), downloadTime);
  }

  chooseFile(): void {
    const input = this.#host.ownerDocument.createElement('input');
    input.type = 'file';
    input.addEventListener('change', () => this.#loadFile(input.files?.[0]));
    input.click();
  }

  /** Loads a text, or shows why it was refused. @param text undefined for what is no text, such as a picture */
  async loadForPlayer(text: Promise<string | undefined> | string | undefined): Promise<void> {
    try {
      await this.load(await text, 'player');
    } catch (error) {
      const isTooLong = error instanceof RangeError;
      this.#show(this.#texts.text(isTooLong ? 'recordsTooLong' : 'recordsNoText'));
    }
  }

  /** Loads a text, and shows what it added. @throws (rejects) TypeError for anything but text, RangeError for too much of it */
  async load(text: unknown, by: Cause): Promise<LoadResult> {
    const { limit } = this.#host;
    const whenReady = this.#stores.whenReady();
    const { result, change } = await this.loader.load(text, whenReady, limit, by);
    const store = await whenReady;
    const { added, doubles, refused } = result;
    const counted = (name: RecordsTextName, count: number): string =>
      count > 0 ? this.#texts.text(name, { count }) : '';
    const sentences = [
      counted('recordsAdded', added),
      counted('recordsDoubles', doubles),
      counted('recordsRefused', refused.length),
    ];
    const sentence = joinSentences(this.#texts, sentences);
    this.#show(sentence || this.#texts.text('recordsAdded', { count: 0 }), {
      refused: this.#nameRefused(refused),
      undo: added > 0 ? { store, difference: invertDifference(change) } : undefined,
    });
    return result;
  }

  readonly #onDrag = (event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop') this.#loadFile(event.dataTransfer.files[0]);
  };

  #loadFile(file: Blob | undefined): void {
    if (!file) return;
    if (file.size > MAX_TEXT_SIZE) this.#show(this.#texts.text('recordsTooLong'));
    else void this.loadForPlayer(readText(file));
  }

  #nameRefused(refused: readonly RefusedLine[]): string[] {
    const names = refused
      .slice(0, namedRefusals)
      .map(({ kind, line }) => this.#texts.text(refusalTexts[kind], { line }));
    const more = refused.length - names.length;
    return more > 0 ? [...names, this.#texts.text('recordsMore', { count: more })] : names;
  }

  #show(sentence: string, { refused = [], undo }: Partial<Message> = {}): void {
    this.message = { sentence, refused, undo };
    this.#liveRegion.say(joinSentences(this.#texts, [sentence, ...refused]));
    this.#host.requestUpdate();
  }

  #focusButton(name: string): void {
    void this.#host.updateComplete.then(() => {
      const button = this.#host.shadowRoot?.querySelector<HTMLElement>(`[part~='button-${name}']`);
      button?.focus();
    });
  }
}

/** Reads UTF-8. @returns undefined for anything else */
async function readText(file: Blob): Promise<string | undefined> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
