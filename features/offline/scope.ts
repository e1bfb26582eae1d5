declare global {
  // the project's types are those of pages: these are the events of a worker
  interface ExtendableEvent extends Event {
    waitUntil: (work: Promise<unknown>) => void;
  }
  interface PageMessage extends ExtendableEvent {
    data: unknown;
    /** The page that sent it. */
    source: { url: string } | null;
  }
  interface FetchEvent extends ExtendableEvent {
    request: Request;
    respondWith: (response: Promise<Response>) => void;
  }
}

/** The parts of a service worker's scope that this package uses. */
export interface WorkerScope {
  addEventListener: (type: string, listener: (event: FetchEvent & PageMessage) => void) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: ServiceWorkerRegistration;
}
