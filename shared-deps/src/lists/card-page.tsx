import type { PageContext, RecordOf, ResourceKey, ResourceName } from '@school/shared-deps';
import { Fragment, type ReactNode } from 'react';

import { CardGrid, PlaceholderCard, type PlaceholderCardProps } from './cards/card';
import type { Filters } from './filters/filter';
import { type FooterOptions, ListFooter } from './list-footer';
import { ListHead, type ListHeadNoun } from './list-head';
import type { Listed } from './list-index';
import { defineListPage, type ListOf, type ListProps } from './list-page';
import { useList } from './list-view';

/** A list of cards as a page declares it; `C` is the page's context. */
interface Cards<T, C> {
  noun: ListHeadNoun;
  /** Replaces the cards of an empty list. */
  placeholder: (context: C) => PlaceholderCardProps | undefined;
  footer: FooterOptions;
  card: (listed: Listed<T>, context: C, isFirst: boolean) => ReactNode;
}

/** A page that is one list of cards; `R` are the keys that it reads besides. */
export function defineCardPage<
  K extends ResourceName,
  F extends Filters<RecordOf<K>>,
  R extends ResourceKey = never,
>(definition: ListOf<K, F> & Cards<RecordOf<K>, PageContext<K | R>>) {
  const { noun, placeholder, footer, card } = definition;
  function CardList({ list, context }: ListProps<K, F, R>) {
    const { shown } = useList(list);
    const empty = shown.length === 0 ? placeholder(context) : undefined;
    return (
      <>
        <ListHead list={list} noun={noun} />
        <CardGrid>
          {empty && <PlaceholderCard {...empty} />}
          {shown.map((listed, index) => (
            <Fragment key={listed.key}>{card(listed, context, index === 0)}</Fragment>
          ))}
        </CardGrid>
        <ListFooter list={list} {...footer} />
      </>
    );
  }
  return defineListPage<K, F, R>({ ...definition, List: CardList });
}
