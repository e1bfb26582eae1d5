import { type ActorRefFrom, createActor } from 'xstate';

import type { Api } from './api';
import { createFetchMachine, type FetchMachine } from './fetch.machine';
import type { KeyOf, RecordOf, Resource } from './resource-key';

/** The actor of one resource. */
export type FetchActor<K extends KeyOf<Resource>> = ActorRefFrom<FetchMachine<RecordOf<K>>>;

/** Starts the actor of a resource that a page declares; the key gives the type of its records. */
export function startFetch<K extends KeyOf<Resource>>({ api }: { api: Api<K> }, key: K): FetchActor<K> {
  // the machine asks for this key alone
  const input = { api: api as Api, key };
  return createActor(createFetchMachine<RecordOf<K>>(), { input }).start();
}
