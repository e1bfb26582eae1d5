import {
  type FetchMachine,
  type PageContext,
  type PageWords,
  startFetch,
  StatusLine,
} from '@school/shared-deps';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

export interface WordsActors {
  words: ActorRefFrom<FetchMachine<PageWords>>;
}

/** The actors of a page that shows the words of `pages/{name}.json`. */
export function startWords(context: PageContext, name: string): WordsActors {
  return { words: startFetch<PageWords>(context, `words/${name}`) };
}

/** Says so where the words of a page could not be loaded. */
export function WordsTrouble<T>({ words }: { words: ActorRefFrom<FetchMachine<T>> }) {
  const isTroubled = useSelector(words, (snapshot) => snapshot.hasTag('troubled'));
  if (!isTroubled) return null;
  return (
    <StatusLine
      tone="problem"
      text="The text of this page could not be loaded."
      onRetry={() => words.send({ type: 'fetch.retried' })}
    />
  );
}
