import { expect, type Page } from '@playwright/test';

import type { SampleRecord } from './sample';

/** The number of cards that a list shows at first. */
const FIRST_CARDS = 24;

export async function expectTotal(page: Page, noun: string, count: number): Promise<void> {
  await expect(page.getByText(`Total ${noun}: ${count}`, { exact: true })).toBeVisible();
}

/** The cards are those of the first records. Records of one day may be in any order. */
export async function expectCards(page: Page, records: readonly SampleRecord[]): Promise<void> {
  const expected = records.slice(0, FIRST_CARDS).map(({ title }) => title);
  if (expected.length === 0) return;
  const titles = page.getByRole('article').getByRole('heading');
  await expect.poll(async () => (await titles.allTextContents()).sort()).toEqual(expected.sort());
}
