import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Lists by their path between `/api/` and the school code; those that are not named are empty. */
export type Lists = Record<string, readonly object[]>;

interface Question {
  path: string;
  authorization: string | undefined;
}

/** A provider of records under a test's control. */
export interface Provider {
  url: string;
  /** The paths of its requests, in order. */
  questions: Question[];
  /** `down` breaks each connection off, `silent` never answers, `failing` answers 500. */
  become: (state: 'up' | 'down' | 'silent' | 'failing') => void;
  stop: () => Promise<void>;
}

export async function startProvider(lists: Lists = {}): Promise<Provider> {
  const questions: Question[] = [];
  let state: Parameters<Provider['become']>[0] = 'up';

  const server = createServer((request, response) => {
    const { url = '', headers } = request;
    questions.push({ path: url, authorization: headers.authorization });
    if (state === 'down') request.socket.destroy();
    else if (state === 'failing') sendJson(response, 500, { error: 'out of order' });
    else if (state === 'up') sendJson(response, 200, lists[listOf(url)] ?? albumOf(url, lists) ?? []);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    questions,
    become: (next) => (state = next),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The album of `/api/subGallery?id=…`, when it is in one of the two lists of albums. */
function albumOf(url: string, lists: Lists): object | undefined {
  const { pathname, searchParams } = new URL(url, 'http://provider');
  if (pathname !== '/api/subGallery') return undefined;
  const albums = [...(lists['gallery/All'] ?? []), ...(lists['gallery'] ?? [])] as readonly ({
    _id?: unknown;
  } | null)[];
  return albums.find((album) => album?._id === searchParams.get('id')) ?? undefined;
}

/** `/api/news/all/STAELRED` is `news/all`. */
function listOf(url: string): string {
  return url.replace(/^\/api\//, '').replace(/\/[^/]*$/, '');
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
