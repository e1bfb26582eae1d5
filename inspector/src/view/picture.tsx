import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

import { ChartPicture, textOf } from '../charts/chart-picture';
import { fitChart, type Mode } from '../charts/fit';
import type { Layout } from '../charts/layout';
import type { Layouts } from '../charts/layouts';
import { activePaths, type Chart } from '../record/chart';
import { enteredAt } from '../record/entered';
import { latestLeaves } from '../record/sentences';
import type { ActorRow } from '../record/source';
import { lastOutcome, rowsOf, snapshotsOf, type View } from '../store';

interface PictureProps {
  view: View;
  actor: ActorRow;
  chart: Chart;
}

/** The chart of an actor: its active state is in the middle until the chart is moved. */
export function Picture({ layouts, ...props }: PictureProps & { layouts: Layouts }) {
  const [layout, setLayout] = useState<Layout>();
  useEffect(() => void layouts.of(props.chart).then(setLayout, console.error), [layouts, props.chart]);
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
  const { shown } = snapshotsOf(view, actor);
  const last = lastOutcome(view, actor);
  const active = new Set(shown.value === undefined ? [] : activePaths(shown.value));
  const found = findState(chart, search);
  const [latest = ''] = latestLeaves([...active], enteredAt(chart, rowsOf(view, actor)));
  const focus = found?.path ?? latest;
  const { stage, panzoom, mode, setMode } = usePanzoom(layout, chart, focus);
  const zoom = (way: 'zoomIn' | 'zoomOut') => {
    setMode('chosen');
    panzoom.current?.[way]();
  };
  const press = (event: KeyboardEvent) => {
    const { [event.key]: pan } = pans;
    if (event.ctrlKey || event.metaKey || !(pan ?? ['+', '-'].includes(event.key))) return;
    event.preventDefault();
    setMode('chosen');
    if (pan) panzoom.current?.pan(...pan, { relative: true });
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
        {found && <span>{textOf(found.path, found.description)}</span>}
      </div>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex, jsx-a11y-x/no-noninteractive-element-interactions -- keys move it */}
      <div className="canvas" tabIndex={0} role="group" aria-label="Chart" onKeyDown={press}>
        <div className="stage" ref={stage}>
          <ChartPicture
            chart={chart}
            layout={layout}
            highlights={{
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

/** @param path of the state that is in the middle as long as nothing else is chosen */
function usePanzoom(layout: Layout, chart: Chart, path: string) {
  const stage = useRef<HTMLDivElement>(null);
  const panzoom = useRef<PanzoomObject>(null);
  const [mode, setMode] = useState<Mode>('active');
  useEffect(() => {
    const { current: element } = stage;
    if (!element) return undefined;
    const { parentElement: canvas } = element;
    const moved = Panzoom(element, { canvas: true, minScale: 0.1 });
    const choose = () => setMode('chosen');
    panzoom.current = moved;
    element.addEventListener('panzoomstart', choose);
    canvas?.addEventListener('wheel', choose);
    canvas?.addEventListener('wheel', moved.zoomWithWheel, { passive: false });
    return moved.destroy;
  }, []);
  useEffect(() => {
    if (!stage.current || mode === 'chosen') return undefined;
    const sizing = new ResizeObserver(([entry]) => {
      if (!entry) return;
      panzoom.current?.setOptions(fitChart({ layout, chart, path, mode }, entry.contentRect));
      panzoom.current?.reset({ animate: false });
    });
    sizing.observe(stage.current);
    return () => sizing.disconnect();
  }, [mode, layout, chart, path]);
  return { stage, panzoom, mode, setMode };
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
