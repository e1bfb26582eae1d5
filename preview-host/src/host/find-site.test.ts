/** @jest-environment node */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { findSite } from './find-site';

const page = `<script type="importmap">${JSON.stringify({ imports: { '@school/mf-home': '/assets/home.js' } })}</script>`;
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('finds a site that has the section', async () => {
  const site = await serve((_request, response) => response.end(page));
  expect(await findSite(`${site}/`, ['@school/mf-home'])).toBe(site);
});

it('follows the site to where it has moved', async () => {
  const site = await serve((_request, response) => response.end(page));
  const old = await serve((request, response) =>
    response.writeHead(301, { location: site + (request.url ?? '') }).end(),
  );
  expect(await findSite(old, ['@school/mf-home'])).toBe(site);
});

it('names a section that the site does not have, and those that it has', async () => {
  const site = await serve((_request, response) => response.end(page));
  await expect(findSite(site, ['@school/mf-library'])).rejects.toThrow(
    `${site} has no section @school/mf-library; it has @school/mf-home`,
  );
});

it('refuses a preview host, which would show sections of itself', async () => {
  const host = await serve((_request, response) =>
    response.end(`${page}<script type="application/json" id="preview-host">{}</script>`),
  );
  await expect(findSite(host, [])).rejects.toThrow(`${host} is a preview host itself`);
});

it('refuses another kind of site, one that does not answer, and one that sends no end of a page', async () => {
  const other = await serve((_request, response) => response.end('<h1>Welcome</h1>'));
  await expect(findSite(other, [])).rejects.toThrow(`${other} is no site of this kind`);
  const endless = await serve((_request, response) => {
    const send = () => response.destroyed || response.write(Buffer.alloc(1_000_000), send);
    send();
  });
  await expect(findSite(endless, [])).rejects.toThrow('it sent a page of more than 8000000 bytes');
  const gone = await serve(() => undefined);
  closing.pop()?.();
  await expect(findSite(gone, [])).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:\d+ does not answer: .*ECONNREFUSED/,
  );
});

it.each([
  'school',
  'ftp://school.example',
  'https://school.example/home',
  'https://me:word@school.example',
  '',
])('refuses "%s", which is not the address of a site', async (address) => {
  await expect(findSite(address, [])).rejects.toThrow(`not "${address}"`);
});
