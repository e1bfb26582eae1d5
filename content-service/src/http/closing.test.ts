/** @jest-environment node */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';

import { fastify } from 'fastify';

import { addClosing } from './closing';

async function listen(answerMs = 0) {
  const app = fastify();
  addClosing(app);
  app.get('/', () => new Promise((resolve) => setTimeout(() => resolve('here'), answerMs)));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, port };
}

it('ends without waiting for a connection that never asked for anything', async () => {
  const { app, port } = await listen();
  const ahead = connect(port, '127.0.0.1');
  await once(ahead, 'connect');
  const ended = once(ahead, 'close');
  await app.close();
  await ended;
  expect(ahead.destroyed).toBe(true);
});

it('answers what is being asked, and then ends its kept connection', async () => {
  const { app, port } = await listen(300);
  const answer = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
  await new Promise((resolve) => setTimeout(resolve, 100));
  await app.close();
  expect(await answer).toBe('here');
});

it('ends where it never listened', async () => {
  const app = fastify();
  addClosing(app);
  await expect(app.close()).resolves.toBeUndefined();
});
