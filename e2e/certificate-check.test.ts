import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { encode } from 'uqr';

import { createCodes, factsOf } from '../features/certificates/codes';
import { expectAccessible } from './support/axe';
import { fill, press } from './support/certificate-form';
import { expectFits } from './support/fit';
import { certificate, contentFolder } from './support/sample';
import { type Site, startSite } from './support/site';
import { beyond, expect, test } from './support/test';

const siteUrl = 'https://school.example';
const secret = 'a secret of thirty-two characters';
const codes = createCodes('STAELRED', secret);

/** The tests' 21 November 2026 (support/november-2026.mjs), in days since 1970. */
const TODAY = Date.UTC(2026, 10, 21) / 86_400_000;

let school: Site;

test.beforeAll(async () => {
  const env = { SCHOOL_URL: siteUrl, SCHOOL_LINK_SECRET: secret };
  school = await startSite({ SCHOOL_CONTENT: contentFolder, ...env });
});
test.afterAll(() => school.stop());

// the site's own policy would keep axe-core out; a code that is not issued is answered with 404
test.use({ bypassCSP: true, expectedErrors: /Failed to load resource/ });

/** The modules of the QR code below a certificate. */
async function modulesOf(file: string, certificateHeight: number, count: number): Promise<boolean[]> {
  const picture = sharp(readFileSync(file));
  const { height } = await picture.metadata();
  const size = height - certificateHeight;
  const pixels = await picture
    .extract({ left: 0, top: certificateHeight, width: size, height: size })
    .greyscale()
    .resize(count, count, { kernel: 'nearest' })
    .raw()
    .toBuffer();
  return [...pixels].map((grey) => grey < 128);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const width of [360, 1280]) {
  test(
    `a certificate leads to the page that confirms it, ${width} pixels wide`,
    beyond(width > 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      const { name, admission, file } = certificate();
      await page.goto(`${school.url}/TC`);
      await fill(page, name, admission);
      const downloading = page.waitForEvent('download');
      await press(page);
      const saved = await (await downloading).path();
      const facts = factsOf({ name, admission }, TODAY);
      if (facts === undefined) throw new Error('the sample certificate has no code');
      const code = codes.write(facts);
      const { height } = await sharp(`${contentFolder}/certificates/${file}`).metadata();
      const { data } = encode(`${siteUrl}/Certificate/${code}`, { ecc: 'M', border: 4 });
      expect(await modulesOf(saved, height, data.length)).toEqual(data.flat());

      // a scan is all that it takes
      await page.goto(`${school.url}/Certificate/${code}`);
      await expect(heading(page)).toHaveText('Issued by this school');

      await page.goto(`${school.url}/Certificate`);
      await expectAccessible(page, 'form');
      await page.getByLabel('Code of the certificate').fill(code.toLowerCase().replaceAll('-', ' '));
      await page.getByRole('button', { name: 'Check' }).click();
      await expect(heading(page)).toHaveText('Issued by this school');
      await expect(page.getByText(/^A copy of a certificate was issued on 21 November 2026/)).toContainText(
        `for pupil R. B., admission number ending 87.`,
      );
      await expectAccessible(page, 'issued');
      await expectFits(page);

      const changed = code.replace(/.$/, (last) => (last === 'Z' ? 'Y' : 'Z'));
      await page.goto(`${school.url}/hi/Certificate/${changed}`);
      await expect(heading(page)).toHaveText('इस विद्यालय ने जारी नहीं किया है');
      await page.goto(`${school.url}/Certificate/${changed}`);
      await expect(heading(page)).toHaveText('Not issued by this school');
      await expect(page.getByText(name)).toHaveCount(0);
      await expectAccessible(page, 'not issued');
      await page.getByRole('link', { name: 'Check another code' }).click();
      await expect(page.getByLabel('Code of the certificate')).toBeVisible();
    },
  );
}

test('who tries too many codes has to wait', async ({ page }) => {
  for (let tries = 0; tries < 20; tries += 1)
    await page.request.get(`${school.url}/Certificate/${String(tries)}`);
  await page.goto(`${school.url}/Certificate/0000`);
  await expect(heading(page)).toHaveText('Too many tries');
  await expect(page.getByText(/^The next try is possible in \d+ seconds\.$/)).toBeVisible();
});
