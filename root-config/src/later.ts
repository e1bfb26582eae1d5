import { watchNotice } from '@school/features/notice/browser';
import { keepPages } from '@school/features/offline/browser';
import { isSparing } from '@school/shared-deps/bundled';

import { workerAddress } from './worker-address';

/** Starts what can wait until the visitor reads or acts. */
export function start(): void {
  watchNotice();
  if (isSparing()) return;
  keepPages(workerAddress).catch(() => {
    // a visit without it is as good
  });
}
