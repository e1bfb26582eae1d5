import { until } from '@school/shared-deps/testing/until';
import fastify from 'fastify';

import { addCosts, cost, type CostClass } from './costs';

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

it.each<[CostClass, number]>([
  ['rendered', 8],
  ['search', 1],
  ['picture', 3],
  ['stream', 6],
  ['certificate', 4],
])(
  '%s: a visitor who asks for hundreds has %d under way, and the next visitor one at once',
  async (name, share) => {
    const app = fastify();
    addCosts(app);
    const begun: string[] = [];
    const endless = new Promise<string>(() => undefined);
    app.get('/', cost(name), ({ enqueue, ip }) => enqueue(() => (begun.push(ip), endless)));
    const flood = Array.from({ length: 300 }, () => app.inject({ url: '/', remoteAddress: '192.0.2.1' }));
    flood.forEach((each) => void each.then(() => undefined));
    await until(() => begun.length === share);
    void app.inject({ url: '/', remoteAddress: '192.0.2.2' }).then(() => undefined);
    await until(() => begun.includes('192.0.2.2'));
    expect(begun.filter((ip) => ip === '192.0.2.1')).toHaveLength(share);
  },
);
