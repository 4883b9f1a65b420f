import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { readKey, type KeyCommand } from './keyboard.js';

type KeyListenerHost = ReactiveControllerHost & HTMLElement;

/** Whether the keys of the whole page are wanted, and what they do. */
export interface KeyListenerModel {
  wantsPageKeys(): boolean;
  /** @returns whether the key was used; others are left to the page */
  handleKey(command: KeyCommand, repeated: boolean): boolean;
}

/** The elements of the page, in its order. */
const pagePlayers: KeyListener[] = [];

/** Elements that use arrows or letters themselves, or whose content does. */
const keyUsers = [
  'input',
  'textarea',
  'select',
  'audio',
  'video',
  'iframe',
  'embed',
  'object',
  '[contenteditable]:not([contenteditable="false"])',
  ...[
    'application',
    'combobox',
    'grid',
    'listbox',
    'menu',
    'menubar',
    'radiogroup',
    'scrollbar',
    'searchbox',
    'slider',
    'spinbutton',
    'tablist',
    'textbox',
    'toolbar',
    'tree',
    'treegrid',
  ].map((role) => `[role="${role}"]`),
].join();

/** Reads the keys pressed on the board or, where wanted, anywhere in the page that nothing else uses them. */
export class KeyListener implements ReactiveController {
  readonly #host: KeyListenerHost;
  readonly #model: KeyListenerModel;

  constructor(host: KeyListenerHost, model: KeyListenerModel) {
    this.#host = host;
    this.#model = model;
    host.addController(this);
  }

  hostConnected(): void {
    if (!pagePlayers.length) addEventListener('keydown', handlePageKey);
    const later = pagePlayers.findIndex((other) => this.#precedes(other));
    pagePlayers.splice(later < 0 ? pagePlayers.length : later, 0, this);
  }

  hostDisconnected(): void {
    pagePlayers.splice(pagePlayers.indexOf(this), 1);
    if (!pagePlayers.length) removeEventListener('keydown', handlePageKey);
  }

  #precedes(other: KeyListener): boolean {
    const position = this.#host.compareDocumentPosition(other.#host);
    return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  }

  /** A key on the board. */
  readonly onKeydown = (event: KeyboardEvent): void => {
    const command = event.defaultPrevented ? undefined : readKey(event);
    if (command && this.#model.handleKey(command, event.repeat)) event.preventDefault();
  };

  /** A key elsewhere in the page. @returns whether it is this board's */
  handlePageKey(event: KeyboardEvent): boolean {
    if (!this.#model.wantsPageKeys() || !this.#host.isConnected) return false;
    const command = readKey(event);
    // The reading keys are the focused board's alone.
    if (command?.kind === 'move' && this.#model.handleKey(command, event.repeat)) {
      event.preventDefault();
    }
    return true;
  }
}

function handlePageKey(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  for (const target of event.composedPath()) {
    if (target instanceof Element && target.matches(keyUsers)) return;
  }
  for (const player of pagePlayers) if (player.handlePageKey(event)) return;
}
