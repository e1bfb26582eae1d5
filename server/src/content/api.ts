import { type ResourceName, resources, type TcAnswer, tcRequestSchema } from '@school/contract';
import * as v from 'valibot';

import { matchesTag } from '../http/conditions';
import { contentHash } from '../http/content-hash';
import { createSignedLinks } from '../http/signed-links';
import { findCertificate } from './certificates';
import { fileResponse } from './file-response';
import { findFile } from './files';
import { answerOf } from './lists';
import type { Content } from './load';
import { messageOfIssue } from './problems';
import { type ApiRequest, createResponse, JSON_TYPE, notFound, refuse } from './responses';

/** Answers a path with its query. */
export type Api = (address: string, request: ApiRequest) => Promise<Response>;

export interface ApiOptions {
  /** The only code that is answered; other schools' get 404. */
  readonly schoolCode: string;
  /** The token of bearer calls. Without it they are not checked. */
  readonly apiToken?: string | undefined;
  /** Services with the same secret open each other's links to certificates; random by default. */
  readonly linkSecret?: string | undefined;
  /** The time for which a list is fresh (seconds); a change is seen no later. */
  readonly maxAge?: number;
}

/** The provider's web API (spec §7) over the content of a folder. */
export function createApi(current: () => Content, options: ApiOptions): Api {
  const { schoolCode, apiToken, linkSecret, maxAge = 1 } = options;
  const links = createSignedLinks({ secret: linkSecret, purpose: 'content service' });
  // hashes: how long it takes to compare them says nothing about the token
  const expected = contentHash(`Bearer ${apiToken ?? ''}`);
  const hasToken = (authorization = '') =>
    apiToken === undefined || contentHash(authorization.replace(/^bearer +/i, 'Bearer ')) === expected;

  const sendFile = async (request: ApiRequest, reference: string): Promise<Response> => {
    const { files, certificates } = current();
    if (links.isLink(reference)) {
      const hash = links.open(reference);
      const found = certificates.find(({ file }) => file.hash === hash);
      return found ? fileResponse(request, found.file, { cacheTime: 'never', name: 'tc.jpg' }) : notFound();
    }
    const file = findFile(files, reference);
    const cacheTime = files.byId.get(reference) === file ? 'for ever' : 'until it changes';
    return file === undefined ? notFound() : fileResponse(request, file, { cacheTime });
  };
  const sendJson = ({ headers = {} }: ApiRequest, value: unknown): Response => {
    const body = Buffer.from(JSON.stringify(value));
    const etag = `"${contentHash(body).slice(0, 16)}"`;
    const caching = { etag, 'cache-control': `public, max-age=${maxAge}, stale-if-error=86400` };
    if (matchesTag(headers['if-none-match'], etag)) return createResponse(304, null, caching);
    return createResponse(200, body, { ...JSON_TYPE, ...caching, 'content-length': String(body.length) });
  };
  const sendAlbum = (request: ApiRequest, id: string | null): Response => {
    if (!id) return refuse(400, 'id is missing');
    const item = current().records.gallery.find(({ _id }) => _id === id);
    if (item === undefined) return notFound();
    const { _id, title, description, date, attachments } = item;
    return sendJson(request, { _id, title, description, date, attachments });
  };
  const sendLink = (body = '{}'): Response => {
    const fields: unknown = JSON.parse(body);
    const result = v.safeParse(tcRequestSchema, typeof fields === 'object' ? fields : {});
    if (!result.success) return refuse(400, result.issues.map(messageOfIssue).join('; '));
    const certificate = findCertificate(current().certificates, result.output);
    if (certificate === undefined) return notFound();
    const answer: TcAnswer = { data: links.issue(certificate.file.hash) };
    return createResponse(200, JSON.stringify(answer), { ...JSON_TYPE, 'cache-control': 'no-store' });
  };

  const answer: Api = async (address, request) => {
    const { method = 'GET', headers = {}, body } = request;
    const [path = '', query] = address.split(/\?(.*)/s);
    const [, name = '', code] = /^\/api\/(.+)\/([^/]+)$/.exec(path) ?? [];
    const parameters = new URLSearchParams(query);
    const isCertificate = name === 'tc' && method === 'POST';
    if (!isCertificate && method !== 'GET' && method !== 'HEAD') return notFound();
    if (path === '/api/subGallery') return sendAlbum(request, parameters.get('id'));
    if (path === '/api/image') {
      const url = parameters.get('url');
      return url ? sendFile(request, url) : refuse(400, 'url is missing');
    }
    if (path.startsWith('/api/image/'))
      return sendFile(request, decodeURIComponent(path.slice('/api/image/'.length)));
    if (code !== schoolCode || !(isCertificate || isResource(name))) return notFound();
    const isGuarded = !isResource(name) || resources[name].bearer;
    if (isGuarded && !hasToken(headers.authorization)) {
      return refuse(401, 'the bearer token is missing or wrong', { 'www-authenticate': 'Bearer' });
    }
    return isResource(name) ? sendJson(request, answerOf(name, current().records)) : sendLink(body);
  };
  return async (address, request) => {
    const response = await answer(address, request);
    if (request.method !== 'HEAD') return response;
    await response.body?.cancel();
    return new Response(null, response);
  };
}

function isResource(name: string): name is ResourceName {
  return Object.hasOwn(resources, name);
}
