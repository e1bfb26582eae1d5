import {
  Button,
  definePage,
  ErrorNotice,
  type FetchActor,
  fetchActor,
  type PageContext,
  type PageProps,
  resourceKeys,
} from '@school/shared-deps';
import { useSelector } from '@xstate/react';

import { texts } from '../../texts/search';
import { Answer } from './answer';
import classes from './search.module.css';

type SearchKey = `search/${string}`;

export const page = definePage({
  actors: { search: fetchActor(keyOf) },
  title: ({ query }) => (query.get('q') ? texts.titleOf(query.get('q') ?? '') : undefined),
  layout: 'wide',
  View: SearchPage,
  isStatic: true,
});

/** The results of a search, which are the same with and without script. */
function SearchPage({ actors, context: { query } }: PageProps<{ search: FetchActor<SearchKey> }>) {
  const answer = useSelector(actors.search, ({ context }) => context.records[0]);
  const q = query.get('q') ?? '';
  return (
    <>
      <form role="search" action="/Search" className={classes['form']}>
        <input
          id="search"
          type="search"
          name="q"
          defaultValue={q}
          aria-label={texts.label}
          placeholder={texts.example}
          autoFocus={q === ''}
          enterKeyHint="search"
        />
        <Button type="submit" kind="filled">
          {texts.submit}
        </Button>
      </form>
      {q === '' && <p className={classes['quiet']}>{texts.hint}</p>}
      {q !== '' && answer && <Answer answer={answer} query={query} />}
      <ErrorNotice of={actors.search} text={texts.down} />
    </>
  );
}

/** The server knows the answer by the same key. */
function keyOf({ route, query }: PageContext): SearchKey {
  return (resourceKeys(route, query)[0] ?? 'search/') as SearchKey;
}
