/** `dismissed`: the visitor thought better of it. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed';

/**
 * Gives the address of what is in view to an app of the visitor's choice; where there is no such way, to the
 * clipboard. Rejects where there is none of either, as on a connection that is not secure.
 */
export async function shareAddress(): Promise<ShareOutcome> {
  const url = location.href;
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
