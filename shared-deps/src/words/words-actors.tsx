import {
  type FetchMachine,
  type PageContext,
  type PageWords,
  startFetch,
  TroubleLine,
} from '@school/shared-deps';
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
  return <TroubleLine of={words} text="The text of this page could not be loaded." />;
}
