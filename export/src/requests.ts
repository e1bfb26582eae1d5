/** A visitor may have 16 pages under way at once. */
const LANES = 6;

/** A body, and the headers that came with it. */
export interface Answer {
  body: Buffer;
  headers: Headers;
}

/** Pictures come as WebP, which every browser reads. */
const accept = { accept: 'image/webp,*/*' };

/** The response of an address; undefined when it is not 2xx. */
export async function fetchBody(address: string): Promise<Answer | undefined> {
  const response = await fetch(address, { headers: accept });
  const body = Buffer.from(await response.arrayBuffer());
  return response.ok ? { body, headers: response.headers } : undefined;
}

/** @throws when an address answers with another status */
export async function fetchText(address: string, status = 200): Promise<{ text: string; headers: Headers }> {
  const response = await fetch(address, { redirect: 'error' });
  const text = await response.text();
  if (response.status === status) return { text, headers: response.headers };
  throw new Error(`${new URL(address).pathname} answers ${response.status}: nothing is exported`);
}

/**
 * Does work on items, a few at once; the results have the order of the items. Rejects once none is under way.
 */
export async function inLanes<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = [...items.entries()];
  const lane = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [at, item] = next;
      results[at] = await work(item);
    }
  };
  const stop = (error: unknown) => {
    queue.length = 0;
    throw error;
  };
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, () => lane().catch(stop)));
  const failed = lanes.find((each) => each.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return results;
}
