import { type DocumentLink, fileUrl, Icon, OuterLink } from '@school/shared-deps';
import { fileKind } from '@school/shared-deps/bundled';

import classes from './documents.module.css';

/** Documents of the school, one below the other; each opens in a new tab. */
export function DocumentList({ items }: { items: readonly DocumentLink[] }) {
  return (
    <ul className={classes['list']}>
      {items.map((item, at) => (
        <li key={at} className={classes['line']}>
          <OuterLink href={fileUrl(item.file) ?? ''} className={classes['way']}>
            <Icon name="document" />
            {item.title}
          </OuterLink>
          <span className="quiet figures">{fileKind(item)}</span>
        </li>
      ))}
    </ul>
  );
}
