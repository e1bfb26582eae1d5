import { startSite } from '@school/workspace/site';
import fastify from 'fastify';
import sharp from 'sharp';

type Work<T> = (url: string, pid: number) => Promise<T>;

const SPREAD_DAYS = 1_500;
const DAY_MS = 86_400_000;
/** As a camera's pictures are when somebody has made them smaller for the web. */
const photo = { width: 1800, height: 1200 };

/** Runs the built site over a provider that answers the gallery's list with so many albums. */
export async function withAlbums<T>(length: number, work: Work<T>) {
  const albums = JSON.stringify(Array.from({ length }, (_, at) => albumOf(at)));
  return withProvider(
    (path) => (path.startsWith('/api/gallery/All/') ? { type: 'application/json', body: albums } : undefined),
    work,
  );
}

/** Runs the built site over a provider that has one album of so many photos. */
export async function withPhotos<T>(length: number, work: Work<T>) {
  const attachments = Array.from({ length }, (_, at) => `album/${at}.jpg`);
  const album = JSON.stringify([{ ...albumOf(1), attachments }]);
  const photos = await Promise.all(Array.from({ length: 6 }, (_, at) => makePhoto(at)));
  return withProvider((path) => {
    if (path.startsWith('/api/subGallery')) return { type: 'application/json', body: album };
    const [, number] = /\/album\/(\d+)\.jpg$/.exec(path) ?? [];
    const body = number === undefined ? undefined : photos[Number(number) % photos.length];
    return body && { type: 'image/jpeg', body };
  }, work);
}

/**
 * Runs the built site over a provider. `responseTo` is by path; what it leaves undefined is answered by an
 * empty list.
 */
export async function withProvider<T>(
  responseTo: (path: string) => { type: string; body: string | Buffer } | undefined,
  work: Work<T>,
): Promise<T> {
  const app = fastify({ forceCloseConnections: true });
  app.all('/*', (request, reply) => {
    const { type, body } = responseTo(request.url) ?? { type: 'application/json', body: '[]' };
    return reply.type(type).header('cache-control', 'public, max-age=3600').send(body);
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const site = await startSite({ env: { SCHOOL_API_URL: url } });
  try {
    return await work(site.url, site.pid);
  } finally {
    await site.stop();
    await app.close();
  }
}

function albumOf(at: number) {
  const day = new Date(Date.now() - (at % SPREAD_DAYS) * DAY_MS).toISOString().slice(0, 10);
  return {
    _id: `album-${at}`,
    category: 'PhotoGallery',
    title: `Album ${at} of ${day}`,
    description: 'A day of which there are photos.',
    date: day,
    attachments: ['album/1.jpg'],
  };
}

/** A picture with as much in it as a photo: shapes, and the grain of a camera. */
async function makePhoto(at: number) {
  const { width, height } = photo;
  const shapes = Array.from({ length: 60 }, (_, n) => {
    const [x, y] = [(n * 397 + at * 131) % width, (n * 211 + at * 89) % height];
    const colour = `hsl(${(n * 47 + at * 60) % 360} 45% ${25 + ((n * 13) % 55)}%)`;
    return `<circle cx="${x}" cy="${y}" r="${60 + ((n * 29) % 160)}" fill="${colour}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`;
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 14 },
    },
  })
    .png()
    .toBuffer();
  return sharp(Buffer.from(svg))
    .composite([{ input: grain, blend: 'soft-light' }])
    .flatten()
    .jpeg({ quality: 85 })
    .toBuffer();
}
