import { type Block, type Cell, fileUrl, OuterLink } from '@school/shared-deps';
import classes from './table.module.css';
import { WordsLink } from './words-link';

type TableProps = Omit<Extract<Block, { type: 'table' }>, 'type'> & { paths: readonly string[] };

/** A table in print; on narrow screens each row of three or more cells becomes a card that names its columns. */
export function Table({ caption, columns, rows, paths }: TableProps) {
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
                <td key={column} data-label={columns[column]}>
                  <CellWords cell={cell} paths={paths} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CellWords({ cell, paths }: { cell: Cell; paths: readonly string[] }) {
  if (typeof cell === 'string') return cell;
  if ('file' in cell) return <OuterLink href={fileUrl(cell.file) ?? ''}>{cell.text}</OuterLink>;
  return (
    <WordsLink href={cell.href} paths={paths}>
      {cell.text}
    </WordsLink>
  );
}
