import {
  definePage,
  type FetchMachine,
  Page,
  type PageContext,
  type PageProps,
  type PageWords,
  startFetch,
  StatusLine,
} from '@school/shared-deps';
import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';

export interface WordsActors {
  words: ActorRefFrom<FetchMachine<PageWords>>;
}

export interface LayoutProps {
  blocks: PageWords['blocks'];
  /** Paths of all deployed pages. */
  paths: PageContext['site']['paths'];
}

interface LaidOutPageOptions {
  Layout: ComponentType<LayoutProps>;
  /** Where the breadcrumb's Home leads. */
  homeHref?: string;
}

/** A page of words that is as wide as a list and sets its blocks in its own way. */
export function defineLaidOutPage(name: string, options: LaidOutPageOptions) {
  return definePage<WordsActors>({
    start: (context) => startWords(context, name),
    View: (props) => <LaidOutPage {...props} {...options} />,
    isStill: true,
  });
}

/** The actors of a page that shows the words of `pages/{name}.json`. */
export function startWords(context: PageContext, name: string): WordsActors {
  return { words: startFetch<PageWords>(context, `words/${name}`) };
}

function LaidOutPage({
  actors,
  context: { route, site },
  Layout,
  homeHref,
}: PageProps<WordsActors> & LaidOutPageOptions) {
  const [words] = useSelector(actors.words, (snapshot) => snapshot.context.records);
  return (
    <Page title={route.title} trail={route.trail} wide {...(homeHref !== undefined && { homeHref })}>
      {words && <Layout blocks={words.blocks} paths={site.paths} />}
      <WordsTrouble words={actors.words} />
    </Page>
  );
}

/** Says so where the words of a page could not be loaded. */
export function WordsTrouble({ words }: WordsActors) {
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
