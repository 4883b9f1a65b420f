import { attributeOf, type Settings } from '../session/settings.js';

/** An element whose properties reflect its attributes. */
export interface ReflectingElement extends HTMLElement {
  /** What the attributes ask for, as far as it is allowed. */
  readonly settings: Settings;
}

/** How a property is read. All are written alike: null and undefined remove the attribute. */
const readers: Readonly<Record<string, (element: ReflectingElement) => unknown>> = {
  size: ({ settings }) => settings.size,
  seed: (element) => element.getAttribute('seed'),
  winTile: ({ settings }) => settings.winTile,
  fourChance: ({ settings }) => settings.fourChance,
  startTiles: ({ settings }) => settings.startTiles,
  afterWin: ({ settings }) => settings.afterWin,
  controls: ({ settings }) => settings.controls.join(' ') || 'none',
  announcements: ({ settings }) => settings.announcements,
  swipe: ({ settings }) => settings.swipe,
  keys: ({ settings }) => settings.keys,
  autoplayDelay: ({ settings }) => settings.autoplayDelay,
};

/**
 * The accessor of a property that reflects an attribute as HTML's own do: the attribute holds the value, and the property
 * reads what is in force.
 */
export function reflect(name: string, isBoolean: boolean): PropertyDescriptor {
  const attribute = attributeOf(name);
  const read = readers[name] ?? ((element) => element.getAttribute(attribute) ?? '');
  return {
    configurable: true,
    enumerable: true,
    get(this: ReflectingElement): unknown {
      return isBoolean ? this.hasAttribute(attribute) : read(this);
    },
    set(this: ReflectingElement, value: unknown): void {
      if (isBoolean) this.toggleAttribute(attribute, Boolean(value));
      else if (value === null || value === undefined) this.removeAttribute(attribute);
      else this.setAttribute(attribute, String(value));
    },
  };
}

/** Lets properties that the page has set before the element was defined come into force: they hide the accessors. */
export function takeOverProperties(element: HTMLElement): void {
  const prototype: object = Object.getPrototypeOf(element) as object;
  for (const [name, value] of Object.entries(element)) {
    if (!isAccessor(prototype, name)) continue;
    Reflect.deleteProperty(element, name);
    // A property that can only be read keeps what it reads.
    Reflect.set(element, name, value);
  }
}

function isAccessor(prototype: object | null, name: string): boolean {
  if (prototype === null) return false;
  const own = Object.getOwnPropertyDescriptor(prototype, name);
  if (own) return own.get !== undefined;
  return isAccessor(Object.getPrototypeOf(prototype) as object | null, name);
}
