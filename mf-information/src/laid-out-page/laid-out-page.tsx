import { definePage, Page, type PageContext, type PageProps, type PageWords } from '@school/shared-deps';
import { startWords, type WordsActors, WordsTrouble } from '@school/shared-deps/words';
import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';

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
