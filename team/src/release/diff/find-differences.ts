import type { ReleasedPackage } from '@school/contract/release-file';

import { kilobytes } from '../versions';
import { describeChartChanges } from './changed-charts';
import { type PageContents, readPage } from './read-page';

/** Kinds of difference, those that visitors see most first. */
export const kinds = [
  'routes',
  'words',
  'links',
  'accessibility',
  'charts',
  'headers',
  'interface',
  'bytes',
] as const;

export interface Difference {
  kind: (typeof kinds)[number];
  sentence: string;
}

/** A page as it was answered. */
export interface AnsweredPage {
  html: string;
  headers: Readonly<Record<string, string>>;
}

/** A version of a package with the pages that it renders. */
export interface RenderedVersion {
  manifest: Pick<ReleasedPackage, 'css' | 'routes' | 'exports' | 'interfaceVersion' | 'charts'> | undefined;
  /** Address to page. */
  pages: ReadonlyMap<string, AnsweredPage>;
  /** Bytes of code by kind, such as `script` and `style`, as browsers get them. */
  bytes: Readonly<Record<string, number>>;
}

/** A shorter change of size is not worth a line. */
const MIN_BYTES = 100;

/** The differences between two versions in a visitor's words. */
export function findDifferences(before: RenderedVersion, after: RenderedVersion): Difference[] {
  const shared = [...after.pages].flatMap(([address, page]) => {
    const old = before.pages.get(address);
    return old === undefined ? [] : [{ address, old, page }];
  });
  const all = [
    ...changedRoutes(before, after),
    ...shared.flatMap(({ address, old, page }) => [
      ...changedContents(address, readPage(old.html), readPage(page.html)),
      ...changedHeaders(address, old.headers, page.headers),
    ]),
    ...changedCharts(before, after),
    ...changedInterface(before, after),
    ...changedBytes(before.bytes, after.bytes),
  ];
  return all.sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
}

function changedRoutes({ manifest: old }: RenderedVersion, { manifest }: RenderedVersion): Difference[] {
  const titles = (routes: ReleasedPackage['routes'] = []) =>
    new Map(
      routes.flatMap(({ path, aliases = [], title }) => [path, ...aliases].map((each) => [each, title])),
    );
  const before = titles(old?.routes);
  const after = titles(manifest?.routes);
  const menu = (routes: ReleasedPackage['routes'] = []) =>
    routes.flatMap(({ menu: place }) =>
      place ? `“${place.label}” is in the menu “${place.group}” at place ${place.order}` : [],
    );
  return [
    ...[...before.keys()].filter((path) => !after.has(path)).map((path) => `${path} is gone`),
    ...[...after].flatMap(([path, title]) => {
      const last = before.get(path);
      if (last === undefined) return `${path} is new: “${title}”`;
      return last === title ? [] : `${path} is called “${title}”, not “${last}”`;
    }),
    ...changed(menu(old?.routes), menu(manifest?.routes), '', ' no more'),
  ].map((sentence) => ({ kind: 'routes', sentence }));
}

function changedContents(address: string, before: PageContents, after: PageContents): Difference[] {
  const titles = [before, after].map(({ title }) => title);
  const headings = new Set([...before.texts.keys(), ...after.texts.keys()]);
  // texts below a heading with another name are still there
  const [old, next] = [before, after].map(({ texts }) => [...texts.values()].flat());
  const gone = new Set(without(old ?? [], next ?? []));
  const came = new Set(without(next ?? [], old ?? []));
  const named = [...headings].flatMap((heading) =>
    changed(
      before.texts.get(heading)?.filter((text) => gone.has(text)),
      after.texts.get(heading)?.filter((text) => came.has(text)),
      `${address}${heading === '' ? '' : `, “${heading}”`}: `,
      '',
      '“',
      '”',
    ),
  );
  const words =
    titles[0] === titles[1]
      ? named
      : [`${address}: the title is “${titles[1]}”, not “${titles[0]}”`, ...named];
  const links = changed(before.links, after.links, `${address}: `, ' no more');
  // a link that is called otherwise is said once, by its words
  const accessible = changed(before.roles, after.roles, `${address}: `, ' is gone').filter(
    (sentence) => !links.some((each) => sentence.includes('link “') && each.includes(nameIn(sentence))),
  );
  return [
    ...words.map((sentence) => ({ kind: 'words' as const, sentence })),
    ...links.map((sentence) => ({ kind: 'links' as const, sentence })),
    ...accessible.map((sentence) => ({ kind: 'accessibility' as const, sentence })),
  ];
}

function nameIn(sentence: string): string {
  return sentence.slice(sentence.indexOf('“'), sentence.lastIndexOf('”') + 1);
}

/** Lines that are in one list alone, each as often as it is there more often. */
function changed(
  before: readonly string[] = [],
  after: readonly string[] = [],
  start: string,
  gone: string,
  open = '',
  close = '',
): string[] {
  const removed = without(before, after).map((each) => `${start}− ${open}${each}${close}${gone}`);
  return [...removed, ...without(after, before).map((each) => `${start}+ ${open}${each}${close}`)];
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const index = left.indexOf(line);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

function changedHeaders(
  address: string,
  before: AnsweredPage['headers'],
  after: AnsweredPage['headers'],
): Difference[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .map((name) => ({
      kind: 'headers',
      sentence: `${address}: ${name} is ${after[name] ?? 'gone'}, was ${before[name] ?? 'not there'}`,
    }));
}

/** Versions that were built before manifests had charts cannot be compared by them. */
function changedCharts({ manifest: old }: RenderedVersion, { manifest }: RenderedVersion): Difference[] {
  if (old?.charts === undefined || manifest?.charts === undefined) return [];
  return describeChartChanges(old.charts, manifest.charts).map((sentence) => ({ kind: 'charts', sentence }));
}

function changedInterface({ manifest: old }: RenderedVersion, { manifest }: RenderedVersion): Difference[] {
  const names = (exports: Record<string, string[]> = {}) =>
    Object.entries(exports).flatMap(([entry, each]) => each.map((name) => `${name} of ${entry}`));
  const versions = [old?.interfaceVersion, manifest?.interfaceVersion];
  return [
    ...changed(names(old?.exports), names(manifest?.exports), 'interface: ', ''),
    ...(versions[0] === versions[1]
      ? []
      : [`interface: ${versions[1] ?? 'none'}, not ${versions[0] ?? 'none'}`]),
  ].map((sentence) => ({ kind: 'interface', sentence }));
}

function changedBytes(before: RenderedVersion['bytes'], after: RenderedVersion['bytes']): Difference[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((kind) => {
    const more = (after[kind] ?? 0) - (before[kind] ?? 0);
    if (Math.abs(more) < MIN_BYTES) return [];
    const sentence = `${kilobytes(Math.abs(more))} KB ${more > 0 ? 'more' : 'less'} of ${kind}`;
    return { kind: 'bytes', sentence };
  });
}

/** The differences as lines; without any that a visitor sees, one line. */
export function describeDifferences(
  compared: number,
  differences: readonly Difference[],
  max = Infinity,
): string[] {
  const bytes = differences.filter(({ kind }) => kind === 'bytes').map(({ sentence }) => sentence);
  const seen = differences.filter(({ kind }) => kind !== 'bytes').map(({ sentence }) => sentence);
  const summary = seen.length === 0 ? 'nothing changes for visitors' : `${seen.length} differences`;
  const first = `${compared} pages compared, ${[summary, ...bytes].join('; ')}`;
  if (seen.length < max) return [first, ...seen];
  return [first, ...seen.slice(0, max - 2), `and ${seen.length - max + 2} more: npx school diff shows all`];
}
