import { childrenOf, headOf, labelSize, type Layout, linesToDraw, stateSize } from '../charts/layout';
import type { Chart } from '../record/chart';

interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Texts that cannot be read: on another label, a state or another line, or outside the border. */
export function collisionsOf(chart: Chart, { w, h, boxes, lines }: Layout): string[] {
  const all: Rect = { left: 0, top: 0, right: w, bottom: h };
  const found: string[] = [];
  const solid: { name: string; rect: Rect }[] = [];
  const frames: { name: string; rect: Rect }[] = [];
  for (const state of chart.states) {
    const { path: name } = state;
    const [x, y, width, height] = boxes[name] ?? [0, 0, 0, 0];
    const rect = { left: x, top: y, right: x + width, bottom: y + height };
    const own = stateSize(chart, state);
    const inner = childrenOf(chart, name);
    const below = Math.min(rect.bottom, ...inner.map(({ path }) => boxes[path]?.[1] ?? 0)) - y;
    const needed = inner.length > 0 ? headOf(chart, state) : own.height;
    if (own.width > width || needed > below || !isInside(rect, all)) found.push(`${name} is too small`);
    solid.push({ name, rect: inner.length > 0 ? { ...rect, bottom: y + needed } : rect });
    if (inner.length > 0) frames.push({ name, rect });
  }
  const drawn = linesToDraw(chart).map(({ id, edge }) => {
    const { points = [], label: [x, y] = [-1, -1] } = lines[id] ?? {};
    const { width, height } = labelSize(edge);
    const rect = { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
    return { id, name: edge.id, points, rect };
  });
  for (const { id, name, rect } of drawn) {
    if (!isInside(rect, all)) found.push(`${name} leaves the picture`);
    for (const each of solid) if (meets(rect, each.rect)) found.push(`${name} is on ${each.name}`);
    for (const each of frames)
      if (meets(rect, each.rect) && !isInside(rect, each.rect)) found.push(`${name} is across ${each.name}`);
    for (const other of drawn.filter((each) => each.id !== id)) {
      if (meets(rect, other.rect)) found.push(`${name} is on the label of ${other.name}`);
      if (segmentsOf(other.points).some((segment) => meets(rect, segment)))
        found.push(`${name} is on the line of ${other.name}`);
    }
  }
  return found;
}

/** ELK's lines go along the axes: each part of one is a rectangle without width or height. */
function segmentsOf(points: readonly number[]): Rect[] {
  return Array.from({ length: Math.max(0, points.length / 2 - 1) }, (_, index) => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = points.slice(index * 2, index * 2 + 4);
    return {
      left: Math.min(x0, x1),
      top: Math.min(y0, y1),
      right: Math.max(x0, x1),
      bottom: Math.max(y0, y1),
    };
  });
}

function meets(one: Rect, other: Rect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function isInside(inner: Rect, outer: Rect): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.right <= outer.right &&
    inner.bottom <= outer.bottom
  );
}
