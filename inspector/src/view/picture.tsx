import { activePaths, type Chart } from '@school/shared-deps/charts';
import { useRef, useState } from 'react';

import { drawChart } from '../charts/draw';
import type { Layout } from '../charts/layout';
import type { ActorRow } from '../record/source';
import { lastTransition, snapshotsOf, type View } from '../store';
import { type Place, STEP, useGestures, useRoom } from './gestures';
import { toReact } from './svg';

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

function Movable({ view, actor, chart, layout }: PictureProps & { layout: Layout }) {
  const box = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<Place | undefined>();
  const [search, setSearch] = useState('');
  const { shown, row } = snapshotsOf(view, actor);
  const last = lastTransition(view, actor, row);
  const active = new Set(shown.value === undefined ? [] : activePaths(shown.value));
  const found = findState(chart, search);
  const targets = chart.edges.flatMap(({ id, targets: to }) => (last?.edges?.includes(id) ? to : []));
  const room = useRoom(box);
  const whole = {
    x: layout.w / 2,
    y: layout.h / 2,
    scale: Math.min(1, room.width / (layout.w + 8), room.height / (layout.h + 8)),
  };
  const place =
    chosen ??
    (whole.scale < READABLE
      ? { ...middleOf(layout, found ? [found.path] : [...active, ...targets]), scale: READABLE }
      : whole);
  const zoom = useGestures(box, place, choose);
  const drawn = drawChart(chart, layout, {
    active,
    taken: new Set(last?.edges),
    refused: new Set(last?.refused),
    found: found?.path,
    heat: view.showsHeat ? (view.source.coverage.get(chart.hash) ?? new Map<string, number>()) : undefined,
  });
  const [width, height] = [room.width / place.scale, room.height / place.scale];
  const viewBox = [place.x - width / 2, place.y - height / 2, width, height].map(Math.round).join(' ');
  return (
    <>
      <div className="tools">
        <button type="button" onClick={() => zoom(1 / STEP)} aria-label="Zoom the chart out">
          −
        </button>
        <button type="button" onClick={() => zoom(STEP)} aria-label="Zoom the chart in">
          +
        </button>
        <button type="button" onClick={() => choose(whole)}>
          Fit
        </button>
        <button type="button" aria-pressed={chosen === undefined} onClick={() => choose(undefined)}>
          Follow
        </button>
        <label>
          State{' '}
          <input
            type="search"
            value={search}
            onChange={({ target }) => {
              setSearch(target.value);
              choose(undefined);
            }}
          />
        </label>
        {found && (
          <span>{[found.path, found.description].filter((each) => each !== undefined).join(': ')}</span>
        )}
      </div>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- keys move it */}
      <div className="canvas" ref={box} tabIndex={0} role="group" aria-label="Chart">
        {toReact(drawn, chart.hash, { viewBox })}
      </div>
    </>
  );
}

/** Text of 12 px is drawn with 10 px at least. */
const READABLE = 10 / 12;

/** The middle of the last one of these states that has no others in it. */
function middleOf({ boxes }: Layout, paths: readonly string[]): { x: number; y: number } {
  const path = paths.findLast((each) => !paths.some((other) => other.startsWith(`${each}.`))) ?? '';
  const [x, y, width, height] = boxes[path] ?? [0, 0, 0, 0];
  return { x: x + width / 2, y: y + height / 2 };
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
