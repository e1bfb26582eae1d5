import { type CachedResponse, createCachedResponse } from '@school/server-core/http/cached-response';
import type { ResponseMemory } from '@school/server-core/http/response-memory';
import type { FastifyPluginCallback } from 'fastify';

import type { CurrentFile, FileRequest, GeneratedFile } from '../generated/generator';
import { sendCached, sendPage } from '../render/send-page';

interface GeneratedFilesOptions {
  files: readonly GeneratedFile[];
  memory: ResponseMemory;
}

/** Files that the server generates. Each is cached until its version is another one. */
export const generatedFiles: FastifyPluginCallback<GeneratedFilesOptions> = (app, options, done) => {
  const { memory } = options;
  const running = new Map<string, Promise<CachedResponse | undefined>>();
  const generate = async (key: string, { version, headers, generate }: CurrentFile) => {
    const content = await generate();
    if (content === undefined) return undefined;
    const response = createCachedResponse(content, { headers });
    memory.set(key, { version: String(version), response, freshUntil: 0 });
    return response;
  };
  const responseOf = (key: string, file: CurrentFile) => {
    const known = memory.get(key);
    if (known?.version === String(file.version)) return known.response;
    const made = running.get(key) ?? generate(key, file).finally(() => running.delete(key));
    running.set(key, made);
    return made;
  };
  for (const { address, read, isSingle } of options.files) {
    app.get(address, async (request: FileRequest, reply) => {
      const file = await read(request);
      if (file === undefined) return reply.sendErrorPage(404);
      if (isSingle) {
        const html = (await file.generate())?.toString();
        if (html === undefined) return reply.sendErrorPage(404);
        return sendPage(request, reply, { type: 'single', html, status: 200, headers: file.headers });
      }
      const response = await responseOf(`${address} ${file.name ?? ''}`, file);
      if (response === undefined) return reply.sendErrorPage(404);
      return sendCached(request, reply, response);
    });
  }
  done();
};
