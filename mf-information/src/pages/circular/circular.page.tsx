import { type Api, dayAt, definePage, type PageProps, type RunningActors } from '@school/shared-deps';
import {
  CardGrid,
  excerptOf,
  ListFooter,
  ListHead,
  listOf,
  month,
  named,
  PlaceholderCard,
  placeholders,
  search,
  useList,
  viewOf,
  year,
} from '@school/shared-deps/lists';
import { useSelector } from '@xstate/react';

import { texts } from '../../texts/circular';
import { CircularCard } from './circular-card';
import { classFilter } from './class.filter';
import { isOfThisWeek } from './is-of-this-week';
import { isCircular, standingOf } from './standing';
import { StandingLinks } from './standing-links';

const circulars = listOf({
  resource: 'circular/all',
  filters: { year, month, class: classFilter, search, paper: named },
  dateOf: ({ date }) => date,
  isListed: isCircular,
});

type CircularActors = RunningActors<typeof circulars.actors>;

export const page = definePage({
  ...circulars,
  layout: 'list',
  View: CircularPage,
  excerpts: ({ list }: CircularActors, context) =>
    excerptOf(list, context, (records) => {
      const shown = viewOf(list.getSnapshot().context).shown.map(({ record }) => record);
      return [...new Set([...shown, ...standingOf(records)])];
    }),
});

/** The circulars, below those that are in force always and are no card of the page. */
function CircularPage({ actors: { list }, context }: PageProps<CircularActors>) {
  const { query, api, now, site } = context;
  const { shown } = useList(list);
  const standing = useSelector(list, (snapshot) => standingOf(snapshot.context.records));
  const today = dayAt(now, site.timeZone);
  const paper = query.get('paper');
  // the server adds the text of the circular that the address names
  const text = (api as Api).peek(`text/${paper}`)?.records as readonly string[] | undefined;
  const cards = shown.map(({ record }) => record);
  return (
    <>
      <ListHead list={list} noun={texts}>
        <StandingLinks circulars={standing.filter((record) => !cards.includes(record))} />
      </ListHead>
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
