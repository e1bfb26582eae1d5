import sharp from 'sharp';

import type { Provider } from './provider';

/** A camera's picture that lies on its side, with the place where it was taken. */
export function photo(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#8c1c2b' } })
    .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Lets a provider answer with a file, or that it is unchanged. */
export function offerFile({ answer }: Provider, body: Buffer, headers: Record<string, string> = {}): void {
  const known = { etag: '"v1"', 'cache-control': 'public, max-age=300', ...headers };
  answer((request, reply) => {
    reply.headers(known);
    if (request.headers['if-none-match'] === known.etag) return reply.code(304).send();
    return reply.type(headers['content-type'] ?? 'image/jpeg').send(body);
  });
}
