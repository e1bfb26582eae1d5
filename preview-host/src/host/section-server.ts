import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';

import type { Manifest } from '@school/shared-deps';

import type { BuildEvent, Offer } from '../browser/preview-host-data';
import { isLoopbackOrigin, listenLocally, type LocalServer, sendText } from './local-server';

export interface SectionServer extends LocalServer {
  /** The section's entry on this server, which stays the same from build to build. */
  offerOf: (name: string) => Offer;
  /** Announces to open pages that a section is built, or why it is not. */
  announce: (event: BuildEvent) => void;
}

interface SectionServerOptions {
  /** 0 for a free one. */
  port: number;
  /** Package name, such as `@school/mf-gallery`, to the folder of its build. */
  folders: Readonly<Record<string, string>>;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
};
const FILE = /^\/(mf-[a-z\d-]{1,60})\/([\w.-]{1,120})$/;
const MAX_PAGES = 50;

/** Serves builds of sections to pages of this machine, from another port than theirs. */
export async function startSectionServer({ port, folders }: SectionServerOptions): Promise<SectionServer> {
  const pages = new Set<ServerResponse>();
  const server = await listenLocally(port, async ({ url = '/', headers }, response) => {
    if (isLoopbackOrigin(headers.origin)) response.setHeader('access-control-allow-origin', headers.origin);
    response.setHeader('vary', 'origin');
    response.setHeader('cache-control', 'no-store');
    if (url === '/events') {
      if (pages.size >= MAX_PAGES) {
        sendText(response, 503, `${MAX_PAGES} pages listen already`);
        return;
      }
      pages.add(response);
      response.once('close', () => pages.delete(response));
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      return;
    }
    const [, section = '', requested = ''] = FILE.exec(new URL(url, server.url).pathname) ?? [];
    const folder = folders[`@school/${section}`];
    const file = folder === undefined ? undefined : fileOf(folder, section, requested);
    const type = types[path.extname(requested)];
    const body =
      folder === undefined || file === undefined || type === undefined
        ? undefined
        : await readFile(path.join(folder, file)).catch(() => undefined);
    if (type === undefined || (body === undefined && file !== NO_STYLES))
      sendText(response, 404, 'Not Found');
    else response.writeHead(200, { 'content-type': type }).end(body);
  });
  return {
    ...server,
    offerOf: (name) => {
      const section = name.replace('@school/', '');
      return { name, url: `${server.url}/${section}/${section}.js` };
    },
    announce: (event) => pages.forEach((page) => page.write(`data: ${JSON.stringify(event)}\n\n`)),
  };
}

/** A section without a style of its own. */
const NO_STYLES = '';

/** The file in a build: the entry and its style sheet are also known by names without a hash. */
function fileOf(folder: string, section: string, requested: string): string | undefined {
  if (requested !== `${section}.js` && requested !== `${section}.css`) return requested;
  const { imports, css } = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  return requested.endsWith('.js') ? imports[`@school/${section}`] : (css[0] ?? NO_STYLES);
}
