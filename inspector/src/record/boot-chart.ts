import type { ChartTable } from '../charts/table-chart';

/**
 * The phases that the shell's entry and the islands mark (`enterPhase`). `root-config/src/boot/README.md`
 * explains the phases.
 */
export const bootChart: ChartTable = {
  painted: { 'page.settled': 'fetching' },
  fetching: { 'downloads.begun': 'running' },
  running: { 'modules.run': 'hydrating', 'modules.run without parts': 'alive', 'module.failed': 'failed' },
  hydrating: { 'islands.hydrated': 'alive', 'shell.failed': 'failed' },
  // a page behind a modal dialog hydrates later
  alive: { 'islands.hydrated': 'alive', 'shell.failed': 'failed' },
  failed: {},
};
