/** A visitor may have 16 pages under way at once. */
const BATCH_SIZE = 6;

/** Pictures come as WebP, which every browser reads. */
const headers = { accept: 'image/webp,*/*' };

/** The body of an address and its media type; undefined when its status is not 2xx. */
export async function fetchBody(address: string): Promise<{ body: Buffer; type: string } | undefined> {
  const response = await fetch(address, { headers });
  const body = Buffer.from(await response.arrayBuffer());
  return response.ok ? { body, type: response.headers.get('content-type') ?? '' } : undefined;
}

/** @throws when an address answers with another status */
export async function fetchText(address: string, status = 200): Promise<string> {
  const response = await fetch(address, { redirect: 'error' });
  const text = await response.text();
  if (response.status === status) return text;
  throw new Error(`${new URL(address).pathname} answers ${response.status}: nothing is exported`);
}

/** Does work on items, a few at once. Rejects once none is under way. */
export async function inBatches<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += BATCH_SIZE) {
    const settled = await Promise.allSettled(items.slice(start, start + BATCH_SIZE).map(work));
    for (const each of settled) {
      if (each.status === 'rejected') throw each.reason;
      results.push(each.value);
    }
  }
  return results;
}
