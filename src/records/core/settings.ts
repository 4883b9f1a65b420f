import {
  numberFrom,
  readAttributes,
  stringAttribute,
  type ValuesOf,
} from '../../session/attributes.js';

const MIN_LIMIT = 10;
export const MAX_LIMIT = 500;

const limits = `an integer from ${MIN_LIMIT} to ${MAX_LIMIT}`;
const limit = numberFrom(MIN_LIMIT, MAX_LIMIT, 200, limits, Number.isInteger);

export const attributes = { htmlFor: stringAttribute, storageKey: stringAttribute, limit };

export type RecordsSettings = Readonly<ValuesOf<typeof attributes>>;

/** @param read returns an attribute's value, or null where it is absent */
export function readSettings(
  read: (attribute: string) => string | null,
): ReturnType<typeof readAttributes<typeof attributes>> {
  return readAttributes(attributes, read);
}
