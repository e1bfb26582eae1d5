/** Milliseconds since 1970 by a clock that is never set: for waits, and for how long something is fresh. */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}
