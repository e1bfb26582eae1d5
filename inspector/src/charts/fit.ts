import type { Chart } from '@school/shared-deps/charts';

import { isWithin } from '../record/state-visits';
import { type Layout, MARGIN } from './layout';

/** The part of a chart that is in view. It is `chosen` by hand. */
export type Mode = 'active' | 'whole' | 'chosen';

/** Text is of 12 px. That of a chart that is followed has 10 px at least, and that of any other one 8 px. */
const READABLE = 10 / 12;
const LEAST = 8 / 12;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * How far a chart is zoomed, and how far its middle is from that of the view. A chart that is too large is
 * shown around one of its states. The whole of it is then that state with its neighbours.
 * @param path of the state
 */
export function fitChart(
  { layout, chart, path, mode }: { layout: Layout; chart: Chart; path: string; mode: Mode },
  view: { width: number; height: number },
): { zoom: number; pan: [x: number, y: number] } {
  const zoomOf = ({ width, height }: Pick<Box, 'width' | 'height'>) =>
    Math.min(1, view.width / (width + 2 * MARGIN), view.height / (height + 2 * MARGIN));
  const whole = zoomOf({ width: layout.w, height: layout.h });
  const isFollowed = mode === 'active';
  if (whole >= (isFollowed ? READABLE : LEAST)) return { zoom: whole, pan: [0, 0] };
  const near = boxAround(layout, isFollowed ? [path] : [path, ...neighboursOf(chart, path)]);
  const zoom = isFollowed ? READABLE : Math.max(LEAST, zoomOf(near));
  const isTooLarge = near.width * zoom > view.width || near.height * zoom > view.height;
  const { x, y, width, height } = isTooLarge ? boxAround(layout, [path]) : near;
  return { zoom, pan: [layout.w / 2 - x - width / 2, layout.h / 2 - y - height / 2] };
}

/** States from which a transition leads to this one, and those to which one leads from it. */
function neighboursOf({ edges }: Chart, path: string): string[] {
  return edges
    .filter(({ source, targets }) => source === path || targets.includes(path))
    .flatMap(({ source, targets }) => [source, ...targets])
    .filter((each) => !isWithin(path, each));
}

function boxAround({ boxes }: Layout, paths: readonly string[]): Box {
  const sides = paths.map((path) => {
    const [x, y, width, height] = boxes[path] ?? [0, 0, 0, 0];
    return { left: x, top: y, right: x + width, bottom: y + height };
  });
  const x = Math.min(...sides.map(({ left }) => left));
  const y = Math.min(...sides.map(({ top }) => top));
  const width = Math.max(...sides.map(({ right }) => right)) - x;
  return { x, y, width, height: Math.max(...sides.map(({ bottom }) => bottom)) - y };
}
