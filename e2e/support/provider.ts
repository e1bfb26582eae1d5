import { startProvider as start } from '../../server/src/testing/provider';

/** Lists by their path between `/api/` and the school code; those that are not named are empty. */
export type Lists = Record<string, readonly object[]>;

interface Question {
  path: string;
  authorization: string | undefined;
}

/** A provider of records under a test's control. */
export interface Provider {
  url: string;
  /** Its requests so far, in order. */
  questions: () => readonly Question[];
  /** `down` breaks each connection off, `silent` never answers, `failing` answers 500. */
  become: (state: 'up' | 'down' | 'silent' | 'failing') => void;
  stop: () => Promise<void>;
}

export async function startProvider(lists: Lists = {}): Promise<Provider> {
  let state: Parameters<Provider['become']>[0] = 'up';
  const { url, requests, close } = await start((request, reply) => {
    if (state === 'up') return lists[listOf(request.url)] ?? albumOf(request.url, lists) ?? [];
    if (state === 'failing') return reply.code(500).send({ error: 'out of order' });
    if (state === 'down') request.raw.socket.destroy();
    return reply.hijack();
  });
  return {
    url,
    questions: () => requests.map(({ url: path, authorization }) => ({ path, authorization })),
    become: (next) => (state = next),
    stop: close,
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
