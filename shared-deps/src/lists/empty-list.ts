import type { Choice } from '@school/shared-deps';

import type { Filters } from './filters/filter';
import { queryOf } from './list-address';
import type { ListContext } from './list.machine';

/** A link to a choice that may keep something. */
export interface Way {
  link: string;
  choice: Choice;
  /** The same for browsers without script. */
  query: string;
}

interface None {
  what: string;
  why: string;
  now: string;
  ways: readonly Way[];
}

/**
 * Why a list is empty, in three sentences, and the ways out of it.
 * @param elsewhere how many records there are at other times
 */
export function describeNone<T, F extends Filters<T>>(
  context: ListContext<T, F>,
  elsewhere: number,
  noun: string,
): None {
  const chosen = chosenOf(context);
  const { time, feature } = wordsOf(chosen);
  const what =
    feature === ''
      ? `There is no ${[noun, time].filter(Boolean).join(' ')} yet.`
      : `No ${[noun, time, feature].filter(Boolean).join(' ')}.`;
  const place = chosen.find(({ filter }) => filter.elsewhere)?.filter.elsewhere?.place;
  const ways = waysOf(context, chosen, elsewhere);
  return {
    what,
    why: place === undefined ? '' : `${elsewhere === 0 ? 'None' : elsewhere} ${place}.`,
    now: ways.length === 0 ? 'What the school publishes appears here first.' : '',
    ways,
  };
}

interface Chosen<T> {
  name: string;
  value: string | number;
  filter: Filters<T>[string];
}

/** The filters that leave something out, in the order of the form. */
function chosenOf<T, F extends Filters<T>>({ list, choice }: ListContext<T, F>): readonly Chosen<T>[] {
  const filters: Filters<T> = list.filters;
  return Object.entries(filters).flatMap(([name, filter]) => {
    const value = choice[name] ?? filter.all;
    return value === filter.all || filter.isMark ? [] : [{ name, value, filter }];
  });
}

/** The form has the year ahead of the month, sentences have it behind. */
function wordsOf<T>(chosen: readonly Chosen<T>[]): { time: string; feature: string } {
  const times = chosen.flatMap(({ filter, value }) => filter.period?.(value) ?? []).reverse();
  const features = chosen.flatMap(({ filter, value }) => filter.feature?.text(value) ?? []);
  return { time: times.length === 0 ? '' : `of ${times.join(' ')}`, feature: features.join(' and ') };
}

function waysOf<T, F extends Filters<T>>(
  context: ListContext<T, F>,
  chosen: readonly Chosen<T>[],
  elsewhere: number,
): readonly Way[] {
  const features = chosen.filter(({ filter }) => filter.feature);
  const times = chosen.filter(({ filter }) => filter.elsewhere);
  const wayTo = (link: string, given: readonly Chosen<T>[]): Way => {
    const choice = Object.fromEntries(given.map(({ name, filter }) => [name, filter.all]));
    const query = queryOf({ ...context, choice: { ...context.choice, ...choice } });
    return { link, choice, query: query === '' ? '?' : query };
  };
  const [time] = times;
  const hasMore = elsewhere > 0 || features.length === 0;
  return [
    ...features.map((each) => wayTo(each.filter.feature?.link ?? '', [each])),
    ...(time?.filter.elsewhere && hasMore ? [wayTo(time.filter.elsewhere.link, times)] : []),
  ];
}
