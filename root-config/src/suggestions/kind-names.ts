import type { SearchAnswer } from '@school/shared-deps';

type Kind = SearchAnswer['results'][number]['kind'];

/** Kinds of results as suggestions name them. */
export const kindNames: Readonly<Record<Kind, string>> = {
  page: 'Page',
  contact: 'Contact',
  circular: 'Circular',
  news: 'News',
  event: 'Event',
  document: 'Document',
  album: 'Album',
  video: 'Video',
  achievement: 'Achievement',
  ebook: 'E-Book',
};
