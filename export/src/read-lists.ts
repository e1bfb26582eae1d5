import type { RouteData } from '@school/shared-deps';
import { resourcePath } from '@school/shared-deps/server';

import { fetchText, inLanes } from './requests';
import { listedResources } from './routes';

/** A list or a page's content, at the address at which browsers fetch it. */
export interface ListFile {
  address: string;
  text: string;
}

/** Reads every list and all content that the pages of routes fetch. */
export function readLists(
  url: string,
  routes: readonly RouteData[],
  schoolCode: string,
): Promise<ListFile[]> {
  const addresses = listedResources(routes).map((resource) => resourcePath(resource, schoolCode));
  return inLanes(addresses, async (address) => ({ address, text: (await fetchText(url + address)).text }));
}
