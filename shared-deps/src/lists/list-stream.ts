import type { Api, RemoteEvent, ResourceKey } from '@school/shared-deps';
import { type EventObject, fromCallback } from 'xstate';

import { CHUNK_SIZE } from './chunked';
import type { Filters, ListStart } from './filters/filter';
import { indexOptions, type ListDefinition } from './list-definition';
import { indexInChunks } from './list-index';

export interface StreamInput {
  api: Api;
  key: ResourceKey;
  list: Pick<ListDefinition<never, Filters<never>>, 'dateOf' | 'isListed'>;
  start: ListStart & { timeZone: string };
}

/**
 * Actor logic: sends the events of a list's resource to the machine that invokes it, in their order. A long
 * list is indexed first, in tasks between which the browser answers.
 */
export const recordStream = fromCallback<EventObject, StreamInput>(({ input, sendBack }) => {
  const { api, key, list, start } = input;
  const options = indexOptions(list, start);
  // once a long list has come, each event waits for the one before it
  let last: Promise<void> | undefined;
  const hear = (event: RemoteEvent) => {
    const isLong = event.type === 'remote.loaded' && event.records.length > CHUNK_SIZE;
    if (isLong)
      last = (last ?? Promise.resolve()).then(() => indexInChunks(event.records as never[], options));
    if (last) last = last.then(() => sendBack(event));
    else sendBack(event);
  };
  const subscription = api.stream(key).subscribe(hear);
  return () => subscription.unsubscribe();
});
