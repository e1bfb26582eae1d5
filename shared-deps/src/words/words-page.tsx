import {
  definePage,
  type FetchMachine,
  Page,
  type PageProps,
  type PageWords,
  startFetch,
  StatusLine,
} from '@school/shared-deps';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

import { Words } from '../ui/words/words';

interface WordsActors {
  words: ActorRefFrom<FetchMachine<PageWords>>;
}

/** A page of the school's own words and documents, from `pages/{name}.json` of the content folder. */
export function defineWordsPage(name: string) {
  return definePage<WordsActors>({
    start: (context) => ({ words: startFetch<PageWords>(context, `words/${name}`) }),
    View: WordsPage,
    isStill: true,
  });
}

function WordsPage({ actors, context }: PageProps<WordsActors>) {
  const [words] = useSelector(actors.words, (snapshot) => snapshot.context.records);
  const isTroubled = useSelector(actors.words, (snapshot) => snapshot.hasTag('troubled'));
  return (
    <Page title={context.route.title} trail={context.route.trail}>
      {words && <Words blocks={words.blocks} paths={context.site.paths} />}
      {isTroubled && (
        <StatusLine
          tone="problem"
          text="The text of this page could not be loaded."
          onRetry={() => actors.words.send({ type: 'fetch.retried' })}
        />
      )}
    </Page>
  );
}
