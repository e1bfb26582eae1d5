import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules whose result depends on the colours. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Checks every rule of axe-core, or those that are named. A failure names the element. */
export async function expectAccessible(
  page: Page,
  circumstance: string,
  rules?: readonly string[],
): Promise<void> {
  await page.evaluate(finishTransitions);
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source);
  const options = JSON.stringify({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  // of a long page, what is in order weighs megabytes
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(${options}).then(({ violations }) => violations)`,
  );
  const problems = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  expect(problems, circumstance).toEqual([]);
}

/** Colours that have just changed, as with the scheme, are between two values for a moment. */
function finishTransitions(): void {
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
}
