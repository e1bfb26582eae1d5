import { elkFile } from './charts/elk-file';
import { createHost, type Host } from './host';
import type { ChartDescriptions } from './record/descriptions';
import { InspectorStore } from './store';

let store: InspectorStore | undefined;
let host: Host | undefined;

/** Makes the address of a worker, as Trusted Types wants it. */
type WorkerAddress = (address: string) => string;

/** Opens the inspector over the page; once it is open, this does nothing. */
export function openInspector(workerAddress: WorkerAddress): void {
  if (store) return;
  const opened = new InspectorStore(workerAddress(new URL(elkFile, import.meta.url).href));
  store = opened;
  opened.recorder.start();
  const owners = new Set(['shell', '@school/shared-deps']);
  owners.forEach((owner) => void loadDescriptions(opened, owner));
  opened.subscribe(() => {
    if (store !== opened) return;
    for (const { section } of opened.recorder.actors.values()) {
      if (owners.has(section)) continue;
      owners.add(section);
      void loadDescriptions(opened, section);
    }
  });
  host = createHost(opened, closeInspector);
}

/** Opens the inspector, or closes it. */
export function toggleInspector(workerAddress: WorkerAddress): void {
  if (store) closeInspector();
  else openInspector(workerAddress);
}

function closeInspector(): void {
  store?.stop();
  host?.remove();
  store = host = undefined;
}

/** The descriptions that a package was released with are beside its entry; without them, charts have none. */
async function loadDescriptions(opened: InspectorStore, owner: string): Promise<void> {
  const name = owner === 'shell' ? '@school/root-config' : owner;
  try {
    const response = await fetch(import.meta.resolve(name).replace(/\.js$/, '.charts.map'), {
      cache: 'no-cache',
    });
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
    opened.describe((await response.json()) as ChartDescriptions);
  } catch (error) {
    console.error(error);
  }
}
