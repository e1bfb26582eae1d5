import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Checks every rule of axe-core. A failure names the element. */
export async function expectAccessible(page: Page, circumstance: string): Promise<void> {
  await page.evaluate(source);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  const problems = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  expect(problems, circumstance).toEqual([]);
}
