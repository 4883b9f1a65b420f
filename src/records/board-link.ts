import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { onServer } from '../words/environment.js';
import type { ProblemReporter } from '../session/problems.js';
import type { FollowedBoard, Follower } from './core/follower.js';

export type GameElement = FollowedBoard & HTMLElement;

type Host = ReactiveControllerHost &
  HTMLElement & { readonly htmlFor: string; readonly storageKey: string };

/** Any of these changes may bring another board, or another storage key. */
const observerOptions = { childList: true, subtree: true, attributeFilter: ['id', 'storage-key'] };

/**
 * Finds the board of a record book and follows it: the board that the page has set, or the one with the `id` that `for`
 * names, whenever it comes. Games are also kept when the page may be about to end.
 */
export class BoardLink implements ReactiveController {
  readonly #host: Host;
  readonly #follower: Follower;
  readonly #problems: ProblemReporter;
  readonly #keyIsKnown: (key: string) => void;
  #setByPage: GameElement | null = null;
  #board: GameElement | undefined;
  /** That of the board, or of the last one. */
  #storageKey = '';
  #listening = new AbortController();
  #observer: MutationObserver | undefined;
  /** `for="board"`, where `board` is a `<div>`. */
  #isForWrong = false;
  /** Whether the element of `for` is waited for: while the document is parsed, and for scripts that then add elements. */
  #mayCome = true;
  /** Called once the key is known. */
  readonly #keyWaiters = new Set<() => void>();

  /** @param keyIsKnown called with the key whenever it may be another one */
  constructor(
    host: Host,
    follower: Follower,
    problems: ProblemReporter,
    keyIsKnown: (key: string) => void,
  ) {
    this.#host = host;
    this.#follower = follower;
    this.#problems = problems;
    this.#keyIsKnown = keyIsKnown;
    host.addController(this);
  }

  /** The board that is followed; undefined while the book is in no document. */
  get board(): GameElement | undefined {
    return this.#board;
  }

  /** Takes precedence over `for`. */
  get setByPage(): GameElement | null {
    return this.#setByPage;
  }

  set setByPage(board: GameElement | null) {
    this.#setByPage = board;
    this.find();
  }

  /**
   * The key of the games that are shown: the book's own, or its board's, the last one's while the book is in no document. Empty
   * without a board; undefined while that may still come.
   */
  get key(): string | undefined {
    const { htmlFor, storageKey } = this.#host;
    if (storageKey || onServer) return storageKey;
    const board = this.#board ?? this.#setByPage;
    if (board) return keyOf(board);
    if (!this.#isConnected) return this.#storageKey;
    const isExpected = htmlFor !== '' && !this.#isForWrong && this.#mayCome;
    return isExpected ? undefined : '';
  }

  /** Resolves once the key is known; for one that is not yet. */
  whenKeyIsKnown(): Promise<void> {
    return new Promise((resolve) => this.#keyWaiters.add(resolve));
  }

  hostConnected(): void {
    if (onServer) return;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const { update } = this.#follower;
    const document = this.#host.ownerDocument;
    // Runs before `stores.ts` stores its pending edits.
    addEventListener('pagehide', update, { signal, capture: true });
    document.addEventListener('visibilitychange', update, { signal });
    this.#observer = new MutationObserver(this.find);
    this.find();
    if (this.#mayCome) this.#endWaiting(document, signal);
  }

  hostDisconnected(): void {
    this.#listening.abort();
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#mayCome = true;
    this.find();
  }

  /** Looks for the board again, and follows the one that is there now. */
  readonly find = (): void => {
    const board = this.#isConnected ? this.#findAndObserve() : undefined;
    // A board that was removed may be dropped before it fires `won` or `game-over`.
    if (board && !board.isConnected) this.#follower.update();
    const isOther = board !== this.#board;
    const storageKey = board ? keyOf(board) : this.#storageKey;
    const hasOtherKey = storageKey !== this.#storageKey;
    this.#board = board;
    this.#storageKey = storageKey;
    if (isOther) this.#follow(board);
    if (isOther || hasOtherKey) this.#host.requestUpdate();
    const { key } = this;
    if (key === undefined) return;
    this.#keyIsKnown(key);
    for (const resolve of this.#keyWaiters) resolve();
    this.#keyWaiters.clear();
  };

  /** Waits no longer once the document is parsed, and the scripts that run then have added what they add at once. */
  #endWaiting(document: Document, signal: AbortSignal): void {
    const end = (): void => {
      setTimeout(() => {
        if (signal.aborted) return;
        this.#mayCome = false;
        this.#host.requestUpdate();
        this.find();
      });
    };
    if (document.readyState !== 'loading') end();
    else document.addEventListener('DOMContentLoaded', end, { signal });
  }

  get #isConnected(): boolean {
    return this.#observer !== undefined;
  }

  /** Observes the trees of the book and of the board, in which another board may come. */
  #findAndObserve(): GameElement | undefined {
    const root = this.#host.getRootNode() as Document | ShadowRoot;
    const board = this.#setByPage ?? this.#findByFor(root);
    this.#observer?.observe(root, observerOptions);
    if (board) this.#observer?.observe(board.getRootNode(), observerOptions);
    return board;
  }

  #follow(board: GameElement | undefined): void {
    this.#follower.follow(board);
    if (!board) return;
    void customElements.whenDefined(board.localName).then(() => {
      this.#host.requestUpdate();
      this.find();
    });
  }

  #findByFor(root: Document | ShadowRoot): GameElement | undefined {
    const { htmlFor } = this.#host;
    const element = htmlFor ? root.getElementById(htmlFor) : null;
    this.#isForWrong = element !== null && !mayBeGame(element);
    if (element && !mayBeGame(element)) {
      const id = JSON.stringify(htmlFor);
      this.#problems.report('for', `for must be the id of a <game-2048>, not ${id}`);
      return undefined;
    }
    this.#problems.clear('for');
    return element ?? undefined;
  }
}

/** The storage key of a board, also before its tag is defined. */
function keyOf(board: Partial<GameElement> & HTMLElement): string {
  return board.storageKey ?? board.getAttribute('storage-key') ?? '';
}

/** True for a `<game-2048>`, and for any tag that is not defined yet and may become one. */
export function mayBeGame(value: object): value is GameElement {
  const { localName } = value as Partial<HTMLElement>;
  if (localName === undefined) return false;
  return 'startedAt' in value || (localName.includes('-') && !customElements.get(localName));
}
