import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { activePaths, type Chart } from '@school/shared-deps/charts';
import { type KeyboardEvent, useEffect, useState } from 'react';

import { ChartPicture } from '../charts/chart-picture';
import { fitChart, type Mode } from '../charts/fit';
import type { Layout } from '../charts/layout';
import type { ActorRow } from '../record/source';
import { lastOutcome, snapshotsOf, type View } from '../store';

interface PictureProps {
  view: View;
  actor: ActorRow;
  chart: Chart;
}

/** The chart of an actor: its active state is in the middle until the chart is moved. */
export function Picture(props: PictureProps) {
  const layout = props.view.layouts.of(props.chart);
  return layout ? <Movable {...props} layout={layout} /> : <p role="status">The chart is being laid out.</p>;
}

const STEP_PX = 40;
const pans: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [STEP_PX, 0],
  ArrowRight: [-STEP_PX, 0],
  ArrowUp: [0, STEP_PX],
  ArrowDown: [0, -STEP_PX],
};

function Movable({ view, actor, chart, layout }: PictureProps & { layout: Layout }) {
  const [search, setSearch] = useState('');
  const { shown, row } = snapshotsOf(view, actor);
  const last = lastOutcome(view, actor, row);
  const active = new Set(shown.value === undefined ? [] : activePaths(shown.value));
  const found = findState(chart, search);
  const targets = chart.edges.flatMap(({ id, targets: to }) => (last?.edges?.includes(id) ? to : []));
  const focus = innermostOf(found ? [found.path] : [...active, ...targets]);
  const { setStage, panzoom, mode, setMode } = usePanzoom(layout, chart, focus);
  const zoom = (way: 'zoomIn' | 'zoomOut') => {
    setMode('chosen');
    panzoom?.[way]({ animate: false });
  };
  const press = (event: KeyboardEvent) => {
    const { [event.key]: pan } = pans;
    if (event.ctrlKey || event.metaKey || !(pan ?? ['+', '-'].includes(event.key))) return;
    event.preventDefault();
    setMode('chosen');
    if (pan) panzoom?.pan(...pan, { relative: true });
    else zoom(event.key === '+' ? 'zoomIn' : 'zoomOut');
  };
  return (
    <>
      <div className="tools">
        <button type="button" onClick={() => zoom('zoomOut')} aria-label="Zoom the chart out">
          −
        </button>
        <button type="button" onClick={() => zoom('zoomIn')} aria-label="Zoom the chart in">
          +
        </button>
        <button type="button" onClick={() => setMode('whole')}>
          Fit
        </button>
        <button type="button" aria-pressed={mode === 'active'} onClick={() => setMode('active')}>
          Follow
        </button>
        <label>
          State{' '}
          <input
            type="search"
            value={search}
            onChange={({ target }) => {
              setSearch(target.value);
              setMode('active');
            }}
          />
        </label>
        {found && (
          <span>{[found.path, found.description].filter((each) => each !== undefined).join(': ')}</span>
        )}
      </div>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex, jsx-a11y-x/no-noninteractive-element-interactions -- keys move it */}
      <div className="canvas" tabIndex={0} role="group" aria-label="Chart" onKeyDown={press}>
        <div className="stage" ref={setStage}>
          <ChartPicture
            chart={chart}
            layout={layout}
            marks={{
              active,
              taken: new Set(last?.edges),
              refused: new Set(last?.refused),
              found: found?.path,
            }}
          />
        </div>
      </div>
    </>
  );
}

/** Moves and zooms a stage by pointer, two fingers and wheel. */
function startPanzoom(element: HTMLElement, choose: () => void): PanzoomObject {
  const panzoom = Panzoom(element, { canvas: true, cursor: '', minScale: 0.1, animate: false });
  const { parentElement: canvas } = element;
  element.addEventListener('panzoomstart', choose);
  canvas?.addEventListener('wheel', choose);
  canvas?.addEventListener('wheel', panzoom.zoomWithWheel, { passive: false });
  return panzoom;
}

/** @param path of the state that is in the middle as long as nothing else is chosen */
function usePanzoom(layout: Layout, chart: Chart, path: string) {
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [panzoom, setPanzoom] = useState<PanzoomObject>();
  const [mode, setMode] = useState<Mode>('active');
  useEffect(() => {
    const started = stage ? startPanzoom(stage, () => setMode('chosen')) : undefined;
    setPanzoom(started);
    return started?.destroy;
  }, [stage]);
  useEffect(() => {
    if (!stage || !panzoom || mode === 'chosen') return undefined;
    const sizing = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { zoom, pan } = fitChart({ layout, chart, path, mode }, entry.contentRect);
      panzoom.zoom(zoom);
      panzoom.pan(...pan);
    });
    sizing.observe(stage);
    return () => sizing.disconnect();
  }, [stage, panzoom, mode, layout, chart, path]);
  return { setStage, panzoom, mode, setMode };
}

/** The last one of these states that has no others in it. */
function innermostOf(paths: readonly string[]): string {
  return paths.findLast((each) => !paths.some((other) => other.startsWith(`${each}.`))) ?? '';
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
