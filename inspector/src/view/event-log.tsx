import { useState } from 'react';

import { type LogKind, logKinds, type LogRow, type Source } from '../record/source';
import { changesIn, eventOf, outcomeOf } from '../record/words';
import { type InspectorStore, useView, type View } from '../store';
import { moveFocus } from './move-focus';
import { clock, later } from './time';

/** Rows that are drawn at first; older ones come on request. */
const DRAWN = 200;

const signs: Readonly<Record<LogKind, string>> = {
  event: '→',
  transition: '⇒',
  action: '!',
  actor: '◌',
  error: '✕',
  request: '⇅',
};

/** The log, the newest row first; choosing a row shows chart and context as they were then. */
export function EventLog({ store }: { store: InspectorStore }) {
  const view = useView(store);
  const [count, setCount] = useState(DRAWN);
  const matching = view.source.rows.filter((row) => isShown(row, view));
  const rows = matching.slice(-count).reverse();
  const forgotten = (view.source.rows[0]?.n ?? 1) - 1;
  const choose = ({ n, actor }: LogRow) =>
    store.change({ past: n, ...(view.source.actors.has(actor) && { selected: actor }) });
  return (
    <>
      <Filters store={store} view={view} />
      <p className="quiet">
        {matching.length === 0 ? 'None match' : `Rows: ${matching.length}`}
        {matching.length < view.source.rows.length && ` of ${view.source.rows.length}`}
        {forgotten > 0 && `, ${forgotten} older ones forgotten`}
      </p>
      <div role="log" aria-label="Events" aria-live="off" className="log">
        {rows.map((row, index) => (
          <button
            key={row.n}
            type="button"
            className={`row ${row.kind}`}
            aria-pressed={row.n === view.past}
            tabIndex={row.n === view.past || (view.past === undefined && index === 0) ? 0 : -1}
            onClick={() => choose(row)}
            onKeyDown={(event) => moveFocus(event)}
          >
            <Row row={row} before={rows[index + 1]} source={view.source} />
          </button>
        ))}
      </div>
      {matching.length > count && (
        <button type="button" onClick={() => setCount(count + DRAWN)}>
          Show earlier rows
        </button>
      )}
    </>
  );
}

function Row({ row, before, source }: { row: LogRow; before: LogRow | undefined; source: Source }) {
  const from = row.from === undefined ? undefined : source.actors.get(row.from);
  const changes = changesIn(row);
  return (
    <>
      <time title={clock(row.at)}>{before ? later(row.at - before.at) : clock(row.at)}</time>
      <span>{source.actors.get(row.actor)?.name ?? 'page'}</span>
      <span role="img" aria-label={row.kind}>
        {signs[row.kind]}
      </span>{' '}
      <span>
        {eventOf(row, source)}
        {from && ` ← ${from.name}`} <span className="outcome">{outcomeOf(row, source)}</span>
        {changes !== '' && <span className="changes"> {changes}</span>}
      </span>
    </>
  );
}

/** An event that led nowhere is an answer as well: it says why the state is what it is. */
function isChange({ kind, isIgnored, refused }: LogRow): boolean {
  const isUntaken = isIgnored ?? (refused?.length ?? 0) > 0;
  return kind === 'event' ? isUntaken : kind !== 'request' && kind !== 'action';
}

function isShown(row: LogRow, { source, filter, selected }: View): boolean {
  if (filter.isOwn && selected !== undefined && row.actor !== selected) return false;
  if (filter.kind === 'change' ? !isChange(row) : filter.kind !== '' && row.kind !== filter.kind)
    return false;
  const words = [source.actors.get(row.actor)?.name, eventOf(row, source), outcomeOf(row, source)];
  return words.join(' ').toLowerCase().includes(filter.text.toLowerCase());
}

const kindNames: readonly (readonly [View['filter']['kind'], string])[] = [
  ['change', 'changes of state'],
  ['', 'everything'],
  ...logKinds.map((kind) => [kind, kind] as const),
];

function Filters({ store, view: { source, filter, selected } }: { store: InspectorStore; view: View }) {
  const change = (part: Partial<View['filter']>) => store.change({ filter: { ...filter, ...part } });
  const name = source.actors.get(selected ?? '')?.name;
  return (
    <div className="tools">
      {name !== undefined && (
        <label>
          <input
            type="checkbox"
            checked={filter.isOwn}
            onChange={({ target }) => change({ isOwn: target.checked })}
          />{' '}
          Only {name}
        </label>
      )}
      <label>
        Show{' '}
        <select
          value={filter.kind}
          onChange={({ target }) => change({ kind: target.value as View['filter']['kind'] })}
        >
          {kindNames.map(([kind, text]) => (
            <option key={kind} value={kind}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <label>
        Text{' '}
        <input type="search" value={filter.text} onChange={({ target }) => change({ text: target.value })} />
      </label>
    </div>
  );
}
