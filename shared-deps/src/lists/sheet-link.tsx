import { PageLink } from '@school/shared-deps';

import classes from './list-notice.module.css';

/** Below circulars and events: both of this month on one sheet. */
export function SheetLink() {
  return (
    <p className={classes['sheet']}>
      <PageLink href="/NoticeSheet" className={classes['way']}>
        This month on one sheet, for the notice board
      </PageLink>
    </p>
  );
}
