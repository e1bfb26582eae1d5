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
  return headings.map(({ id, text, lang }) => (
    <Fragment key={id}>
      <a href={`#${id}`}>{lang === undefined ? text : <span lang={lang}>{text}</span>}</a>{' '}
    </Fragment>
  ));
}

/** The place for them in a page's HTML (shared-deps, `page.tsx`). */
const PLACE = `<div ${attributes.parts}="" ${attributes.static}="parts">`;

/** A page's HTML with links to its headings. */
export function linkHeadings(html: string, headings: readonly Heading[]): string {
  const links = renderToStaticMarkup(<HeadingLinks headings={headings} />);
  return html.replace(PLACE, (place) => place + links);
}
