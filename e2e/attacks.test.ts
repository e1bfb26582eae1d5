import { once } from 'node:events';
import { type IncomingMessage, request as send } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { expect, test } from '@playwright/test';

import { type Stack, startStack } from '../team/src/bench/stack/stack';
import { findPrograms } from '../team/src/workspace/programs';
import { freePort } from '../team/src/workspace/site';
import { type HostileProvider, startHostileProvider } from './support/hostile-provider';

// No browser: nginx as deploy/nginx.conf has it, two servers and Redis, over a provider that may be hostile.
// Each attack goes on until others have got what they asked for
test.describe.configure({ mode: 'serial' });

const ATTACKER = '127.0.2.1';
const IN_FLIGHT = 32;
const pages = ['/home', '/News', '/Events', '/Circular', '/PhotoGallery'];

let provider: HostileProvider;
let stack: Stack;
let processes: number[];

test.beforeAll(async () => {
  const programs = await findPrograms('nginx', 'redis');
  if ('missing' in programs) throw new Error(programs.missing);
  provider = await startHostileProvider();
  const env = { SCHOOL_API_URL: provider.url, SCHOOL_CODE: 'STAELRED' };
  stack = await startStack({ programs, port: await freePort(), env, isMeasured: false });
  processes = stack.servers.map((server) => server.program().pid);
  await expectServed(3);
});

test.afterEach(async () => {
  provider.listsBecome('fine');
  for (const { url } of stack.servers) expect((await fetch(`${url}/healthz`)).status).toBe(200);
  // they are the same as at the beginning
  for (const pid of processes) expect(process.kill(pid, 0)).toBe(true);
});

test.afterAll(async () => {
  await stack.stop();
  await provider.stop();
});

attack('somebody sends 2,000 requests ahead on each of 64 connections', () => {
  const text = requestOf('/home').repeat(2_000);
  return withConnections(64, { text, from: () => ATTACKER }, () => expectServed(5));
});

attack('somebody opens 1,500 connections and says nothing', () =>
  withConnections(1_500, { from: () => ATTACKER }, () => expectServed(5)),
);

attack('strangers open long films and do not read them', () => {
  const text = requestOf('/api/image/long/film.mp4');
  return withConnections(40, { text, from: (at) => `127.0.2.${10 + (at % 10)}` }, () => expectServed(5));
});

attack('somebody asks for albums that nobody has', () =>
  besides(flood(1_000, (at) => ({ path: `/api/subGallery?id=made-up-${at}` }))),
);

attack('somebody searches on ninety connections', () => {
  const text = (at: number) => requestOf(`/api/search?q=fees+school+holiday+${at}`).repeat(200);
  return withConnections(90, { text, from: () => ATTACKER }, () => expectServed(5));
});

attack('somebody asks for calendars of made-up events', () =>
  besides(flood(600, (at) => ({ path: `/calendar/event/made-up-${at}.ics` }))),
);

attack('somebody asks for long addresses that are no pages', () =>
  besides(flood(600, (at) => ({ path: `/${'PhotoGalery'.repeat(150)}${at}` }))),
);

attack('pictures of the provider have millions of parts', () =>
  besides(flood(24, (at) => ({ path: `/api/image/hostile/${at}.heic?w=480` }))),
);

attack('pictures of the provider are hundreds of megabytes long', () =>
  besides(flood(12, (at) => ({ path: `/api/image/hostile/${at}.webp?w=480` }))),
);

attack('pictures of the provider stop after their first bytes', () => {
  const text = (at: number) => requestOf(`/api/image/hanging/${at}.jpg?w=480`);
  return withConnections(16, { text, from: () => ATTACKER }, () => expectServed(5));
});

for (const [state, what] of [
  ['deep', 'are three million brackets deep'],
  ['long', 'have 20,000 records'],
  ['bombs', 'are gigabytes once they are unpacked'],
] as const) {
  attack(`lists of the provider ${what}`, async () => {
    provider.listsBecome(state);
    await besides(flood(60, (at) => ({ path: `/api/events/All/STAELRED?${at}` })));
  });
}

attack('strangers of many addresses guess names for a number', async () => {
  const statuses = await besides(
    flood(300, (at) => ({
      path: '/api/tc/STAELRED',
      from: `127.1.${at >> 8}.${at & 255}`,
      json: { name: `Name ${at}`, admission: 'K 1234' },
    })),
  );
  expect(new Set(statuses)).toEqual(new Set([404, 429]));
  // thirty at once, and one after each wait
  expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(33);
});

function attack(what: string, work: () => Promise<unknown>): void {
  test(`others are served while ${what}`, { tag: '@all' }, async () => void (await work()));
}

/** Others visit while an attack runs; returns how the attacker was answered. */
async function besides(attacking: Promise<number[]>): Promise<number[]> {
  const [statuses] = await Promise.all([attacking, expectServed(5)]);
  return statuses;
}

/** The visits of others so far: each is to addresses that no cache has. */
let visits = 0;

/** Each of some visitors gets pages, a picture, a document, a search, and the answer about a certificate. */
async function expectServed(visitors: number): Promise<void> {
  for (let left = visitors; left > 0; left -= 1) {
    visits += 1;
    const from = `127.0.1.${visits}`;
    for (const page of pages) {
      const { status, body } = await ask({ path: `${page}?visit=${visits}`, from, isPlain: true });
      expect([page, status]).toEqual([page, 200]);
      expect(body.toString().trimEnd().endsWith('</html>')).toBe(true);
    }
    for (const file of [`${visits}.jpg?w=480`, `${visits}.pdf`])
      expect([file, (await ask({ path: `/api/image/fine/${file}`, from })).status]).toEqual([file, 200]);
    const search = `/api/search?q=holiday+${visits}&limit=5`;
    expect((await ask({ path: search, from })).status).toBe(200);
    const json = { name: `Asha ${visits}`, admission: `Number ${visits}` };
    expect((await ask({ path: '/api/tc/STAELRED', from, json })).status).toBe(404);
  }
}

/** Some requests, a few at a time; returns the status of each. Those that are broken off have 0. */
async function flood(count: number, requestAt: (at: number) => Asked): Promise<number[]> {
  const statuses: number[] = [];
  let next = 0;
  const attackOn = async () => {
    while (next < count) {
      const asked = requestAt((next += 1));
      statuses.push(
        await ask({ from: ATTACKER, ...asked }).then(
          ({ status }) => status,
          () => 0,
        ),
      );
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, attackOn));
  return statuses;
}

interface Connections {
  from: (at: number) => string;
  /** Sent at once; by default nothing. */
  text?: string | ((at: number) => string);
}

/** Does some work while connections are open whose answers nobody reads. */
async function withConnections(count: number, { from, text = '' }: Connections, work: () => Promise<void>) {
  const { hostname: host, port } = new URL(stack.url);
  const sockets = Array.from({ length: count }, (_, at) => {
    const socket = connect({ host, port: Number(port), localAddress: from(at) });
    socket.on('error', () => undefined).pause();
    socket.write(typeof text === 'string' ? text : text(at));
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'connect').catch(() => undefined)));
  await work();
  for (const socket of sockets) socket.destroy();
}

function requestOf(path: string): string {
  return `GET ${path} HTTP/1.1\r\nhost: school\r\n\r\n`;
}

interface Asked {
  path: string;
  /** An address of this machine. */
  from?: string;
  json?: unknown;
  /** Whether nothing is to be compressed. */
  isPlain?: boolean;
}

async function ask({ path, from = ATTACKER, json, isPlain = false }: Asked) {
  const headers = {
    ...(!isPlain && { 'accept-encoding': 'br' }),
    ...(json !== undefined && { 'content-type': 'application/json' }),
  };
  const method = json === undefined ? 'GET' : 'POST';
  const request = send(stack.url + path, { method, headers, localAddress: from, agent: false });
  request.end(json === undefined ? undefined : JSON.stringify(json));
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, body: await buffer(response) };
}
