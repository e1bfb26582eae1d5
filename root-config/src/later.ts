import { watchNotice } from '@school/features/notice/browser';
import { keepPages } from '@school/features/offline/browser';
import { isSparing } from '@school/shared-deps/bundled';

import { watchLinks } from './links-in-view';
import type { Navigation } from './navigation.machine';
import { workerAddress } from './worker-address';

/** Starts what can wait until the visitor reads or acts. */
export function startLater(navigation: Navigation): void {
  watchNotice();
  if (isSparing()) return;
  watchLinks(navigation);
  keepPages(workerAddress).catch(() => {
    // a visit without it is as good
  });
}
