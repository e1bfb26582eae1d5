import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { contentType } from 'mime-types';

/** A host of files without queries and rules; its only header is the type of a file. */
export interface StaticHost {
  url: string;
  close: () => Promise<void>;
}

/** Serves a folder as the simplest hosts do: a folder leads to its slash and is its `index.html`. */
export async function startStaticHost(folder: string): Promise<StaticHost> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname, search } = new URL(url, 'http://host');
    const file = path.join(folder, decodeURIComponent(pathname));
    if (!existsSync(file)) send(response, 404, path.join(folder, '404.html'));
    else if (statSync(file).isFile()) send(response, 200, file);
    else if (!pathname.endsWith('/')) response.writeHead(301, { location: `${pathname}/${search}` }).end();
    else if (existsSync(path.join(file, 'index.html'))) send(response, 200, path.join(file, 'index.html'));
    else send(response, 404, path.join(folder, '404.html'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, status: number, file: string): void {
  const type = contentType(path.extname(file)) || 'application/octet-stream';
  response.writeHead(status, { 'content-type': type }).end(readFileSync(file));
}
