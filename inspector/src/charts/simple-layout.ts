import type { Chart, ChartState } from '@school/shared-deps/charts';

import {
  childrenOf,
  headOf,
  labelSize,
  type Layout,
  linesToDraw,
  PADDING,
  rowsOf,
  stateSize,
  widthOf,
} from './layout';

type Box = [x: number, y: number, width: number, height: number];
type Boxes = Record<string, Box>;

const GAP = 40;

/**
 * Lays a chart out in rows by distance from the initial state, for machines without a layout of the build.
 */
export function simpleLayout(chart: Chart): Layout {
  const boxes: Boxes = {};
  const [root] = chart.states;
  if (!root) return { w: 0, h: 0, boxes, lines: {} };
  place(chart, root, boxes);
  return { w: boxes['']?.[2] ?? 0, h: boxes['']?.[3] ?? 0, boxes, lines: drawLines(chart, boxes) };
}

/** Gives a state and all within it their places, the state itself at 0, 0. */
function place(chart: Chart, state: ChartState, boxes: Boxes): void {
  const own = stateSize(chart, state);
  const children = childrenOf(chart, state.path);
  if (children.length === 0) {
    boxes[state.path] = [0, 0, own.width, own.height];
    return;
  }
  children.forEach((child) => place(chart, child, boxes));
  const labels = chart.edges.filter(({ source }) => source.startsWith(state.path)).map(labelSize);
  const gap = Math.max(GAP, ...labels.map(({ height }) => height * 3));
  const side = Math.max(GAP, ...labels.map(({ width }) => width / 2));
  let top = headOf(chart, state);
  let right = 0;
  for (const row of rowsByDistance(chart, state, children)) {
    let left = PADDING;
    let height = 0;
    for (const child of row) {
      const [, , width, tall] = boxes[child.path] ?? [0, 0, 0, 0];
      move(chart, child, boxes, left, top);
      left += width + side;
      height = Math.max(height, tall);
    }
    right = Math.max(right, left - side);
    top += height + gap;
  }
  const text = Math.max(widthOf(state.name) + 32, ...rowsOf(chart, state).map((row) => widthOf(row.text)));
  boxes[state.path] = [0, 0, Math.max(right, text) + PADDING, top - gap + PADDING];
}

function move(chart: Chart, state: ChartState, boxes: Boxes, by: number, down: number): void {
  const [x, y, width, height] = boxes[state.path] ?? [0, 0, 0, 0];
  boxes[state.path] = [x + by, y + down, width, height];
  childrenOf(chart, state.path).forEach((child) => move(chart, child, boxes, by, down));
}

function rowsByDistance(chart: Chart, { initial, type }: ChartState, children: ChartState[]): ChartState[][] {
  if (type === 'parallel') return [children];
  const holding = (path: string) =>
    children.find((child) => path === child.path || path.startsWith(`${child.path}.`));
  const rows: ChartState[][] = [];
  const seen = new Set<ChartState>();
  let row = children.filter(({ path }) => path === initial);
  while (row.length > 0) {
    rows.push(row);
    row.forEach((state) => seen.add(state));
    const from = row;
    const next = chart.edges
      .filter(({ source }) => from.some((state) => state === holding(source)))
      .flatMap(({ targets }) => targets.map(holding));
    row = [...new Set(next)].filter((state): state is ChartState => state !== undefined && !seen.has(state));
  }
  const rest = children.filter((state) => !seen.has(state));
  return rest.length > 0 ? [...rows, rest] : rows;
}

function drawLines(chart: Chart, boxes: Boxes): Layout['lines'] {
  return Object.fromEntries(
    linesToDraw(chart).flatMap(({ id, edge, target }, index) => {
      const from = boxes[edge.source];
      const to = boxes[target];
      if (!from || !to) return [];
      const points = lineBetween(from, to, edge.source === target);
      const [x0 = 0, y0 = 0] = points;
      const [x1 = 0, y1 = 0] = points.slice(-2);
      // labels of lines between the same states do not lie on one another
      const part = 0.35 + (index % 4) * 0.1;
      const label = [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part] as const;
      return [[id, { points, label }]];
    }),
  );
}

function lineBetween(from: Box, to: Box, isLoop: boolean): number[] {
  const middle = ([x, , width]: Box) => x + width / 2;
  const [x, y, width, height] = from;
  if (isLoop) {
    const side = x + width;
    return [side, y + height / 3, side + 16, y + height / 3, side + 16, y + height - 4, side, y + height - 4];
  }
  const isDown = to[1] > y;
  const isInside = to[0] >= x && to[0] + to[2] <= x + width && to[1] >= y && to[1] + to[3] <= y + height;
  if (isInside) return [x + width - 8, y, to[0] + to[2] - 8, to[1]];
  return [
    middle(from) + (isDown ? -8 : 8),
    isDown ? y + height : y,
    middle(to) + (isDown ? -8 : 8),
    isDown ? to[1] : to[1] + to[3],
  ];
}
