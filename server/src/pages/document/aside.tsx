import { attributes, sharedTexts } from '@school/shared-deps/server';
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { texts } from '../../settings/texts';
import { menuOf, parentOf } from './menu';
import { MenuLinks } from './menu-links';
import type { Heading, PageParts } from './types';

/**
 * Links from an inner page to others. When another page is shown, the shell links to its headings
 * (`root-config/src/aside.ts`). The section with the marked link is in view.
 */
export function Aside({ routes, path, headings }: Required<Pick<PageParts, 'routes' | 'path' | 'headings'>>) {
  const shown = { path, parent: parentOf(routes, path) };
  const sections = menuOf(routes).filter(({ links }) => links.length > 1);
  return (
    <div className="siteAside screenOnly width">
      <nav aria-label={sharedTexts.onThisPage}>
        <p>{sharedTexts.onThisPage}</p>
        <div {...{ [attributes.parts]: '' }}>
          <HeadingLinks headings={headings} />
        </div>
      </nav>
      {sections.map(({ label, links }) => (
        <nav key={label} aria-label={texts.inSection(label)}>
          <p>{label}</p>
          <MenuLinks links={links} shown={shown} />
        </nav>
      ))}
    </div>
  );
}

function HeadingLinks({ headings }: { headings: readonly Heading[] }) {
  return headings.map(({ id, html }) => (
    <Fragment key={id}>
      <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />{' '}
    </Fragment>
  ));
}

/** A heading with an id; those of cards have a class too. */
const HEADING = /<h2 id="([^"]+)"( lang="en")?>([^<]+)/g;
const PLACE = new RegExp(`(<div ${attributes.parts}=""[^>]*>)</div>`);

/** The headings in a page's HTML, and that HTML with links to them in the place for them. */
export function linkHeadings(html: string): { headings: readonly Heading[]; html: string } {
  const headings = [...html.matchAll(HEADING)].map(([, id = '', lang, heading = '']) => ({
    id,
    html: lang === undefined ? heading : `<span${lang}>${heading}</span>`,
  }));
  const links = renderToStaticMarkup(<HeadingLinks headings={headings} />);
  return { headings, html: html.replace(PLACE, (_, place: string) => `${place}${links}</div>`) };
}
