import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';

import { buildContentService, type Content, type SitePages } from '@school/content-service';
import type { Log } from '@school/server-core/log';
import { walk } from '@school/shared-deps/contract';
import type { FastifyBaseLogger } from 'fastify';

export type OwnContent = Awaited<ReturnType<typeof openContent>>;

interface ContentOptions {
  folder: string;
  schoolCode: string;
  site: () => SitePages;
  linkSecret: string | undefined;
  /** The address that the server is given; it takes the place of the profile's. */
  siteUrl: string | undefined;
  log: Log;
}

/**
 * Opens the school's own content folder, and the content service beside the site that serves its files.
 * @throws ContentError when something is wrong in the folder
 */
export async function openContent({ log, siteUrl, ...options }: ContentOptions) {
  const token = randomBytes(24).toString('base64url');
  const service = await buildContentService({ ...options, apiToken: token, logger: problemLogger(log) });
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = service.app.server.address() as AddressInfo;

  let version = 1;
  let content = withSiteUrl(service.content(), siteUrl);
  let ownFiles = ownFilesOf(content);
  const listeners: ((content: Content) => void)[] = [];
  service.onChange((changed) => {
    version += 1;
    content = withSiteUrl(changed, siteUrl);
    ownFiles = ownFilesOf(content);
    for (const listener of listeners) listener(content);
  });

  return {
    current: (): Content => content,
    /** Another one after each change of the folder. */
    version: (): number => version,
    /**
     * Whether the profile or the content of a page shows this file. The site has it, whichever provider has
     * the records.
     */
    isOwnFile: (reference: string): boolean => ownFiles.has(reference),
    /** The content service's address, on this machine alone, and the token that it expects. */
    address: { url: `http://127.0.0.1:${port}`, token },
    onChange: (listener: (content: Content) => void) => void listeners.push(listener),
    close: () => service.app.close(),
  };
}

function withSiteUrl(content: Content, siteUrl: string | undefined): Content {
  return siteUrl === undefined ? content : { ...content, profile: { ...content.profile, siteUrl } };
}

/** Every text of the content: each may name a file. */
function ownFilesOf({ profile, pages }: Content): Set<string> {
  const texts = [...walk([profile, pages])].map(({ value }) => value);
  return new Set(texts.filter((value) => typeof value === 'string'));
}

/** The site logs each request itself. The content service logs problems only. */
function problemLogger(log: Log): FastifyBaseLogger {
  const silent = () => undefined;
  const problem = (first: unknown, message?: unknown) => {
    if (typeof first === 'string') log.problem(first);
    else log.problem(typeof message === 'string' ? message : 'the content service failed', first);
  };
  const logger: FastifyBaseLogger = {
    level: 'warn',
    silent,
    trace: silent,
    debug: silent,
    info: silent,
    warn: problem,
    error: problem,
    fatal: problem,
    child: () => logger,
  };
  return logger;
}
