import { attributeOf, defaultSettings, type Settings } from '../session/settings.js';

/** What a property reads from the settings in force. */
function settingOf(name: keyof Settings, settings: Settings): unknown {
  return name === 'controls' ? settings.controls.join(' ') || 'none' : settings[name];
}

function isSetting(name: string): name is keyof Settings {
  // A page reads the seed as it wrote it.
  return name in defaultSettings && name !== 'seed';
}

/**
 * The accessor of a property that reflects an attribute as HTML's own do: the attribute holds the value, and the property
 * reads what is in force. Null and undefined remove the attribute.
 *
 * @param settingsOf what an element's attributes ask for, as far as it is allowed
 */
export function reflect<Reflecting extends HTMLElement>(
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
