import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { activePaths, type Chart } from '@school/shared-deps/charts';
import { type KeyboardEvent, useEffect, useState } from 'react';

import { ChartPicture } from '../charts/chart-picture';
import { type Layout, MARGIN } from '../charts/layout';
import type { ActorRow } from '../record/source';
import { lastTransition, snapshotsOf, type View } from '../store';

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

/** Text of 12 px is drawn with 10 px at least. */
const READABLE = 10 / 12;
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
  const last = lastTransition(view, actor, row);
  const active = new Set(shown.value === undefined ? [] : activePaths(shown.value));
  const found = findState(chart, search);
  const targets = chart.edges.flatMap(({ id, targets: to }) => (last?.edges?.includes(id) ? to : []));
  const { setStage, panzoom, mode, setMode } = usePanzoom(
    layout,
    found ? [found.path] : [...active, ...targets],
  );
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

/** The part of a chart that is in view. It is `chosen` by hand. */
type Mode = 'active' | 'whole' | 'chosen';

/** Moves and zooms a stage by pointer, two fingers and wheel. */
function startPanzoom(element: HTMLElement, choose: () => void): PanzoomObject {
  const panzoom = Panzoom(element, { canvas: true, cursor: '', minScale: 0.1, animate: false });
  const { parentElement: canvas } = element;
  element.addEventListener('panzoomstart', choose);
  canvas?.addEventListener('wheel', choose);
  canvas?.addEventListener('wheel', panzoom.zoomWithWheel, { passive: false });
  return panzoom;
}

/** @param paths the states of which the last inner one is in the middle as long as nothing else is chosen */
function usePanzoom(layout: Layout, paths: readonly string[]) {
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [panzoom, setPanzoom] = useState<PanzoomObject>();
  const [mode, setMode] = useState<Mode>('active');
  const [x, y] = middleOf(layout, paths);
  useEffect(() => {
    const started = stage ? startPanzoom(stage, () => setMode('chosen')) : undefined;
    setPanzoom(started);
    return started?.destroy;
  }, [stage]);
  useEffect(() => {
    if (!stage || !panzoom || mode === 'chosen') return undefined;
    const sizing = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      const fitting = Math.min(1, width / (layout.w + 2 * MARGIN), height / (layout.h + 2 * MARGIN));
      const isWhole = mode === 'whole' || fitting >= READABLE;
      panzoom.zoom(isWhole ? fitting : READABLE);
      panzoom.pan(...(isWhole ? ([0, 0] as const) : ([layout.w / 2 - x, layout.h / 2 - y] as const)));
    });
    sizing.observe(stage);
    return () => sizing.disconnect();
  }, [stage, panzoom, mode, layout, x, y]);
  return { setStage, panzoom, mode, setMode };
}

/** The middle of the last one of these states that has no others in it. */
function middleOf({ boxes }: Layout, paths: readonly string[]): [x: number, y: number] {
  const path = paths.findLast((each) => !paths.some((other) => other.startsWith(`${each}.`))) ?? '';
  const [x, y, width, height] = boxes[path] ?? [0, 0, 0, 0];
  return [x + width / 2, y + height / 2];
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
