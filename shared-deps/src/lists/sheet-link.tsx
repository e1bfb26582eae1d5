import { PageLink } from '@school/shared-deps';

import classes from './list-notice.module.css';
import { texts } from './texts';

/** Below circulars and events: both of this month on one sheet. */
export function SheetLink() {
  return (
    <p className={classes['sheet']}>
      <PageLink href="/NoticeSheet" className={classes['suggestion']}>
        {texts.monthSheet}
      </PageLink>
    </p>
  );
}
