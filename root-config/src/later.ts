import { isSparing } from '@school/shared-deps/bundled';

import { watchLinks } from './links-in-view';
import type { Navigation } from './navigation.machine';
import { watchNotice } from './notice/watch-notice';
import { keepPages } from './offline';

/** Starts what can wait until the visitor reads or acts. */
export function startLater(navigation: Navigation): void {
  watchNotice();
  if (isSparing()) return;
  watchLinks(navigation);
  keepPages().catch(() => {
    // a visit without it is as good
  });
}
