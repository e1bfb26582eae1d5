import type { ReactNode } from 'react';

import { attributes, contentLanguage, sharedTexts } from '../../bundled';
import { texts } from '../texts';
import classes from './page.module.css';
import { StaticHtml } from './static-html';

export interface Crumb {
  label: string;
  href?: string;
}

interface PageProps {
  title: string;
  /** Breadcrumb between Home and the page itself. */
  trail: readonly (string | Crumb)[];
  /** Label of the page in the breadcrumb; by default the title. */
  current?: string;
  homeHref?: string;
  /** For lists and pictures; by default the page is as wide as text reads well. */
  wide?: boolean;
  children: ReactNode;
}

/** An inner page: breadcrumb, title, content (spec §2). */
export function Page({
  title,
  trail,
  current = title,
  homeHref = '/home',
  wide = false,
  children,
}: PageProps) {
  const crumbs = [{ label: texts.home, href: homeHref }, ...trail.map(crumbOf)];
  return (
    <div className={classes['page']} {...{ [attributes.wide]: wide || undefined }}>
      <StaticHtml as="nav" name="trail" aria-label={texts.breadcrumb} className={classes['trail']}>
        <ol>
          {crumbs.map(({ label, href }) => (
            <li key={label}>{href === undefined ? label : <a href={href}>{label}</a>}</li>
          ))}
          <li aria-current="page" lang={contentLanguage(current)}>
            {current}
          </li>
        </ol>
      </StaticHtml>
      <StaticHtml
        as="h1"
        name="title"
        lang={contentLanguage(title)}
        className={classes['title']}
        tabIndex={-1}
      >
        {title}
      </StaticHtml>
      <PageHeadings />
      {children}
    </div>
  );
}

/** Links to the headings of the page where there is no room beside it; the document fills them in. */
function PageHeadings() {
  return (
    <nav aria-label={sharedTexts.onThisPage} className="pageParts accordion targets screenOnly">
      <details>
        <summary>{sharedTexts.onThisPage}</summary>
        <StaticHtml name="parts" {...{ [attributes.parts]: '' }} />
      </details>
    </nav>
  );
}

function crumbOf(step: string | Crumb): Crumb {
  return typeof step === 'string' ? { label: step } : step;
}
