import type { Circular } from '@school/shared-deps';
import { recordAddress } from '@school/shared-deps/bundled';
import { type Filter, type FilterControlProps, search } from '@school/shared-deps/lists';

import { texts } from '../../texts/circular';
import classes from './circular.module.css';

type Undated = Pick<Circular, '_id' | 'title'>;

const MAX_UNDATED = 24;

/**
 * The search. Beside it, folded, are links to the circulars without a date: they are of no year (spec §5).
 * As options of the list they come with the page, which has only some of the records.
 */
export const searchBesideUndated: Filter<string, readonly Undated[], Circular> = {
  ...search,
  options: (all) =>
    all
      .filter(({ shownDay }) => shownDay === undefined)
      .slice(0, MAX_UNDATED)
      .map(({ record: { _id, title } }) => ({ _id, title })),
  Control: SearchBesideUndated,
};

function SearchBesideUndated({ options, ...field }: FilterControlProps<string, readonly Undated[]>) {
  return (
    <>
      <search.Control {...field} options={undefined} />
      {options.length > 0 && (
        <details className={classes['undated']}>
          <summary className="target">{texts.alwaysInForce(options.length)}</summary>
          <ul className="targets">
            {options.map(({ _id: id, title }, at) => (
              <li key={at}>
                <a href={recordAddress('/Circular', id)}>{title}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
