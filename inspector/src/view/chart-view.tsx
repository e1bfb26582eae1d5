import { activePaths, type Chart, duration, leavesOf } from '@school/shared-deps/charts';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

import { drawChart } from '../charts/draw';
import type { Layout } from '../charts/layout';
import { layoutOf } from '../layouts';
import type { ActorRow, LogRow, Timer } from '../record/source';
import { type InspectorStore, snapshotsOf, useView, type View } from '../store';
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

interface FactsProps {
  view: View;
  actor: ActorRow;
  chart: Chart | undefined;
}

function Facts({ view, actor, chart }: FactsProps) {
  const { shown, row } = snapshotsOf(view, actor);
  const last = lastTransition(view, actor, row);
  return (
    <div className="facts">
      <h3>
        {actor.section} › {actor.name}
      </h3>
      <p>
        <b>{shown.value === undefined ? shown.status : leavesOf(shown.value)}</b>
        {[...(shown.tags ?? [])].map((tag) => ` #${tag}`)}
        {shown.status !== 'active' && ` (${shown.status})`}
      </p>
      {last && chart && <LastTransition chart={chart} row={last} />}
      {view.source.isLive && view.past === undefined && <Timers view={view} actor={actor} chart={chart} />}
    </div>
  );
}

function LastTransition({ chart, row }: { chart: Chart; row: LogRow }) {
  const edges = chart.edges.filter(({ id }) => row.edges?.includes(id));
  const refused = chart.edges.filter(({ id }) => row.refused?.includes(id));
  return (
    <p>
      Last:{' '}
      {edges.map(({ id, label, guard, actions, targets }) => (
        <span key={id}>
          {label}
          {guard !== undefined && ` [${guard}]`} → {targets.join(', ') || 'stays'}
          {actions.length > 0 && ` / ${actions.join(', ')}`}{' '}
        </span>
      ))}
      {edges.length === 0 && `${row.name}: no transition `}
      {refused.length > 0 && (
        <span className="refusal">refused by {refused.map(({ guard }) => guard).join(', ')}</span>
      )}
    </p>
  );
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

const TICK_MS = 250;

function Timers({ view, actor, chart }: FactsProps) {
  const [timers, setTimers] = useState<readonly Timer[]>([]);
  const { source } = view;
  useEffect(() => {
    const tick = () => setTimers(source.timersOf(actor.key));
    tick();
    const ticking = setInterval(tick, TICK_MS);
    return () => clearInterval(ticking);
  }, [source, actor.key, view.now]);
  if (timers.length === 0) return null;
  return (
    <p>
      {timers.map(({ event, left }) => {
        const label = chart?.edges.find((edge) => edge.event === event)?.label ?? event;
        return (
          <span
            key={event}
          >{`⏱ ${label}: ${duration(Math.max(0, Math.round(left / 100) * 100))} left `}</span>
        );
      })}
    </p>
  );
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
