import type { FastifyPluginCallback } from 'fastify';

import type { CurrentFile, FileRequest, GeneratedFile } from '../derived/generator';
import { type CachedResponse, createCachedResponse } from '../http/cached-response';
import { cost, type Enqueue } from '../http/costs';
import type { ResponseMemory } from '../http/response-memory';
import { sendCached } from '../http/send-cached';

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
  const responseOf = (key: string, file: CurrentFile, enqueue: Enqueue) => {
    const known = memory.get(key);
    if (known?.version === String(file.version)) return known.response;
    const made = running.get(key) ?? enqueue(() => generate(key, file)).finally(() => running.delete(key));
    running.set(key, made);
    return made;
  };
  for (const { address, read } of options.files) {
    app.get(address, cost('rendered'), async (request: FileRequest, reply) => {
      const file = await read(request);
      if (file === undefined) return reply.sendErrorPage(404);
      const response = await responseOf(`${address} ${file.name ?? ''}`, file, request.enqueue);
      if (response === undefined) return reply.sendErrorPage(404);
      return sendCached(request, reply, response);
    });
  }
  done();
};
