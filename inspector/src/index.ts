import { createDockedHost, createWindowHost, type Host } from './host';
import { loadShippedCharts } from './layouts';
import { bootChart } from './record/boot-chart';
import { InspectorStore } from './store';

let store: InspectorStore | undefined;
let host: Host | undefined;

/** Opens the inspector over the page; once it is open, this does nothing. */
export function openInspector(): void {
  if (store) return;
  const opened = new InspectorStore();
  store = opened;
  opened.recorder.start(bootChart);
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
export function toggleInspector(): void {
  if (store) closeInspector();
  else openInspector();
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
