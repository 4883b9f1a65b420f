import { attributeOf, defaultSettings, type Settings } from '../session/settings.js';

/** What a property reads from the settings in force. */
function settingOf(name: keyof Settings, settings: Settings): unknown {
  return name === 'controls' ? settings.controls.join(' ') || 'none' : settings[name];
}

function isSetting(name: string): name is keyof Settings {
  // The seed reads back as the page wrote it.
  return name in defaultSettings && name !== 'seed';
}

/** The properties that reflect attributes. */
const properties = [
  ...Object.keys(defaultSettings),
  'tileImage',
  'tileLabels',
  'shareUrl',
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
 * Gives a class its properties that reflect attributes. They are not Lit's: the attributes hold their values, and what
 * a page sets before the element is defined applies as soon as it is.
 *
 * @param settingsOf returns the settings in force of an element
 */
export function defineReflections<Reflecting extends HTMLElement>(
  prototype: Reflecting,
  settingsOf: (element: Reflecting) => Settings,
): void {
  for (const name of properties) {
    Object.defineProperty(prototype, name, reflect(name, booleans.has(name), settingsOf));
  }
}

/**
 * The accessor of a property that reflects an attribute as HTML's own do: the attribute holds the value, and the property
 * reads what is in force. Null and undefined remove the attribute.
 */
function reflect<Reflecting extends HTMLElement>(
  name: string,
  isBoolean: boolean,
  settingsOf: (element: Reflecting) => Settings,
): PropertyDescriptor & ThisType<Reflecting> {
  const attribute = attributeOf(name);
  return {
    configurable: true,
    enumerable: true,
    get(this: Reflecting): unknown {
      if (isBoolean) return this.hasAttribute(attribute);
      if (isSetting(name)) return settingOf(name, settingsOf(this));
      return this.getAttribute(attribute) ?? (name === 'seed' ? null : '');
    },
    set(this: Reflecting, value: unknown): void {
      if (isBoolean) this.toggleAttribute(attribute, Boolean(value));
      else if (value === null || value === undefined) this.removeAttribute(attribute);
      // eslint-disable-next-line @typescript-eslint/no-base-to-string -- as HTML does; what it is not, the report names
      else this.setAttribute(attribute, String(value));
    },
  };
}

/** Applies properties that the page set before the element was defined: they hide the accessors. */
export function takeOverProperties(element: HTMLElement): void {
  const prototype: object = Object.getPrototypeOf(element) as object;
  for (const [name, value] of Object.entries(element)) {
    if (!isAccessor(prototype, name)) continue;
    Reflect.deleteProperty(element, name);
    // A read-only property keeps its value.
    Reflect.set(element, name, value);
  }
}

function isAccessor(prototype: object | null, name: string): boolean {
  if (prototype === null) return false;
  const own = Object.getOwnPropertyDescriptor(prototype, name);
  if (own) return own.get !== undefined;
  return isAccessor(Object.getPrototypeOf(prototype) as object | null, name);
}
