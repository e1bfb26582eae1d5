import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, type Page } from '@playwright/test';

import { contentFolder } from './sample';

/** The alert of every request that failed. */
export const failure = 'Failed to process your request. Please try again later.';

export async function fill(page: Page, name: string, admission: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Admission Number').fill(admission);
}

export async function press(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'VIEW DETAILS' }).click();
}

/** Presses the button, and finds a certificate of the content folder in the file that is saved. */
export async function expectSaved(page: Page, certificate: string): Promise<void> {
  const downloading = page.waitForEvent('download');
  await press(page);
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('tc.jpg');
  const saved = readFileSync(await download.path());
  expect(saved.equals(readFileSync(path.join(contentFolder, 'certificates', certificate)))).toBe(true);
}
