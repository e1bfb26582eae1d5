import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';

import { buildContentService, type Content } from '@school/content-service';
import type { FastifyBaseLogger } from 'fastify';

import type { Log } from './log';

/** The school's own content folder: its words, and the content service beside the site that serves its files. */
export interface OwnContent {
  current: () => Content;
  /** Another one after each change of the folder. */
  version: () => number;
  /** Whether the profile or the words of a page show this file; it is here, whichever provider serves the records. */
  isOwnFile: (reference: string) => boolean;
  /** Where the content service listens, on this machine alone, and what it wants to be told. */
  address: { url: string; token: string };
  onChange: (listener: () => void) => void;
  close: () => Promise<void>;
}

/** Starts the content service; throws a ContentError when the folder is not whole. */
export async function openContent(folder: string, schoolCode: string, log: Log): Promise<OwnContent> {
  const token = randomBytes(24).toString('base64url');
  const logger = problemLogger(log);
  const service = await buildContentService({ folder, schoolCode, apiToken: token, logger });
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = service.app.server.address() as AddressInfo;

  let version = 1;
  let ownFiles = ownFilesOf(service.content());
  const listeners: (() => void)[] = [];
  service.onChange((content) => {
    version += 1;
    ownFiles = ownFilesOf(content);
    for (const listener of listeners) listener();
  });

  return {
    current: service.content,
    version: () => version,
    isOwnFile: (reference) => ownFiles.has(reference),
    address: { url: `http://127.0.0.1:${port}`, token },
    onChange: (listener) => void listeners.push(listener),
    close: () => service.app.close(),
  };
}

function ownFilesOf({ profile, pages }: Content): Set<string> {
  return filesOf([profile, pages]);
}

/** Every text of the words stands for the file that it may name. */
function filesOf(words: unknown, found = new Set<string>()): Set<string> {
  if (typeof words === 'string') found.add(words);
  else if (typeof words === 'object' && words !== null) {
    for (const value of Object.values(words)) filesOf(value, found);
  }
  return found;
}

/** The site has its own line for each request; of the content service only problems are told. */
function problemLogger(log: Log): FastifyBaseLogger {
  const silent = () => undefined;
  const problem = (first: unknown, words?: unknown) => {
    if (typeof first === 'string') log.problem(first);
    else log.problem(typeof words === 'string' ? words : 'the content service failed', first);
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
