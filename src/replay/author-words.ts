/** Milliseconds for a glance, and for each character; those of Chinese and Japanese say more. */
const glance = 1000;
const character = 60;
const dense = /[\u3040-\u30ff\u4e00-\u9fff]/g;

/** What the page says at a position, in the slot `at-N`; empty if nothing. */
export function wordsAt(element: Element, index: number): string {
  const words = Array.from(element.children).filter(({ slot }) => slot === `at-${index}`);
  return words.map(({ textContent }) => textContent.trim()).join(' ');
}

/** Milliseconds in which they can be read. */
export function readingTime(words: string): number {
  return words ? glance + character * words.replace(dense, '$&$&$&').length : 0;
}
