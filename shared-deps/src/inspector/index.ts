import type { ChartTable } from '@school/shared-deps/charts';

import { createDockedHost, createWindowHost, type Host } from './host';
import { loadShippedCharts } from './layouts';
import { InspectorStore } from './store';

let store: InspectorStore | undefined;
let host: Host | undefined;

/**
 * Opens the inspector over the page; once it is open, this does nothing.
 * @param boot the chart of the code that ran before XState was there
 */
export function openInspector(boot?: ChartTable): void {
  if (store) return;
  const opened = new InspectorStore();
  store = opened;
  opened.recorder.start(boot);
  void loadShippedCharts().then((shipped) => {
    opened.recorder.describe(shipped);
    opened.change({ shipped });
  });
  let dock = opened.view.dock;
  opened.subscribe(() => {
    if (store !== opened || opened.view.dock === dock) return;
    const isMoving = (dock === 'window') !== (opened.view.dock === 'window');
    dock = opened.view.dock;
    if (isMoving) queueMicrotask(() => show(opened));
  });
  show(opened);
}

/** Opens the inspector, or closes it. */
export function toggleInspector(boot?: ChartTable): void {
  if (store) closeInspector();
  else openInspector(boot);
}

function closeInspector(): void {
  store?.recorder.stop();
  host?.remove();
  store = host = undefined;
}

/** Shows the panel where it is docked; without a window of its own it stays at the page's edge. */
function show(opened: InspectorStore): void {
  host?.remove();
  host = undefined;
  if (store !== opened) return;
  if (opened.view.dock === 'window') host = createWindowHost(opened, closeInspector);
  if (!host && opened.view.dock === 'window') opened.change({ dock: 'below' });
  host ??= createDockedHost(opened, closeInspector);
}
