import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { contentType } from 'mime-types';

import type { Outcome, Person, ReplaceRequest } from '../api';
import { type Part, partsOf } from '../forms/parts';
import { registerOffice } from '../office/office';
import { mayChange } from '../office/people';
import { type Fields, mergeValue, newestFirst, titleOf } from './entries';
import { findText, replacements, usesOf } from './find';
import { type Folder, openFolder } from './folder';
import { guard, RefusedRequest } from './guard';
import type { FolderRules } from './rules';
import { describeFolder } from './summary';
import { MAX_FILE_BYTES, storeFile } from './uploads';

export interface EditorOptions {
  /** The content folder. */
  folder: string;
  /** Address of the running site, for links to its pages. */
  siteUrl: string;
  /** Another address of it, whose pages the editor may frame. */
  preview?: string | undefined;
  /** By which browsers reach the editor, such as `http://127.0.0.1:8081`. */
  origin: string;
  /** Whether people sign in; without it, whoever sends a request may change everything. */
  isShared: boolean;
  /** The built pages by their names. */
  pages: ReadonlyMap<string, Buffer>;
  rules: FolderRules;
}

interface EntryRoute {
  Params: { key: string; id: string };
  Querystring: { version?: string };
  Body: { value: Fields; version?: string };
}

interface FileRoute {
  Querystring: { for: string; name: string };
  Body: Buffer;
}

type PersonOf = (request: FastifyRequest) => Person | undefined;

const MAX_JSON_BYTES = 2_000_000;

const statuses = { saved: 200, refused: 422, conflict: 409 } as const;

/** Fields that a body must have. */
const bodyOf = (properties: object) => ({
  schema: { body: { type: 'object', required: Object.keys(properties), properties } },
});
const saved = bodyOf({ value: { type: 'object' } });
const replaced = bodyOf({ from: { type: 'string', pattern: '\\S' }, to: { type: 'string' } });

/** The server of the editor's pages. The caller lets it listen. */
export async function createEditor(options: EditorOptions): Promise<FastifyInstance> {
  const { origin, folder: place, isShared, pages, preview, rules } = options;
  const app = fastify({
    bodyLimit: MAX_JSON_BYTES,
    trustProxy: 'loopback',
    routerOptions: { maxParamLength: 300 },
  });
  guard(app, origin, preview);
  for (const [name, file] of pages) {
    app.get(name === 'index.html' ? '/' : `/${name}`, async (_request, reply) =>
      reply.type(contentType(name) || 'text/plain').send(file),
    );
  }
  const personOf: PersonOf = isShared
    ? (await registerOffice(app, place, origin)).personOf
    : () => ({ name: 'this computer', role: 'everything' });
  const parts = partsOf(rules.routes);
  const folder = openFolder(place, parts, rules);
  await folder.recover();
  await app.register(
    (api, _options, done) => {
      addRoutes(api, options, { parts, folder, personOf });
      done();
    },
    { prefix: '/api' },
  );
  return app;
}

function addRoutes(
  api: FastifyInstance,
  { folder: place, siteUrl, preview, rules }: EditorOptions,
  { parts, folder, personOf }: { parts: readonly Part[]; folder: Folder; personOf: PersonOf },
): void {
  const signedIn = (request: FastifyRequest): Person => {
    const person = personOf(request);
    if (person === undefined) throw new RefusedRequest(401, 'Sign in first.');
    return person;
  };
  api.addHook('onRequest', (request, _reply, done) => {
    signedIn(request);
    done();
  });

  const partOf = (key: string): Part => {
    const part = parts.find((each) => each.key === key);
    if (part === undefined) throw new RefusedRequest(404, 'There is no such part of the site.');
    return part;
  };
  const entryOf = async (part: Part, id: string) =>
    (await folder.list(part)).find(({ entry }) => entry.id === id)?.entry;
  /** The name of the sender, who may change all of these parts. */
  const allow = (request: FastifyRequest, keys: readonly string[]): string => {
    const person = signedIn(request);
    if (keys.every((key) => mayChange(person, key))) return person.name;
    throw new RefusedRequest(403, `${person.name} may not change this: ask the office.`);
  };

  api.get('/folder', async (request) =>
    describeFolder(folder, parts, rules, { person: signedIn(request), siteUrl, preview }),
  );
  api.get<EntryRoute>('/parts/:key', async ({ params }) => {
    const part = partOf(params.key);
    const { key, label, kind, schema, ui } = part;
    return { key, label, kind, schema, ui, entries: newestFirst(await folder.list(part)) };
  });

  api.put<EntryRoute>('/parts/:key/entries/:id', saved, async (request, reply) => {
    const { id, key } = request.params;
    const { value, version } = request.body;
    const part = partOf(key);
    const by = allow(request, [key]);
    const verb = id === 'new' ? 'added' : 'changed';
    const what =
      part.kind === 'list' ? `${verb} “${titleOf(value)}” in ${part.label}` : `changed ${part.label}`;
    const change = (raw: unknown) => mergeValue(part, raw, value);
    return answer(reply, await folder.save([{ part, id, version, change }], { by, what }));
  });

  api.delete<EntryRoute>('/parts/:key/entries/:id', async (request, reply) => {
    const { id, key } = request.params;
    const { version = '' } = request.query;
    const part = partOf(key);
    const by = allow(request, [key]);
    if (part.kind !== 'list' && key !== 'notice')
      throw new RefusedRequest(400, `${part.label} can’t be removed, only changed.`);
    const what = `removed “${(await entryOf(part, id))?.title ?? ''}” from ${part.label}`;
    const change = () => undefined;
    return answer(reply, await folder.save([{ part, id, version, change }], { by, what }));
  });

  api.get<EntryRoute>('/parts/:key/entries/:id/uses', async ({ params }) => {
    const part = partOf(params.key);
    const entry = await entryOf(part, params.id);
    return entry ? usesOf(folder, parts, { part, entry }) : { uses: [] };
  });

  api.get('/changes', async () => ({ changes: await folder.changes() }));
  api.post<EntryRoute>('/changes/:id/undo', async (request, reply) => {
    const change = await folder.change(request.params.id);
    if (change === undefined) throw new RefusedRequest(404, 'This change is older than 30 days.');
    const keys = change.steps.map(({ key }) => key);
    return answer(reply, await folder.undo(change, allow(request, keys)));
  });

  api.get<{ Querystring: { text: string } }>('/find', async ({ query: { text } }) =>
    findText(folder, parts, text),
  );
  api.post<{ Body: ReplaceRequest }>('/replace', replaced, async (request, reply) => {
    const { from, to } = request.body;
    const edits = await replacements(folder, parts, { from, to });
    const keys = edits.map(({ part }) => part.key);
    const by = allow(request, keys);
    if (edits.length === 0) throw new RefusedRequest(404, `“${from}” is on no page.`);
    return answer(reply, await folder.save(edits, { by, what: `replaced “${from}” by “${to}”` }));
  });

  api.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, parsed) =>
    parsed(null, body),
  );
  api.post<FileRoute>('/files', { bodyLimit: MAX_FILE_BYTES }, async (request) => {
    const { for: key, name } = request.query;
    const { files } = partOf(key);
    allow(request, [key]);
    return storeFile(place, request.body, { folder: files, name });
  });
}

function answer(reply: FastifyReply, outcome: Outcome) {
  return reply.code(statuses[outcome.kind]).send(outcome);
}
