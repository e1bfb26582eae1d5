// on two pages alone: each section that uses it bundles its own copy, and the core stays small
export { formatDayInYear, weekdayOf } from './day-names';
export { ComingDays } from './coming-days';
