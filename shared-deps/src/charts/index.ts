// charts as data, their layout and their pictures: for the inspector, the documents and the tests
export { activePaths, type Chart, type ChartEdge, chartOf, type ChartState, leavesOf, pathOf } from './chart';
export { type Drawn, drawChart, type Marks } from './draw';
export { escapeMarkup, markupOf } from './draw-text';
export { childrenOf, headOf, labelSize, type Layout, linesToDraw, PADDING, stateSize } from './layout';
export { duration } from './names';
export { simpleLayout } from './simple-layout';
export { chartOfTable, type ChartTable } from './table-chart';
