import { activePaths, type Chart, duration } from '@school/shared-deps/charts';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

import { drawChart } from '../charts/draw';
import type { Layout } from '../charts/layout';
import { layoutOf } from '../layouts';
import { sentencesOf } from '../record/sentences';
import type { ActorRow, LogRow } from '../record/source';
import { staysOf } from '../record/stays';
import { changesIn, eventOf, outcomeOf } from '../record/words';
import { type InspectorStore, pastRow, snapshotsOf, useView, type View } from '../store';
import { toReact } from './svg';

/** The chart of the chosen actor, with its active states and its last transition. */
export function ChartView({ store }: { store: InspectorStore }) {
  const view = useView(store);
  const actor = view.selected === undefined ? undefined : view.source.actors.get(view.selected);
  const chart = actor?.chart === undefined ? undefined : view.source.charts.get(actor.chart);
  return (
    <div className="pane chart">
      {actor ? <Facts view={view} actor={actor} chart={chart} /> : <p>Choose an actor to see its chart.</p>}
      {actor && !chart && <p>It is no machine: it has no states to draw.</p>}
      {actor && chart && <Picture key={chart.hash} view={view} actor={actor} chart={chart} />}
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
        <p>
          Last: {eventOf(last, view.source)} <span className="outcome">{outcomeOf(last, view.source)}</span>{' '}
          {changesIn(last)}
        </p>
      )}
    </div>
  );
}

const TICK_MS = 250;
/** Stays in states that are named, the last ones. */
const NAMED = 5;

/** The state in a sentence, and how long it was in the states before. */
function Sentences({ view, actor, chart }: { view: View; actor: ActorRow; chart: Chart }) {
  const { source, past } = view;
  const isNow = source.isLive && past === undefined;
  const now = useNow(isNow) ?? pastRow(view)?.at ?? source.rows.at(-1)?.at ?? 0;
  const rows = source.rows.filter(
    ({ actor: key, n }) => key === actor.key && (past === undefined || n <= past),
  );
  const { since, past: stays } = staysOf(chart, rows);
  const timers = isNow ? source.timersOf(actor.key) : [];
  const { shown: snapshot } = snapshotsOf(view, actor);
  return (
    <>
      {sentencesOf({ chart, snapshot, since, now, timers }).map((sentence) => (
        <p key={sentence.split(' ', 1)[0]}>
          {sentence.split('`').map((part, index) => (index % 2 === 0 ? part : <b key={index}>{part}</b>))}
        </p>
      ))}
      {stays.length > 0 && (
        <p className="quiet">
          Before:{' '}
          {stays.slice(-NAMED).map(({ path, ms, usual }, index) => (
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

/** The time, four times a second; undefined while it stands still. */
function useNow(isRunning: boolean): number | undefined {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    const ticking = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, [isRunning]);
  return isRunning ? now : undefined;
}

/** The last row of an actor that shows a transition, or an event that its guards refused. */
function lastTransition(
  { source, past }: View,
  { key }: ActorRow,
  row: LogRow | undefined,
): LogRow | undefined {
  const isShown = (each: LogRow) =>
    each.actor === key && (each.kind === 'transition' || (each.refused?.length ?? 0) > 0);
  return past === undefined ? source.rows.findLast(isShown) : row && isShown(row) ? row : undefined;
}

const ZOOM_STEP = 1.25;

function Picture({ view, actor, chart }: { view: View; actor: ActorRow; chart: Chart }) {
  const box = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<number | undefined>();
  const [search, setSearch] = useState('');
  const layout = layoutOf(chart, view.layouts, view.shipped);
  const { shown, row } = snapshotsOf(view, actor);
  const last = lastTransition(view, actor, row);
  const found = findState(chart, search);
  const room = useRoom(box);
  const scale = zoom ?? fitting(room, layout);
  const drawn = drawChart(chart, layout, {
    active: new Set(shown.value === undefined ? [] : activePaths(shown.value)),
    taken: new Set(last?.edges),
    refused: new Set(last?.refused),
    found: found?.path,
    heat: view.showsHeat ? (view.source.coverage.get(chart.hash) ?? new Map<string, number>()) : undefined,
  });
  useEffect(() => showState(box.current, found?.path), [found?.path]);
  return (
    <>
      <div className="tools">
        <button type="button" onClick={() => setZoom(scale / ZOOM_STEP)} aria-label="Zoom the chart out">
          −
        </button>
        <button type="button" onClick={() => setZoom(scale * ZOOM_STEP)} aria-label="Zoom the chart in">
          +
        </button>
        <button type="button" onClick={() => setZoom(undefined)}>
          Fit
        </button>
        <label>
          State <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
        {found && (
          <span>{[found.path, found.description].filter((each) => each !== undefined).join(': ')}</span>
        )}
      </div>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- keys scroll it */}
      <div className="canvas" ref={box} tabIndex={0} role="group" aria-label="Chart" onPointerDown={drag}>
        {toReact(drawn, chart.hash, { width: layout.w * scale, height: layout.h * scale })}
      </div>
    </>
  );
}

function findState(chart: Chart, search: string) {
  if (search === '') return undefined;
  const wanted = search.toLowerCase();
  const matches = (text: string) => text.toLowerCase().includes(wanted);
  return (
    chart.states.find(({ name }) => name.toLowerCase() === wanted) ??
    chart.states.find(({ path }) => matches(path))
  );
}

/** As large as the place allows, and never larger than drawn. */
function fitting({ width, height }: Room, { w, h }: Layout): number {
  return Math.max(0.45, Math.min(1, width / (w + 8), height / (h + 8)));
}

interface Room {
  width: number;
  height: number;
}

/** How much room an element has, in pixels. */
function useRoom(element: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState({ width: Infinity, height: Infinity });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setRoom(entry.contentRect);
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}

function showState(box: HTMLElement | null, path: string | undefined): void {
  if (path !== undefined) box?.querySelector(`[data-state="${path}"]`)?.scrollIntoView({ block: 'center' });
}

/** Moves the picture with a mouse, as a finger does by itself. */
function drag({
  currentTarget: box,
  pointerType,
  clientX,
  clientY,
  pointerId,
}: PointerEvent<HTMLElement>): void {
  if (pointerType !== 'mouse') return;
  const left = box.scrollLeft + clientX;
  const top = box.scrollTop + clientY;
  const move = (event: globalThis.PointerEvent) => box.scrollTo(left - event.clientX, top - event.clientY);
  box.setPointerCapture(pointerId);
  box.addEventListener('pointermove', move);
  box.addEventListener('lostpointercapture', () => box.removeEventListener('pointermove', move), {
    once: true,
  });
}
