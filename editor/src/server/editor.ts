import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';

import { type FileIndex, indexFiles } from '@school/server/content/files';
import { mediaFormatOf } from '@school/server/files/media-format';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import type { Person, ReplaceRequest, SaveRequest } from '../api';
import { type Part, partsOf } from '../forms/parts';
import { mayChange } from '../office/roles';
import { addClientFiles } from './client-files';
import { isFields, mergeValue, newestFirst } from './entries';
import { findText, replacements, usesOf } from './find';
import { type Edit, type Folder, openFolder, type Outcome } from './folder';
import { guard, RefusedRequest } from './guard';
import type { FolderRules } from './rules';
import { describeFolder } from './summary';
import { fileNameOf, MAX_FILE_BYTES, RefusedFile, storeFile } from './uploads';

export interface EditorOptions {
  /** The content folder. */
  folder: string;
  /** Address of the running site, for links to its pages. */
  siteUrl: string;
  /** By which browsers reach the editor, such as `http://127.0.0.1:8081`. */
  origin: string;
  /** The sender of a request; undefined for strangers, who are refused. */
  people: (request: FastifyRequest) => Person | undefined;
  /** The built pages. */
  clientFolder: string;
  rules: FolderRules;
}

interface EntryRoute {
  Params: { key: string; id: string };
  Querystring: { version?: string };
  Body: SaveRequest;
}

interface FileRoute {
  Querystring: { for?: string; name?: string };
  Body: Buffer;
}

const MAX_JSON_BYTES = 2_000_000;

/** The server of the editor's pages. The caller lets it listen, and adds ways to sign in. */
export async function createEditor(options: EditorOptions): Promise<FastifyInstance> {
  const { origin, siteUrl, clientFolder } = options;
  const app = fastify({
    bodyLimit: MAX_JSON_BYTES,
    trustProxy: 'loopback',
    routerOptions: { maxParamLength: 300 },
  });
  guard(app, origin, siteUrl);
  await addClientFiles(app, clientFolder);
  const parts = partsOf(options.rules.routes);
  const folder = openFolder(options.folder, parts, options.rules);
  await folder.recover();
  await app.register(
    (api, _options, done) => {
      addRoutes(api, options, parts, folder);
      done();
    },
    { prefix: '/api' },
  );
  return app;
}

function addRoutes(
  api: FastifyInstance,
  { folder: place, siteUrl, people, rules }: EditorOptions,
  parts: readonly Part[],
  folder: Folder,
): void {
  const personOf = (request: FastifyRequest): Person => {
    const person = people(request);
    if (person === undefined) throw new RefusedRequest(401, 'Sign in first.');
    return person;
  };
  api.addHook('onRequest', (request, _reply, done) => {
    personOf(request);
    done();
  });

  const partOf = (key: string): Part => {
    const part = parts.find((each) => each.key === key);
    if (part === undefined) throw new RefusedRequest(404, 'There is no such part of the site.');
    return part;
  };
  const allow = (request: FastifyRequest, keys: readonly string[]): Person => {
    const person = personOf(request);
    if (keys.every((key) => mayChange(person, key))) return person;
    throw new RefusedRequest(403, `${person.name} may not change this: ask the office.`);
  };

  api.get('/folder', async (request) =>
    describeFolder(folder, parts, rules, { person: personOf(request), siteUrl }),
  );
  api.get<EntryRoute>('/parts/:key', async ({ params }) => {
    const part = partOf(params.key);
    const { key, label, kind, schema, ui } = part;
    const entries = newestFirst(await folder.list(part));
    return { key, label, kind, schema, ui, entries, ...(kind === 'list' && { count: entries.length }) };
  });

  api.put<EntryRoute>('/parts/:key/entries/:id', async (request, reply) => {
    const { params, body } = request;
    const part = partOf(params.key);
    const { name: by } = allow(request, [part.key]);
    if (!isFields(body) || !isFields(body.value)) throw new RefusedRequest(400, 'The entry has no fields.');
    const { value, version } = body;
    const change = (raw: unknown) => ({
      ...identify(part, raw, value),
      ...mergeValue(part, raw, value),
    });
    const title = titleOf(value);
    const what =
      part.kind === 'list'
        ? `${params.id === 'new' ? 'added' : 'changed'} “${title}” in ${part.label}`
        : `changed ${part.label}`;
    const outcome = await folder.save([{ part, id: params.id, version, change }], { by, what });
    return answer(reply, outcome);
  });

  api.delete<EntryRoute>('/parts/:key/entries/:id', async (request, reply) => {
    const { params, query } = request;
    const part = partOf(params.key);
    const { name: by } = allow(request, [part.key]);
    if (part.kind !== 'list' && part.key !== 'notice')
      throw new RefusedRequest(400, `${part.label} can’t be removed, only changed.`);
    const found = (await folder.list(part)).find(({ entry }) => entry.id === params.id);
    const what =
      part.kind === 'list'
        ? `removed “${found?.entry.title ?? ''}” from ${part.label}`
        : `ended the ${part.label}`;
    const edit: Edit = { part, id: params.id, version: query.version ?? '', change: () => undefined };
    return answer(reply, await folder.save([edit], { by, what }));
  });

  api.get<EntryRoute>('/parts/:key/entries/:id/uses', async ({ params }) => {
    const part = partOf(params.key);
    const found = (await folder.list(part)).find(({ entry }) => entry.id === params.id);
    return found ? usesOf(folder, parts, { part, entry: found.entry }) : { uses: [] };
  });

  api.get('/changes', async () => {
    const changes = await folder.changes();
    return { changes: changes.map(({ id, at, by, what, isUndone }) => ({ id, at, by, what, isUndone })) };
  });
  api.post<EntryRoute>('/changes/:id/undo', async (request, reply) => {
    const change = await folder.change(request.params.id);
    if (change === undefined) throw new RefusedRequest(404, 'This change is older than 30 days.');
    const { name } = allow(
      request,
      change.steps.map(({ key }) => key),
    );
    return answer(reply, await folder.undo(change, name));
  });

  api.get<{ Querystring: { text?: string } }>('/find', async ({ query }) => {
    const { text = '' } = query;
    return text.trim() === '' ? { places: [] } : findText(folder, parts, text);
  });
  api.post<{ Body: Partial<ReplaceRequest> }>('/replace', async (request, reply) => {
    const { from, to } = isFields(request.body) ? request.body : {};
    if (typeof from !== 'string' || typeof to !== 'string' || from.trim() === '')
      throw new RefusedRequest(400, 'Write what is to be replaced.');
    const edits = await replacements(folder, parts, { from, to });
    const { name: by } = allow(
      request,
      edits.map(({ part }) => part.key),
    );
    if (edits.length === 0) throw new RefusedRequest(404, `“${from}” is on no page.`);
    return answer(reply, await folder.save(edits, { by, what: `replaced “${from}” by “${to}”` }));
  });

  let files: FileIndex | undefined;
  api.get<{ Params: { '*': string } }>('/files/*', async ({ params }, reply) => {
    // files that have not changed are not read again
    files = await indexFiles(join(place, 'files'), files);
    const file = files.byPath.get(params['*']);
    const type = file && mediaFormatOf(file.start)?.type;
    if (file === undefined || type === undefined) throw new RefusedRequest(404, 'There is no such file.');
    return reply.type(type).header('content-security-policy', 'sandbox').send(createReadStream(file.path));
  });
  void api.register((files, _options, done) => {
    files.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    files.post<FileRoute>('/files', { bodyLimit: MAX_FILE_BYTES }, async (request, reply) => {
      const { for: key = '', name = '' } = request.query;
      const part = partOf(key);
      allow(request, [part.key]);
      if (!Buffer.isBuffer(request.body)) throw new RefusedRequest(400, 'Send the file as it is.');
      try {
        return await storeFile(place, request.body, { folder: part.files, name });
      } catch (error) {
        if (!(error instanceof RefusedFile)) throw error;
        return reply.code(422).send({ findings: [{ path: [], text: error.message }] });
      }
    });
    done();
  });
}

/** The values of a record besides those of its form: an id and, in some lists, a category. */
function identify({ kind, category, list }: Part, raw: unknown, value: object): object {
  if (kind !== 'list') return {};
  const { _id } = isFields(raw) ? raw : {};
  // names of pupils aren't in addresses
  const name = 'title' in value ? `-${fileNameOf(String(value.title))}` : '';
  const id =
    typeof _id === 'string' && _id !== '' ? _id : `${String(list)}${name}-${randomBytes(3).toString('hex')}`;
  return { _id: id, ...(category !== undefined && { category }) };
}

function titleOf({ title, description, name, category }: Record<string, unknown>): string {
  const text = [title, description, name, category].find((each) => typeof each === 'string') ?? '';
  return text.slice(0, 80);
}

function answer(reply: FastifyReply, outcome: Outcome) {
  switch (outcome.kind) {
    case 'saved':
      return reply.send({ saved: outcome.entry, change: outcome.change });
    case 'refused':
      return reply.code(422).send({ findings: outcome.findings });
    case 'conflict': {
      const { theirs, by } = outcome;
      return reply.code(409).send({ theirs, by });
    }
  }
}
