import { type KeyboardEvent, useState } from 'react';

import { type LogKind, logKinds, type LogRow, type Source } from '../record/source';
import { type InspectorStore, useView, type View } from '../store';
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
  const choose = ({ n, actor }: LogRow) =>
    store.change({ past: n, ...(view.source.actors.has(actor) && { selected: actor }) });
  return (
    <>
      <Filters store={store} view={view} />
      <p className="quiet">
        {view.source.rows.length} rows
        {view.source.dropped > 0 && `, ${view.source.dropped} older ones forgotten`}
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
            onKeyDown={moveFocus}
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
  const actor = source.actors.get(row.actor);
  const from = row.from === undefined ? undefined : source.actors.get(row.from);
  return (
    <>
      <time title={clock(row.at)}>{before ? later(row.at - before.at) : clock(row.at)}</time>
      <span aria-hidden="true">{signs[row.kind]}</span>
      <span className="rowActor">{actor?.name ?? 'page'}</span>
      <span className="rowName">
        <span className="hidden">{row.kind} </span>
        {row.name === '' ? 'always' : row.name}
        {from && ` ← ${from.name}`}
        {row.kind === 'transition' && ` (${targetsOf(row, source)})`}
        {(row.refused?.length ?? 0) > 0 && ' refused by its guard'}
      </span>
    </>
  );
}

function targetsOf({ actor, edges }: LogRow, { actors, charts }: Source): string {
  const chart = charts.get(actors.get(actor)?.chart ?? '');
  const taken = chart?.edges.filter(({ id }) => edges?.includes(id)) ?? [];
  return taken.map(({ targets }) => targets.join(', ') || 'stays').join('; ');
}

function isShown({ kind, actor, name }: LogRow, { source, filter }: View): boolean {
  const row = source.actors.get(actor);
  if (filter.kind !== '' && kind !== filter.kind) return false;
  if (filter.section !== '' && row?.section !== filter.section) return false;
  if (filter.actor !== '' && row?.name !== filter.actor) return false;
  return `${row?.name ?? ''} ${name}`.toLowerCase().includes(filter.text.toLowerCase());
}

function Filters({ store, view: { source, filter } }: { store: InspectorStore; view: View }) {
  const actors = [...source.actors.values()];
  const sections = [...new Set(actors.map(({ section }) => section))].sort();
  const names = actors
    .filter(({ section }) => filter.section === '' || section === filter.section)
    .map(({ name }) => name);
  const change = (part: Partial<View['filter']>) => store.change({ filter: { ...filter, ...part } });
  return (
    <div className="tools">
      <Choice
        label="Section"
        value={filter.section}
        options={sections}
        onChange={(section) => change({ section, actor: '' })}
      />
      <Choice
        label="Actor"
        value={filter.actor}
        options={[...new Set(names)].sort()}
        onChange={(actor) => change({ actor })}
      />
      <Choice
        label="Type"
        value={filter.kind}
        options={logKinds}
        onChange={(kind) => change({ kind: kind as LogKind | '' })}
      />
      <label>
        Text{' '}
        <input type="search" value={filter.text} onChange={({ target }) => change({ text: target.value })} />
      </label>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly string[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">all</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

/** Arrow keys move from row to row. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { nextElementSibling: next, previousElementSibling: previous } = event.currentTarget;
  const target = { ArrowDown: next, ArrowUp: previous }[event.key];
  if (!(target instanceof HTMLElement)) return;
  event.preventDefault();
  target.focus();
}
