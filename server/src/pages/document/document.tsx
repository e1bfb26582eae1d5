import { addressIn, directionOf } from '@school/contract/languages';
import { POLICY } from '@school/contract/offline';
import { feedsOf } from '@school/contract/subscriptions';
import { attributes, fileUrl, inScript, matchRoute, PAGE_DATA_ID } from '@school/shared-deps/server';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { inLanguage } from '../../settings/language';
import { texts } from '../../settings/texts';
import { APPLY_DISPLAY } from './apply-display';
import { Aside } from './aside';
import { CAPTURE_PRESS } from './capture-press';
import { DisplaySettings } from './display-settings';
import { ErrorScreen } from './error-screen';
import { Footer } from './footer';
import { GROUND } from './grounds';
import { Header } from './header';
import { LinkTags } from './link-tags';
import { OfflineScreen } from './offline-screen';
import { OPEN_NOTICES } from './open-notices';
import { REMEMBER_CLASS } from './remember-class';
import type { PageParts, SectionInput } from './types';
import { UrgentNotice } from './urgent-notice';

/** The HTML document of a page. */
export function renderDocument(parts: PageParts): string {
  return `<!doctype html>${renderIn(parts, <Document parts={parts} />)}`;
}

/** The parts that are a page's own, for a browser that has a document of the same release. */
export function renderFragment(parts: PageParts): string {
  const data = { ...parts.data, site: undefined };
  return renderIn(
    parts,
    <>
      <title>{parts.title}</title>
      <Main parts={parts} />
      <DataBlock data={data} />
    </>,
  );
}

/** The HTML of an element in the language of its page. Its links to pages stay in that language. */
function renderIn({ language, routes }: PageParts, element: ReactElement): string {
  const html = inLanguage(language, () => renderToStaticMarkup(element));
  if (language === 'en') return html;
  return html.replace(PAGE_LINK, (all, start: string, path: string) =>
    path === '/' || matchRoute(routes, path) ? `${start}${addressIn(language, path)}` : all,
  );
}

/** A link or form to this site up to its path; one that names a language leads to it already. */
const PAGE_LINK = /(<(?:a|form)\b(?:(?!hrefLang)[^>])*? (?:href|action)=")(\/[^"?#]*)/g;

interface PartsProps {
  parts: PageParts;
}

function Document({ parts }: PartsProps) {
  const { data, routes, path, entry, language } = parts;
  const { profile } = data.site;
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      data-site={profile.siteUrl?.replace(/\/$/, '')}
      {...{ [attributes.school]: profile.name }}
    >
      <Head parts={parts} />
      <body id="top">
        <a className="siteSkip button visuallyHidden" href="#content">
          {texts.skip}
        </a>
        <UrgentNotice notice={parts.notice} language={language} />
        <Header
          profile={profile}
          routes={routes}
          path={path}
          language={language}
          spoken={parts.spoken}
          address={parts.address}
        />
        <Main parts={parts} />
        {parts.opensNotices === true && <script dangerouslySetInnerHTML={{ __html: OPEN_NOTICES }} />}
        <Footer profile={profile} routes={routes.filter(({ path }) => data.site.paths.includes(path))} />
        <DisplaySettings />
        {parts.structuredData !== undefined && (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: inScript(parts.structuredData) }}
          />
        )}
        <DataBlock data={data} />
        <script type="module" src={entry.href} integrity={entry.integrity} fetchPriority="low" />
      </body>
    </html>
  );
}

function Main({ parts }: PartsProps) {
  const { error, screen, sections, routes, path, language, photo, headings = [] } = parts;
  return (
    <main id="content" tabIndex={-1} {...{ [attributes.release]: parts.release, [POLICY]: parts.policy }}>
      {error && <ErrorScreen error={error} routes={routes} />}
      {parts.isOffline && <OfflineScreen />}
      {screen}
      {hasEnglish(parts) && <p className="siteLanguageNote width quiet">{texts.inEnglish}</p>}
      {photo && <LargePhoto photo={photo} />}
      {sections.map((section) => (
        <SectionContainer key={section.name} {...section} path={addressIn(language, path)} />
      ))}
      <Aside routes={routes} path={path} headings={headings} />
    </main>
  );
}

/** Whether a page in another language shows texts that the school has not translated. */
function hasEnglish({ language, sections }: PageParts): boolean {
  return language !== 'en' && sections.some(({ html = '' }) => html.includes(' lang="en"'));
}

function DataBlock({ data }: { data: object }) {
  const json = { __html: inScript(JSON.stringify(data)) };
  return <script type="application/json" id={PAGE_DATA_ID} dangerouslySetInnerHTML={json} />;
}

function Head({ parts }: PartsProps) {
  const { profile } = parts.data.site;
  return (
    <head {...{ [attributes.address]: parts.address && addressIn(parts.language, parts.address) }}>
      <meta charSet="utf-8" />
      <script dangerouslySetInnerHTML={{ __html: APPLY_DISPLAY }} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{parts.title}</title>
      <meta name="description" content={parts.description ?? profile.description} />
      {parts.link && <LinkTags link={parts.link} language={parts.language} spoken={parts.spoken} />}
      {feedsOf(parts.path).map(({ type, address }) => (
        <link key={type} rel="alternate" type={type} href={address} title={parts.title} />
      ))}
      <meta name="theme-color" content={GROUND.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={GROUND.dark} media="(prefers-color-scheme: dark)" />
      {profile.emblem && <link rel="icon" href={fileUrl(profile.emblem.file)} />}
      {profile.emblem && <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />}
      <link rel="manifest" href="/site.webmanifest" />
      {parts.fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      {parts.pictures?.map(({ href, srcSet, sizes }) => (
        <link
          key={href}
          rel="preload"
          as="image"
          href={href}
          imageSrcSet={srcSet}
          imageSizes={sizes}
          fetchPriority="high"
        />
      ))}
      {parts.stylesheets.map(({ href, integrity }) => (
        <link key={href} rel="stylesheet" href={href} integrity={integrity} crossOrigin="anonymous" />
      ))}
      <script type="importmap" dangerouslySetInnerHTML={{ __html: parts.importMap }} />
      {parts.remembersClass === true && <script dangerouslySetInnerHTML={{ __html: REMEMBER_CLASS }} />}
      {!parts.error && <script dangerouslySetInnerHTML={{ __html: CAPTURE_PRESS }} />}
    </head>
  );
}

/** The photo that an address names, for browsers that open no large view. */
function LargePhoto({ photo: { src, alt } }: { photo: NonNullable<PageParts['photo']> }) {
  return (
    <noscript>
      <figure className="sitePhoto">
        <img src={`${src}?w=1280`} alt={alt} />
        <figcaption>{alt}</figcaption>
      </figure>
    </noscript>
  );
}

/** The container into which single-spa mounts a section. Only the section of the page has HTML in it. */
function SectionContainer({ name, html, hydratesIdle, hasRecords, path }: SectionInput & { path: string }) {
  const id = `single-spa-application:${name}`;
  if (html === undefined) return <div id={id} />;
  return (
    <div
      id={id}
      {...{
        [attributes.records]: hasRecords === true ? '' : undefined,
        [attributes.prerendered]: path,
        [attributes.changing]: hydratesIdle === true ? true : undefined,
      }}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
