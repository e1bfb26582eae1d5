import { releaseFolder } from '../../release/commands/release';
import { pagesOf } from '../../release/guard/page-addresses';
import { startSite } from '../../workspace/site';
import { type Extent, median, row } from './figures';

/** Page by page: the time of an answer that is rendered, and of the first one after a server's start. */
export async function benchRendering({ renders, startEvery }: Extent) {
  const site = await startSite();
  try {
    const pages = await pagesOf(site.url, releaseFolder());
    console.log(`ms by page: median of ${renders} answers that no cache has, and the first after a start`);
    for (const [index, { address }] of pages.entries()) {
      const times: number[] = [];
      // with the number of a photo it is another page for every cache
      const numbered = `${site.url}${address}${address.includes('?') ? '&' : '?'}photo=`;
      for (let n = 1; n <= renders; n += 1) times.push(await timeOf(numbered + n));
      const isStarted = index % startEvery === 0 || address.includes('?');
      const first = isStarted ? (await timeAfterStart(address)).toFixed(0) : '';
      console.log(row(address, [median(times).toFixed(2), first]));
    }
  } finally {
    await site.stop();
  }
}

async function timeAfterStart(address: string): Promise<number> {
  const site = await startSite();
  try {
    return await timeOf(site.url + address);
  } finally {
    await site.stop();
  }
}

async function timeOf(url: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - begun;
}
