import type { RouteData } from '@school/shared-deps';
import { resourcePath } from '@school/shared-deps/server';

import { fetchText, inLanes } from './requests';
import { listedResources } from './routes';

/** A list or a page's content, at the address at which browsers fetch it. */
export interface ListFile {
  address: string;
  text: string;
}

interface Lists {
  files: ListFile[];
  texts: string[];
  /** The texts of those whose records are albums. */
  albums: string[];
}

/** Reads every list and all content that the pages of routes fetch. */
export async function readLists(
  url: string,
  routes: readonly RouteData[],
  schoolCode: string,
): Promise<Lists> {
  const addresses = listedResources(routes).map((resource) => resourcePath(resource, schoolCode));
  const files = await inLanes(addresses, async (address) => ({
    address,
    text: (await fetchText(url + address)).text,
  }));
  const albums = files.filter(({ address }) => address.startsWith('/api/gallery'));
  return { files, texts: files.map(textOf), albums: albums.map(textOf) };
}

function textOf({ text }: ListFile): string {
  return text;
}
