/** The outcome of sharing a text. */
export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'failed';

/** What is shared. */
export interface Shared {
  text: string;
  /** If it is empty, only the text is shared. */
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
      // The player closed the dialog. After any other error, such as a policy that forbids it, the clipboard is tried.
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
 * @param template a URL in which `{replay}` is replaced by the replay; if it is empty, the page's own
 * @returns an empty text for anything but HTTP or HTTPS
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
