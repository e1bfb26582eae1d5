import type { Circular } from '@school/shared-deps';
import { recordAddress } from '@school/shared-deps/bundled';

import { texts } from '../../texts/circular';
import classes from './circular.module.css';

/** Above the list, folded: what is in force always and would be found in no year. */
export function StandingLinks({ circulars }: { circulars: readonly Circular[] }) {
  if (circulars.length === 0) return null;
  return (
    <details className={classes['standing']}>
      <summary>{texts.standing(circulars.length)}</summary>
      <ul className="targets">
        {circulars.map(({ _id: id, title }) => (
          <li key={id}>
            <a href={recordAddress('/Circular', id)}>{title}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
