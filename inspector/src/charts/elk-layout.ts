import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';

import type { Chart, ChartState } from '../record/chart';
import { childrenOf, headOf, labelSize, type Layout, linesToDraw, PADDING, stateSize } from './layout';

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.layered.spacing.nodeNodeBetweenLayers': '32',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.spacing.edgeLabel': '3',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeEdge': '12',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.edgeLabels.inline': 'true',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
};

/** The root itself has no id in a chart, and ELK wants one. */
const idOf = (path: string) => `state:${path}`;

/** Lays a chart out. */
export async function elkLayout(chart: Chart, elk: ELK): Promise<Layout> {
  const [root] = chart.states;
  if (!root) throw new Error(`the machine ${chart.id} has no states`);
  const edges = linesToDraw(chart).map(({ id, edge, target }): ElkExtendedEdge => ({
    id,
    sources: [idOf(edge.source)],
    targets: [idOf(target)],
    labels: [{ id: `label:${id}`, text: edge.label, ...labelSize(edge) }],
  }));
  const graph: ElkNode = { id: 'all', layoutOptions: options, children: [nodeOf(chart, root)], edges };
  const placed: ElkNode = await elk.layout(graph);
  return {
    w: Math.ceil(placed.width ?? 0),
    h: Math.ceil(placed.height ?? 0),
    boxes: Object.fromEntries(boxesOf(placed)),
    lines: Object.fromEntries((placed.edges ?? []).map(lineOf)),
  };
}

function nodeOf(chart: Chart, state: ChartState): ElkNode {
  const children = childrenOf(chart, state.path);
  const { width, height } = stateSize(chart, state);
  const id = idOf(state.path);
  if (children.length === 0) return { id, width, height };
  const side = `left=${PADDING},bottom=${PADDING},right=${PADDING}`;
  const layoutOptions = {
    // charts are read from the first state of each level down
    'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
    'elk.padding': `[top=${headOf(chart, state)},${side}]`,
    'elk.nodeSize.constraints': 'MINIMUM_SIZE',
    'elk.nodeSize.minimum': `(${width},${height})`,
  };
  return { id, layoutOptions, children: children.map((child) => nodeOf(chart, child)) };
}

function boxesOf({ id, x = 0, y = 0, width = 0, height = 0, children = [] }: ElkNode): [string, Box][] {
  const own: [string, Box] = [id.replace('state:', ''), [x, y, width, height].map(Math.round) as Box];
  return [...(id === 'all' ? [] : [own]), ...children.flatMap(boxesOf)];
}

type Box = [number, number, number, number];

function lineOf({ id, sections = [], labels = [] }: ElkExtendedEdge): [string, Layout['lines'][string]] {
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].flatMap(({ x, y }) => [Math.round(x), Math.round(y)]),
  );
  const { x = 0, y = 0, width = 0, height = 0 } = labels[0] ?? {};
  return [id, { points, label: [Math.round(x + width / 2), Math.round(y + height / 2)] }];
}
