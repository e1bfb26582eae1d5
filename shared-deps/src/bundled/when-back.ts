/**
 * Calls back when the visitor returns to the page: from another one or another app, or after sleep. Several
 * events may say so at once.
 */
export function whenBack(callback: () => void, signal?: AbortSignal): void {
  if (typeof document === 'undefined') return;
  const options = { signal } as AddEventListenerOptions;
  const look = (event: Event) => {
    const isFirst = 'persisted' in event && !event.persisted;
    if (!isFirst && !document.hidden) callback();
  };
  document.addEventListener('visibilitychange', look, options);
  addEventListener('pageshow', look, options);
}
