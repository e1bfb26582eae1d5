import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import { pagesOf } from '../../release/commands/page-addresses';
import { startSite } from '../../workspace/site';
import { root } from '../../workspace/workspace';
import { type Extent, row } from './figures';

/** Page by page: the time of rendering alone, and of the first request that a server gets after its start. */
export async function benchRendering({ renders, startEvery }: Extent) {
  const { addresses, medians } = await measureRenders(renders);
  console.log(`ms by page: median of ${renders} renders, and the whole of a first request after a start`);
  for (const [index, address] of addresses.entries()) {
    const isStarted = index % startEvery === 0 || address.includes('?');
    const first = isStarted ? (await timeFirstRequest(address)).toFixed(0) : '';
    console.log(row(address, [(medians[address] ?? NaN).toFixed(2), first]));
  }
}

async function measureRenders(renders: number) {
  const site = await startSite();
  try {
    const addresses = (await pagesOf(site.url)).map(({ address }) => address);
    const { stdout } = await promisify(execFile)(
      path.join(root, 'node_modules/.bin/tsx'),
      [path.join(import.meta.dirname, 'render.ts'), site.url, String(renders), ...addresses],
      { cwd: root, env: { ...process.env, NODE_ENV: 'production' } },
    );
    return { addresses, medians: JSON.parse(stdout) as Record<string, number> };
  } finally {
    await site.stop();
  }
}

async function timeFirstRequest(address: string) {
  const site = await startSite();
  try {
    const begun = performance.now();
    const response = await fetch(site.url + address);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return performance.now() - begun;
  } finally {
    await site.stop();
  }
}
