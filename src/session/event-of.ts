/** The base class of one type of event. All bubble, out of the shadow tree too. */
export function eventOf<Detail>(
  type: string,
  cancelable = false,
): new (detail: Detail) => CustomEvent<Detail> {
  return class extends CustomEvent<Detail> {
    constructor(detail: Detail) {
      super(type, { bubbles: true, composed: true, cancelable, detail });
    }
  };
}
