import {
  type Cell,
  type ContentBlock,
  needsQuery,
  type PageContent,
  type Profile,
  type RouteData,
  walk,
} from '@school/contract';
import { type Language, otherLanguages } from '@school/contract/languages';
import { fileUrl } from '@school/shared-deps/server';

import { joinTranslations, type SearchDocument, translation } from '../search-document';
import { texts } from './texts';

export interface SiteContent {
  pages: readonly RouteData[];
  /** Content files by their names. */
  content: Readonly<Record<string, unknown>>;
  profile: Profile;
}

/** A shorter title of a PDF, such as `XI Science`, comes after that of its page. */
const MIN_TITLE_LENGTH = 16;
/** Fields of blocks that a visitor reads. */
const readFields = new Set('text by paragraphs items caption columns rows value label title alt'.split(' '));
/** Sheets for the holidays have words of every subject. */
const HOMEWORK = '/HolidayHomework';
const HOMEWORK_WEIGHT = 0.5;

type Heading = Extract<ContentBlock, { type: 'heading' }>;

/** The sections of each page, each with its heading, the PDFs that pages name, and the school's contacts. */
export function pageDocuments({ pages, content, profile }: SiteContent): SearchDocument[] {
  // a page about one record is empty without it
  const whole = pages.filter((route) => !needsQuery(route));
  const documents = whole.flatMap((page) => {
    const english = documentsOf(page, blocksOf(page, content));
    const isTranslated = (language: Language) =>
      contentNames(page).some((name) => Object.hasOwn(content, `${name}.${language}`));
    const others = otherLanguages.filter(isTranslated).map((language) => {
      const documents = documentsOf(page, blocksOf(page, content, language));
      return { language, byKey: new Map(documents.map((each) => [each.key, each])) };
    });
    return english.map((document): SearchDocument => {
      const translations = others.map(({ language, byKey }) =>
        translation(language, byKey.get(document.key) ?? document, document),
      );
      return { ...document, translated: joinTranslations(translations) };
    });
  });
  return [...documents, contactOf(profile, pages)];
}

function contentNames({ resources }: RouteData): string[] {
  return resources.flatMap((resource) => /^content\/(?!fallback$)(.*)/.exec(resource)?.[1] ?? []);
}

/** The blocks of a page; content without blocks is one. That which replaces missing records is none. */
function blocksOf(
  page: RouteData,
  content: SiteContent['content'],
  language: Language = 'en',
): readonly object[] {
  return contentNames(page).flatMap((name): readonly object[] => {
    const own = (content[`${name}.${language}`] ?? content[name] ?? {}) as Partial<PageContent>;
    return own.blocks ?? [own];
  });
}

function documentsOf({ path, title, trail, menu }: RouteData, blocks: readonly object[]): SearchDocument[] {
  const sections: { heading: string; id: string; texts: string[] }[] = [{ heading: '', id: '', texts: [] }];
  for (const block of blocks as readonly Partial<Heading>[]) {
    const { type, id, text = '' } = block;
    if (type === 'heading' && id !== undefined) sections.push({ heading: text, id, texts: [] });
    else sections.at(-1)?.texts.push(...textsOf(block));
  }
  const pdfs = blocks.flatMap((block) => pdfsOf(block, { path, title }));
  const found = sections.map(({ heading, id, texts: lines }): SearchDocument => {
    const text = lines.join(' · ');
    const names = [title, ...trail, menu?.label ?? ''].join(' · ');
    return heading === ''
      ? { key: path, kind: 'page', title, text: [text, names].filter(Boolean).join(' · '), href: path }
      : { key: `${path}#${id}`, kind: 'page', title: `${title}: ${heading}`, text, href: `${path}#${id}` };
  });
  return [...found, ...pdfs];
}

/** The words of a block that a visitor reads. */
function textsOf(block: object): string[] {
  return [...walk(block)].flatMap(({ value, place }) => {
    const field = place.findLast((step) => typeof step === 'string') ?? '';
    return typeof value === 'string' && readFields.has(field) ? value : [];
  });
}

/** The PDFs that a block names. */
function pdfsOf(block: object, page: Pick<RouteData, 'path' | 'title'>): SearchDocument[] {
  const weight = page.path === HOMEWORK ? HOMEWORK_WEIGHT : undefined;
  const pdfs = [...walk(block)].flatMap(({ value }) => pdfsIn(value));
  return pdfs.flatMap(({ title: name, file, bytes, date }) => {
    const title = name.length < MIN_TITLE_LENGTH ? `${page.title}: ${name}` : name;
    const key = `${page.path} ${file}`;
    const href = fileUrl(file);
    return href ? { key, kind: 'document' as const, title, text: '', href, file, bytes, date, weight } : [];
  });
}

type Pdf = Pick<SearchDocument, 'title' | 'bytes' | 'date'> & { file: string };

/** A value as a PDF, or the PDFs in the cells of a row, with the row's title. */
function pdfsIn(value: unknown): readonly Pdf[] {
  if (!Array.isArray(value)) return isPdf(value) && 'title' in value ? [value] : [];
  const pdfs = value.filter((cell) => isPdf(cell) && 'text' in cell) as Pdf[];
  return pdfs.map((cell) => ({ ...cell, title: titleOfRow(value as Cell[]) }));
}

function isPdf(value: unknown): value is Pdf {
  return typeof value === 'object' && value !== null && 'file' in value;
}

/** The words of a row that names a PDF, without its number and the word of the link. */
function titleOfRow(row: readonly Cell[]): string {
  const words = row.filter((cell): cell is string => typeof cell === 'string' && !/^\d*\.?$/.test(cell));
  return words.join(', ') || textsOf(row).join(' ');
}

function contactOf(
  { name, phones, fax, email, address, affiliation }: Profile,
  pages: readonly RouteData[],
): SearchDocument {
  const href = pages.some(({ path }) => path === texts.contactPath) ? texts.contactPath : '/home';
  const lines = [
    `${texts.telephone}: ${phones.join(', ')}`,
    `${texts.email}: ${email}`,
    fax && `${texts.fax}: ${fax}`,
    `${texts.address}: ${address.join(', ')}`,
    `${name}, CBSE ${affiliation.number}, ${affiliation.schoolCode}`,
  ];
  const text = lines.filter(Boolean).join(' · ');
  return { key: 'contact', kind: 'contact', title: texts.contact, text, href };
}
