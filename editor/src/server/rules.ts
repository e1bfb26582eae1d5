import { type RouteData, urgentNoticeSchema, walk } from '@school/contract';
import { pathOf } from '@school/server/content/files';
import { type Content, loadContent } from '@school/server/content/load';
import { wrongLinks } from '@school/server/content/page-warnings';
import { ContentError, type Findings } from '@school/server/content/problems';
import { noticeFile } from '@school/server/content/urgent-notice';
import { checkValue, titleOf } from '@school/server/content/validate';
import { filePath } from '@school/server/files/file-path';
import { sitePagesOf } from '@school/server/pages/render/site-pages';

import type { Finding } from '../api';
import type { Part } from '../forms/parts';
import { fieldsOfForm, isFields } from './entries';

/** Fields that a page shows in a line or two. */
const shortFields = ['title', 'name', 'label', 'venue', 'time', 'class', 'stream', 'division', 'year'];
const MAX_SHORT_LENGTH = 300;
const MAX_LENGTH = 20_000;

/** The rules of a site's content, besides those of its server. */
export interface FolderRules {
  /** Of all sections. */
  routes: readonly RouteData[];
  /** Slips of the keys in valid values, one line each. */
  slipsOf: (content: Content) => string[];
  /** Places that a school still has to fill in, one line each. */
  tasksOf: (content: Content) => string[];
  /** The Board’s duties that are not met, one line each. */
  dutiesOf: () => Promise<string[]>;
}

/**
 * Checks a folder as it would be with other texts of its files. Files that haven't changed are read once.
 * Returns lines as `school check-content` has them, and the content where the folder can be served.
 */
export function createCheck(folder: string, { routes, slipsOf }: FolderRules) {
  const site = sitePagesOf({ routes, retired: [] });
  let previous: Content | undefined;
  return async (draft: ReadonlyMap<string, string> = new Map()) => {
    try {
      const content = await loadContent(folder, { site, draft, previous });
      previous = content;
      return { content, lines: [...content.warnings, ...noticeLines(draft, site), ...slipsOf(content)] };
    } catch (error) {
      if (error instanceof ContentError) return { lines: [...error.problems, ...noticeLines(draft, site)] };
      throw error;
    }
  };
}

function noticeLines(draft: ReadonlyMap<string, string>, site: ReturnType<typeof sitePagesOf>): string[] {
  const text = draft.get(noticeFile);
  if (text === undefined) return [];
  const findings: Findings = { problems: [], warnings: [] };
  const notice = checkValue(noticeFile, { value: JSON.parse(text) as unknown }, urgentNoticeSchema, findings);
  const links = wrongLinks(notice, site.paths).map((line) => `${noticeFile}: ${line}`);
  return [...findings.problems, ...findings.warnings, ...links];
}

/** Paths of the files that entries had, and that nothing in the content shows any more. */
export function unusedFiles(content: Content, before: readonly unknown[]): string[] {
  const { files, profile, records, pages, search, urgentNotice } = content;
  const filesIn = (values: readonly unknown[]) =>
    [...walk(values)].flatMap(({ value }) =>
      typeof value === 'string' ? (pathOf(files, filePath(value)) ?? []) : [],
    );
  const had = filesIn(before);
  const used = new Set(had.length > 0 ? filesIn([profile, records, pages, search, urgentNotice]) : []);
  return [...new Set(had)].filter((file) => !used.has(file));
}

/** The findings about one entry, each at its field. */
export function findingsOf(
  lines: readonly string[],
  part: Part,
  { index, raw }: { index: number; raw: unknown },
): Finding[] {
  const prefixes =
    part.kind === 'list'
      ? [`${part.file}: record ${index + 1}${titleOf(raw)}: `, `${part.file}: ${index + 1} `]
      : [`${part.file}: ${part.field === undefined ? '' : `${part.field} `}`];
  const found = lines.flatMap((line) => {
    const prefix = prefixes.find((each) => line.startsWith(each));
    if (prefix === undefined) return [];
    const finding = findingOf(line.slice(prefix.length), raw);
    const [field] = finding.path;
    // the form has no such field: a finding there can't be mended
    const isForeign = field !== undefined && !(field in fieldsOfForm(part));
    return isForeign ? [] : [finding];
  });
  return [...found, ...oddTextsOf(part, raw)];
}

/** Texts of a form that are too long for a page, and HTML, which visitors would read as it is. */
function oddTextsOf(part: Part, raw: unknown): Finding[] {
  return [...walk(raw)].flatMap(({ value, place }) => {
    const path = place.map((key) => (typeof key === 'number' ? key - 1 : key));
    if (typeof value !== 'string' || !(String(path[0]) in fieldsOfForm(part))) return [];
    const maxLength = shortFields.includes(String(path.at(-1))) ? MAX_SHORT_LENGTH : MAX_LENGTH;
    if (value.length > maxLength) return [{ path, text: `must have ${maxLength} characters at most` }];
    const hasTag = /<\/?[a-z][^<>]*>/i.test(value);
    return hasTag ? [{ path, text: 'has HTML in it, which visitors would read: write plain text' }] : [];
  });
}

/** `blocks 2 text must not be empty` as a path and a text. Items of a list count from one. */
function findingOf(line: string, raw: unknown): Finding {
  const path: (string | number)[] = [];
  let rest = line;
  let value = raw;
  for (;;) {
    const [word = '', name = '', colon = ''] = /^(\w+)(:?) /.exec(rest) ?? [];
    const after = rest.slice(word.length);
    const key = Array.isArray(value) && /^\d+$/.test(name) ? Number(name) - 1 : name;
    const isKey = isFields(value) && (Object.hasOwn(value, name) || after.startsWith('is missing'));
    if (word === '' || (typeof key === 'string' && !isKey)) break;
    path.push(key);
    value = (value as Record<string | number, unknown>)[key];
    rest = after;
    if (colon !== '') break;
  }
  return { path, text: rest };
}
