/**
 * Hands a result to whatever the player shares with; where the browser has nothing for that, to the clipboard.
 *
 * @returns what happened, in words; empty where nothing is to be said
 */
export async function share(result: Required<Omit<ShareData, 'files'>>): Promise<string> {
  try {
    if (canShare(result)) {
      await navigator.share(result);
      return '';
    }
    await navigator.clipboard.writeText(`${result.text}\n${result.url}`);
    return 'Copied, with a link that plays the game back';
  } catch (error) {
    // The player has changed their mind.
    if (error instanceof DOMException && error.name === 'AbortError') return '';
    return 'Nothing could be shared; copy the line instead';
  }
}

/** Not every browser can, and none can on a page that is not served securely. */
function canShare(result: ShareData): boolean {
  return 'canShare' in navigator && navigator.canShare(result);
}
