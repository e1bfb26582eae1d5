import type { Chart, ChartEdge, ChartState } from '@school/shared-deps/charts';

import { HEAD, type Layout, linesOf, linesToDraw, ROW, rowsOf } from './layout';

/** An element of SVG as data: the panel makes elements of it, the documents text. */
export interface Drawn {
  tag: string;
  attributes: Readonly<Record<string, string | number>>;
  children: readonly (Drawn | string)[];
}

/** Marked parts of a picture. */
export interface Marks {
  /** Paths of states. */
  active?: ReadonlySet<string> | undefined;
  /** Ids of the edges of the last transition. */
  taken?: ReadonlySet<string> | undefined;
  /** Ids of edges whose guard refused the last event. */
  refused?: ReadonlySet<string> | undefined;
  /** Path of a state that was searched for. */
  found?: string | undefined;
  /** How often each state (path) and edge (id) was reached. */
  heat?: ReadonlyMap<string, number> | undefined;
}

export const element = (
  tag: string,
  attributes: Drawn['attributes'],
  ...children: readonly (Drawn | string)[]
): Drawn => ({ tag, attributes, children });

const text = (x: number, y: number, className: string, content: string) =>
  element('text', { x: Math.round(x), y: Math.round(y), class: className }, content);

/** The picture of a chart: its states, the lines between them, and their labels on top. */
export function drawChart(chart: Chart, layout: Layout, marks: Marks = {}): Drawn {
  const lines = linesToDraw(chart).filter(({ id }) => layout.lines[id]);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `-4 -4 ${layout.w + 8} ${layout.h + 8}`,
      role: 'img',
      'aria-label': chart.id,
    },
    element('defs', {}, arrow('arrow'), arrow('arrowTaken')),
    ...chart.states.map((state) => drawState(chart, state, layout, marks)),
    ...lines.map(({ id, edge }) => drawLine(edge, layout.lines[id]?.points ?? [], marks)),
    ...lines.map(({ id, edge }) => drawLabel(edge, layout.lines[id]?.label ?? [0, 0], marks)),
  );
}

function arrow(id: string): Drawn {
  const size = { viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 8, markerHeight: 8 };
  return element(
    'marker',
    { id, ...size, markerUnits: 'userSpaceOnUse', orient: 'auto' },
    element('path', { d: 'M0 0L8 4L0 8z', class: id }),
  );
}

function drawState(chart: Chart, state: ChartState, { boxes }: Layout, marks: Marks): Drawn {
  const [x, y, width, height] = boxes[state.path] ?? [0, 0, 0, 0];
  const isOuter = chart.states.some(({ parent }) => parent === state.path);
  const isActive = marks.active?.has(state.path);
  const classes = classNames('state', state.type, {
    outer: isOuter,
    active: isActive,
    found: marks.found === state.path,
    [heatOf(marks, state.path)]: marks.heat !== undefined,
  });
  const initial = chart.states.find(({ path }) => path === state.parent)?.initial === state.path;
  const rows = rowsOf(chart, state).map(({ text: row, edge }, index) =>
    text(x + 12, y + HEAD + 12 + index * ROW, classNames('row', edgeMark(marks, edge), {}), row),
  );
  return element(
    'g',
    { class: classes, 'data-state': state.path },
    element('title', {}, [state.name, state.description].filter((each) => each !== undefined).join(': ')),
    element('rect', { x, y, width, height, rx: isOuter ? 10 : 7 }),
    ...(initial ? [element('circle', { cx: x, cy: y + 12, r: 4, class: 'initial' })] : []),
    text(x + 12, y + 20, 'name', isActive ? `● ${state.name}` : state.name),
    ...rows,
  );
}

function drawLine(edge: ChartEdge, points: readonly number[], marks: Marks): Drawn {
  const at = (index: number) => `${points[index] ?? 0} ${points[index + 1] ?? 0}`;
  const bends = Array.from({ length: points.length / 2 }, (_, index) => at(index * 2));
  const isTaken = marks.taken?.has(edge.id);
  return element('path', {
    d: `M${bends.join('L')}`,
    class: classNames('line', edgeMark(marks, edge.id), {}),
    'data-edge': edge.id,
    'marker-end': `url(#${isTaken ? 'arrowTaken' : 'arrow'})`,
  });
}

function drawLabel(edge: ChartEdge, [x, y]: readonly [number, number], marks: Marks): Drawn {
  const lines = linesOf(edge);
  const top = y + 4 - (lines.length - 1) * 7;
  return element(
    'g',
    { class: classNames('label', edgeMark(marks, edge.id), {}) },
    ...(edge.description === undefined ? [] : [element('title', {}, edge.description)]),
    ...lines.map((line, index) => text(x, top + index * 14, index === 0 ? 'event' : 'actions', line)),
  );
}

function edgeMark(marks: Marks, edge: string | undefined): string {
  if (edge === undefined) return '';
  if (marks.taken?.has(edge)) return 'taken';
  if (marks.refused?.has(edge)) return 'refused';
  return marks.heat ? heatOf(marks, edge) : '';
}

/** Five steps, each ten times the one before. */
function heatOf({ heat }: Marks, id: string): string {
  const times = heat?.get(id) ?? 0;
  return `heat${times === 0 ? 0 : Math.min(4, 1 + Math.floor(Math.log10(times)))}`;
}

function classNames(...names: [...string[], Readonly<Record<string, boolean | undefined>>]): string {
  const conditional = names.pop() as Record<string, boolean | undefined>;
  const chosen = Object.entries(conditional).flatMap(([name, isOn]) => (isOn ? [name] : []));
  return [...(names as string[]).filter((name) => name !== ''), ...chosen].join(' ');
}
