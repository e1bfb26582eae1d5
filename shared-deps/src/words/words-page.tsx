import { definePage, Page, type PageProps } from '@school/shared-deps';
import { useSelector } from '@xstate/react';

import { Words } from '../ui/words/words';
import { startWords, type WordsActors, WordsTrouble } from './words-actors';

/** A page of the school's own words and documents, from `pages/{name}.json` of the content folder. */
export function defineWordsPage(name: string) {
  return definePage<WordsActors>({
    start: (context) => startWords(context, name),
    View: WordsPage,
    isStill: true,
  });
}

function WordsPage({ actors, context }: PageProps<WordsActors>) {
  const [words] = useSelector(actors.words, (snapshot) => snapshot.context.records);
  return (
    <Page title={context.route.title} trail={context.route.trail}>
      {words && <Words blocks={words.blocks} paths={context.site.paths} />}
      <WordsTrouble words={actors.words} />
    </Page>
  );
}
