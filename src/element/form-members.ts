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
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  /** An empty message makes it valid. */
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
