import type { ChildData } from '@school/contract';
import fastify, { type FastifyInstance } from 'fastify';

import type { Records } from '../content/lists';
import { openContent } from '../content/own-content';
import { createPictures, type Pictures } from '../files/pictures/pictures';
import { addCosts } from '../http/costs';
import { addResponseHeaders } from '../http/response-headers';
import type { Log } from '../lib/log';
import { createGateway, type Gateway } from '../provider/gateway';
import { gatewayRoutes } from '../provider/routes';
import { nothingWithheld } from '../withheld/withheld';
import type { Provider } from './provider';
import { createQuietLog } from './quiet-log';

type Options = Partial<Omit<Parameters<typeof createGateway>[0], 'provider' | 'content'>> &
  Partial<Pick<Parameters<typeof gatewayRoutes>[1], 'pictures'>> & {
    childData?: () => ChildData;
    isOwnFile?: (reference: string) => boolean;
    /** By default the provider. */
    own?: Provider;
    /** By default longer than a busy machine keeps an answer waiting. */
    timeoutMs?: number;
    pauseMs?: number;
    now?: () => number;
  };

const none = () => Promise.resolve(undefined);
const noCache = { get: none, put: none, remove: none };

/** The routes of a gateway, and the gateway, over providers whose answers a test decides. */
export function openGatewayApp(
  provider: Provider,
  {
    own = provider,
    timeoutMs = 20_000,
    pauseMs = 1_000,
    now,
    pictures = createPictures(noCache),
    childData = () => 'full',
    isOwnFile = () => false,
    ...options
  }: Options = {},
): { app: FastifyInstance; gateway: Gateway } {
  const gateway = createGateway({
    provider: { url: provider.url, token: 'secret', timeoutMs, pauseMs, ...(now && { now }) },
    content: {
      current: () => ({
        profile: { childData: childData() },
        records: {} as Records,
        certificates: [],
        withheld: nothingWithheld,
        policy: childData(),
      }),
      isOwnFile,
      host: { url: own.url, timeoutMs },
    },
    schoolCode: 'RIVER',
    log: createQuietLog(),
    ...options,
  });
  return { app: openRoutes(gateway, pictures), gateway };
}

/** The routes of a gateway over a content folder, and the folder. */
export async function openFolderApp(
  options: Omit<Parameters<typeof openContent>[0], 'log'> & { schoolCode: string; log: Log },
) {
  const content = await openContent(options);
  const { schoolCode, log } = options;
  const gateway = createGateway({ content, schoolCode, log });
  content.onChange(() => gateway.records.invalidate());
  const app = openRoutes(gateway, createPictures(noCache));
  app.addHook('onClose', () => content.close());
  return { app, content, gateway };
}

function openRoutes(gateway: Gateway, pictures: Pictures): FastifyInstance {
  const app = fastify();
  addResponseHeaders(app);
  addCosts(app);
  void app.register(gatewayRoutes, { gateway, pictures });
  return app;
}
