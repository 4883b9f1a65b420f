import { attributeOf, defaultSettings, type Settings } from '../session/settings.js';

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

/** The properties that reflect attributes, and what else the element wants to know of. */
const properties = [
  ...Object.keys(defaultSettings),
  'tileImage',
  'autoplay',
  'storageKey',
  'name',
  'disabled',
];
const booleans: ReadonlySet<string> = new Set(['autoplay', 'disabled']);

export const observedAttributes: readonly string[] = [
  ...properties.map(attributeOf),
  'lang',
  'aria-label',
  'aria-labelledby',
];

/**
 * Gives a class its properties that reflect attributes. They are none of Lit's: the attributes hold their values, and what
 * a page sets before the element is defined is in force as soon as it is.
 */
export function defineReflections(prototype: ReflectingElement): void {
  for (const name of properties) {
    Object.defineProperty(prototype, name, reflect(name, booleans.has(name)));
  }
}

/**
 * The accessor of a property that reflects an attribute as HTML's own do: the attribute holds the value, and the property
 * reads what is in force.
 */
function reflect(name: string, isBoolean: boolean): PropertyDescriptor {
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
