// @ts-check
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';

import fastify from 'fastify';

// The yardstick: Fastify alone, answering with bytes that it holds. Arguments: the site whose answers it
// takes over, and the paths; listens on PORT.
const [site = '', ...paths] = process.argv.slice(2);
const app = fastify();
for (const path of paths) {
  const { headers, body } = await takeOver(site + path);
  app.get(path, (_request, reply) => reply.headers(headers).send(body));
}
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });

/**
 * @param {string} url
 * @returns {Promise<{ headers: Record<string, string | undefined>, body: Buffer }>} the body still compressed
 */
function takeOver(url) {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const { 'content-type': type, 'content-encoding': encoding } = response.headers;
      buffer(response).then(
        (body) => resolve({ headers: { 'content-type': type, 'content-encoding': encoding }, body }),
        reject,
      );
    });
    request.once('error', reject);
  });
}
