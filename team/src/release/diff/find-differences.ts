import { splitLanguage } from '@school/contract/languages';
import type { ReleasedPackage } from '@school/contract/release-file';

import { kilobytes } from '../versions';
import { describeChartChanges } from './changed-charts';
import { changed, without } from './changed-lines';
import { classesOf, classNamer, describeStyleChanges, withoutClassHash } from './changed-styles';
import { decode, type PageContents, readPage } from './read-page';

/** Kinds of difference, those that visitors see most first. */
export const kinds = [
  'routes',
  'words',
  'links',
  'pictures',
  'accessibility',
  'styles',
  'charts',
  'code',
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
  /** Texts of its scripts; many appear after a click alone. */
  texts: readonly string[];
  /** Numbers, addresses and attributes of its scripts. */
  values: readonly string[];
  /** Numbers that name its modules: one that is new may be the same as a number in another place. */
  ids: readonly string[];
  /** Bytes of code by kind, such as `script` and `style`, as browsers get them. */
  bytes: Readonly<Record<string, number>>;
}

/** A difference in a page. */
interface PageDifference extends Difference {
  address: string;
  /** The sentence without the page. */
  text: string;
}

/** A shorter change of size is not worth a line. */
const MIN_BYTES = 100;
/** From here on pages with the same difference are counted. */
const MANY_PAGES = 3;

/** The differences between two versions in a visitor's words. */
export function findDifferences(
  before: RenderedVersion,
  after: RenderedVersion,
  styleChanges = describeStyleChanges(before.styles, after.styles),
): Difference[] {
  const shared = [...after.pages].flatMap(([address, page]) => {
    const old = before.pages.get(address);
    return old === undefined ? [] : [{ address, old, page }];
  });
  const nameClass = classNamer(before.styles, after.styles);
  const inPages = shared.flatMap(({ address, old, page }) => [
    ...changedContents(address, readPage(old.html), readPage(page.html), nameClass),
    ...changedHeaders(address, old.headers, page.headers),
  ]);
  const all = [
    ...changedRoutes(before, after),
    ...countPages(withoutTranslated(inPages)),
    ...changedScripts(before, after, inPages),
    ...changedStyles(before, after, styleChanges).map(ofKind('styles')),
    ...changedCharts(before, after),
    ...changedInterface(before, after),
    ...changedBytes(before.bytes, after.bytes),
  ];
  const rankOf = ({ kind, sentence }: Difference) =>
    kinds.indexOf(kind) + (splitLanguage(sentence).pathname === sentence ? 0 : 0.5);
  return all.sort((one, other) => rankOf(one) - rankOf(other));
}

const quoted = (texts: readonly string[] = []) => texts.map((text) => `“${text}”`);
const ofKind = (kind: Difference['kind']) => (sentence: string) => ({ kind, sentence });

/** Leaves out each difference that the same page has in a language before. */
function withoutTranslated(differences: readonly PageDifference[]): PageDifference[] {
  const known = new Set<string>();
  return differences.filter(({ sentence }) => {
    const { pathname } = splitLanguage(sentence);
    return !known.has(pathname) && known.add(pathname);
  });
}

/** A difference that many pages have, such as one of the menu, is said once. */
function countPages(differences: readonly PageDifference[]): Difference[] {
  const keyOf = ({ kind, text }: PageDifference) => `${kind} ${text}`;
  const pages = new Map<string, Set<string>>();
  for (const each of differences)
    pages.set(keyOf(each), (pages.get(keyOf(each)) ?? new Set()).add(each.address));
  const counted = new Set<string>();
  return differences.flatMap((each) => {
    const key = keyOf(each);
    const { size = 0 } = pages.get(key) ?? {};
    if (size < MANY_PAGES) return each;
    if (counted.has(key)) return [];
    counted.add(key);
    return { ...each, sentence: `${each.address}${andOthers(size)}: ${each.text}` };
  });
}

function andOthers(size: number): string {
  return size > 1 ? ` and ${size - 1} more` : '';
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
    ...changed(details(old?.routes, after), details(manifest?.routes, before), '', ' no more'),
  ].map(ofKind('routes'));
}

/** The rest of the routes that both versions have, such as what they fetch. */
function details(routes: ReleasedPackage['routes'] = [], others: ReadonlyMap<string, string>): string[] {
  return routes.flatMap(({ path, aliases: _, title: __, menu: ___, ...rest }) =>
    others.has(path)
      ? Object.entries(rest).flatMap(([name, value]) =>
          [value].flat().map((each) => `${path}: ${name} ${JSON.stringify(each)}`),
        )
      : [],
  );
}

function changedContents(
  address: string,
  before: PageContents,
  after: PageContents,
  nameClass: (name: string) => string,
): PageDifference[] {
  const titles = [before, after].map(({ title }) => title);
  const inPage =
    (kind: Difference['kind'], place = '') =>
    (text: string) => {
      const isTitle = place === '';
      return { kind, address, text, sentence: `${address}${isTitle ? '' : `, “${place}”`}: ${text}` };
    };
  const headings = new Set([...before.texts.keys(), ...after.texts.keys()]);
  // texts below a heading with another name are still there
  const [old, next] = [before, after].map(({ texts }) => [...texts.values()].flat());
  const gone = new Set(without(old ?? [], next ?? []));
  const came = new Set(without(next ?? [], old ?? []));
  const named = [...headings].flatMap((heading) =>
    changed(
      quoted(before.texts.get(heading)?.filter((text) => gone.has(text))),
      quoted(after.texts.get(heading)?.filter((text) => came.has(text))),
      '',
    ).map(inPage('words', heading)),
  );
  const isReordered = gone.size + came.size === 0 && old?.join('\n') !== next?.join('\n');
  const words = [
    ...(titles[0] === titles[1] ? [] : [`the title is “${titles[1]}”, not “${titles[0]}”`]),
    ...(isReordered ? ['the texts have another order'] : []),
  ];
  const links = changed(before.links, after.links, '', ' no more');
  // a link that is called otherwise is said once, by its words
  const accessible = changed(before.roles, after.roles, '', ' is gone').filter(
    (sentence) => !links.some((each) => sentence.includes('link “') && each.includes(nameIn(sentence))),
  );
  const [oldClasses, classes] = [before.classes.map(nameClass), after.classes.map(nameClass)];
  return [
    ...words.map(inPage('words')),
    ...named,
    ...links.map(inPage('links')),
    ...changed(before.pictures, after.pictures, '', ' is gone').map(inPage('pictures')),
    ...[...accessible, ...changedAttributes(before, after)].map(inPage('accessibility')),
    ...[...new Set(changed(oldClasses, classes, 'class '))].map(inPage('styles')),
  ];
}

/** Texts, numbers, addresses and attributes of scripts that came or went. Those of pages are said there. */
function changedScripts(
  before: RenderedVersion,
  after: RenderedVersion,
  inPages: readonly PageDifference[],
): Difference[] {
  const htmlOf = ({ pages }: RenderedVersion) => decode([...pages.values()].map(({ html }) => html).join(''));
  const [old, next] = [htmlOf(before), htmlOf(after)];
  const ids = new Set([...before.ids, ...after.ids]);
  const compare = (part: 'texts' | 'values') => {
    const isSaid = (text: string) => {
      const [attribute, element] = text.split(/(?<= of )</);
      return element !== undefined && inPages.some((each) => each.text.slice(2).startsWith(attribute ?? ''));
    };
    const isUnseen = (html: string) => (text: string) =>
      !ids.has(text) && (/^-?\d/.test(text) || !(html.includes(text) || isSaid(text)));
    const gone = without(before[part], after[part]).filter(isUnseen(old));
    const came = without(after[part], before[part]).filter(isUnseen(next));
    return part === 'texts' ? [quoted(gone), quoted(came)] : [gone, came];
  };
  return (['texts', 'values'] as const).flatMap((part) => {
    const [gone = [], came = []] = compare(part);
    return changed(gone, came, 'in a script: ').map(ofKind(part === 'texts' ? 'words' : 'code'));
  });
}

/** Attributes that came or went. An element that has another name keeps those that others have, too. */
function changedAttributes(before: PageContents, after: PageContents): string[] {
  const unnamed = (lines: readonly string[]) => lines.map((line) => line.replace(/ “.*/, ''));
  const [old, next] = [unnamed(before.attributes), unnamed(after.attributes)];
  const isChanged = new Set(changed(old, next, ''));
  const elements = new Set([...without(before.roles, after.roles), ...without(after.roles, before.roles)]);
  return changed(before.attributes, after.attributes, '').filter((line) => {
    const [, element = ''] = /^. [\w:-]+(?:="[^"]*")? of (.*)$/.exec(line) ?? [];
    const [kind = ''] = unnamed([line]);
    const isKept = [old, next].every((each) => each.includes(kind.slice(2)));
    return isChanged.has(kind) && !(isKept && elements.has(element));
  });
}

/** Each declaration that came or went, with the pages that have its class. */
function changedStyles(before: RenderedVersion, after: RenderedVersion, lines: readonly string[]): string[] {
  return lines.map((line) => {
    const { pages } = line.startsWith('styles: −') ? before : after;
    const classes = classesOf(line);
    const hasClass = (html: string) => classes.some((name) => html.includes(name));
    const [first, ...others] = [...pages].flatMap(([address, { html }]) =>
      address === splitLanguage(address).pathname && hasClass(html) ? address : [],
    );
    const where = first === undefined ? '' : ` on ${first}${andOthers(others.length + 1)}`;
    return `${withoutClassHash(line)}${where}`;
  });
}

function nameIn(sentence: string): string {
  return sentence.slice(sentence.indexOf('“'), sentence.lastIndexOf('”') + 1);
}

function changedHeaders(
  address: string,
  before: AnsweredPage['headers'],
  after: AnsweredPage['headers'],
): PageDifference[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .map((name) => {
      const text = `${name} is ${after[name] ?? 'gone'}, was ${before[name] ?? 'not there'}`;
      return { kind: 'headers', address, text, sentence: `${address}: ${text}` };
    });
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
