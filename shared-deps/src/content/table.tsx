import { type Cell, type ContentBlock, fileUrl, OuterLink } from '@school/shared-deps';
import { contentLanguage, fileKind } from '@school/shared-deps/bundled';

import { ContentLink } from './content-link';
import classes from './table.module.css';
import { texts } from './texts';

type TableProps = Omit<Extract<ContentBlock, { type: 'table' }>, 'type'>;

/**
 * A table. On narrow screens each row of three or more cells becomes a card, whose head is the row's name.
 * The other cells come below, labelled by their columns if there are several. A table of short figures stays
 * one. The only link of a row is as large as the row.
 */
export function Table({ caption, columns, rows }: TableProps) {
  const nameAt = Math.max(
    0,
    columns.findIndex((column) => !count.test(column)),
  );
  const hasLabels = columns.length - nameAt > 2;
  return (
    <div lang={contentLanguage([caption, rows])} className={classes['frame']}>
      <table className={classes[columns.length < 3 ? 'pairs' : rows.every(isShort) ? 'figures' : 'cards']}>
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
            <tr key={at} className={onlyLinkOf(row) === undefined ? undefined : classes['linked']}>
              {row.map((cell, column) => (
                <td
                  key={column}
                  className={classes[column < nameAt ? 'count' : column === nameAt ? 'name' : 'value']}
                  data-href={column === nameAt ? onlyLinkOf(row) : undefined}
                  data-label={hasLabels && column > nameAt ? columns[column] : undefined}
                >
                  <CellContent cell={cell} of={textOf(row[nameAt])} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Heading of a column of row numbers. */
const count = /^(?:s\. ?)?no\.?$/i;

const MAX_FIGURE_LENGTH = 8;

/** Whether all cells of a row are as short as figures. */
function isShort(row: readonly Cell[]): boolean {
  return row.every((cell) => !isLink(cell) && cell.length <= MAX_FIGURE_LENGTH);
}

function isLink(cell: Cell): cell is Exclude<Cell, string> {
  return typeof cell !== 'string';
}

/** The address of the one link of a row. */
function onlyLinkOf(row: readonly Cell[]): string | undefined {
  const [link, another] = row.filter(isLink);
  if (link === undefined || another !== undefined) return undefined;
  return 'file' in link ? fileUrl(link.file) : link.href;
}

/** A document's day, and the last one on which it is valid. */
function daysOf({ date, validUntil }: Extract<Cell, { file: string }>): string[] {
  const shown = (day: string) => day.split('-').reverse().join('/');
  return [
    ...(date ? [texts.dated(shown(date))] : []),
    ...(validUntil ? [texts.validUntil(shown(validUntil))] : []),
  ];
}

function textOf(cell: Cell | undefined): string {
  return typeof cell === 'object' ? cell.text : (cell ?? '');
}

interface CellContentProps {
  cell: Cell;
  /** Name of the row. */
  of: string;
}

function CellContent({ cell, of }: CellContentProps) {
  if (typeof cell === 'string') return cell;
  if ('file' in cell) {
    // a screen reader's list of links would otherwise repeat "View"
    const label = cell.text === of ? undefined : texts.linkOf(cell.text, of);
    return (
      <>
        <OuterLink href={fileUrl(cell.file) ?? ''} label={label}>
          {cell.text}
        </OuterLink>
        <span className="quiet">{[fileKind(cell), ...daysOf(cell)].join(', ')}</span>
      </>
    );
  }
  return <ContentLink href={cell.href}>{cell.text}</ContentLink>;
}
