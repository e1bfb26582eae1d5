import { type Block, type Cell, fileUrl, OuterLink } from '@school/shared-deps';
import classes from './table.module.css';
import { WordsLink } from './words-link';

type TableProps = Omit<Extract<Block, { type: 'table' }>, 'type'> & { paths: readonly string[] };

/**
 * A table in print; on narrow screens each row of three or more cells becomes a card with what the row is of as its head,
 * and below it the other cells, named by their columns where there are several.
 */
export function Table({ caption, columns, rows, paths }: TableProps) {
  const nameAt = Math.max(
    0,
    columns.findIndex((column) => !count.test(column)),
  );
  const hasLabels = columns.length - nameAt > 2;
  return (
    <div className={classes['frame']}>
      <table className={columns.length > 2 ? classes['cards'] : classes['pairs']}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={at} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td
                  key={column}
                  className={classes[column < nameAt ? 'count' : column === nameAt ? 'name' : 'value']}
                  data-label={hasLabels && column > nameAt ? columns[column] : undefined}
                >
                  <CellWords cell={cell} of={textOf(row[nameAt])} paths={paths} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The heading of a column that only counts the rows. */
const count = /^(?:s\. ?)?no\.?$/i;

function textOf(cell: Cell | undefined): string {
  return typeof cell === 'object' ? cell.text : (cell ?? '');
}

interface CellWordsProps {
  cell: Cell;
  /** What the row is of. */
  of: string;
  paths: readonly string[];
}

function CellWords({ cell, of, paths }: CellWordsProps) {
  if (typeof cell === 'string') return cell;
  if ('file' in cell) {
    // a list of links alone should not say "View" fifteen times
    const label = cell.text === of ? undefined : `${cell.text}: ${of}`;
    return (
      <OuterLink href={fileUrl(cell.file) ?? ''} label={label}>
        {cell.text}
      </OuterLink>
    );
  }
  return (
    <WordsLink href={cell.href} paths={paths}>
      {cell.text}
    </WordsLink>
  );
}
