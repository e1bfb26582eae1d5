import { addressIn, type Language } from '@school/contract/languages';

import type { PageParts } from './types';

interface LinkTagsProps extends Pick<PageParts, 'language' | 'spoken'> {
  link: NonNullable<PageParts['link']>;
}

/** The address of a page among all that show it, and what messengers show of a link to it. */
export function LinkTags({ link, language, spoken }: LinkTagsProps) {
  const { title, description, school, picture, published } = link;
  const url = urlIn(language, link.url);
  const properties = {
    'og:type': published === undefined ? 'website' : 'article',
    'og:site_name': school,
    'og:locale': `${language}_IN`,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    ...(picture && {
      'og:image': picture.url,
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': picture.alt,
    }),
    'article:published_time': published,
  };
  return (
    <>
      <link rel="canonical" href={urlIn(language, link.canonical)} />
      {(spoken.length === 1 ? [] : spoken).map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={urlIn(each, link.canonical)} />
      ))}
      {Object.entries(properties).map(
        ([property, content]) => content && <meta key={property} property={property} content={content} />,
      )}
      {/* title, description and picture are read from the properties */}
      <meta name="twitter:card" content="summary_large_image" />
      {picture && <meta name="twitter:image:alt" content={picture.alt} />}
    </>
  );
}

/** The absolute address of an English page, in another language. */
function urlIn(language: Language, url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${addressIn(language, pathname)}${url.slice(origin.length + pathname.length)}`;
}
