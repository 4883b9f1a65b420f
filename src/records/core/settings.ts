import { refuse } from '../../engine/internal.js';
import {
  readAttributes,
  stringAttribute,
  toNumber,
  type Attribute,
  type ValuesOf,
} from '../../session/attributes.js';

const limit: Attribute<number> = {
  default: 200,
  read(text, attribute) {
    const value = toNumber(text);
    const isAllowed = Number.isInteger(value) && Number(value) >= 10 && Number(value) <= 500;
    return isAllowed
      ? Number(value)
      : refuse(attribute, text, 'an integer from 10 to 500', 'string');
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
