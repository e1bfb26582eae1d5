import type { SearchKind } from '@school/contract';

/** The kinds of results, of several and of one. */
export const kindNames: Readonly<Record<SearchKind, { many: string; one: string }>> = {
  page: { many: 'Pages', one: 'Page' },
  contact: { many: 'Contact', one: 'Contact' },
  circular: { many: 'Circulars', one: 'Circular' },
  news: { many: 'News', one: 'News' },
  event: { many: 'Events', one: 'Event' },
  document: { many: 'Documents', one: 'Document' },
  album: { many: 'Albums', one: 'Album' },
  video: { many: 'Videos', one: 'Video' },
  achievement: { many: 'Achievements', one: 'Achievement' },
  ebook: { many: 'E-Books', one: 'E-Book' },
};
