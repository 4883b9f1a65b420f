/** What became of a text that was to be shared. */
export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'failed';

/** What is shared. */
export interface Shared {
  text: string;
  /** An empty one is left out. */
  url: string;
}

/** Hands a text and a link to the system's dialog for sharing or, where there is none, to the clipboard. */
export async function shareText({ text, url }: Shared): Promise<ShareOutcome> {
  const { share, clipboard } = navigator as Partial<Pick<Navigator, 'share' | 'clipboard'>>;
  if (share) {
    try {
      await share.call(navigator, { text, ...(url && { url }) });
      return 'shared';
    } catch (error) {
      // The dialog was closed. Any other error, such as a policy that forbids it, leaves the clipboard.
      if ((error as Error).name === 'AbortError') return 'cancelled';
    }
  }
  try {
    if (!clipboard) return 'failed';
    await clipboard.writeText(withLink({ text, url }));
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** A text with its link. */
export function withLink({ text, url }: Shared): string {
  return url ? `${text} · ${url}` : text;
}

/**
 * The link to share.
 *
 * @param template an address in which `{replay}` stands for the replay; an empty one is the page's own
 */
export function linkToShare(
  template: string,
  replay: string,
  { URL: page, baseURI }: Document,
): string {
  const address = template.replaceAll('{replay}', replay);
  try {
    const { href, protocol } = new URL(address || page, baseURI);
    return /^https?:$/.test(protocol) ? href : '';
  } catch {
    return '';
  }
}
