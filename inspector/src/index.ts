import { createDockedHost, createWindowHost, type Host } from './host';
import type { ShippedCharts } from './layouts';
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
  const owners = new Set(['boot', 'shell', '@school/shared-deps']);
  owners.forEach((owner) => void loadCharts(opened, owner));
  let dock = opened.view.dock;
  opened.subscribe(() => {
    if (store !== opened) return;
    for (const { section } of opened.recorder.actors.values()) {
      if (owners.has(section)) continue;
      owners.add(section);
      void loadCharts(opened, section);
    }
    if (opened.view.dock === dock) return;
    const isMoving = (dock === 'window') !== (opened.view.dock === 'window');
    dock = opened.view.dock;
    if (isMoving) queueMicrotask(() => show(opened));
  });
  show(opened);
}

/** Packages of the actors that are no section's. */
const packages: Readonly<Record<string, string>> = {
  boot: '@school/inspector',
  shell: '@school/root-config',
};

async function loadCharts({ view: { layouts }, recorder }: InspectorStore, owner: string): Promise<void> {
  await layouts.expect(fetchCharts(packages[owner] ?? owner));
  recorder.describe(layouts.shipped);
}

/** The charts that a package was released with are beside its entry; none where that fails. */
async function fetchCharts(name: string): Promise<ShippedCharts> {
  try {
    const response = await fetch(import.meta.resolve(name).replace(/\.js$/, '.charts.map'), {
      cache: 'no-cache',
    });
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
    return (await response.json()) as ShippedCharts;
  } catch (error) {
    console.error(error);
    return {};
  }
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
