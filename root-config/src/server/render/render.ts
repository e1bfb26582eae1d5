import type { PageData, RenderedPage, Seed, Site } from '@school/shared-deps';
import type { HomeWords } from '@school/shared-deps/contract';
import { bannerSizes, resourceKeys, srcSetOf } from '@school/shared-deps/server';
import { renderToString } from 'react-dom/server';

import { renderDocument } from '../document/document';
import type { DocumentInput } from '../document/types';
import type { Release } from '../release/release';
import type { LoadSection } from '../release/sections';
import type { Match } from './routing';

/** What a page is rendered from. */
export interface Scene {
  release: Release;
  site: Site;
  now: number;
}

/** The HTML of a page of a section. Throws what the section throws. */
export async function renderPage(
  { release, site, now }: Scene,
  { section, route, path }: Match,
  { search, seed }: { search: string; seed: Seed },
  loadSection: LoadSection,
): Promise<string> {
  const { render, identifierPrefix } = await loadSection(release, section);
  const data: PageData = { site, seed, now };
  const { element, title, excerpts, stop } = await render({ ...data, path, search });
  try {
    const html = renderToString(element, { identifierPrefix });
    const picture = pictureOf(route.path, seed);
    const isComplete = resourceKeys(route, new URLSearchParams(search)).every((key) => key in seed);
    const isLively = route.isLively === true || !isComplete;
    return renderDocument({
      ...commonInput(release),
      title,
      path,
      canonical: route.path + search,
      data: { ...data, seed: shortened(seed, excerpts) },
      sections: release.sections.map(({ name }) =>
        name === section.name ? { name, html, isLively, early: route.early } : { name },
      ),
      stylesheets: [...release.stylesheets, ...section.css],
      ...(picture === undefined ? {} : { picture }),
    });
  } finally {
    stop();
  }
}

/** A list that is longer comes to the browser as what the page shows of it; the rest is asked for once it is wanted. */
const MOST_SEEDED = 24;

function shortened(seed: Seed, excerpts: RenderedPage['excerpts']): Seed {
  const entries = Object.entries(seed).map(([key, loaded]) =>
    loaded.records.length > MOST_SEEDED ? [key, { ...loaded, ...excerpts.get(key) }] : [key, loaded],
  );
  return Object.fromEntries(entries) as Seed;
}

/** The HTML of the error screen (spec §8). */
export function renderError(
  { release, site, now }: Scene,
  error: NonNullable<DocumentInput['error']>,
): string {
  return renderDocument({
    ...commonInput(release),
    title: `${error.reason} - ${site.profile.name}`,
    path: '',
    data: { site, seed: {}, now },
    sections: release.sections.map(({ name }) => ({ name })),
    stylesheets: release.stylesheets,
    error,
  });
}

function commonInput({ routes, importMap, font, shell }: Release) {
  return { routes, importMap, font, entry: shell };
}

/** The first banner is what a visitor of the home page sees first. */
function pictureOf(path: string, seed: Seed): DocumentInput['picture'] {
  const words = path === '/home' ? seed['words/home']?.records[0] : undefined;
  const [banner] = (words as HomeWords | undefined)?.banners ?? [];
  if (!banner) return undefined;
  const href = `/api/image/${banner.file.split('/').map(encodeURIComponent).join('/')}`;
  return { href, srcSet: srcSetOf(href, banner.width), sizes: bannerSizes };
}
