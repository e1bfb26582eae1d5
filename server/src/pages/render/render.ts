import { type HomeContent, type Notification, resourceKeys, type ShownNotice } from '@school/contract';
import { splitLanguage } from '@school/contract/languages';
import type { PageData, PageFact, RenderedPage as SectionPage, Seed, Site } from '@school/shared-deps';
import { bannerSizes, fileUrl, imagePath, noticePicture, srcSetOf } from '@school/shared-deps/server';

import type { SharedPicture } from '../../derived/entries';
import type { Headers } from '../../http/cached-response';
import { inLanguage } from '../../settings/language';
import { linkHeadings } from '../document/aside';
import { renderDocument } from '../document/document';
import type { PageParts, PreloadedPicture } from '../document/types';
import type { Release } from '../release/release';
import { renderSection } from '../release/render-html';
import type { LoadSection } from '../release/section-hook';
import type { Describe } from './describe';
import { type PageRequest, splitPhoto } from './routing';

/** The site and the moment that a document shows. */
export interface RenderContext {
  release: Release;
  site: Site;
  now: number;
  notice: ShownNotice | undefined;
  policy: string;
}

/** Status and headers of a document. */
export function pageOptions(
  { release }: Pick<RenderContext, 'release'>,
  status: number,
): { status: number; headers: Headers } {
  const own = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
  return { status, headers: { ...release.headers, ...own } };
}

/** A page, and the errors of parts of it. */
export interface RenderedPage {
  parts: PageParts;
  errors: readonly unknown[];
}

/** Renders a page of a section. Throws what the section throws when the whole page fails. */
export async function renderPage(
  { release, section, route, path, search }: Omit<PageRequest, 'enqueue'>,
  data: PageData,
  loadSection: LoadSection,
  context: Partial<Pick<RenderContext, 'notice' | 'policy'>> & { describe?: Describe | undefined },
): Promise<RenderedPage> {
  const { notice, policy, describe } = context;
  const { seed } = data;
  const [pageSearch, photo] = splitPhoto(search);
  const code = await loadSection(release, section);
  const rendered = await renderSection(code, { ...data, path, search: pageSearch });
  const { errors, title, excerpts, facts = [] } = rendered;
  const headings = facts.filter((fact) => fact.type === 'heading');
  const html = linkHeadings(rendered.html, headings);
  const picture = photoAt(Number(photo) - 1, facts);
  const opensNotices = facts.some(({ type }) => type === 'notices');
  const isComplete = resourceKeys(route, new URLSearchParams(search)).every((key) => key in seed);
  const hydratesIdle = route.hydratesIdle === true || !isComplete;
  const hasRecords = route.resources.some((resource) => !resource.startsWith('content/'));
  const parts: PageParts = {
    ...commonParts(release),
    title,
    path: splitLanguage(path).pathname,
    address: route.path + pageSearch,
    ...inLanguage(release.language, () =>
      describe?.({
        ...data,
        ...data.site,
        route,
        query: new URLSearchParams(search),
        photo: picture,
        routes: release.routes,
      }),
    ),
    notice,
    ...(policy !== undefined && { policy }),
    photo: picture,
    data: { ...data, seed: shortened(seed, excerpts) },
    sections: release.sections.map(({ name }) =>
      name === section.name ? { name, html, hydratesIdle, hasRecords } : { name },
    ),
    headings,
    stylesheets: [...release.stylesheets, ...section.css],
    opensNotices,
    remembersClass: facts.some(({ type }) => type === 'class'),
    pictures: picturesOf(route.path, seed, opensNotices),
  };
  return { parts, errors };
}

function photoAt(index: number, facts: readonly PageFact[]): SharedPicture | undefined {
  const slide = facts.flatMap((fact) => (fact.type === 'slides' ? fact.slides : []))[index];
  return slide?.type === 'photo' ? { src: slide.src, alt: slide.alt } : undefined;
}

/** Of a longer list the browser gets the records that the page shows; it fetches the rest when needed. */
const MAX_SEEDED = 24;

function shortened(seed: Seed, excerpts: SectionPage['excerpts']): Seed {
  const entries = Object.entries(seed).map(([key, loaded]) =>
    loaded.records.length > MAX_SEEDED ? [key, { ...loaded, ...excerpts.get(key) }] : [key, loaded],
  );
  return Object.fromEntries(entries) as Seed;
}

/** A page that no section has. */
export type Screen = Pick<PageParts, 'title' | 'address' | 'error' | 'isOffline' | 'screen'>;

/** The HTML of the error screen (spec §8), of the offline page, or of a screen of a feature. */
export function renderScreen(
  { release, site, now, notice, policy }: RenderContext,
  { title, ...screen }: Screen,
): string {
  return renderDocument({
    ...commonParts(release),
    title: `${title} - ${site.profile.name}`,
    path: '',
    data: { site, seed: {}, now },
    sections: release.sections.map(({ name }) => ({ name })),
    stylesheets: release.stylesheets,
    notice,
    policy,
    ...screen,
  });
}

function commonParts({ id, language, spoken, routes, importMap, fonts, shell }: Release) {
  return { routes, importMap, release: id, language, spoken, fonts, entry: shell };
}

/** The first notice and the first banner are what a visitor of the home page sees first. */
function picturesOf(path: string, seed: Seed, opensNotices: boolean): PreloadedPicture[] {
  if (path !== '/home') return [];
  const [notice] = (seed['notification']?.records ?? []) as readonly Notification[];
  const [home] = (seed['content/home']?.records ?? []) as readonly HomeContent[];
  const [banner] = home?.banners ?? [];
  return [
    ...(opensNotices ? preloaded(fileUrl(notice?.image[0]), noticePicture) : []),
    ...preloaded(banner && imagePath(banner.file), { width: banner?.width ?? 0, sizes: bannerSizes }),
  ];
}

function preloaded(
  href: string | undefined,
  { width, sizes }: { width: number; sizes: string },
): PreloadedPicture[] {
  if (href === undefined) return [];
  const srcSet = srcSetOf(href, width);
  return [{ href, ...(srcSet !== undefined && { srcSet, sizes }) }];
}
