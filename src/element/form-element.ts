import { textOf } from '../board/accessible-name.js';
import { BoardElement } from '../board/board-element.js';

/** A board that is a field of a form: its value, its labels, `input` and `change`. */
export abstract class FormElement extends BoardElement {
  static formAssociated = true;

  #formValue = '';
  /** The value when `change` last fired, or when the focus arrived. */
  #committed: string | undefined;
  /** `change` has fired since the last `input`. */
  #isCommitted = true;
  /** As the browser reported last: a fieldset around the field may be disabled, too. */
  #isDisabledByForm = false;

  constructor() {
    super();
    this.addEventListener('focusin', this.#onFocusIn);
    this.addEventListener('focusout', this.#onFocusOut);
  }

  /** The form that the field belongs to; null if there is none. */
  get form(): HTMLFormElement | null {
    return this.internals.form ?? null;
  }

  /** The `<label>` elements of the field. */
  get labels(): NodeList {
    return this.internals.labels as NodeList;
  }

  /** The name of the tag. */
  get type(): string {
    return this.localName;
  }

  /** The states of validity, as for every form field. */
  get validity(): ValidityState {
    return this.internals.validity as ValidityState;
  }

  /** The message that `setCustomValidity` has set; empty if the field is valid. */
  get validationMessage(): string {
    return this.internals.validationMessage ?? '';
  }

  /** Whether the form validates the field; false while it is disabled. */
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

  /** Fires an event, after those in the queue. */
  protected abstract emit(event: Event): void;

  /** Also true in a disabled fieldset. Matching `:disabled` would cost more than a move. */
  protected get isDisabled(): boolean {
    return this.#isDisabledByForm || this.hasAttribute('disabled');
  }

  protected override findAccessibleName(): string {
    return super.findAccessibleName() || textOf(Array.from(this.internals.labels ?? []));
  }

  /** Sets the value. Unless a script has changed it, fires `input`, and `change` if no further change will follow. */
  protected changeValue(
    value: string,
    { isByScript, isComplete }: { isByScript: boolean; isComplete: boolean },
  ): void {
    const isOther = value !== this.#formValue;
    this.#formValue = value;
    this.internals.setFormValue?.(value);
    if (isByScript) return;
    if (isOther) {
      this.#isCommitted = false;
      this.emit(new Event('input', { bubbles: true, composed: true }));
    }
    if (isComplete) this.#commit();
  }

  #commit(): void {
    if (this.#isCommitted || this.#committed === this.#formValue) return;
    this.#committed = this.#formValue;
    this.#isCommitted = true;
    this.emit(new Event('change', { bubbles: true }));
  }

  readonly #onFocusIn = (): void => {
    this.#committed = this.#formValue;
    if (this.findAccessibleName() !== this.accessibleName) this.requestUpdate();
  };

  readonly #onFocusOut = ({ relatedTarget }: Event & Partial<FocusEvent>): void => {
    const staysInside = relatedTarget instanceof Node && this.contains(relatedTarget);
    if (!staysInside) this.#commit();
  };
}
