import { BoardElement, textOf } from './board-element.js';

/**
 * A board that is a field of a form: its value, its labels, `input` and `change`.
 */
export abstract class FormElement extends BoardElement {
  static formAssociated = true;

  #formValue = '';
  /** The value when `change` was last due. */
  #committed: string | undefined;
  /** Whether the page has been told of everything that the user has changed. */
  #isCommitted = true;
  /** Whether a fieldset around it, or the field itself, is disabled, as far as the browser has reported it. */
  #isDisabledByForm = false;

  constructor() {
    super();
    this.addEventListener('focusin', this.#onFocusIn);
    this.addEventListener('focusout', this.#onFocusOut);
  }

  /** The form that it belongs to; null outside of one. */
  get form(): HTMLFormElement | null {
    return this.internals.form ?? null;
  }

  /** The `<label>` elements that name it. */
  get labels(): NodeList {
    return this.internals.labels as NodeList;
  }

  /** The tag's name. */
  get type(): string {
    return this.localName;
  }

  /** The states of validity, as every field has them. */
  get validity(): ValidityState {
    return this.internals.validity as ValidityState;
  }

  /** What `setCustomValidity` has set; empty if the field is valid. */
  get validationMessage(): string {
    return this.internals.validationMessage ?? '';
  }

  /** Whether the form checks it: false while it is disabled. */
  get willValidate(): boolean {
    return this.internals.willValidate ?? false;
  }

  /** Fires `invalid` if the field is not valid. @returns {boolean} whether it is valid */
  checkValidity(): boolean {
    return this.internals.checkValidity?.() ?? true;
  }

  /** Like `checkValidity`, and shows the message to the user. @returns {boolean} whether it is valid */
  reportValidity(): boolean {
    return this.internals.reportValidity?.() ?? true;
  }

  /** Makes the field invalid with this message; an empty one makes it valid. */
  setCustomValidity(message: string): void {
    const flags = message ? { customError: true } : {};
    const anchor = this.shadowRoot?.getElementById('board') ?? undefined;
    this.internals.setValidity?.(flags, message, anchor);
  }

  /** @internal */
  formDisabledCallback(disabled: boolean): void {
    this.#isDisabledByForm = disabled;
    this.requestUpdate();
  }

  /** Fires an event in its turn among the others. */
  protected abstract emit(event: Event): void;

  /** Whether the field, or a fieldset around it, is disabled. Asking `:disabled` would cost more than a move. */
  protected get isDisabled(): boolean {
    return this.#isDisabledByForm || this.hasAttribute('disabled');
  }

  protected override findLabel(): string {
    return super.findLabel() || textOf(Array.from(this.internals.labels ?? []));
  }

  /** @returns whether it is another value */
  protected setFormValue(value: string): boolean {
    const isOther = value !== this.#formValue;
    this.#formValue = value;
    this.internals.setFormValue?.(value);
    return isOther;
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

  readonly #onFocusIn = (): void => {
    this.#committed = this.#formValue;
    if (this.findLabel() !== this.label) this.requestUpdate();
  };

  readonly #onFocusOut = ({ relatedTarget }: FocusEvent): void => {
    const staysInside = relatedTarget instanceof Node && this.contains(relatedTarget);
    if (!staysInside) this.emitChange();
  };
}
