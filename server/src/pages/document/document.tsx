import { feedsOf } from '@school/contract/subscriptions';
import { attributes, fileUrl, inScript, PAGE_DATA_ID } from '@school/shared-deps/server';
import { renderToStaticMarkup } from 'react-dom/server';

import { texts } from '../../settings/texts';
import { Aside, type Part } from './aside';
import { CAPTURE_PRESS } from './capture-press';
import { ErrorScreen } from './error-screen';
import { Footer } from './footer';
import { GROUND } from './grounds';
import { Header } from './header';
import { LinkTags } from './link-tags';
import { OfflineScreen } from './offline-screen';
import { OPEN_NOTICES } from './open-notices';
import type { DocumentInput, SectionInput } from './types';
import { UrgentNotice } from './urgent-notice';

/** The HTML document of a page. */
export function renderDocument(input: DocumentInput): string {
  return `<!doctype html>${renderToStaticMarkup(<Document input={input} />)}`;
}

function Document({ input }: { input: DocumentInput }) {
  const { data, routes, path, error, sections, entry } = input;
  const { profile } = data.site;
  return (
    <html
      lang="en"
      {...{ [attributes.site]: profile.siteUrl?.replace(/\/$/, ''), [attributes.school]: profile.name }}
    >
      <Head input={input} />
      <body id="top">
        <a className="siteSkip button visuallyHidden" href="#content">
          {texts.skip}
        </a>
        <UrgentNotice notice={input.notice} />
        <Header profile={profile} routes={routes} path={path} />
        <main id="content" tabIndex={-1} {...{ [attributes.release]: input.release }}>
          {error && <ErrorScreen error={error} routes={routes} />}
          {input.isOffline && <OfflineScreen />}
          {input.photo && <LargePhoto photo={input.photo} />}
          {sections.map((section) => (
            <SectionContainer key={section.name} {...section} path={path} />
          ))}
          <Aside routes={routes} path={path} parts={partsOf(sections)} />
        </main>
        {input.opensNotices === true && <script dangerouslySetInnerHTML={{ __html: OPEN_NOTICES }} />}
        <Footer profile={profile} routes={routes} />
        {input.structuredData !== undefined && (
          <script type="application/ld+json" dangerouslySetInnerHTML={dataBlock(input.structuredData)} />
        )}
        <script
          type="application/json"
          id={PAGE_DATA_ID}
          dangerouslySetInnerHTML={dataBlock(JSON.stringify(data))}
        />
        <script type="module" src={entry.href} integrity={entry.integrity} fetchPriority="low" />
      </body>
    </html>
  );
}

/** JSON that ends no script element. */
function dataBlock(json: string): { __html: string } {
  return { __html: inScript(json) };
}

function Head({ input }: { input: DocumentInput }) {
  const { profile } = input.data.site;
  return (
    <head {...{ [attributes.address]: input.address }}>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{input.title}</title>
      <meta name="description" content={input.description ?? profile.description} />
      {input.link && <LinkTags link={input.link} />}
      {feedsOf(input.path).map(({ type, address }) => (
        <link key={type} rel="alternate" type={type} href={address} title={input.title} />
      ))}
      <meta name="theme-color" content={GROUND.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={GROUND.dark} media="(prefers-color-scheme: dark)" />
      {profile.emblem && <link rel="icon" href={fileUrl(profile.emblem.file)} />}
      {profile.emblem && <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />}
      <link rel="manifest" href="/site.webmanifest" />
      <link rel="preload" as="font" type="font/woff2" href={input.font} crossOrigin="anonymous" />
      {input.pictures?.map(({ href, srcSet, sizes }) => (
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
      {input.stylesheets.map(({ href, integrity }) => (
        <link key={href} rel="stylesheet" href={href} integrity={integrity} crossOrigin="anonymous" />
      ))}
      <script type="importmap" dangerouslySetInnerHTML={{ __html: input.importMap }} />
      {!input.error && <script dangerouslySetInnerHTML={{ __html: CAPTURE_PRESS }} />}
    </head>
  );
}

/** The photo that an address names, for browsers that open no large view. */
function LargePhoto({ photo: { src, alt } }: { photo: NonNullable<DocumentInput['photo']> }) {
  return (
    <noscript>
      <figure className="sitePhoto">
        <img src={`${src}?w=1280`} alt={alt} />
        <figcaption>{alt}</figcaption>
      </figure>
    </noscript>
  );
}

/** A heading of a part; those of cards have a class too. */
const PART = /<h2 id="([^"]+)">([^<]+)/g;

/** The parts of a page, for the list beside it. */
function partsOf(sections: readonly SectionInput[]): Part[] {
  return sections
    .flatMap(({ html = '' }) => [...html.matchAll(PART)])
    .map(([, id = '', heading = '']) => ({ id, heading }));
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
