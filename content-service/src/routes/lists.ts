import { type ResourceName, resources } from '@school/shared-deps/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { answerOf } from '../content/lists';
import type { Content } from '../content/load';
import type { ContentStore } from '../content/store';
import { type JsonResponse, jsonResponse, sendError, sendJson, sendNotFound } from '../http/responses';
import type { SchoolChecks } from './checks';

/** The lists of spec §7 and, by its gallery item's id, one album. */
export function addListRoutes(app: FastifyInstance, store: ContentStore, checks: SchoolChecks): void {
  let responses = createResponses(store.current());
  store.onChange((content) => {
    responses = createResponses(content);
  });

  for (const name of Object.keys(resources) as ResourceName[]) {
    const onRequest = resources[name].bearer ? [checks.school, checks.token] : [checks.school];
    app.get(`/api/${name}/:code`, { onRequest }, (request, reply) =>
      sendJson(request, reply, responses.list(name)),
    );
  }

  app.get('/api/subGallery', (request: FastifyRequest<{ Querystring: { id?: unknown } }>, reply) => {
    const { id } = request.query;
    if (typeof id !== 'string' || id === '') return sendError(reply, 400, 'id is missing');
    const album = responses.album(id);
    return album === undefined ? sendNotFound(reply) : sendJson(request, reply, album);
  });
}

interface Responses {
  readonly list: (name: ResourceName) => JsonResponse;
  readonly album: (id: string) => JsonResponse | undefined;
}

/** Each response is serialised at its first request and cached until the content changes. */
function createResponses({ records }: Content): Responses {
  const lists = new Map<ResourceName, JsonResponse>();
  const albums = new Map<string, JsonResponse>();
  const items = new Map(records.gallery.map((item) => [item._id, item]));
  return {
    list: (name) => cached(lists, name, () => answerOf(name, records)),
    album: (id) => {
      const item = items.get(id);
      if (item === undefined) return undefined;
      const { _id, title, description, date, attachments } = item;
      return cached(albums, id, () => ({ _id, title, description, date, attachments }));
    },
  };
}

function cached<K>(responses: Map<K, JsonResponse>, key: K, valueOf: () => unknown): JsonResponse {
  const response = responses.get(key) ?? jsonResponse(valueOf());
  responses.set(key, response);
  return response;
}
