import { splitLanguage } from '@school/contract/languages';
import type { ReleasedPackage } from '@school/contract/release-file';

import { kilobytes } from '../versions';
import { describeChartChanges } from './changed-charts';
import { changed, without } from './changed-lines';
import { describeStyleChanges, withoutClassHash } from './changed-styles';
import { type PageContents, readPage } from './read-page';

/** Kinds of difference, those that visitors see most first. */
export const kinds = [
  'routes',
  'words',
  'links',
  'pictures',
  'accessibility',
  'styles',
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
  /** Its CSS. */
  styles: string;
  /** Texts of its scripts that no page has before a click. */
  texts: readonly string[];
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
  const inPages = shared.flatMap(({ address, old, page }) => [
    ...changedContents(address, readPage(old.html), readPage(page.html)),
    ...changedHeaders(address, old.headers, page.headers),
  ]);
  const all = [
    ...changedRoutes(before, after),
    ...withoutTranslated(inPages),
    ...changed(quoted(before.texts), quoted(after.texts), 'in a script: ').map(ofKind('words')),
    ...describeStyleChanges(before.styles, after.styles).map(withoutClassHash).map(ofKind('styles')),
    ...changedCharts(before, after),
    ...changedInterface(before, after),
    ...changedBytes(before.bytes, after.bytes),
  ];
  return all.sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
}

const quoted = (texts: readonly string[] = []) => texts.map((text) => `“${text}”`);
const ofKind = (kind: Difference['kind']) => (sentence: string) => ({ kind, sentence });

/** Leaves out each difference that the same page has in a language before. */
function withoutTranslated(differences: readonly Difference[]): Difference[] {
  const known = new Set<string>();
  return differences.filter(({ sentence }) => {
    const { pathname } = splitLanguage(sentence);
    return !known.has(pathname) && known.add(pathname);
  });
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
  ].map(ofKind('routes'));
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
      quoted(before.texts.get(heading)?.filter((text) => gone.has(text))),
      quoted(after.texts.get(heading)?.filter((text) => came.has(text))),
      `${address}${heading === '' ? '' : `, “${heading}”`}: `,
    ),
  );
  const isReordered = gone.size + came.size === 0 && old?.join('\n') !== next?.join('\n');
  const words = [
    ...(titles[0] === titles[1] ? [] : [`${address}: the title is “${titles[1]}”, not “${titles[0]}”`]),
    ...named,
    ...(isReordered ? [`${address}: the texts have another order`] : []),
  ];
  const links = changed(before.links, after.links, `${address}: `, ' no more');
  // a link that is called otherwise is said once, by its words
  const accessible = changed(before.roles, after.roles, `${address}: `, ' is gone').filter(
    (sentence) => !links.some((each) => sentence.includes('link “') && each.includes(nameIn(sentence))),
  );
  return [
    ...words.map(ofKind('words')),
    ...links.map(ofKind('links')),
    ...changed(before.pictures, after.pictures, `${address}: `, ' is gone').map(ofKind('pictures')),
    ...accessible.map(ofKind('accessibility')),
  ];
}

function nameIn(sentence: string): string {
  return sentence.slice(sentence.indexOf('“'), sentence.lastIndexOf('”') + 1);
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
  return describeChartChanges(old.charts, manifest.charts).map(ofKind('charts'));
}

function changedInterface({ manifest: old }: RenderedVersion, { manifest }: RenderedVersion): Difference[] {
  const names = (exports: Record<string, string[]> = {}) =>
    Object.entries(exports).flatMap(([entry, each]) => each.map((name) => `${name} of ${entry}`));
  const versions = [old?.interfaceVersion, manifest?.interfaceVersion];
  return [
    ...changed(names(old?.exports), names(manifest?.exports), 'interface: '),
    ...(versions[0] === versions[1]
      ? []
      : [`interface: ${versions[1] ?? 'none'}, not ${versions[0] ?? 'none'}`]),
  ].map(ofKind('interface'));
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
