/** What the reference has told so far, on any page: nothing is told twice. */

/** Fields by name and meaning, and the class, type or event that has them. */
const owners = new Map();

const keyOf = ({ name, description }) => `${name.replace('?', '')}: ${description}`;

/** Remembers the fields of a class, type or event. */
export function remember(owner, fields) {
  for (const field of fields) if (!owners.has(keyOf(field))) owners.set(keyOf(field), owner);
}

/** @returns who has told of this field, if anybody */
export const ownerOf = (field) => owners.get(keyOf(field));

/**
 * Takes out the sentences that several entries share.
 *
 * @returns `{ entries, shared }`: the entries without them, and each sentence with the names of its entries
 */
export function shareSentences(entries) {
  const sentences = ({ description }) => description.split(/(?<=\.) (?=[A-Z])/);
  const named = new Map();
  for (const entry of entries) {
    for (const one of sentences(entry)) named.set(one, [...(named.get(one) ?? []), entry.name]);
  }
  const shared = [...named].filter(([, names]) => names.length > 1);
  const isShared = (sentence) => named.get(sentence).length > 1;
  return {
    shared,
    entries: entries.map((entry) => {
      const own = sentences(entry).filter((one) => !isShared(one));
      return own.length > 0 ? { ...entry, description: own.join(' ') } : entry;
    }),
  };
}
