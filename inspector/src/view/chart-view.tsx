import { type Chart, duration } from '@school/shared-deps/charts';
import { useEffect, useState } from 'react';

import { sentencesOf } from '../record/sentences';
import type { ActorRow } from '../record/source';
import { stateVisitsOf } from '../record/state-visits';
import { changesIn, eventOf, outcomeOf } from '../record/words';
import { type InspectorStore, lastTransition, pastRow, snapshotsOf, useView, type View } from '../store';
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
  const { shown, row } = snapshotsOf(view, actor);
  const last = lastTransition(view, actor, row);
  const tags = [...(shown.tags ?? [])].map((tag) => ` #${tag}`);
  return (
    <div className="facts" role="group" aria-label="Now">
      <h3>
        {actor.section} › {actor.name} <small>{[shown.status, ...tags].join('')}</small>
      </h3>
      {chart && <Sentences view={view} actor={actor} chart={chart} />}
      {last && chart && (
        <p className={last.kind}>
          Last: {eventOf(last, view.source)} <span className="outcome">{outcomeOf(last, view.source)}</span>{' '}
          {changesIn(last)}
        </p>
      )}
    </div>
  );
}

const TICK_MS = 250;
/** Visits of states that are named, the last ones. */
const NAMED = 5;

/** The state in a sentence, and how long it was in the states before. */
function Sentences({ view, actor, chart }: { view: View; actor: ActorRow; chart: Chart }) {
  const { source, past } = view;
  const isNow = source.isLive && past === undefined;
  const tick = useNow(isNow);
  const now = isNow ? Math.max(tick, view.now) : (pastRow(view)?.at ?? source.rows.at(-1)?.at ?? 0);
  const rows = source.rows.filter(
    ({ actor: key, n }) => key === actor.key && (past === undefined || n <= past),
  );
  const { since, past: visits } = stateVisitsOf(chart, rows);
  const timers = isNow ? source.timersOf(actor.key) : [];
  const { shown: snapshot } = snapshotsOf(view, actor);
  return (
    <>
      {sentencesOf({ chart, snapshot, since, now, timers }).map((sentence) => (
        <p key={sentence.split(' ', 1)[0]}>
          {sentence.split('`').map((part, index) => (index % 2 === 0 ? part : <b key={index}>{part}</b>))}
        </p>
      ))}
      {visits.length > 0 && (
        <p className="quiet">
          Before:{' '}
          {visits.slice(-NAMED).map(({ path, duration: ms, usual }, index) => (
            <span key={index}>
              {index > 0 && ', '}
              {path} {duration(ms)}
              {usual !== undefined && <mark>usually {duration(usual)}</mark>}
            </span>
          ))}
        </p>
      )}
    </>
  );
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
