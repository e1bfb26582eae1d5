/** Whether the document shows an urgent notice, which nothing may cover by itself. */
export function hasUrgentNotice(): boolean {
  return (
    typeof document !== 'undefined' &&
    document.querySelector('.siteNotice[data-level="urgent"]:not([hidden])') !== null
  );
}
