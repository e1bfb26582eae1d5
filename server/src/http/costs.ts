import type { FastifyInstance } from 'fastify';

import { createGate, type Gate, type GateLimits } from '../lib/gate';
import { visitorOf } from './visitor';

/** Runs a task of a request when it is the turn of its visitor, by the limits of its class. */
export type Enqueue = <T>(work: () => Promise<T>) => Promise<T>;

declare module 'fastify' {
  interface FastifyContextConfig {
    cost?: CostClass;
  }
  interface FastifyRequest {
    enqueue: Enqueue;
  }
}

/** Tasks by what is scarce for them. Whatever a cache has is sent without a turn, and is no task. */
const limits = {
  /** Nothing: bytes in memory, and answers of the provider that all visitors share. */
  cached: { share: Infinity },
  /** The thread that sends pages: a page or file is written there. */
  rendered: { share: 8, maxWaiting: 8, atOnce: 48, maxWaitingInAll: 256 },
  /** The one thread of the search. Suggestions of a visitor replace each other. */
  search: { share: 1, maxWaiting: 6, atOnce: 2, maxWaitingInAll: 256 },
  /** Cores and memory: a picture is made once for all. A page has dozens, so a visitor's own may wait. */
  picture: { share: 3 },
  /** Connections to the host of a file. */
  stream: { share: 6 },
  /** The provider, which is asked for one visitor alone. */
  certificate: { share: 4, maxWaiting: 16, atOnce: 8, maxWaitingInAll: 200 },
} satisfies Record<string, GateLimits>;

export type CostClass = keyof typeof limits;

/** The option of a route that names its class. */
export const cost = (name: CostClass) => ({ config: { cost: name } });

/**
 * Gives each request its queue. Every route that is registered later has to name its class.
 * @throws Error for a route without one
 */
export function addCosts(app: FastifyInstance): void {
  const gates = Object.fromEntries(
    Object.entries(limits).map(([name, each]) => [name, createGate(each)]),
  ) as Record<CostClass, Gate>;
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.cost === undefined) throw new Error(`${url} names no class of cost`);
  });
  app.decorateRequest('enqueue');
  app.addHook('onRequest', (request, { raw }, done) => {
    const { ip, routeOptions } = request;
    const gate = gates[routeOptions.config.cost ?? 'rendered'];
    // a search that takes too long has been answered meanwhile
    request.enqueue = (work) => gate(visitorOf(ip), work, () => !raw.writableEnded && !raw.destroyed);
    done();
  });
}
