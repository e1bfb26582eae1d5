import { fileUrl } from '@school/shared-deps';
import { defineCardPage, month, named, placeholders, search, year } from '@school/shared-deps/lists';

import { texts } from '../../texts/news';
import { NewsCard } from './news-card';

export const page = defineCardPage({
  resource: 'news/all',
  filters: { year, month, search, news: named },
  // dated by their first day (spec §4)
  dateOf: ({ fromDate }) => fromDate,
  noun: texts,
  placeholder: () => placeholders.news,
  footer: { share: { feed: 'news' } },
  card: ({ record, shownDay }, _context, isFirst) => (
    <NewsCard {...record} date={shownDay} href={fileUrl(record.attachments[0])} isFirst={isFirst} />
  ),
});
