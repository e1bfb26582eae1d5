import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { test } from '@playwright/test';

import { startPreviewHost } from '../../preview-host/src/host/preview-host';
import { startSectionServer } from '../../preview-host/src/host/section-server';
import { contentFolder } from '../support/sample';
import { root, startSite } from '../support/site';
import { buildVersion } from '../support/versions';
import { startFirefox } from './support/firefox';
import { startWebKit } from './support/webkit';

const name = '@school/mf-gallery';
const shows = (noun: string) => `/Total ${noun}/.test(document.getElementById('content')?.innerText)`;

for (const [browserName, start] of [
  ['Firefox', startFirefox],
  ['WebKitGTK', startWebKit],
] as const) {
  test(`${browserName} shows a section of this machine in the deployed site until it is cleared`, async () => {
    const place = mkdtempSync(path.join(tmpdir(), 'against-'));
    const build = path.join(place, 'build');
    buildVersion(path.join(root, 'mf-gallery/dist/browser'), build, {
      from: 'total:"Videos"',
      to: 'total:"Films"',
    });
    const site = await startSite({ SCHOOL_CONTENT: contentFolder });
    const server = await startSectionServer({ port: 0, folders: { [name]: build } });
    const host = await startPreviewHost({
      port: 0,
      site: site.url,
      offers: [server.offerOf(name)],
      browserFolder: path.join(root, 'preview-host/src/browser'),
    });
    const browser = await start();
    try {
      await browser.open(`${host.url}/VideoGallery`);
      await browser.expectValue(shows('Films'), true);
      await browser.press("document.querySelector('.overrides button')");
      await browser.expectValue(shows('Videos'), true);
    } finally {
      await browser.close();
      host.stop();
      server.stop();
      await site.stop();
      rmSync(place, { recursive: true });
    }
  });
}
