import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Checks every rule of axe-core, or those that are named. A failure names the element. */
export async function expectAccessible(
  page: Page,
  circumstance: string,
  rules?: readonly string[],
): Promise<void> {
  await page.evaluate(source);
  const options = JSON.stringify(rules ? { runOnly: rules } : {});
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${options})`);
  const problems = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  expect(problems, circumstance).toEqual([]);
}
