/** Whether a month has the day: `2026-02-30` is none, though some browsers take it for 2 March. */
export function isIsoDay(text: string): boolean {
  const midnight = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text);
}
