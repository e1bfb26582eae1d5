import { resources, type ResourceName } from '@school/shared-deps/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { answersOf } from '../content/lists';
import type { Content } from '../content/load';
import type { ContentStore } from '../content/store';
import { jsonAnswer, sendError, sendJson, sendNotFound, type JsonAnswer } from '../http/answers';
import type { SchoolChecks } from './checks';

/** The lists of spec §7 and, by its gallery item's id, one album. */
export function addListRoutes(app: FastifyInstance, store: ContentStore, checks: SchoolChecks): void {
  let answers = createAnswers(store.current());
  store.onChange((content) => {
    answers = createAnswers(content);
  });

  for (const name of Object.keys(resources) as ResourceName[]) {
    const onRequest = resources[name].bearer ? [checks.school, checks.token] : [checks.school];
    app.get(`/api/${name}/:code`, { onRequest }, (request, reply) =>
      sendJson(request, reply, answers.list(name)),
    );
  }

  app.get('/api/subGallery', (request: FastifyRequest<{ Querystring: { id?: unknown } }>, reply) => {
    const { id } = request.query;
    if (typeof id !== 'string' || id === '') return sendError(reply, 400, 'id is missing');
    const album = answers.album(id);
    return album === undefined ? sendNotFound(reply) : sendJson(request, reply, album);
  });
}

interface Answers {
  readonly list: (name: ResourceName) => JsonAnswer;
  readonly album: (id: string) => JsonAnswer | undefined;
}

/** Each answer is serialised when it is first asked for and held until the content changes. */
function createAnswers({ records }: Content): Answers {
  const lists = new Map<ResourceName, JsonAnswer>();
  const albums = new Map<string, JsonAnswer>();
  const items = new Map(records.gallery.map((item) => [item._id, item]));
  return {
    list: (name) => held(lists, name, () => answersOf[name](records)),
    album: (id) => {
      const item = items.get(id);
      if (item === undefined) return undefined;
      const { _id, title, description, date, attachments } = item;
      return held(albums, id, () => ({ _id, title, description, date, attachments }));
    },
  };
}

function held<K>(answers: Map<K, JsonAnswer>, key: K, valueOf: () => unknown): JsonAnswer {
  const answer = answers.get(key) ?? jsonAnswer(valueOf());
  answers.set(key, answer);
  return answer;
}
