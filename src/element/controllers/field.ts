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
  #label = '';
  /** The value when `change` was last due. */
  #committed: string | undefined;
  /** Whether the page has been told of all that the user has changed. */
  #isCommitted = true;
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

  hostUpdate(): void {
    this.#label = this.#findLabel();
  }

  get disabled(): boolean {
    return this.#disabled || this.#host.hasAttribute('disabled');
  }

  /** The browser reports it; asking on each move, by `:disabled`, would cost more than the move itself. */
  setDisabled(disabled: boolean): void {
    this.#disabled = disabled;
  }

  /** @returns whether it is another value */
  setValue(value: string): boolean {
    const isOther = value !== this.#value;
    this.#value = value;
    this.internals.setFormValue?.(value);
    return isOther;
  }

  setState(state: string, on: boolean): void {
    const { states } = this.internals;
    if (on) states?.add(state);
    else states?.delete(state);
  }

  /** The name that the page gives the element, as of the last update; empty if it gives none. */
  get label(): string {
    return this.#label;
  }

  /** The name that stands on the element itself: all that a server knows. */
  get ownLabel(): string {
    return this.#host.getAttribute('aria-label')?.trim() ?? '';
  }

  #findLabel(): string {
    const given = textOf(this.#labelledBy) || this.ownLabel;
    return given || textOf(Array.from(this.internals.labels ?? []));
  }

  get #labelledBy(): Node[] {
    const ids = this.#host.getAttribute('aria-labelledby')?.split(/\s+/);
    if (!ids) return [];
    const root = this.#host.getRootNode();
    const isTree = (node: Node): node is Document | ShadowRoot => 'getElementById' in node;
    if (!isTree(root)) return [];
    return ids.map((id) => root.getElementById(id)).filter((label) => label !== null);
  }

  /** The user, or the computer, has changed the value. */
  input(): void {
    this.#isCommitted = false;
    this.#emit(new Event('input', { bubbles: true, composed: true }));
  }

  /** What the user did is complete: the game has ended, or the focus is elsewhere. */
  change(): void {
    if (this.#isCommitted || this.#committed === this.#value) return;
    this.#committed = this.#value;
    this.#isCommitted = true;
    this.#emit(new Event('change', { bubbles: true }));
  }

  readonly #onFocusIn = (): void => {
    this.#committed = this.#value;
    if (this.#findLabel() !== this.#label) this.#host.requestUpdate();
  };

  readonly #onFocusOut = ({ relatedTarget }: FocusEvent): void => {
    const staysInside = relatedTarget instanceof Node && this.#host.contains(relatedTarget);
    if (!staysInside) this.change();
  };
}

function textOf(labels: readonly Node[]): string {
  return labels
    .map((label) => label.textContent?.trim() ?? '')
    .filter(Boolean)
    .join(' ');
}
