import { type HotPath, pathOf } from '@school/server-core/http/hot-path';
import { steadyNow } from '@school/server-core/steady-now';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';

import { sendCached } from '../render/send-page';
import { type ReadSubscription, subscriptionAddresses } from '../subscriptions/subscriptions';

interface SubscriptionsOptions {
  readSubscription: ReadSubscription;
  siteUrl: string | undefined;
  hotPath: HotPath;
}

const FRESH_MS = 1_000;

/** Calendars, single events for a visitor's own calendar, and feeds. */
export const subscriptions: FastifyPluginCallback<SubscriptionsOptions> = (app, options, done) => {
  const { readSubscription, siteUrl, hotPath } = options;
  for (const route of [...subscriptionAddresses, '/calendar/event/*']) {
    app.get(route, async (request, reply) => {
      const address = pathOf(request.url);
      const response = await readSubscription(address, siteUrl ?? ownAddressOf(request));
      if (response === undefined) return reply.sendErrorPage(404);
      if (siteUrl !== undefined) hotPath.keep(address, response, steadyNow() + FRESH_MS);
      return sendCached(request, reply, response);
    });
  }
  done();
};

/** The address of a site on this machine; empty for all others: a Host header is the visitor's word. */
function ownAddressOf({ headers: { host = '' }, socket }: FastifyRequest): string {
  const isLocal = ['127.0.0.1', 'localhost'].some((name) => host === `${name}:${socket.localPort}`);
  return isLocal ? `http://${host}` : '';
}
