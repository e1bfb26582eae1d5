import type { Chart } from '@school/shared-deps/charts';
import { useEffect, useState } from 'react';

import { enteredAt } from '../record/entered';
import { sentencesOf } from '../record/sentences';
import type { ActorRow } from '../record/source';
import { errorText } from '../record/summary';
import { lastText, titleOf } from '../record/words';
import { type InspectorStore, lastOutcome, pastRow, snapshotsOf, useView, type View } from '../store';
import { Picture } from './picture';

/** The chart of the chosen actor, with its active states and its last transition. */
export function ChartView({ store }: { store: InspectorStore }) {
  const view = useView(store);
  const actor = view.selected === undefined ? undefined : view.source.actors.get(view.selected);
  const chart = actor?.chart === undefined ? undefined : view.source.charts.get(actor.chart);
  return (
    <div className="pane chart">
      {actor ? <Facts view={view} actor={actor} chart={chart} /> : <p>Choose an actor to see its chart.</p>}
      {actor && !chart && <p>It is no machine: it has no states to draw.</p>}
      {actor && chart && <Picture key={actor.key} view={view} actor={actor} chart={chart} />}
    </div>
  );
}

function Facts({ view, actor, chart }: { view: View; actor: ActorRow; chart: Chart | undefined }) {
  const { shown } = snapshotsOf(view, actor);
  const error = shown.status === 'error' ? `: ${errorText(shown.error)}` : '';
  const tags = [...(shown.tags ?? [])].map((tag) => ` #${tag}`);
  return (
    <div className="facts" role="group" aria-label="Now">
      <h3>
        {actor.section} › {titleOf(actor, view.source)}{' '}
        <small>{[shown.status, error, ...tags].join('')}</small>
      </h3>
      {chart && <Sentences view={view} actor={actor} chart={chart} />}
    </div>
  );
}

const TICK_MS = 250;

/** The state in one line; on request with those of its other regions. */
function Sentences({ view, actor, chart }: { view: View; actor: ActorRow; chart: Chart }) {
  const { source, past } = view;
  const isNow = source.isLive && past === undefined;
  const tick = useNow(isNow);
  const now = isNow ? Math.max(tick, view.now) : (pastRow(view)?.at ?? source.rows.at(-1)?.at ?? 0);
  const rows = source.rows.filter(
    ({ actor: key, n }) => key === actor.key && (past === undefined || n <= past),
  );
  const since = enteredAt(chart, rows);
  const timers = isNow ? source.timersOf(actor.key) : [];
  const { shown: snapshot, row } = snapshotsOf(view, actor);
  const running = [...source.actors.values()]
    .filter((child) => past === undefined && child.parent === actor.key && child.snapshot.status === 'active')
    .map(({ name }) => name);
  const outcome = lastOutcome(view, actor, row);
  const last = outcome && lastText(outcome, source);
  const [first = '', ...others] = sentencesOf({ chart, snapshot, since, now, timers, running, last });
  return (
    <details>
      <summary>{withNames(first)}</summary>
      {others.map((sentence) => (
        <p key={sentence.split(' ', 1)[0]}>{withNames(sentence)}</p>
      ))}
    </details>
  );
}

/** A sentence in which names are between backticks. */
function withNames(sentence: string) {
  return sentence.split('`').map((part, index) => (index % 2 === 0 ? part : <b key={index}>{part}</b>));
}

/** The time, four times a second. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    const ticking = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, [isRunning]);
  return now;
}
