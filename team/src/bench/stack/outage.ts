import { setTimeout as sleep } from 'node:timers/promises';

import { isAnswering } from '../../workspace/site';
import { judge } from '../bench/figures';
import type { Stack } from './stack';

/** Without an address of its own a site has no sitemap. */
export const SCHOOL_URL = 'https://school.example';

/** Between two rounds over all addresses. */
const PAUSE_MS = 500;

/**
 * Kills both servers and Redis, and requests every address of the sitemap until the time is over: each comes
 * from the copy. Sets the process' status to 1 when one fails, or comes from there when the servers are back.
 */
export async function measureOutage({ url, servers, redis }: Stack, seconds: number): Promise<void> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) =>
    address.replace(SCHOOL_URL, ''),
  );
  if (addresses.length === 0) throw new Error('the sitemap names no page');
  const members = [redis, ...servers];
  // a visitor may have few pages under way at once
  const readAll = async () => {
    const kinds: string[] = [];
    for (const address of addresses) kinds.push(await kindOf(url + address));
    return kinds;
  };
  const kinds: string[] = [];
  await Promise.all(members.map((member) => member.program().kill()));
  const end = Date.now() + seconds * 1_000;
  while (Date.now() < end) {
    kinds.push(...(await readAll()));
    await sleep(PAUSE_MS);
  }
  for (const member of members) await member.start();
  while (!(await isAnswering(`${url}/healthz`))) await sleep(PAUSE_MS);

  console.log(
    `\n${seconds} s without servers and Redis: ${kinds.length} GETs of ${addresses.length} addresses`,
  );
  judge('failed GETs', kinds.filter((kind) => kind !== 'copy').length, 0);
  judge('pages that are not live afterwards', (await readAll()).filter((kind) => kind !== 'live').length, 0);
}

/** Whether an address answers with its page, and whether that says of when it is. */
async function kindOf(url: string): Promise<'live' | 'copy' | 'neither'> {
  const response = await fetch(url);
  const text = await response.text();
  const { ok, headers } = response;
  if (!ok || !text.includes('<h1')) return 'neither';
  if (!headers.has('as-of')) return 'live';
  return text.includes('>As of ') && headers.get('cache-control') === 'no-store' ? 'copy' : 'neither';
}
