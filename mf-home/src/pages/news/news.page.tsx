import { fileUrl } from '@school/shared-deps';
import {
  CardGrid,
  defineListPage,
  ListFooter,
  ListHead,
  type ListProps,
  month,
  named,
  PlaceholderCard,
  placeholders,
  search,
  useList,
  year,
} from '@school/shared-deps/lists';

import { texts } from '../../texts/news';
import { NewsCard } from './news-card';

const filters = { year, month, search, news: named };

export const page = defineListPage({
  resource: 'news/all',
  filters,
  // dated by their first day (spec §4)
  dateOf: ({ fromDate }) => fromDate,
  List: NewsList,
});

function NewsList({ list }: ListProps<'news/all', typeof filters>) {
  const { shown } = useList(list);
  return (
    <>
      <ListHead list={list} noun={texts} />
      <CardGrid>
        {shown.length === 0 && <PlaceholderCard {...placeholders.news} />}
        {shown.map(({ key, record, shownDay }) => (
          <NewsCard key={key} {...record} date={shownDay} href={fileUrl(record.attachments[0])} />
        ))}
      </CardGrid>
      <ListFooter list={list} share={{ feed: 'news' }} />
    </>
  );
}
