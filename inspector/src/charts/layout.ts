import type { Chart, ChartEdge, ChartState } from '../record/chart';

/** Where a chart's states and edges are drawn, in pixels. */
export interface Layout {
  w: number;
  h: number;
  /** By path: x, y, width, height. */
  boxes: Readonly<Record<string, readonly [number, number, number, number]>>;
  /** By the indices of edge and target: x and y of each bend, then the middle of the label. */
  lines: Readonly<Record<string, { points: readonly number[]; label: readonly [number, number] }>>;
}

/** Text is measured by its letters, of 12 px, so that every browser lays out alike. */
const LETTER = 6.5;
export const ROW = 16;
export const HEAD = 24;
export const PADDING = 14;
/** Around the whole picture. */
export const MARGIN = 4;

const widthOf = (text: string) => Math.ceil(text.length * LETTER);

/** The lines of text within a state: what it invokes, does, and reacts to without leaving. */
export function rowsOf(chart: Chart, state: ChartState): { text: string; edge?: string }[] {
  return [
    ...(state.type === 'history' ? [{ text: '↺ where it was left' }] : []),
    ...state.tags.map((tag) => ({ text: `# ${tag}` })),
    ...state.invokes.map((name) => ({ text: `⚙ ${name}` })),
    ...state.entry.map((name) => ({ text: `entry / ${name}` })),
    ...state.exit.map((name) => ({ text: `exit / ${name}` })),
    ...chart.edges
      .filter(({ source, targets }) => source === state.path && targets.length === 0)
      .map((edge) => ({ text: linesOf(edge).join(' '), edge: edge.id })),
  ];
}

/** The text beside an edge. */
export function linesOf({ label, guard, actions }: ChartEdge): string[] {
  const condition = guard === undefined ? label : `${label} [${guard}]`;
  return actions.length === 0 ? [condition] : [condition, `/ ${actions.join(', ')}`];
}

export function labelSize(edge: ChartEdge): { width: number; height: number } {
  const lines = linesOf(edge);
  return { width: Math.max(...lines.map(widthOf)) + 8, height: lines.length * 14 + 2 };
}

/** How large a state is with its text alone. */
export function stateSize(chart: Chart, state: ChartState): { width: number; height: number } {
  const rows = rowsOf(chart, state);
  // bold, and marked while it is active
  const name = Math.ceil(widthOf(`● ${state.name}`) * 1.1);
  const width = Math.max(72, name + 24, ...rows.map(({ text }) => widthOf(text) + 24));
  return { width, height: 32 + rows.length * ROW };
}

/** Space that a state with children needs above them. */
export function headOf(chart: Chart, state: ChartState): number {
  return HEAD + PADDING + rowsOf(chart, state).length * ROW;
}

/** Every line of a chart: an edge to two targets is two lines. */
export function linesToDraw({ edges }: Chart): { id: string; edge: ChartEdge; target: string }[] {
  return edges.flatMap((edge, at) =>
    edge.targets.map((target, index) => ({ id: `${at}|${index}`, edge, target })),
  );
}

export function childrenOf({ states }: Chart, path: string): ChartState[] {
  return states.filter(({ parent }) => parent === path);
}
