import { subscriptionAddresses } from '@school/site-server/subscriptions/subscriptions';

import { isPlainId } from './addresses';
import type { ListFile } from './read-lists';
import { fetchBody, inLanes } from './requests';

interface Subscriptions {
  files: ListFile[];
  /** Types by their addresses; one with a star is of all files of its folder. */
  types: ReadonlyMap<string, string>;
  left: string[];
}

const EVENTS = '/api/events/All/';
const OF_EVENTS = '/calendar/event/';

/** Reads calendars and feeds. Where the site does not know its address, theirs are relative. */
export async function readSubscriptions(url: string, lists: readonly ListFile[]): Promise<Subscriptions> {
  const events = lists.find(({ address }) => address.startsWith(EVENTS))?.text ?? '[]';
  const ids = (JSON.parse(events) as { _id: string }[]).map(({ _id }) => _id).filter((id) => id !== '');
  const plain = ids.filter(isPlainId);
  // a line of a calendar that has the address of the server which is exported
  const ofServer = new RegExp(String.raw`^URL[^:]*:${url}.*\r\n(?: .*\r\n)*`, 'gm');
  const left = ids
    .filter((id) => !isPlainId(id))
    .map((id) => `${OF_EVENTS}${id}.ics: its id is no name of a file on every host`);
  const types = new Map([[`${OF_EVENTS}*`, 'text/calendar; charset=utf-8']]);
  const files = await inLanes(
    [...subscriptionAddresses, ...plain.map((id) => `${OF_EVENTS}${id}.ics`)],
    async (address) => {
      const answer = await fetchBody(url + address);
      if (answer === undefined) {
        left.push(`${address}: the site does not have it`);
        return [];
      }
      if (!address.startsWith(OF_EVENTS)) types.set(address, answer.headers.get('content-type') ?? '');
      return [{ address, text: answer.body.toString().replaceAll(ofServer, '').replaceAll(url, '') }];
    },
  );
  return { files: files.flat(), types, left };
}
