import type { Choice } from '@school/shared-deps';

import type { Filters } from './filters/filter';
import type { ListContext } from './list.machine';
import { queryOf } from './list-address';
import { viewOf } from './list-view';
import { texts } from './texts';

/** A link to a choice that may keep something. */
interface Suggestion {
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

/** Says that a list is empty, why, and what to do. */
export function describeEmptyList<T, F extends Filters<T>>(
  context: ListContext<T, F>,
  noun: string,
): EmptyMessage {
  const { inOtherPeriods } = viewOf(context);
  const chosen = chosenOf(context);
  const periods = chosen.flatMap(({ name, value, filter: { all, period } }) =>
    period ? [{ ...period, name, all, text: period.text(value) }] : [],
  );
  const features = chosen.flatMap(({ name, value, filter: { all, feature } }) =>
    feature ? [{ link: feature.link, name, all, text: feature.text(value) }] : [],
  );
  // the form has the year ahead of the month, sentences have it behind
  const period = periods.map(({ text }) => text).reverse();
  const subject = [
    noun,
    ...(period.length > 0 ? [texts.ofPeriods(period)] : []),
    ...(features.length > 0 ? [texts.allOf(features.map(({ text }) => text))] : []),
  ].join(' ');
  const suggestions = [
    ...features.map((each) => suggest(context, each.link, [each])),
    ...periods.slice(0, inOtherPeriods > 0 ? 1 : 0).map(({ link }) => suggest(context, link, periods)),
  ];
  const more = [
    ...periods.slice(0, 1).map(({ place }) => texts.countAt(inOtherPeriods, place)),
    ...(suggestions.length === 0 ? [texts.appearsFirst] : []),
  ].join(' ');
  const headline = features.length === 0 ? texts.noneYet(subject) : texts.noneFound(subject);
  return { headline, more, suggestions };
}

/** The filters that leave something out, in the order of the form. */
function chosenOf<T, F extends Filters<T>>({ list, choice }: ListContext<T, F>) {
  const filters: Filters<T> = list.filters;
  return Object.entries(filters).flatMap(([name, filter]) => {
    const value = choice[name] ?? filter.all;
    return value === filter.all || filter.role ? [] : [{ name, value, filter }];
  });
}

/** A link to the same choice without what some filters leave out. */
function suggest<T, F extends Filters<T>>(
  context: ListContext<T, F>,
  link: string,
  cleared: readonly { name: string; all: string | number }[],
): Suggestion {
  const choice = Object.fromEntries(cleared.map(({ name, all }) => [name, all]));
  const query = queryOf({ ...context, choice: { ...context.choice, ...choice } });
  return { link, choice, query: query === '' ? '?' : query };
}
