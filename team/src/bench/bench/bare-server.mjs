// @ts-check
import fastify from 'fastify';
import { request } from 'undici';

// The yardstick: Fastify alone, answering with bytes that it holds. Arguments: the site whose answers it
// takes over, and the paths; listens on PORT.
const [site = '', ...paths] = process.argv.slice(2);
const app = fastify();
for (const path of paths) {
  // the body stays compressed
  const { headers, body } = await request(site + path, { headers: { 'accept-encoding': 'br' } });
  const { 'content-type': type, 'content-encoding': encoding } = headers;
  const bytes = Buffer.from(await body.arrayBuffer());
  app.get(path, (_request, reply) =>
    reply.headers({ 'content-type': type, 'content-encoding': encoding }).send(bytes),
  );
}
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
