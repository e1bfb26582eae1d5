import { type ActorRefFrom, createActor } from 'xstate';

import type { Api } from '../api/api';
import type { ResourceKey } from '../api/resource-key';
import { createFetchMachine, type FetchMachine } from '../machines/fetch.machine';

/** Starts the actor of one resource that a page shows. */
export function startFetch<T>({ api }: { api: Api }, key: ResourceKey): ActorRefFrom<FetchMachine<T>> {
  return createActor(createFetchMachine<T>(), { input: { api, key } }).start();
}
