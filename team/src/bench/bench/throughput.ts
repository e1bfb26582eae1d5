import path from 'node:path';

import autocannon from 'autocannon';

import { startServer, startSite, untilCompressed } from '../../workspace/site';
import { type Extent, median, row } from './figures';

const CONNECTIONS = 32;

/** Least share of a bare server's requests a second. */
const goals = { '/home': 0.7, '/api/events/All/STAELRED': 0.7 };

/** The site and a bare server in turn, so that other work on the machine meets both. */
export async function benchThroughput(extent: Extent) {
  const paths = Object.keys(goals);
  const site = await startSite();
  await Promise.all(paths.map((each) => untilCompressed(site.url + each)));
  const bareServer = path.join(import.meta.dirname, 'bare-server.mjs');
  const bare = await startServer([bareServer, site.url, '/healthz', ...paths]);
  const { rounds, seconds } = extent;
  console.log(
    `\nrequests a second: ${CONNECTIONS} connections, medians of ${rounds} rounds of ${seconds} s, ` +
      'beside a bare Fastify route that sends the same bytes',
  );
  console.log(row('', ['site', 'bare', 'ratio']));
  try {
    for (const [address, goal] of Object.entries(goals))
      await compare([site.url + address, bare.url + address], goal / extent.tolerance, extent);
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
  }
}

/** The same path of both servers, each warmed by a first round. */
async function compare([site, bare]: [string, string], goal: number, extent: Extent) {
  await rate(site, extent.seconds);
  await rate(bare, extent.seconds);
  const rounds: Record<'ours' | 'theirs' | 'ratio', number>[] = [];
  for (let round = 0; round < extent.rounds; round += 1) {
    const ours = await rate(site, extent.seconds);
    const theirs = await rate(bare, extent.seconds);
    rounds.push({ ours, theirs, ratio: ours / theirs });
  }
  const ratio = median(rounds.map((round) => round.ratio));
  const figures = [median(rounds.map(({ ours }) => ours)), median(rounds.map(({ theirs }) => theirs))];
  const verdict = `goal ${goal.toFixed(2)} ${ratio >= goal ? 'met' : 'NOT MET'}`;
  if (ratio < goal) process.exitCode = 1;
  console.log(
    `${row(new URL(site).pathname, [...figures.map((each) => each.toFixed(0)), ratio.toFixed(2)])}  ${verdict}`,
  );
}

/** Answers a second. */
async function rate(url: string, seconds: number): Promise<number> {
  const headers = { 'accept-encoding': 'br' };
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, headers });
  const { requests, duration, non2xx, errors } = result;
  if (non2xx + errors > 0) throw new Error(`${url} failed ${non2xx + errors} times`);
  return requests.total / duration;
}
