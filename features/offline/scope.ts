declare global {
  // the project's types are those of pages: these are the events of a worker
  interface ExtendableEvent extends Event {
    waitUntil: (work: Promise<unknown>) => void;
  }
  interface FetchEvent extends ExtendableEvent {
    request: Request;
    respondWith: (response: Promise<Response>) => void;
  }
}

/** The parts of a service worker's scope that this package uses. */
export interface WorkerScope {
  addEventListener: (type: string, listener: (event: FetchEvent & { data: unknown }) => void) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: ServiceWorkerRegistration;
}
