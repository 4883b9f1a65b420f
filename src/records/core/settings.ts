import { refuse } from '../../engine/internal.js';
import {
  readAttributes,
  stringAttribute,
  toNumber,
  type Attribute,
  type ValuesOf,
} from '../../session/attributes.js';

const MIN_LIMIT = 10;
export const MAX_LIMIT = 500;

const limit: Attribute<number> = {
  default: 200,
  read(text, attribute) {
    const value = toNumber(text);
    const isInteger = typeof value === 'number' && Number.isInteger(value);
    if (isInteger && value >= MIN_LIMIT && value <= MAX_LIMIT) return value;
    return refuse(attribute, text, `an integer from ${MIN_LIMIT} to ${MAX_LIMIT}`, 'string');
  },
};

export const attributes = { htmlFor: stringAttribute, storageKey: stringAttribute, limit };

export type RecordsSettings = Readonly<ValuesOf<typeof attributes>>;

/** @param read returns an attribute's value, or null where it is absent */
export function readSettings(
  read: (attribute: string) => string | null,
): ReturnType<typeof readAttributes<typeof attributes>> {
  return readAttributes(attributes, read);
}
