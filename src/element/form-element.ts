import { adoptStyles, CSSResult, LitElement, type PropertyValues } from 'lit';

/** What a DOM without `ElementInternals`, such as jsdom's, leaves out. */
type LooseInternals = Partial<Omit<ElementInternals, 'states' | 'labels'>> & {
  readonly states?: CustomStateSet;
  readonly labels?: NodeList;
};

/**
 * A Lit element that is a field of a form: its value, its labels, its custom states, `input` and `change`. It may move
 * from one document to another, and replaces what a server rendered in its shadow tree.
 */
export abstract class FormElement extends LitElement {
  static formAssociated = true;
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };

  readonly #internals: LooseInternals;
  #formValue = '';
  #label = '';
  /** The value when `change` was last due. */
  #committed: string | undefined;
  /** Whether the page has been told of everything that the user has changed. */
  #isCommitted = true;
  /** Whether a fieldset around it, or the field itself, is disabled, as far as the browser has reported it. */
  #isDisabledByForm = false;

  constructor() {
    super();
    this.#internals = (this.attachInternals as (() => ElementInternals) | undefined)
      ? this.attachInternals()
      : {};
    this.addEventListener('focusin', this.#onFocusIn);
    this.addEventListener('focusout', this.#onFocusOut);
  }

  /** The form that it belongs to; null outside of one. */
  get form(): HTMLFormElement | null {
    return this.#internals.form ?? null;
  }

  /** The `<label>` elements that name it. */
  get labels(): NodeList {
    return this.#internals.labels as NodeList;
  }

  /** The tag's name. */
  get type(): string {
    return this.localName;
  }

  /** The states of validity, as every field has them. */
  get validity(): ValidityState {
    return this.#internals.validity as ValidityState;
  }

  /** What `setCustomValidity` has set; empty if the field is valid. */
  get validationMessage(): string {
    return this.#internals.validationMessage ?? '';
  }

  /** Whether the form checks it: false while it is disabled. */
  get willValidate(): boolean {
    return this.#internals.willValidate ?? false;
  }

  /** Fires `invalid` if the field is not valid. @returns {boolean} whether it is valid */
  checkValidity(): boolean {
    return this.#internals.checkValidity?.() ?? true;
  }

  /** Like `checkValidity`, and shows the message to the user. @returns {boolean} whether it is valid */
  reportValidity(): boolean {
    return this.#internals.reportValidity?.() ?? true;
  }

  /** Makes the field invalid with this message; an empty one makes it valid. */
  setCustomValidity(message: string): void {
    const flags = message ? { customError: true } : {};
    const anchor = this.shadowRoot?.getElementById('board') ?? undefined;
    this.#internals.setValidity?.(flags, message, anchor);
  }

  /** @internal */
  formDisabledCallback(disabled: boolean): void {
    this.#isDisabledByForm = disabled;
    this.requestUpdate();
  }

  override connectedCallback(): void {
    // Named by a label or `aria-label`, an element needs a role. jsdom's half of the internals fails at it.
    if (this.#internals.setFormValue) this.#internals.role = 'group';
    super.connectedCallback();
  }

  /**
   * Makes the style sheets again, which belong to one document.
   *
   * @internal
   */
  adoptedCallback(): void {
    if (this.shadowRoot) this.#adoptStyles(this.shadowRoot);
  }

  /** Fires an event in its turn among the others. */
  protected abstract emit(event: Event): void;

  /** Whether the field, or a fieldset around it, is disabled. Asking `:disabled` would cost more than a move. */
  protected get isDisabled(): boolean {
    return this.#isDisabledByForm || this.hasAttribute('disabled');
  }

  /** The name that the page gives the element, as of the last update; empty if it gives none. */
  protected get label(): string {
    return this.#label;
  }

  /** @returns whether it is another value */
  protected setFormValue(value: string): boolean {
    const isOther = value !== this.#formValue;
    this.#formValue = value;
    this.#internals.setFormValue?.(value);
    return isOther;
  }

  protected setState(state: string, on: boolean): void {
    const { states } = this.#internals;
    if (on) states?.add(state);
    else states?.delete(state);
  }

  /** Reports that the user, or the computer, has changed the value. */
  protected emitInput(): void {
    this.#isCommitted = false;
    this.emit(new Event('input', { bubbles: true, composed: true }));
  }

  /** Reports that what the user did is complete: the game has ended, or the focus is elsewhere. */
  protected emitChange(): void {
    if (this.#isCommitted || this.#committed === this.#formValue) return;
    this.#committed = this.#formValue;
    this.#isCommitted = true;
    this.emit(new Event('change', { bubbles: true }));
  }

  // Not Lit's: where its hydration support is loaded, that would keep a server's nodes, and expect the same from `render`.
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const { shadowRootOptions } = this.constructor as typeof FormElement;
    const root = this.shadowRoot ?? this.attachShadow(shadowRootOptions);
    root.replaceChildren();
    this.#adoptStyles(root);
    return root;
  }

  protected override willUpdate(_changed: PropertyValues): void {
    this.#label = this.#findLabel();
  }

  #adoptStyles(root: ShadowRoot): void {
    const { elementStyles } = this.constructor as typeof LitElement;
    const Sheet = this.ownerDocument.defaultView?.CSSStyleSheet;
    // jsdom's style sheets cannot be constructed, and need not be: it draws nothing.
    if (!Sheet || !('replaceSync' in Sheet.prototype)) return;
    if (this.ownerDocument === document) adoptStyles(root, elementStyles);
    else {
      root.adoptedStyleSheets = elementStyles.map((styles) => {
        const sheet = new Sheet();
        sheet.replaceSync(textOfStyles(styles));
        return sheet;
      });
    }
  }

  #findLabel(): string {
    const own = this.getAttribute('aria-label')?.trim() ?? '';
    return (
      textOf(this.#labelledBy) || own || textOf(Array.from(this.#internals.labels ?? []))
    );
  }

  get #labelledBy(): Node[] {
    const ids = this.getAttribute('aria-labelledby')?.split(/\s+/);
    if (!ids) return [];
    const root = this.getRootNode();
    const isTree = (node: Node): node is Document | ShadowRoot => 'getElementById' in node;
    if (!isTree(root)) return [];
    return ids.map((id) => root.getElementById(id)).filter((label) => label !== null);
  }

  readonly #onFocusIn = (): void => {
    this.#committed = this.#formValue;
    if (this.#findLabel() !== this.#label) this.requestUpdate();
  };

  readonly #onFocusOut = ({ relatedTarget }: FocusEvent): void => {
    const staysInside = relatedTarget instanceof Node && this.contains(relatedTarget);
    if (!staysInside) this.emitChange();
  };
}

function textOfStyles(styles: CSSResult | CSSStyleSheet): string {
  if (styles instanceof CSSResult) return styles.cssText;
  return Array.from(styles.cssRules, ({ cssText }) => cssText).join('');
}

function textOf(labels: readonly Node[]): string {
  return labels
    .map((label) => label.textContent?.trim() ?? '')
    .filter(Boolean)
    .join(' ');
}
