import { nameWithClasses, type Period } from '@school/contract';

import { texts } from '../settings/texts';
import { formatPeriod } from './describe-day';

/** The periods that have not ended, the soonest first. */
export function comingPeriods(today: string, periods: readonly Period[]): Period[] {
  return periods.filter(({ from, to = from }) => to >= today).sort(byStart);
}

export function byStart(one: Pick<Period, 'from'>, other: Pick<Period, 'from'>): number {
  return one.from.localeCompare(other.from);
}

/** A row for each period, with its classes and its days. */
export function periodTable(caption: string, periods: readonly Period[]) {
  const rows = periods.map((period) => [nameWithClasses(period), formatPeriod(period)]);
  return { type: 'table' as const, caption, columns: texts.periodColumns, rows };
}
