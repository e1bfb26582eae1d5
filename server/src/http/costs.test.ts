import { until } from '@school/shared-deps/testing/until';
import fastify from 'fastify';

import { addCosts, cost } from './costs';

it('takes no route that names no class of cost', () => {
  const app = fastify();
  addCosts(app);
  expect(() => app.get('/new', () => 'new')).toThrow('/new names no class of cost');
  expect(() => app.get('/named', cost('search'), () => 'named')).not.toThrow();
});

it('lets a visitor’s requests replace each other, and nobody else’s', async () => {
  const app = fastify();
  addCosts(app);
  const ends: (() => void)[] = [];
  const work = () => new Promise<string>((resolve) => ends.push(() => resolve('found')));
  app.get('/search', cost('search'), ({ enqueue }) => enqueue(work));
  // a request begins once somebody waits for it
  const ask = (remoteAddress: string) => app.inject({ url: '/search', remoteAddress }).then((sent) => sent);
  const flood = Array.from({ length: 12 }, () => ask('192.0.2.1'));
  const first = await Promise.all(flood.slice(1, 6));
  expect(first.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429, 429, 429]);
  const other = ask('192.0.2.2');
  await until(() => ends.length === 2);
  ends[1]?.();
  expect((await other).body).toBe('found');
});
