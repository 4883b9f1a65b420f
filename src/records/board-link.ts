import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { onServer } from '../board/environment.js';
import type { ProblemReporter } from '../session/problems.js';
import type { FollowedBoard, Follower } from './core/follower.js';

export type Board = FollowedBoard & HTMLElement;

type Host = ReactiveControllerHost & HTMLElement & { readonly htmlFor: string };

/** What decides which board is found, and its storage key. */
const observed = { childList: true, subtree: true, attributeFilter: ['id', 'storage-key'] };

/**
 * Finds the board: the one that the page gives, or the one with the `id` of `for` in the same tree, whenever it comes.
 * The follower keeps its game when the page may be about to end.
 */
export class BoardLink implements ReactiveController {
  readonly #host: Host;
  readonly #follower: Follower;
  readonly #problems: ProblemReporter;
  #given: Board | null = null;
  #board: Board | undefined;
  #key: string | undefined;
  #listening = new AbortController();
  #observer: MutationObserver | undefined;

  constructor(host: Host, follower: Follower, problems: ProblemReporter) {
    this.#host = host;
    this.#follower = follower;
    this.#problems = problems;
    host.addController(this);
  }

  /** Undefined while there is none, or the element is not in a document. */
  get board(): Board | undefined {
    return this.#board;
  }

  /** Takes the place of `for`. */
  get given(): Board | null {
    return this.#given;
  }

  set given(board: Board | null) {
    this.#given = board;
    this.find();
  }

  hostConnected(): void {
    if (onServer) return;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const { keep } = this.#follower;
    const document = this.#host.ownerDocument;
    addEventListener('pagehide', keep, { signal });
    document.addEventListener('visibilitychange', keep, { signal });
    this.#observer = new MutationObserver(this.find);
    this.find();
  }

  hostDisconnected(): void {
    this.#listening.abort();
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.find();
  }

  /** Looks for the board again, and follows it. */
  readonly find = (): void => {
    const root = this.#host.getRootNode() as Document | ShadowRoot;
    const board = this.#observer ? (this.#given ?? this.#findNamed(root)) : undefined;
    for (const tree of [root, board?.getRootNode() ?? root]) {
      this.#observer?.observe(tree, observed);
    }
    if (board && !board.isConnected) this.#follower.keep();
    if (board !== this.#board) {
      this.#board = board;
      this.#follower.follow(board);
      if (board) void customElements.whenDefined(board.localName).then(this.find);
    } else if (board?.storageKey === this.#key) return;
    this.#key = board?.storageKey;
    this.#host.requestUpdate();
  };

  #findNamed(root: Document | ShadowRoot): Board | undefined {
    const { htmlFor } = this.#host;
    const element = htmlFor ? root.getElementById(htmlFor) : null;
    if (element && !mayBeGame(element)) {
      const id = JSON.stringify(htmlFor);
      this.#problems.report('for', `for must be the id of a <game-2048>, not ${id}`);
      return undefined;
    }
    this.#problems.clear('for');
    return element ?? undefined;
  }
}

/** Whether an element is a game, or may become one: its tag may be defined later. */
export function mayBeGame(value: object): value is Board {
  const { localName } = value as Partial<HTMLElement>;
  if (localName === undefined) return false;
  return 'startedAt' in value || (localName.includes('-') && !customElements.get(localName));
}
