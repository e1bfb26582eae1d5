import type { RouteData } from '@school/shared-deps';
import { resourcePath } from '@school/shared-deps/server';

import { isPlainId } from './addresses';
import type { ListFile } from './read-lists';
import { fetchBody, fetchText, inLanes } from './requests';
import { type RecordRoute, recordRouteOf } from './routes';

/** A page as the server answers it. */
export interface ExportedPage {
  /** The address by which its section knows it. */
  address: string;
  /** Where a static host has it, with a slash at its end. */
  folder: string;
  html: string;
  /** Its policy, as a header says it. */
  policy: string;
  record?: RecordRoute | undefined;
}

/** The pages of all paths; one about a record is there without its record. */
export async function readPages(url: string, routes: readonly RouteData[]): Promise<ExportedPage[]> {
  const paths = routes.flatMap((route) =>
    [route.path, ...(route.aliases ?? [])].map((path) => ({ route, path })),
  );
  return inLanes(paths, async ({ route, path }) => {
    const record = recordRouteOf(route);
    const { text, headers } = await fetchText(url + path, record ? 404 : 200);
    const address = path === '/' ? path : route.path;
    return { address, folder: folderOf(path), html: text, policy: policyOf(headers), record };
  });
}

/** Pages about one record, and the records that their code fetches. */
interface RecordPages {
  pages: ExportedPage[];
  files: ListFile[];
  left: string[];
}

/**
 * Reads the pages about one record, for every id that links of pages or albums name.
 * @param lists those of albums are among them
 */
export async function readRecordPages(
  url: string,
  routes: readonly RouteData[],
  pages: readonly ExportedPage[],
  lists: readonly ListFile[],
): Promise<RecordPages> {
  const found: RecordPages = { pages: [], files: [], left: [] };
  for (const route of routes) {
    const record = recordRouteOf(route);
    if (record === undefined) continue;
    for (const id of idsIn(pages, lists, record)) {
      const address = `${route.path}?${record.parameter}=${encodeURIComponent(id)}`;
      if (!isPlainId(id)) {
        found.left.push(`${address}: its id is no name of a folder on every host`);
        continue;
      }
      await addRecord(url, { address, folder: `${route.path}/${id}/`, record }, id, found);
    }
  }
  return found;
}

async function addRecord(
  url: string,
  page: Pick<ExportedPage, 'address' | 'folder' | 'record'>,
  id: string,
  found: RecordPages,
): Promise<void> {
  const data = await fetchBody(url + resourcePath(`subGallery/${id}`, ''));
  if (data === undefined) return;
  const { text, headers } = await fetchText(url + page.address);
  found.pages.push({ ...page, html: text, policy: policyOf(headers) });
  found.files.push({ address: `/api/subGallery/${id}.json`, text: data.body.toString() });
}

/** Ids of records: those that links name, and those of albums. */
function idsIn(
  pages: readonly ExportedPage[],
  lists: readonly ListFile[],
  { path, parameter }: RecordRoute,
): string[] {
  const link = new RegExp(`"${path}\\?${parameter}=([^"&#]+)`, 'g');
  const linked = pages.flatMap(({ html }) =>
    [...html.matchAll(link)].map(([, id = '']) => decodeURIComponent(id)),
  );
  const albums = lists.filter(({ address }) => address.startsWith('/api/gallery'));
  const listed = albums.flatMap(({ text }) => (JSON.parse(text) as { _id: string }[]).map(({ _id }) => _id));
  return [...new Set([...linked, ...listed])].sort();
}

function folderOf(path: string): string {
  return path === '/' ? path : `${path}/`;
}

function policyOf(headers: Headers): string {
  return headers.get('content-security-policy') ?? '';
}
