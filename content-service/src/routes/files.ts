import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { ContentStore } from '../content/store';
import { sendError, sendNotFound } from '../http/responses';
import { sendFile } from '../http/send-file';
import type { SignedLinks } from '../http/signed-links';

const method = ['GET', 'HEAD'];

interface ByUrl {
  Querystring: { url?: unknown };
}

interface ByReference {
  Params: { '*': string };
}

/**
 * Files by their path below `files/`, by content id, or by a certificate's signed link (spec §7,
 * `/api/image`).
 */
export function addFileRoutes(app: FastifyInstance, store: ContentStore, links: SignedLinks): void {
  const send = (request: FastifyRequest, reply: FastifyReply, reference: string) => {
    const { files, certificates } = store.current();
    const { byPath, byId } = files;
    if (links.isLink(reference)) {
      const hash = links.open(reference);
      const certificate = certificates.find(({ file }) => file.hash === hash);
      if (certificate === undefined) return sendNotFound(reply);
      return sendFile(request, reply, certificate.file, { cacheTime: 'never', name: 'tc.jpg' });
    }
    const found = byPath.get(reference);
    if (found !== undefined) return sendFile(request, reply, found, { cacheTime: 'a while' });
    const unchanging = byId.get(reference);
    if (unchanging !== undefined) return sendFile(request, reply, unchanging, { cacheTime: 'for ever' });
    return sendNotFound(reply);
  };

  app.route<ByReference>({
    method,
    url: '/api/image/*',
    handler: (request, reply) => send(request, reply, request.params['*']),
  });

  app.route<ByUrl>({
    method,
    url: '/api/image',
    handler: (request, reply) => {
      const { url } = request.query;
      if (typeof url !== 'string' || url === '') return sendError(reply, 400, 'url is missing');
      const reference = referenceOf(url, request.host);
      return reference === undefined ? sendNotFound(reply) : send(request, reply, reference);
    },
  });
}

/**
 * Returns a reference as it is, or the one at the end of this host's own address. Undefined for another
 * origin.
 */
function referenceOf(url: string, host: string): string | undefined {
  if (!/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(url)) return url;
  try {
    const address = new URL(url, `http://${host}`);
    if (!/^https?:$/.test(address.protocol) || address.host !== host.toLowerCase()) return undefined;
    const [, reference] = /\/api\/image\/(.+)$/.exec(address.pathname) ?? [];
    return reference === undefined ? undefined : decodeURIComponent(reference);
  } catch {
    return undefined;
  }
}
