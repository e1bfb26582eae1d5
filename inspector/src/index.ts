import { elkFile } from './charts/elk-file';
import { createHost, type Host } from './host';
import type { ChartDescriptions } from './record/descriptions';
import { InspectorStore } from './store';

let host: Host | undefined;

/** Makes the address of a worker, as Trusted Types wants it. */
type WorkerAddress = (address: string) => string;

/** Opens the inspector over the page; once it is open, this does nothing. */
export function openInspector(workerAddress: WorkerAddress): void {
  if (host) return;
  const store = new InspectorStore(workerAddress(new URL(elkFile, import.meta.url).href));
  store.recorder.start();
  entries().forEach((entry) => void loadDescriptions(store, entry));
  host = createHost(store, closeInspector);
}

/** Opens the inspector, or closes it. */
export function toggleInspector(workerAddress: WorkerAddress): void {
  if (host) closeInspector();
  else openInspector(workerAddress);
}

function closeInspector(): void {
  host?.remove();
  host = undefined;
}

/** The entries of the packages that the page's import map leads to. */
function entries(): string[] {
  const map = document.querySelector('script[type="importmap"]')?.textContent ?? '{}';
  const { imports = {} } = JSON.parse(map) as { imports?: Record<string, string> };
  return Object.entries(imports).flatMap(([name, file]) => (/^@school\/[\w-]+$/.test(name) ? file : []));
}

/** The descriptions that a package was released with are beside its entry; without them, charts have none. */
async function loadDescriptions({ recorder }: InspectorStore, entry: string): Promise<void> {
  try {
    const response = await fetch(entry.replace(/\.js$/, '.charts.map'), { cache: 'no-cache' });
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
    recorder.describe((await response.json()) as ChartDescriptions);
  } catch (error) {
    console.error(error);
  }
}
