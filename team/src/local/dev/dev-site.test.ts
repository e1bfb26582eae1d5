import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

import { createSignal } from '@school/server/testing/signal';

import { createDevSite } from './dev-site';
import { type DevProxy, startDevProxy } from './proxy';

const ended = 'The server has ended; the terminal has the reason. It starts again when a file is saved.';

it('starts the server again on demand after the code of a page has ended it', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const end = createSignal();
  const ends = [end.sent.then(() => 1), new Promise<number>(() => undefined)];
  let started = 0;
  const start = () => {
    const ended = ends[started++] ?? Promise.resolve(0);
    return Promise.resolve({ url: `http://${started}`, stop: jest.fn(), ended });
  };
  const changes: (string | undefined)[] = [];
  const site = createDevSite(start, () => changes.push(site.address() ?? site.waitsFor()));
  await Promise.all([site.start(), site.start()]);
  await site.start();
  expect(site.address()).toBe('http://1');
  end.send();
  await ends[0];
  expect([site.address(), site.waitsFor()]).toEqual([undefined, ended]);
  await site.start();
  expect(site.address()).toBe('http://2');
  expect(changes).toEqual(['The server starts.', 'http://1', ended, 'The server starts.', 'http://2']);
  expect(log).toHaveBeenCalledWith(ended);
});

it('waits for the next save where the server cannot start', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const site = createDevSite(
    () => Promise.reject(new Error('boom')),
    () => undefined,
  );
  await site.start();
  expect([site.address(), site.waitsFor()]).toEqual([undefined, ended]);
});

describe('a page while there is no server', () => {
  let proxy: DevProxy;
  afterEach(() => proxy.stop());

  it('says what it waits for, and is loaded again', async () => {
    proxy = await startDevProxy({ port: 0, addressOf: () => undefined, waitsFor: () => 'Building 4 of 9.' });
    const response = await fetch(`${proxy.url}/home`, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain('<p>Building 4 of 9.</p>');
    expect(html).toContain('<script type="module" src="/dev/reload.js"></script>');
  });

  it('has a worker that removes itself, in place of one that keeps pages', async () => {
    proxy = await startDevProxy({ port: 0, addressOf: () => undefined });
    const response = await fetch(`${proxy.url}/service-worker.js`);
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(await response.text()).toContain('registration.unregister()');
  });

  it('is refused under another name that leads to this machine', async () => {
    proxy = await startDevProxy({ port: 0, addressOf: () => undefined });
    const request = get(proxy.url, { headers: { host: 'school.example' } });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect(response.resume().statusCode).toBe(421);
  });
});
