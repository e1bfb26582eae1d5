import type { Choice } from '@school/shared-deps';

import type { Filters } from './filters/filter';
import type { ListContext } from './list.machine';
import { queryOf } from './list-address';
import { texts } from './texts';

/** A link to a choice that may keep something. */
export interface Suggestion {
  link: string;
  choice: Choice;
  /** The same for browsers without script. */
  query: string;
}

interface EmptyMessage {
  headline: string;
  /** Why, and what to do. */
  more: string;
  suggestions: readonly Suggestion[];
}

/**
 * Says that a list is empty, why, and what to do.
 * @param inOtherPeriods how many records there are at other times
 */
export function describeEmptyList<T, F extends Filters<T>>(
  context: ListContext<T, F>,
  inOtherPeriods: number,
  noun: string,
): EmptyMessage {
  const chosen = chosenOf(context);
  const { period, feature } = describeChoice(chosen);
  const subject = [noun, period, feature].filter(Boolean).join(' ');
  const place = chosen.find(({ filter }) => filter.otherPeriods)?.filter.otherPeriods?.place;
  const suggestions = suggestionsOf(context, chosen, inOtherPeriods);
  return {
    headline: feature === '' ? texts.noneYet(subject) : texts.noneFound(subject),
    more: [
      place !== undefined && texts.countAt(inOtherPeriods, place),
      suggestions.length === 0 && texts.appearsFirst,
    ]
      .filter(Boolean)
      .join(' '),
    suggestions,
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
    return value === filter.all || filter.role ? [] : [{ name, value, filter }];
  });
}

/** The form has the year ahead of the month, sentences have it behind. */
function describeChoice<T>(chosen: readonly Chosen<T>[]): { period: string; feature: string } {
  const periods = chosen.flatMap(({ filter, value }) => filter.period?.(value) ?? []).reverse();
  const features = chosen.flatMap(({ filter, value }) => filter.feature?.text(value) ?? []);
  return { period: periods.length === 0 ? '' : texts.ofPeriods(periods), feature: texts.allOf(features) };
}

function suggestionsOf<T, F extends Filters<T>>(
  context: ListContext<T, F>,
  chosen: readonly Chosen<T>[],
  inOtherPeriods: number,
): readonly Suggestion[] {
  const features = chosen.filter(({ filter }) => filter.feature);
  const periods = chosen.filter(({ filter }) => filter.otherPeriods);
  const suggest = (link: string, given: readonly Chosen<T>[]): Suggestion => {
    const choice = Object.fromEntries(given.map(({ name, filter }) => [name, filter.all]));
    const query = queryOf({ ...context, choice: { ...context.choice, ...choice } });
    return { link, choice, query: query === '' ? '?' : query };
  };
  const [period] = periods;
  const hasMore = inOtherPeriods > 0 || features.length === 0;
  return [
    ...features.map((each) => suggest(each.filter.feature?.link ?? '', [each])),
    ...(period?.filter.otherPeriods && hasMore ? [suggest(period.filter.otherPeriods.link, periods)] : []),
  ];
}
