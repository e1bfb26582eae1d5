import {
  type ContactWords,
  definePage,
  type FetchMachine,
  Page,
  type PageContext,
  type PageProps,
  Slice,
  startFetch,
} from '@school/shared-deps';
import { Words, WordsTrouble } from '@school/shared-deps/words';
import { useSelector } from '@xstate/react';
import { type ActorRefFrom, createActor } from 'xstate';

import { ContactCards } from './contact-cards';
import { mapMachine } from './map.machine';
import { SchoolMap } from './school-map';

interface ContactActors {
  words: ActorRefFrom<FetchMachine<ContactWords>>;
  map: ActorRefFrom<typeof mapMachine>;
}

export const page = definePage({ start: startContact, View: ContactUsPage });

function startContact(context: PageContext): ContactActors {
  return {
    words: startFetch<ContactWords>(context, 'words/contact-us'),
    map: createActor(mapMachine).start(),
  };
}

function ContactUsPage({ actors, context }: PageProps<ContactActors>) {
  const [words] = useSelector(actors.words, (snapshot) => snapshot.context.records);
  return (
    <Page title={context.route.title} trail={context.route.trail}>
      <ContactCards profile={context.site.profile} />
      {words && <Words blocks={words.blocks} paths={context.site.paths} />}
      {words?.map && (
        <Slice name="map" trigger="intent">
          <SchoolMap map={words.map} actor={actors.map} />
        </Slice>
      )}
      <WordsTrouble words={actors.words} />
    </Page>
  );
}
