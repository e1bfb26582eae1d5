/** @jest-environment node */
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

import { startDevProxy } from './dev-proxy';

const site = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<head></head>');
});
let proxy: Awaited<ReturnType<typeof startDevProxy>>;

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  proxy = await startDevProxy(0, () => Promise.resolve(`http://127.0.0.1:${port}`));
});
afterAll(() => {
  proxy.stop();
  site.close();
  site.closeAllConnections();
});

function statusFor(host: string) {
  return new Promise<number | undefined>((resolve, reject) => {
    const request = send(`${proxy.url}/home`, { headers: { host } }, (response) =>
      resolve(response.resume().statusCode),
    );
    request.once('error', reject).end();
  });
}

it('adds the script that reloads a page', async () => {
  const page = await fetch(`${proxy.url}/home`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toBe('<head><script type="module" src="/dev/reload.js"></script></head>');
});

it('answers under the names of this machine alone', async () => {
  for (const host of ['localhost:8080', '127.0.0.1', '[::1]:8080']) expect(await statusFor(host)).toBe(200);
  for (const host of ['elsewhere.example', 'localhost.elsewhere.example:8080', '[::2]:8080'])
    expect(await statusFor(host)).toBe(421);
});
