import { expect, type Page } from '@playwright/test';

/** The sample school's own address. */
export const site = 'https://www.staelreds.example';

/** The links to papers, by page. */
const papers: Record<string, string> = {
  '/Calendar': 'main details a[target="_blank"]',
  '/Circular': 'main article h2 a',
  '/EBook': 'main article h2 a',
  '/MandatoryDisclosure': 'main td[data-href^="/"]',
  '/TC': 'main a[target="_blank"]',
};

/** On paper, a link to a file says its address. */
export async function expectPapersPrinted(page: Page, path: string): Promise<void> {
  const links = papers[path];
  if (links === undefined) return;
  await page.emulateMedia({ media: 'print' });
  const files = await page
    .locator(links)
    .evaluateAll((all) =>
      all.map((each) => each.getAttribute('href') ?? each.getAttribute('data-href') ?? ''),
    );
  expect(files.length).toBeGreaterThan(0);
  const printed = await generatedText(page, links);
  for (const [at, file] of files.entries()) expect(printed[at]).toContain(site + file);
}

/** The texts that the styles write after elements. */
export function generatedText(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((all) =>
      all.map((each) => getComputedStyle(each, '::after').content.replaceAll(/" "|"/g, '')),
    );
}
