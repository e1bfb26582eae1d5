/** `dismissed`: the visitor thought better of it. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed';

/**
 * Gives the address of the page to an app of the visitor's choice, or else to the clipboard. Rejects where
 * there is neither, as on a connection that is not secure.
 */
export async function shareAddress(url = location.href): Promise<ShareOutcome> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title: document.title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  await navigator.clipboard.writeText(url);
  return 'copied';
}
