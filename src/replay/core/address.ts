/**
 * `412` of `#best@412` in the element with the id `best`; undefined if an address names no place in it.
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

export function addressOf(page: string, id: string, index: number): string {
  return new URL(`#${encodeURIComponent(id)}@${index}`, page).href;
}
