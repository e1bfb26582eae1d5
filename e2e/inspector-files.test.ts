import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import type { Page } from '@playwright/test';

import { chartOf, choose, logOf, meaningOf, openPanel, panelOf, sendMapToggled } from './support/inspector';
import { beyond, expect, test } from './support/test';
import { open } from './support/visit';

/** Exports the session, and returns the path of its file. */
async function exportSession(page: Page): Promise<string> {
  const saving = page.waitForEvent('download');
  await panelOf(page).getByRole('button', { name: 'Export' }).click();
  return (await saving).path();
}

test.describe('a certificate that is not found', () => {
  test.use({ expectedErrors: /\/api\/tc\// });

  test('a session is exported without people’s data, and opens again as a recording', async ({ page }) => {
    await open(page, '/TC');
    await openPanel(page);
    await page.getByLabel('Name').fill('Asha Verma');
    await page.getByLabel('Admission Number').fill('A/2019/118');
    await page.getByRole('button', { name: 'VIEW DETAILS' }).click();
    await expect(
      logOf(page)
        .getByRole('button', { name: /transition form\.submitted/ })
        .first(),
    ).toBeVisible();
    const file = await exportSession(page);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('form.submitted');
    expect(text).not.toMatch(/Asha|Verma|A\/2019/);

    await panelOf(page).getByLabel('Import').setInputFiles(file);
    await expect(panelOf(page).getByText('A recording of /TC.')).toBeVisible();
    await choose(page, 'tc');
    await logOf(page)
      .getByRole('button', { name: /transition form\.submitted/ })
      .first()
      .click();
    await expect(chartOf(page, 'tc').locator('[data-state="submitting"]')).toHaveClass(/active/);
    await panelOf(page).getByRole('button', { name: 'Close the recording' }).click();
    await expect(panelOf(page).getByText('A recording of /TC.')).toHaveCount(0);
  });
});

test.describe('the viewer, one file without the site', () => {
  test.use({ expectedErrors: /www\.openstreetmap\.org/ });

  test.beforeAll(() => {
    execFileSync('npx', ['school', 'viewer'], { stdio: 'ignore' });
  });

  test(
    'opens a recorded session with its charts, and what their states mean',
    beyond(),
    async ({ page, context }) => {
      await open(page, '/ContactUs');
      await openPanel(page);
      await choose(page, 'map');
      await sendMapToggled(page);
      const file = await exportSession(page);

      const viewer = await context.newPage();
      const requests: string[] = [];
      viewer.on('request', (request) => requests.push(request.url()));
      const address = pathToFileURL('.cache/statecharts-viewer.html').href;
      await viewer.goto(address);
      await panelOf(viewer).getByLabel('Import').setInputFiles(file);
      await expect(panelOf(viewer).getByText('A recording of /ContactUs.')).toBeVisible();
      await choose(viewer, 'map');
      await expect(chartOf(viewer, 'map').locator('[data-state="framed"]')).toHaveClass(/active/);
      await panelOf(viewer).getByRole('searchbox', { name: 'State' }).fill('framed');
      await expect(meaningOf(viewer)).toHaveText('framed: The map of another host.');
      expect(requests.filter((request) => !request.startsWith('blob:'))).toEqual([address]);
    },
  );
});
