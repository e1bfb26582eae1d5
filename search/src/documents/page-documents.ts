import type { RouteData } from '@school/shared-deps';
import type { Block, Cell, HomeContent, PageContent, Profile } from '@school/shared-deps/contract';

import type { SearchDocument } from '../search-document';
import { fileAddress } from './file-address';
import { texts } from './texts';

/** The parts of a route by which its page is found. */
export type SitePage = Pick<RouteData, 'path' | 'title' | 'trail' | 'menu' | 'resources'>;

export interface SiteContent {
  pages: readonly SitePage[];
  /** Content files by their names. */
  content: Readonly<Record<string, unknown>>;
  profile: Profile;
}

/** Text of one part of a page; more of it is found by the words of its beginning. */
const MAX_PART_LENGTH = 6_000;
/** A shorter title of a paper, such as `XI Science`, comes after that of its page. */
const MIN_TITLE_LENGTH = 16;
/** Content that stands in for records. */
const FALLBACK = 'fallback';

/** The parts of each page, each with its heading, the papers that pages name, and the school's contacts. */
export function pageDocuments({ pages, content, profile }: SiteContent): SearchDocument[] {
  // a page about one record has nothing to say without it
  const whole = pages.filter(({ resources }) => resources.every((resource) => !resource.includes('?')));
  return [
    ...whole.flatMap((page) => documentsOf(page, blocksOf(page, content))),
    ...contactsOf(profile, pages),
  ];
}

function blocksOf({ resources }: SitePage, content: SiteContent['content']): readonly Block[] {
  return resources
    .filter((resource) => resource.startsWith('content/') && resource !== `content/${FALLBACK}`)
    .flatMap((resource) => {
      const name = resource.slice('content/'.length);
      const page = content[name] as Partial<PageContent> | undefined;
      return name === 'home' && page ? homeBlocks(page as unknown as HomeContent) : (page?.blocks ?? []);
    });
}

function homeBlocks({ welcome, alumni, bookList, figures }: HomeContent): Block[] {
  return [
    ...welcome.paragraphs.map((text): Block => ({ type: 'paragraph', text })),
    { type: 'paragraph', text: `${alumni.title}. ${alumni.text}` },
    { type: 'documents', items: [bookList] },
    { type: 'figures', items: figures },
  ];
}

function documentsOf({ path, title, trail, menu }: SitePage, blocks: readonly Block[]): SearchDocument[] {
  const parts: { heading: string; id: string; texts: string[] }[] = [{ heading: '', id: '', texts: [] }];
  const papers: SearchDocument[] = [];
  for (const block of blocks) {
    if (block.type === 'heading' && block.id !== undefined) {
      parts.push({ heading: block.text, id: block.id, texts: [] });
    } else parts.at(-1)?.texts.push(...textsOf(block));
    papers.push(...papersOf(block, { path, title }));
  }
  const found = parts.map(({ heading, id, texts: lines }): SearchDocument => {
    const text = lines.join(' ').slice(0, MAX_PART_LENGTH);
    const names = [title, ...trail, menu?.label ?? ''].join(' · ');
    return heading === ''
      ? { key: path, kind: 'page', title, text: `${text} ${names}`.trim(), href: path }
      : { key: `${path}#${id}`, kind: 'page', title: `${title}: ${heading}`, text, href: `${path}#${id}` };
  });
  return [...found, ...papers];
}

/** The words of a block that a visitor reads. */
function textsOf(block: Block): string[] {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
    case 'note':
      return [block.text];
    case 'quote':
      return [block.text, block.by ?? ''];
    case 'list':
      return block.items;
    case 'table':
      return [
        block.caption,
        block.columns.join(', '),
        ...block.rows.map((row) => `${row.map(wordsOfCell).join(', ')};`),
      ];
    case 'figures':
      return block.items.map(({ value, label }) => `${label}: ${value}.`);
    case 'documents':
    case 'documentAccordion':
      return block.items.map(({ title }) => title);
    case 'frame':
      return [block.title];
    case 'pictures':
      return block.items.map(({ caption = '', alt }) => caption || alt);
    case 'picturePopups':
    case 'links':
      return block.items.map(({ label }) => label);
  }
}

/** The papers that a block names. */
function papersOf(block: Block, page: Pick<SitePage, 'path' | 'title'>): SearchDocument[] {
  const papers = papersIn(block).filter(({ file }) => fileAddress(file) !== undefined);
  return papers.map(({ title: name, file, bytes, date }) => {
    const title = name.length < MIN_TITLE_LENGTH ? `${page.title}: ${name}` : name;
    const href = fileAddress(file) ?? '';
    return { key: `${page.path} ${file}`, kind: 'document', title, text: '', href, file, bytes, date };
  });
}

type Paper = Pick<SearchDocument, 'title' | 'bytes' | 'date'> & { file: string };

function papersIn(block: Block): readonly Paper[] {
  if (block.type === 'documents' || block.type === 'documentAccordion') return block.items;
  if (block.type === 'frame') return [block];
  if (block.type !== 'table') return [];
  return block.rows.flatMap((row) =>
    row.flatMap((cell) =>
      typeof cell === 'object' && 'file' in cell ? [{ ...cell, title: titleOfRow(row) }] : [],
    ),
  );
}

/** The words of a row that names a paper, without its number and the word of the link. */
function titleOfRow(row: readonly Cell[]): string {
  const words = row.filter((cell): cell is string => typeof cell === 'string' && !/^\d*\.?$/.test(cell));
  return words.length > 0 ? words.join(', ') : row.map(wordsOfCell).join(' ');
}

function wordsOfCell(cell: Cell): string {
  return typeof cell === 'string' ? cell : cell.text;
}

function contactsOf(
  { name, phones, fax, email, address, affiliation }: Profile,
  pages: readonly SitePage[],
): SearchDocument[] {
  const href = pages.some(({ path }) => path === texts.contactPath) ? texts.contactPath : '/home';
  const text = [
    `${texts.telephone}: ${phones.join(', ')}`,
    `${texts.email}: ${email}`,
    fax && `${texts.fax}: ${fax}`,
    `${texts.address}: ${address.join(', ')}`,
    `${name}, CBSE ${affiliation.number}, ${affiliation.schoolCode}`,
  ];
  return [
    { key: 'contact', kind: 'contact', title: texts.contact, text: text.filter(Boolean).join(' · '), href },
  ];
}
