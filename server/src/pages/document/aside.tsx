import { attributes, sharedTexts } from '@school/shared-deps/server';
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { texts } from '../../settings/texts';
import { menuOf, parentOf } from './menu';
import { MenuLinks } from './menu-links';
import type { PageParts } from './types';

/** A part of a page: the id of its heading, and the heading as HTML. */
export interface Part {
  id: string;
  heading: string;
}

/**
 * Links from an inner page to others. When another page is shown, the shell names its parts
 * (`root-config/src/aside.ts`). The section with the marked link is in view.
 */
export function Aside({
  routes,
  path,
  parts,
}: Pick<PageParts, 'routes' | 'path'> & { parts: readonly Part[] }) {
  const shown = { path, parent: parentOf(routes, path) };
  const sections = menuOf(routes).filter(({ links }) => links.length > 1);
  return (
    <div className="siteAside screenOnly width">
      <nav aria-label={sharedTexts.onThisPage}>
        <p>{sharedTexts.onThisPage}</p>
        <Parts parts={parts} />
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

function Parts({ parts }: { parts: readonly Part[] }) {
  return (
    <div {...{ [attributes.parts]: '' }}>
      {parts.map(({ id, heading }) => (
        <Fragment key={id}>
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: heading }} />{' '}
        </Fragment>
      ))}
    </div>
  );
}

const PLACE = renderToStaticMarkup(<Parts parts={[]} />);

/** A page's HTML with the links to its parts, in the place that it has for them. */
export function withParts(html: string, parts: readonly Part[]): string {
  return html.replace(PLACE, () => renderToStaticMarkup(<Parts parts={parts} />));
}
