import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { ChartCoverage } from './chart-coverage';

/** Saves what was reached of a chart for the inspector, where `npm test` asks for it by naming a folder. */
export function saveCoverage({ chart, counts }: ChartCoverage): void {
  const folder = process.env['CHART_COVERAGE'];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  const coverage = { [chart.hash]: counts() };
  const file = { kind: 'school-statecharts-coverage', version: 1, charts: [chart], coverage };
  writeFileSync(path.join(folder, `${chart.id}.json`), JSON.stringify(file));
}
