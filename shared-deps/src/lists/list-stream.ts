import type { Api, RemoteEvent, ResourceKey } from '@school/shared-deps';
import { RECORDS_OF_A_PART } from '@school/shared-deps/bundled';
import { type EventObject, fromCallback } from 'xstate';

import { indexInTasks, type IndexOptions } from './list-index';

export interface ListStreamInput {
  api: Api;
  key: ResourceKey;
  /** How the list is indexed before the machine hears of it. */
  options: IndexOptions<never>;
}

/**
 * Actor logic: sends the events of a list's resource to the machine that invokes it, in their order. A long list is
 * indexed first, in tasks between which the browser answers.
 */
export const listStream = fromCallback<EventObject, ListStreamInput>(({ input, sendBack }) => {
  const { api, key, options } = input;
  // once a long list has come, each event waits for the one before it
  let last: Promise<void> | undefined;
  const hear = (event: RemoteEvent) => {
    const isLong = event.type === 'remote.loaded' && event.records.length > RECORDS_OF_A_PART;
    if (isLong)
      last = (last ?? Promise.resolve()).then(() => indexInTasks(event.records as never[], options));
    if (last) last = last.then(() => sendBack(event));
    else sendBack(event);
  };
  const subscription = api.stream(key).subscribe(hear);
  return () => subscription.unsubscribe();
});
