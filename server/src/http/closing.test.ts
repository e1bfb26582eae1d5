import { EventEmitter, once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { until } from '@school/shared-deps/testing/until';
import { fastify } from 'fastify';

import { addClosing } from './closing';

async function listen(answer: () => Promise<string>, graceMs?: number) {
  const app = fastify({ return503OnClosing: false });
  addClosing(app, graceMs);
  app.get('/', answer);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, port };
}

it('ends without waiting for a connection that never requested for anything', async () => {
  const { app, port } = await listen(() => Promise.resolve('here'));
  const ahead = connect(port, '127.0.0.1');
  await once(ahead, 'connect');
  const ended = once(ahead, 'close');
  await app.close();
  await ended;
  expect(ahead.destroyed).toBe(true);
});

it('answers what is being requested, and then ends its kept connection', async () => {
  const steps = new EventEmitter();
  const requested = once(steps, 'requested');
  const { app, port } = await listen(async () => {
    steps.emit('requested');
    await once(steps, 'closing');
    return 'here';
  });
  const answer = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
  await requested;
  const closed = app.close();
  await until(() => !app.server.listening);
  steps.emit('closing');
  await closed;
  expect(await answer).toBe('here');
});

it('answers requests that come while it ends, and then ends their connections', async () => {
  const { app, port } = await listen(() => Promise.resolve('here'), 100);
  const kept = new Agent({ keepAlive: true });
  const request = () => get({ port, agent: kept, host: '127.0.0.1' });
  const [first] = (await once(request(), 'response')) as [IncomingMessage];
  await buffer(first);
  const closed = app.close();
  const [late] = (await once(request(), 'response')) as [IncomingMessage];
  expect([(await buffer(late)).toString(), late.headers.connection]).toEqual(['here', 'close']);
  await closed;
});

it('ends where it never listened', async () => {
  const app = fastify();
  addClosing(app);
  await expect(app.close()).resolves.toBeUndefined();
});
