import type { KeyOf, RecordOf, Resource } from '@school/contract';
import type { ActorRefFrom } from 'xstate';

import type { Api } from '../api/api';
import { createFetchMachine, type FetchMachine } from '../api/fetch.machine';
import type { ActorOf } from './page-actors';

/** The actor of one resource. */
export type FetchActor<K extends KeyOf<Resource>> = ActorRefFrom<FetchMachine<RecordOf<K>>>;

/** The actor of a resource that a page declares. The key, or the function that reads it, gives the type. */
export function fetchActor<K extends KeyOf<Resource>, C extends { api: Api<K> }>(
  key: K | ((context: C) => K),
): ActorOf<C, FetchMachine<RecordOf<K>>> {
  return {
    src: createFetchMachine<RecordOf<K>>(),
    // the machine asks for this key alone
    input: (context) => ({ api: context.api as Api, key: typeof key === 'string' ? key : key(context) }),
  };
}
