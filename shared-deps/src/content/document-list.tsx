import { type DocumentLink, fileUrl, Icon, OuterLink } from '@school/shared-deps';
import { fileKind } from '@school/shared-deps/bundled';

import classes from './documents.module.css';

/** Papers of the school, one below the other; each opens in a new tab. */
export function DocumentList({ items }: { items: readonly DocumentLink[] }) {
  return (
    <ul className={classes['list']}>
      {items.map(({ title, file, bytes }, at) => (
        <li key={at} className={classes['line']}>
          <OuterLink href={fileUrl(file) ?? ''} className={classes['way']}>
            <Icon name="document" />
            {title}
          </OuterLink>
          <span className={classes['kind']}>{fileKind({ file, bytes })}</span>
        </li>
      ))}
    </ul>
  );
}
