/**
 * The place that a page's address names in an element: `412` of `#best@412` in the one with the id `best`; undefined if it
 * names none.
 *
 * @param hash the address from its `#` on
 */
export function placeInAddress(hash: string, id: string): string | undefined {
  let text: string;
  try {
    text = decodeURIComponent(hash);
  } catch {
    // Anyone can write an address.
    return undefined;
  }
  const start = `#${id}@`;
  return id && text.startsWith(start) ? text.slice(start.length) : undefined;
}

/** The address of a position. */
export function addressOf(page: string, id: string, index: number): string {
  return new URL(`#${encodeURIComponent(id)}@${index}`, page).href;
}
