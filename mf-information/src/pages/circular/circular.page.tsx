import { type Api, dayAt } from '@school/shared-deps';
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
import { CircularCard } from './circular-card';
import { isOfThisWeek } from './is-of-this-week';

const filters = { year, month, search, paper: named };

export const page = defineListPage({
  resource: 'circular/all',
  filters,
  dateOf: ({ date }) => date,
  // the resource has other documents too (spec §5)
  isListed: ({ category }) => category === 'Circular',
  List: CircularList,
});

function CircularList({ list, context }: ListProps<'circular/all', typeof filters>) {
  const { shown } = useList(list);
  const paper = context.query.get('paper');
  // the server adds the text of the circular that the address names
  const text = (context.api as Api).peek(`text/${paper}`)?.records as readonly string[] | undefined;
  const today = dayAt(context.now, context.site.timeZone);
  return (
    <>
      <ListHead list={list} noun={texts} />
      <CardGrid>
        {shown.length === 0 && <PlaceholderCard {...placeholders.circular} />}
        {shown.map((circular) => (
          <CircularCard
            key={circular.key}
            circular={circular}
            isNew={isOfThisWeek(circular.day, today)}
            text={circular.record._id === paper ? text : undefined}
          />
        ))}
      </CardGrid>
      <ListFooter list={list} share={{ feed: 'circulars' }} />
    </>
  );
}
