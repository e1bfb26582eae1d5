import { subscriptionAddresses } from '@school/subscriptions/addresses';

import { isPlainId } from './addresses';
import type { ListFile } from './read-lists';
import { fetchBody, inLanes } from './requests';

const EVENTS = '/api/events/All/';

/** Reads calendars and feeds. Where the site does not know its address, theirs are relative. */
export async function readSubscriptions(
  url: string,
  lists: readonly ListFile[],
): Promise<{ files: ListFile[]; left: string[] }> {
  const events = lists.find(({ address }) => address.startsWith(EVENTS))?.text ?? '[]';
  const ids = (JSON.parse(events) as { _id: string }[]).map(({ _id }) => _id).filter(isPlainId);
  // a line of a calendar that has the address of the server which is exported
  const ofServer = new RegExp(String.raw`^URL[^:]*:${url}.*\r\n(?: .*\r\n)*`, 'gm');
  const left: string[] = [];
  const addresses = [...subscriptionAddresses, ...ids.map((id) => `/calendar/event/${id}.ics`)];
  const files = await inLanes(addresses, async (address) => {
    const answer = await fetchBody(url + address);
    if (answer === undefined) left.push(`${address}: the site does not have it`);
    const text = answer?.body.toString().replaceAll(ofServer, '').replaceAll(url, '');
    return text === undefined ? [] : [{ address, text }];
  });
  return { files: files.flat(), left };
}
