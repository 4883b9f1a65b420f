/** What every field of a form has; here by way of `ElementInternals`. */
export interface FormMembers {
  /** The form that the element belongs to. */
  readonly form: HTMLFormElement | null;
  /** The labels that name it. */
  readonly labels: NodeList;
  /** The tag name. */
  readonly type: string;
  /**
   * The replay. Setting it loads that game; the empty text, by which scripts clear forms, leaves the game as it is.
   *
   * @throws ReplayError for anything that is not a legal game
   */
  value: string;
  /** Whether a message is set by `setCustomValidity()`, as HTML fields tell it. */
  readonly validity: ValidityState;
  /** That message, or an empty text. */
  readonly validationMessage: string;
  /** False while the element is disabled. */
  readonly willValidate: boolean;
  /** Fires `invalid` if the element has a message. @returns {boolean} whether it has none */
  checkValidity(): boolean;
  /** The same, and the browser shows the message. @returns {boolean} whether there is none */
  reportValidity(): boolean;
  /** Sets the message that keeps the form from being sent; an empty one takes it away. */
  setCustomValidity(message: string): void;
}

const readable = ['form', 'labels', 'validity', 'validationMessage', 'willValidate'] as const;

/** Gives a class the members of a form field. A DOM without `ElementInternals` has no value for most of them. */
export function defineFormMembers<
  Element extends HTMLElement & { readonly replay: string; load(replay: string): void },
>(prototype: Element, internalsOf: (element: Element) => Partial<ElementInternals>): void {
  for (const name of readable) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return internalsOf(this)[name] ?? null;
      },
    });
  }
  Object.defineProperty(prototype, 'type', {
    configurable: true,
    enumerable: true,
    get(this: Element) {
      return this.localName;
    },
  });
  Object.defineProperty(prototype, 'value', {
    configurable: true,
    enumerable: true,
    get(this: Element) {
      return this.replay;
    },
    set(this: Element, replay: string) {
      if (replay !== '') this.load(replay);
    },
  });
  Object.assign(prototype, {
    checkValidity(this: Element): boolean {
      return internalsOf(this).checkValidity?.() ?? true;
    },
    reportValidity(this: Element): boolean {
      return internalsOf(this).reportValidity?.() ?? true;
    },
    setCustomValidity(this: Element, message: string): void {
      const flags = message ? { customError: true } : {};
      const anchor = this.shadowRoot?.getElementById('board') ?? undefined;
      internalsOf(this).setValidity?.(flags, message, anchor);
    },
  } satisfies ThisType<Element> & Partial<FormMembers>);
}
