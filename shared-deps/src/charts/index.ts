// charts as data: for the inspector and the tests
export { activePaths, type Chart, type ChartEdge, chartOf, type ChartState, leavesOf } from './chart';
export { childName, duration, eventText } from './names';
