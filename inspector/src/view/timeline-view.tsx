import { duration } from '@school/shared-deps/charts';

import type { TimelineEntry } from '../record/timeline';
import { type InspectorStore, useView } from '../store';

/**
 * The document from its first byte on one time line: paints, vitals, modules, and the marks of the boot code.
 */
export function TimelineView({ store }: { store: InspectorStore }) {
  const { source } = useView(store);
  const entries = source.timeline;
  if (entries.length === 0) return <p>The browser has measured nothing of this document.</p>;
  const end = Math.max(...entries.map(({ start, ms }) => start + ms), 1);
  return (
    <table className="timeline">
      <caption>{`From the first byte to ${duration(end)}`}</caption>
      <thead>
        <tr>
          <th scope="col">At</th>
          <th scope="col">Took</th>
          <th scope="col">What</th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, index) => (
          <Entry key={`${entry.name} ${index}`} entry={entry} end={end} />
        ))}
      </tbody>
    </table>
  );
}

function Entry({ entry: { group, name, start, ms }, end }: { entry: TimelineEntry; end: number }) {
  return (
    <tr>
      <td>{duration(start)}</td>
      <td>{ms > 0 ? duration(ms) : ''}</td>
      <td className={group}>{name}</td>
      <td className="span">
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect
            className={`bar ${group}`}
            x={(start / end) * 100}
            width={Math.max(0.6, (ms / end) * 100)}
            y="1"
            height="6"
          />
        </svg>
      </td>
    </tr>
  );
}
