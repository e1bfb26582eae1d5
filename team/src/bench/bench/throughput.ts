import path from 'node:path';

import autocannon from 'autocannon';

import { startServer, startSite, untilCompressed } from '../../workspace/site';
import { type Extent, median, row } from './figures';

const CONNECTIONS = 32;

/** Least share of a bare server's requests a second. */
const GOAL = 0.7;
const paths = ['/home', '/api/events/All/STAELRED'];

/** The site and a bare server in turn, so that other work on the machine meets both. */
export async function benchThroughput(extent: Extent) {
  const site = await startSite();
  await Promise.all(paths.map((each) => untilCompressed(site.url + each)));
  const bareServer = path.join(import.meta.dirname, 'bare-server.mjs');
  const bare = await startServer([bareServer, site.url, '/healthz', ...paths]);
  console.log(
    `\nrequests a second: ${CONNECTIONS} connections, medians of ${extent.rounds} rounds of ${extent.seconds} s, ` +
      'beside a bare Fastify route that sends the same bytes',
  );
  console.log(row('', ['site', 'bare', 'ratio']));
  try {
    for (const each of paths) await compare(site.url + each, bare.url + each, extent);
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
  }
}

/** The same path of both servers, each warmed by a first round. */
async function compare(site: string, bare: string, { rounds: count, seconds, tolerance }: Extent) {
  const rounds: [ours: number, theirs: number][] = [];
  for (let round = 0; round <= count; round += 1)
    rounds.push([await rate(site, seconds), await rate(bare, seconds)]);
  rounds.shift();
  const goal = GOAL / tolerance;
  const ratio = median(rounds.map(([ours, theirs]) => ours / theirs));
  const figures = [median(rounds.map(([ours]) => ours)), median(rounds.map(([, theirs]) => theirs))];
  const verdict = `goal ${goal.toFixed(2)} ${ratio >= goal ? 'met' : 'NOT MET'}`;
  if (ratio < goal) process.exitCode = 1;
  console.log(
    `${row(new URL(site).pathname, [...figures.map((each) => each.toFixed(0)), ratio.toFixed(2)])}  ${verdict}`,
  );
}

/** Answers a second. */
async function rate(url: string, seconds: number): Promise<number> {
  const headers = { 'accept-encoding': 'br' };
  const options = { url, connections: CONNECTIONS, duration: seconds, headers, setupClient };
  const { requests, duration, non2xx, errors } = await autocannon(options);
  if (non2xx + errors > 0) throw new Error(`${url} failed ${non2xx + errors} times`);
  return requests.total / duration;
}

/** Drops bodies: the client would make a text of each one, which takes longer than a server's answer. */
function setupClient(client: autocannon.Client): void {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: object };
  Object.assign(pipelinedRequests, { addBody: () => undefined });
}
