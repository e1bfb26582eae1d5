import fastify, { type FastifyInstance } from 'fastify';

import { createPictures } from '../files/pictures/pictures';
import { addCosts } from '../http/costs';
import { addResponseHeaders } from '../http/response-headers';
import { createGateway, type Gateway } from '../provider/gateway';
import { gatewayRoutes } from '../provider/routes';
import type { Provider } from './provider';
import { createQuietLog } from './quiet-log';

type Options = Partial<Omit<Parameters<typeof createGateway>[0], 'provider' | 'own'>> &
  Partial<Pick<Parameters<typeof gatewayRoutes>[1], 'pictures'>> & {
    /** By default the provider. */
    own?: Provider;
    /** By default longer than a busy machine keeps an answer waiting. */
    timeoutMs?: number;
    pauseMs?: number;
    now?: () => number;
  };

const noCache = { get: () => Promise.resolve(undefined), put: () => Promise.resolve() };

/** The routes of a gateway, and the gateway, over providers whose answers a test decides. */
export function openGatewayApp(
  provider: Provider,
  {
    own = provider,
    timeoutMs = 20_000,
    pauseMs = 1_000,
    now,
    pictures = createPictures(noCache),
    ...options
  }: Options = {},
): { app: FastifyInstance; gateway: Gateway } {
  const gateway = createGateway({
    provider: { url: provider.url, token: 'secret', timeoutMs, pauseMs, ...(now && { now }) },
    own: { url: own.url, timeoutMs },
    schoolCode: 'RIVER',
    childData: () => 'full',
    isOwnFile: () => false,
    log: createQuietLog(),
    ...options,
  });
  const app = fastify();
  addResponseHeaders(app);
  addCosts(app);
  void app.register(gatewayRoutes, { gateway, pictures });
  return { app, gateway };
}
