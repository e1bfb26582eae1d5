import type { Chart, ChartEdge, ChartState } from '../record/chart';
import { HEAD, type Layout, linesOf, linesToDraw, MARGIN, ROW, rowsOf } from './layout';

/** Marked parts of a picture. */
export interface Highlights {
  /** Paths of states. */
  active: ReadonlySet<string>;
  /** Ids of the edges of the last transition. */
  taken: ReadonlySet<string>;
  /** Ids of edges whose guard refused the last event. */
  refused: ReadonlySet<string>;
  /** Path of a state that was searched for. */
  found?: string | undefined;
}

interface ChartPictureProps {
  chart: Chart;
  layout: Layout;
  highlights: Highlights;
}

/** The picture of a chart: its states, the lines between them, and their labels on top. */
export function ChartPicture({ chart, layout, highlights }: ChartPictureProps) {
  const [width, height] = [layout.w + 2 * MARGIN, layout.h + 2 * MARGIN];
  const lines = linesToDraw(chart).flatMap(({ id, edge }) => {
    const { [id]: placed } = layout.lines;
    return placed ? [{ id, edge, ...placed, mark: markOf(highlights, edge.id) }] : [];
  });
  return (
    <svg
      viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={chart.id}
    >
      <marker
        id="arrow"
        viewBox="0 0 8 8"
        refX={7}
        refY={4}
        markerWidth={8}
        markerHeight={8}
        markerUnits="userSpaceOnUse"
        orient="auto"
      >
        <path d="M0 0L8 4L0 8z" fill="context-stroke" />
      </marker>
      {chart.states.map((state) => (
        <State key={state.path} state={state} chart={chart} layout={layout} highlights={highlights} />
      ))}
      {lines.map(({ id, edge, points, mark }) => (
        <polyline
          key={id}
          points={points.join(' ')}
          className={`line ${mark}`}
          data-edge={edge.id}
          markerEnd="url(#arrow)"
        />
      ))}
      {lines.map(({ id, edge, label, mark }) => (
        <Label key={id} edge={edge} place={label} mark={mark} />
      ))}
    </svg>
  );
}

function State({ state, chart, layout, highlights }: ChartPictureProps & { state: ChartState }) {
  const { path, parent, name, type, description } = state;
  const [x, y, width, height] = layout.boxes[path] ?? [0, 0, 0, 0];
  const isOuter = chart.states.some((each) => each.parent === path);
  const isActive = highlights.active.has(path);
  const isInitial = chart.states.find((each) => each.path === parent)?.initial === path;
  const classes = [
    'state',
    type,
    isOuter && 'outer',
    isActive && 'active',
    highlights.found === path && 'found',
  ];
  return (
    <g className={classes.filter(Boolean).join(' ')} data-state={path}>
      <title>{textOf(name, description)}</title>
      <rect x={x} y={y} width={width} height={height} rx={isOuter ? 10 : 7} />
      {isInitial && <circle cx={x} cy={y + 12} r={4} className="initial" />}
      <text x={x + 12} y={y + 20} className="name">
        {isActive ? `● ${name}` : name}
      </text>
      {rowsOf(chart, state).map(({ text, edge }, index) => (
        <text
          key={index}
          x={x + 12}
          y={y + HEAD + 12 + index * ROW}
          className={`row ${edge === undefined ? '' : markOf(highlights, edge)}`}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

interface LabelProps {
  edge: ChartEdge;
  place: readonly [x: number, y: number];
  mark: string;
}

function Label({ edge, place: [x, y], mark }: LabelProps) {
  const lines = linesOf(edge);
  const top = y + 4 - (lines.length - 1) * 7;
  return (
    <g className={`label ${mark}`}>
      {edge.description !== undefined && <title>{edge.description}</title>}
      {lines.map((line, index) => (
        <text key={index} x={x} y={top + index * 14}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** A state with its meaning, if it has been described. */
export function textOf(name: string, description: string | undefined): string {
  return description === undefined ? name : `${name}: ${description}`;
}

function markOf({ taken, refused }: Highlights, edge: string): string {
  if (taken.has(edge)) return 'taken';
  return refused.has(edge) ? 'refused' : '';
}
