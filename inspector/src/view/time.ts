import { duration } from '../record/names';

/** How long ago something was, in whole seconds, minutes or hours. */
export function ago(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  if (seconds < 1) return 'now';
  if (seconds < 60) return `${seconds} s ago`;
  return seconds < 3600 ? `${Math.floor(seconds / 60)} min ago` : `${Math.floor(seconds / 3600)} h ago`;
}

/** A moment since the document was opened. */
export function clock(ms: number): string {
  return `${(ms / 1000).toFixed(3)} s`;
}

/** How much later something was than what is shown before it. */
export function later(ms: number): string {
  return `+${duration(Math.max(0, ms))}`;
}
