import { filesOfHtml, filesOfRecords, isInWidth, staticAddressOf } from './addresses';
import type { ExportFolder } from './export-folder';
import { fetchBody, inLanes } from './requests';

/**
 * Writes the files of the release, and pictures, films and documents that pages and records name.
 * @param sources pages; lists, content and records as JSON; addresses of the release's files
 * @returns addresses on the host, and those that could not be had
 */
export async function exportFiles(
  url: string,
  sources: Record<'html' | 'texts' | 'assets', readonly string[]>,
  write: ExportFolder['write'],
) {
  const { html, texts, assets } = sources;
  const named = html.flatMap(filesOfHtml);
  const referred = texts.flatMap((text) => filesOfRecords(JSON.parse(text)));
  const addresses = [...new Set([...named, ...referred])].sort();
  const shown = new Set(named);
  const written = new Set<string>();
  const left: string[] = [];
  await inLanes(addresses, async (address) => {
    const there = staticAddressOf(address);
    if (written.has(there)) return;
    const answer = await fetchBody(url + address);
    if (answer === undefined) {
      // a record's text may look like the name of a file
      if (shown.has(address)) left.push(`${address}: the site does not have it`);
      return;
    }
    if (isInWidth(address) && answer.headers.get('content-type') !== 'image/webp') return;
    written.add(there);
    write(there, answer.body);
  });
  await inLanes(assets, async (address) => {
    const answer = await fetchBody(url + address);
    if (answer !== undefined) write(address, answer.body);
    else if (!address.endsWith('.map')) throw new Error(`${address} cannot be had: nothing is exported`);
  });
  return { written, left: left.sort() };
}
