// charts as data: for the inspector, the documents and the tests
export {
  activePaths,
  type Chart,
  type ChartEdge,
  chartOf,
  type ChartState,
  hashOf,
  hashOfChart,
  leavesOf,
  pathOf,
} from './chart';
export { duration, eventText } from './names';
