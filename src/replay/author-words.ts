/** Milliseconds for a glance. */
const glance = 1000;

/** Milliseconds for each character. */
const perCharacter = 60;

/** Characters of Chinese and Japanese, each of which says as much as three others. */
const dense = /[\u3040-\u30ff\u4e00-\u9fff]/g;

/** @returns what the page says at a position, in the slot `at-N`; empty if nothing */
export function wordsAt(element: Element, index: number): string {
  const nodes = Array.from(element.children).filter(({ slot }) => slot === `at-${index}`);
  return nodes.map(({ textContent }) => textContent.trim()).join(' ');
}

/** @returns the milliseconds in which these words can be read; 0 for none */
export function readingTime(words: string): number {
  return words ? glance + perCharacter * words.replace(dense, '$&$&$&').length : 0;
}
