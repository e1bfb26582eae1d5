import { type Circular, dayAt, fileUrl } from '@school/shared-deps';
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

import { texts } from '../../texts/circular';
import { DocumentCard } from './document-card';
import { isOfThisWeek } from './is-of-this-week';

const filters = { year, month, search, paper: named };

export const page = defineListPage({
  resource: 'circular/all',
  filters,
  dateOf,
  isListed: isCircular,
  List: CircularList,
});

function CircularList({ list, context }: ListProps<'circular/all', typeof filters>) {
  const { shown } = useList(list);
  const today = dayAt(context.now, context.site.timeZone);
  return (
    <>
      <ListHead list={list} total={texts.total} noun={{ one: texts.one, many: texts.many }} />
      <CardGrid>
        {shown.length === 0 && <PlaceholderCard {...placeholders.circular} />}
        {shown.map(({ key, record, day, shownDay }) => (
          <DocumentCard
            key={key}
            id={record._id}
            title={record.title}
            date={shownDay}
            href={fileUrl(record.attachments[0])}
            bytes={record.bytes}
            pages={record.pages}
            isNew={isOfThisWeek(day, today)}
          />
        ))}
      </CardGrid>
      <ListFooter list={list} share={{ feed: 'circulars' }} />
    </>
  );
}

function dateOf({ date }: Circular): string {
  return date;
}

/** The resource has other documents too; only circulars are shown (spec §5). */
function isCircular({ category }: Circular): boolean {
  return category === 'Circular';
}
