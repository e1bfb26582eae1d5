import { definePage, Page, type PageProps, Slice } from '@school/shared-deps';
import { startWords, Words, type WordsActors, WordsTrouble } from '@school/shared-deps/words';
import { useSelector } from '@xstate/react';
import { type ActorRefFrom, createActor } from 'xstate';

import { sectionsOf } from '../../laid-out-page/blocks';
import { TcForm } from './tc-form';
import { tcMachine } from './tc.machine';
import classes from './tc.module.css';

interface TcActors extends WordsActors {
  tc: ActorRefFrom<typeof tcMachine>;
}

export const page = definePage<TcActors>({
  start: (context) => ({
    ...startWords(context, 'tc'),
    tc: createActor(tcMachine, { input: { schoolCode: context.site.code } }).start(),
  }),
  View: TcPage,
});

function TcPage({ actors, context: { route, site } }: PageProps<TcActors>) {
  const [words] = useSelector(actors.words, (snapshot) => snapshot.context.records);
  const [intro, ...sections] = sectionsOf(words?.blocks ?? []);
  return (
    <Page title={route.title} trail={route.trail} wide>
      <div className={classes['columns']}>
        <div>
          <Words blocks={intro} paths={site.paths} />
          <Slice name="form" trigger="idle">
            <TcForm tc={actors.tc} phones={site.profile.phones} />
          </Slice>
        </div>
        <div>
          <Words blocks={sections.flat()} paths={site.paths} />
          <WordsTrouble words={actors.words} />
        </div>
      </div>
    </Page>
  );
}
