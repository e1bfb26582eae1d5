import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import type { FastifyInstance } from 'fastify';
import { contentType } from 'mime-types';

const NO_PAGES = 'The editor’s pages have not been built yet.\n';

/** Serves the built pages, which are read once: no path of a request reaches the disk. */
export async function addClientFiles(app: FastifyInstance, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const file = await readFile(path);
    const type = contentType(entry.name) || 'application/octet-stream';
    const address = `/${relative(folder, path).replaceAll('\\', '/')}`;
    app.get(address === '/index.html' ? '/' : address, async (_request, reply) =>
      reply.type(type).send(file),
    );
  }
  if (!entries.some(({ name }) => name === 'index.html')) app.get('/', () => NO_PAGES);
}
