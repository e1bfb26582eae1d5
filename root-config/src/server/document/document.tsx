import { fileUrl } from '@school/shared-deps/server';
import { renderToStaticMarkup } from 'react-dom/server';

import { ErrorScreen } from './error-screen';
import { Footer } from './footer';
import { Header } from './header';
import type { DocumentInput, SectionInput } from './types';

/** The whole HTML document of a page, as it goes to the browser. */
export function renderDocument(input: DocumentInput): string {
  return `<!doctype html>${renderToStaticMarkup(<Document input={input} />)}`;
}

function Document({ input }: { input: DocumentInput }) {
  const { data, routes, path, error, sections, entry } = input;
  const { profile } = data.site;
  return (
    <html lang="en">
      <Head input={input} />
      <body>
        <a className="siteSkip" href="#content">
          Skip to content
        </a>
        <Header profile={profile} routes={routes} path={path} />
        <main id="content" tabIndex={-1}>
          {error && <ErrorScreen error={error} />}
          {sections.map((section) => (
            <SectionContainer key={section.name} {...section} path={path} />
          ))}
        </main>
        <Footer profile={profile} routes={routes} />
        <script
          type="application/json"
          id="page-data"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }}
        />
        <script type="module" src={entry.href} integrity={entry.integrity} fetchPriority="low" />
      </body>
    </html>
  );
}

function Head({ input }: { input: DocumentInput }) {
  const { profile } = input.data.site;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{input.title}</title>
      <meta name="description" content={profile.description} />
      {input.canonical !== undefined && <link rel="canonical" href={input.canonical} />}
      <meta name="theme-color" content="#fbf8f2" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#131823" media="(prefers-color-scheme: dark)" />
      {profile.emblem && <link rel="icon" href={fileUrl(profile.emblem.file)} />}
      <link rel="preload" as="font" type="font/woff2" href={input.font} crossOrigin="anonymous" />
      {input.picture !== undefined && (
        <link
          rel="preload"
          as="image"
          href={input.picture.href}
          imageSrcSet={input.picture.srcSet}
          imageSizes={input.picture.sizes}
          fetchPriority="high"
        />
      )}
      {input.stylesheets.map(({ href, integrity }) => (
        <link key={href} rel="stylesheet" href={href} integrity={integrity} crossOrigin="anonymous" />
      ))}
      <script type="importmap" dangerouslySetInnerHTML={{ __html: input.importMap }} />
    </head>
  );
}

/** Where single-spa mounts a section; only the one that owns the page comes with its HTML. */
function SectionContainer({ name, html, isLively, early, path }: SectionInput & { path: string }) {
  const id = `single-spa-application:${name}`;
  if (html === undefined) return <div id={id} />;
  return (
    <div
      id={id}
      data-prerendered={path}
      data-lively={isLively === true ? true : undefined}
      data-early={early}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
