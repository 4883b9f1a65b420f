import { attributeOf, type Attributes } from '../session/attributes.js';

/**
 * Gives a class the properties that reflect its attributes. Unlike a property of Lit, such a property holds no value of its
 * own, as in HTML: it writes the attribute, and reads the setting in force. Null and undefined remove the attribute.
 */
export function defineReflections<Reflecting extends HTMLElement>(
  prototype: Reflecting,
  table: Attributes,
  settingsOf: (element: Reflecting) => object,
): void {
  for (const [name, entry] of Object.entries(table)) {
    const attribute = attributeOf(name);
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Reflecting): unknown {
        const value: unknown = Reflect.get(settingsOf(this), name);
        return entry.toProperty ? entry.toProperty(value) : value;
      },
      set(this: Reflecting, value: unknown): void {
        if (typeof entry.default === 'boolean') this.toggleAttribute(attribute, Boolean(value));
        else if (value === null || value === undefined) this.removeAttribute(attribute);
        // eslint-disable-next-line @typescript-eslint/no-base-to-string -- as HTML does; a value that is not allowed is reported
        else this.setAttribute(attribute, String(value));
      },
    });
  }
}

/** Applies properties that the page set before the element was defined. As own properties they hide the accessors. */
export function upgradeProperties(element: HTMLElement): void {
  for (const [name, value] of Object.entries(element)) {
    if (!(name in (Object.getPrototypeOf(element) as object))) continue;
    Reflect.deleteProperty(element, name);
    // Does nothing to a read-only property, where an assignment would throw.
    Reflect.set(element, name, value);
  }
}
