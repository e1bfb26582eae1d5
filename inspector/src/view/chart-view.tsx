import { useEffect, useState } from 'react';

import type { Chart } from '../record/chart';
import { enteredAt } from '../record/entered';
import { sentencesOf, type Timer } from '../record/sentences';
import type { ActorRow, Source } from '../record/source';
import { errorText } from '../record/summary';
import { lastText, tagsOf, titleOf } from '../record/words';
import { type InspectorStore, lastOutcome, pastRow, rowsOf, snapshotsOf, useView, type View } from '../store';
import { Picture } from './picture';

/** The chart of the chosen actor, with its active states and its last transition. */
export function ChartView({ store }: { store: InspectorStore }) {
  const view = useView(store);
  const actor = view.source.actors.get(view.selected ?? '');
  if (!actor) return <p className="pane">Choose an actor to see its chart.</p>;
  const { chart, key } = actor;
  return (
    <div className="pane">
      <Facts view={view} actor={actor} />
      {chart ? (
        <Picture key={key} layouts={store.layouts} view={view} actor={actor} chart={chart} />
      ) : (
        <p>It is no machine: it has no states to draw.</p>
      )}
    </div>
  );
}

function Facts({ view, actor }: { view: View; actor: ActorRow }) {
  const { shown } = snapshotsOf(view, actor);
  const error = shown.status === 'error' ? `: ${errorText(shown.error)}` : '';
  return (
    <div className="facts" role="group" aria-label="Now">
      <h3>
        {actor.section} › {titleOf(actor)} <small>{shown.status + error + tagsOf(shown)}</small>
      </h3>
      {actor.chart && <Sentences view={view} actor={actor} chart={actor.chart} />}
    </div>
  );
}

const TICK_MS = 250;

/** The state in one line; on request with those of its other regions. */
function Sentences({ view, actor, chart }: { view: View; actor: ActorRow; chart: Chart }) {
  const { source, past } = view;
  const isNow = actor.ref !== undefined && past === undefined;
  const tick = useNow(isNow);
  const [first = '', ...others] = sentencesOf({
    chart,
    snapshot: snapshotsOf(view, actor).shown,
    since: enteredAt(chart, rowsOf(view, actor)),
    now: isNow ? Math.max(tick, view.now) : (pastRow(view)?.at ?? source.rows.at(-1)?.at ?? 0),
    timers: isNow ? timersOf(actor) : [],
    running: past === undefined ? runningChildren(actor, source) : [],
    last: lastText(lastOutcome(view, actor), source),
  });
  return (
    <details>
      <summary>{withNames(first)}</summary>
      {others.map((sentence) => (
        <p key={sentence.split(' ', 1)[0]}>{withNames(sentence)}</p>
      ))}
    </details>
  );
}

function runningChildren({ key }: ActorRow, { actors }: Source): string[] {
  return [...actors.values()]
    .filter(({ parent, snapshot }) => parent === key && snapshot.status === 'active')
    .map(({ name }) => name);
}

/** The delayed transitions of an actor that are on their way. */
function timersOf({ ref }: ActorRow): Timer[] {
  return Object.values(ref?.system.getSnapshot()._scheduledEvents ?? {})
    .filter(({ source }) => source === ref)
    .map(({ event, startedAt, delay }) => ({ event: event.type, left: startedAt + delay - Date.now() }));
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
