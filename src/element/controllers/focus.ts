import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { onServer } from '../../words/environment.js';

/** A card that was opened. An end screen opens by itself, so there the board keeps the focus. */
const openedCard = '[part~="overlay"]:not([data-kind="end"])';

type FocusHost = ReactiveControllerHost & HTMLElement;

/** Lets native focus reach the board, and keeps the focus in the element when the focused control disappears. */
export class FocusController implements ReactiveController {
  readonly #host: FocusHost;
  /** The element that had the focus before the current update. */
  #focused: Element | null = null;
  #hasAppliedAutofocus = false;
  /** The "New game" button, say, if it had the focus when the question was opened. */
  #opener: Element | null = null;
  #isCardOpen = false;
  #returnsToOpener = false;
  #tree: Node | undefined;
  #hidesAnswer = false;

  constructor(host: FocusHost) {
    this.#host = host;
    host.addController(this);
  }

  get isOnBoard(): boolean {
    return this.#host.shadowRoot?.activeElement?.id === 'board';
  }

  /** True on a page that hides the main answer of a card: Enter on the board must not choose it. A closed card counts as last drawn. */
  get hidesAnswer(): boolean {
    this.#lookForAnswer();
    return this.#hidesAnswer;
  }

  #lookForAnswer(): void {
    const answer = this.#host.shadowRoot?.querySelector('.message-bar button');
    if (answer) this.#hidesAnswer = !isVisible(answer);
  }

  /** Called when a card is closed without an answer: the button that opened it gets the focus back. */
  returnToOpener(): void {
    this.#returnsToOpener = true;
  }

  focusBoard(options?: FocusOptions): void {
    this.#board?.focus(options);
  }

  /**
   * `delegatesFocus` focuses the first focusable node, an empty span, and this passes the focus to the board. (With
   * `autofocus` on the board no span is needed, but it takes the focus whenever a page moves the element.)
   */
  readonly passOn = (): void => this.focusBoard({ preventScroll: true });

  hostConnected(): void {
    // `toggle` does not bubble, so the root listens in the capture phase.
    this.#tree = this.#host.getRootNode();
    this.#tree.addEventListener('toggle', this.#onToggle, true);
  }

  hostDisconnected(): void {
    this.#tree?.removeEventListener('toggle', this.#onToggle, true);
  }

  hostUpdate(): void {
    if (onServer) return;
    const { shadowRoot } = this.#host;
    // This update may close the card.
    this.#lookForAnswer();
    // On an end screen the focus may be in content of the page.
    this.#focused = shadowRoot?.activeElement ?? this.#host.querySelector(':scope > :focus-within');
  }

  hostUpdated(): void {
    if (!this.#hasAppliedAutofocus) this.#applyAutofocus();
    const focused = this.#focused;
    this.#focused = null;
    if (this.#followCard(focused) || !focused) return;
    if (this.isOnBoard || !isGone(focused)) return;
    if (!focused.closest('.film') || !this.#focusOpenerOfFilm()) {
      this.focusBoard({ preventScroll: true });
    }
  }

  /** Moves the focus into a card that was opened, and back when it is closed. @returns whether it did */
  #followCard(focused: Element | null): boolean {
    const card = this.#host.shadowRoot?.querySelector(openedCard);
    if (Boolean(card) === this.#isCardOpen) return false;
    this.#isCardOpen = Boolean(card);
    if (card) {
      this.#opener = focused;
      // The main answer; in the help, whose text comes first, the button that closes it.
      card.querySelector<HTMLElement>('.message-bar button')?.focus({ preventScroll: true });
      return true;
    }
    const opener = this.#returnsToOpener ? this.#opener : null;
    this.#opener = null;
    this.#returnsToOpener = false;
    const stays = !focused || (!isGone(focused) && !focused.closest('[part~="overlay"]'));
    if (!opener || stays || isGone(opener)) return false;
    (opener as HTMLElement).focus({ preventScroll: true });
    return true;
  }

  /** Scrolls back to the end screen, too. @returns whether its button is there */
  #focusOpenerOfFilm(): boolean {
    const opener = this.#host.shadowRoot?.querySelector<HTMLElement>('[part~="button-watch"]');
    opener?.focus();
    return this.#host.shadowRoot?.activeElement === opener;
  }

  get #board(): HTMLElement | null | undefined {
    return this.#host.shadowRoot?.querySelector<HTMLElement>('#board');
  }

  /** Browsers ignore the `autofocus` of a host that delegates focus: Firefox in popovers, Chromium in dialogs. */
  readonly #onToggle = ({ target, newState }: Event & { newState?: string }): void => {
    const opened = target as HTMLElement;
    if (newState !== 'open' || !this.#host.autofocus || !opened.contains(this.#host)) return;
    if (!opened.matches('dialog, [popover]')) return;
    const focused = opened.querySelector<HTMLElement>(':focus');
    if (!focused?.autofocus) this.focusBoard();
  };

  #applyAutofocus(): void {
    if (!this.#board) return;
    this.#hasAppliedAutofocus = true;
    const { ownerDocument, autofocus } = this.#host;
    const { activeElement, body } = ownerDocument;
    // The browser looks for `autofocus` once, while the page loads: the board may not have been there yet.
    // A dialog that was opened before takes the focus itself.
    const isDialog = activeElement?.matches('dialog') && activeElement.contains(this.#host);
    const isFree = !activeElement || activeElement === body || isDialog;
    if (autofocus && isFree && !ownerDocument.querySelector(':target')) this.focusBoard();
  }
}

function isGone(focused: Element): boolean {
  const gone = focused.slot ? !(focused as HTMLElement).assignedSlot : !focused.isConnected;
  return gone || focused.matches(':disabled') || !isVisible(focused);
}

/** True in jsdom and happy-dom, which have no `checkVisibility`. */
function isVisible(element: Partial<Pick<Element, 'checkVisibility'>>): boolean {
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}
