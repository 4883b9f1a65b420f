import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { readKey, type KeyCommand } from './keyboard.js';
import { isBehindModal, isKeyUsed, precedes } from './page-keys.js';

type KeyListenerHost = ReactiveControllerHost & HTMLElement;

/** Whether the keys of the whole page are wanted, and what they do. */
export interface KeyListenerModel {
  wantsPageKeys(): boolean;
  /** @returns whether the key was used; others are left to the page */
  handleKey(command: KeyCommand, repeated: boolean): boolean;
}

/** The elements of the page, in its order. */
const pagePlayers: KeyListener[] = [];

/** Reads the keys pressed on the board or, where wanted, anywhere in the page that nothing else uses them. */
export class KeyListener implements ReactiveController {
  readonly host: KeyListenerHost;
  readonly #model: KeyListenerModel;

  constructor(host: KeyListenerHost, model: KeyListenerModel) {
    this.host = host;
    this.#model = model;
    host.addController(this);
  }

  hostConnected(): void {
    if (!pagePlayers.length) addEventListener('keydown', handlePageKey);
    const later = pagePlayers.findIndex((other) => precedes(this.host, other.host));
    pagePlayers.splice(later < 0 ? pagePlayers.length : later, 0, this);
  }

  hostDisconnected(): void {
    pagePlayers.splice(pagePlayers.indexOf(this), 1);
    if (!pagePlayers.length) removeEventListener('keydown', handlePageKey);
  }

  /** A key on the board. */
  readonly onKeydown = (event: KeyboardEvent): void => {
    const command = event.defaultPrevented ? undefined : readKey(event);
    if (command && this.#model.handleKey(command, event.repeat)) event.preventDefault();
  };

  /** A key elsewhere in the page: the reading keys are the focused board's alone. */
  handlePageKey(event: KeyboardEvent): void {
    const command = readKey(event);
    if (command?.kind === 'move' && this.#model.handleKey(command, event.repeat)) {
      event.preventDefault();
    }
  }

  /** Whether the keys of the page are for this board: it is there to be played. */
  takesPageKeys(event: KeyboardEvent): boolean {
    // Where a DOM lays nothing out, everything counts as visible.
    const isVisible = (this.host.checkVisibility as (() => boolean) | undefined)?.call(this.host);
    return this.#model.wantsPageKeys() && isVisible !== false && !isBehindModal(this.host, event);
  }
}

/** A key that is pressed anywhere in the page is for the first board that takes it. */
function handlePageKey(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  const player = pagePlayers.find((one) => one.takesPageKeys(event));
  if (player && !isKeyUsed(event, player.host)) player.handlePageKey(event);
}
