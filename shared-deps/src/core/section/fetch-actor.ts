import type { RecordOf, ResourceKey } from '@school/contract';
import type { ActorRefFrom } from 'xstate';

import type { Api } from '../api/api';
import { createFetchMachine, type FetchMachine } from '../api/fetch.machine';
import type { PageContext } from './page';
import type { ActorOf } from './page-actors';

/** The actor of one resource. */
export type FetchActor<K extends ResourceKey> = ActorRefFrom<FetchMachine<RecordOf<K>>>;

/** The actor of a resource that a page reads. The key, or the function that makes it, gives the type. */
export function fetchActor<K extends ResourceKey>(
  key: K | ((context: PageContext) => K),
): ActorOf<PageContext<K>, FetchMachine<RecordOf<K>>> {
  return {
    src: createFetchMachine<RecordOf<K>>(),
    // the machine asks for this key alone
    input: (context) => ({ api: context.api as Api, key: typeof key === 'string' ? key : key(context) }),
  };
}
