import type { Chart } from '../record/chart';
import { isWithin } from '../record/entered';
import { type Layout, MARGIN } from './layout';

/** The part of a chart that is in view. It is `chosen` by hand. */
export type Mode = 'active' | 'whole' | 'chosen';

/** Text of 12 px has 10 px where the active state is followed, and 8 px otherwise. */
const LEAST: Readonly<Record<Mode, number>> = { active: 10 / 12, whole: 8 / 12, chosen: 0 };

/**
 * How far a chart is zoomed, and how far its middle is from that of the view. A chart that is too large is
 * shown around one of its states. The whole of it is then that state with its neighbours.
 * @param path of the state
 */
export function fitChart(
  { layout, chart, path, mode }: { layout: Layout; chart: Chart; path: string; mode: Mode },
  view: { width: number; height: number },
): { startScale: number; startX: number; startY: number } {
  const zoomOf = ({ w, h }: { w: number; h: number }) =>
    Math.min(1, view.width / (w + 2 * MARGIN), view.height / (h + 2 * MARGIN));
  if (zoomOf(layout) >= LEAST[mode]) return { startScale: zoomOf(layout), startX: 0, startY: 0 };
  const near = boxAround(layout, [path, ...neighboursOf(chart, path)]);
  const isNear = mode === 'whole' && zoomOf(near) >= LEAST.whole;
  const { x, y, w, h } = isNear ? near : boxAround(layout, [path]);
  return {
    startScale: isNear ? zoomOf(near) : LEAST[mode],
    startX: (layout.w - w) / 2 - x,
    startY: (layout.h - h) / 2 - y,
  };
}

/** States from which a transition leads to this one, and those to which one leads from it. */
function neighboursOf({ edges }: Chart, path: string): string[] {
  return edges
    .filter(({ source, targets }) => source === path || targets.includes(path))
    .flatMap(({ source, targets }) => [source, ...targets])
    .filter((each) => !isWithin(path, each));
}

function boxAround({ boxes }: Layout, paths: readonly string[]) {
  const inner = paths.flatMap((path) => (boxes[path] ? [boxes[path]] : []));
  const x = Math.min(...inner.map(([left]) => left));
  const y = Math.min(...inner.map(([, top]) => top));
  const w = Math.max(...inner.map(([left, , width]) => left + width)) - x;
  return { x, y, w, h: Math.max(...inner.map(([, top, , height]) => top + height)) - y };
}
