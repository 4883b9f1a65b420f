import type { ReactiveController, ReactiveControllerHost } from 'lit';

type FieldHost = ReactiveControllerHost & HTMLElement;

/** What a DOM without `ElementInternals`, such as jsdom's, leaves out. */
type LooseInternals = Partial<Omit<ElementInternals, 'states' | 'labels'>> & {
  readonly states?: CustomStateSet;
  readonly labels?: NodeList;
};

/** The element as a field of a form: its value, its labels, its custom states, `input` and `change`. */
export class FieldController implements ReactiveController {
  readonly internals: LooseInternals;
  readonly #host: FieldHost;
  readonly #emit: (event: Event) => void;
  #value = '';
  /** The value when `change` was last due. */
  #committed: string | undefined;
  /** Whether the field, or a fieldset around it, is disabled. */
  #disabled = false;

  /** @param emit fires an event in its turn */
  constructor(host: FieldHost, emit: (event: Event) => void) {
    this.#host = host;
    this.#emit = emit;
    host.addController(this);
    this.internals = (host.attachInternals as (() => ElementInternals) | undefined)
      ? host.attachInternals()
      : {};
  }

  hostConnected(): void {
    // Named by a label or `aria-label`, an element needs a role. jsdom's half of the internals fails at it.
    if (this.internals.setFormValue) this.internals.role = 'group';
    this.#host.addEventListener('focusin', this.#onFocusIn);
    this.#host.addEventListener('focusout', this.#onFocusOut);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('focusin', this.#onFocusIn);
    this.#host.removeEventListener('focusout', this.#onFocusOut);
  }

  get disabled(): boolean {
    return this.#disabled || this.#host.hasAttribute('disabled');
  }

  /** The browser reports it; asking on each move, by `:disabled`, would cost more than the move itself. */
  setDisabled(disabled: boolean): void {
    this.#disabled = disabled;
  }

  setValue(value: string): void {
    this.#value = value;
    this.internals.setFormValue?.(value);
  }

  setState(state: string, on: boolean): void {
    const { states } = this.internals;
    if (on) states?.add(state);
    else states?.delete(state);
  }

  /** The text of the labels, or of `aria-label`; empty if the page gives the element no name. */
  get label(): string {
    const given = this.#host.getAttribute('aria-label')?.trim();
    if (given) return given;
    const labels = Array.from(this.internals.labels ?? []);
    return labels
      .map((label) => label.textContent?.trim() ?? '')
      .filter(Boolean)
      .join(' ');
  }

  /** The user, or the computer, has changed the value. */
  input(): void {
    this.#committed ??= '';
    this.#emit(new Event('input', { bubbles: true, composed: true }));
  }

  /** What the user did is complete: the game has ended, or the focus is elsewhere. */
  change(): void {
    if (this.#committed === this.#value) return;
    this.#committed = this.#value;
    this.#emit(new Event('change', { bubbles: true }));
  }

  readonly #onFocusIn = (): void => {
    this.#committed = this.#value;
  };

  readonly #onFocusOut = ({ relatedTarget }: FocusEvent): void => {
    if (this.#committed !== undefined && relatedTarget !== this.#host) this.change();
  };
}
