import { markNewest } from './newest/marks';
import { watchNotice } from './notice/watch-notice';

/** Starts what can wait until the visitor reads or acts. */
export function startLater(): void {
  watchNotice();
  markNewest().catch(() => {
    // without an answer nothing is marked
  });
}
