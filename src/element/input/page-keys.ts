import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Direction } from '../../engine/index.js';
import type { Interaction } from '../../session/interaction.js';
import { firstOf } from './page-first.js';
// Few pages use keys or swipes of the page: one file has both.
export { PageSwipes } from './page-swipes.js';

type Host = ReactiveControllerHost & HTMLElement;
type ReadDirection = (event: KeyboardEvent) => Direction | undefined;

const boards = new Set<PageKeys>();

/**
 * Lets arrows and WASD move the tiles while the page has no use for them, since the focus is on nothing, a link or a
 * button. A key whose default a widget of the page has prevented is left to that widget.
 */
export class PageKeys implements ReactiveController {
  readonly host: Host;
  readonly #interaction: Interaction;
  readonly #readDirection: ReadDirection;

  constructor(host: Host, interaction: Interaction, readDirection: ReadDirection) {
    this.host = host;
    this.#interaction = interaction;
    this.#readDirection = readDirection;
    host.addController(this);
  }

  hostConnected(): void {
    if (!boards.size) addEventListener('keydown', giveToFirst);
    boards.add(this);
  }

  hostDisconnected(): void {
    boards.delete(this);
    if (!boards.size) removeEventListener('keydown', giveToFirst);
  }

  get isWanted(): boolean {
    return this.#interaction.settings.keys === 'page' && !this.#interaction.isDisabled;
  }

  handleKey(event: KeyboardEvent): void {
    const direction = this.#readDirection(event);
    if (direction && this.#interaction.act(direction, 'player', event.repeat))
      event.preventDefault();
  }
}

function giveToFirst(event: KeyboardEvent): void {
  if (event.defaultPrevented || !isFree(event)) return;
  firstOf(boards, event)?.handleKey(event);
}

/** False in a text field, a menu or a slider of the page, which use arrow keys themselves. */
function isFree(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof Element) || target.ownerDocument.designMode === 'on') return false;
  if (target instanceof HTMLElement && target.isContentEditable) return false;
  // A dialog keeps the focus for a moment after it was closed.
  return target.matches('html, body, a:not([role]), button:not([role]), dialog:not([open])');
}
