/** The pages whose words stand in `pages/{name}.json`, beside `home` and `fallback`, without which no folder is whole. */
const wordsPages = [
  'admission',
  'alumni',
  'calendar',
  'conduct',
  'contact-us',
  'curriculum',
  'erp-software',
  'evaluation',
  'holiday-homework',
  'infrastructure',
  'mandatory-disclosure',
  'our-dedicated-teachers',
  'our-history',
  'our-motto',
  'our-school',
  'pphelp',
  'rules-regulations',
  'tc',
  'uniform',
] as const;

/** Pages that the site shows and that have no words, and documents of pages that are no PDFs. */
export function pageRemarks(pages: Readonly<Record<string, unknown>>): string[] {
  const missing = wordsPages
    .filter((name) => !(name in pages))
    .map((name) => `pages/${name}.json: is missing, so that its page is empty`);
  const shown = Object.entries(pages).flatMap(([name, words]) => {
    const empty = isEmpty(words) ? ['blocks has nothing in it, so that its page is empty'] : [];
    return [...empty, ...otherDocuments(words)].map((line) => `pages/${name}.json: ${line}`);
  });
  return [...missing, ...shown];
}

function isEmpty(words: unknown): boolean {
  return (words as { blocks?: unknown[] } | undefined)?.blocks?.length === 0;
}

/** Whatever has a title and a file is a document, and is shown as one. */
function otherDocuments(value: unknown, place: readonly (string | number)[] = []): string[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => otherDocuments(item, [...place, at + 1]));
  if (typeof value !== 'object' || value === null) return [];
  const { title, file } = value as { title?: unknown; file?: unknown };
  if (title !== undefined && typeof file === 'string') {
    return /\.pdf$/i.test(file) ? [] : [`${[...place, 'file'].join(' ')}: ${file} must be a PDF`];
  }
  return Object.entries(value).flatMap(([key, item]) => otherDocuments(item, [...place, key]));
}
