import {
  contentOf,
  definePage,
  type FetchActor,
  Island,
  type PageProps,
  startFetch,
} from '@school/shared-deps';
import { ContentBlocks, ContentErrorNotice } from '@school/shared-deps/content';
import { createToday, type TodayActor, TodayLine } from '@school/shared-deps/today';
import { useSelector } from '@xstate/react';
import { type ActorRefFrom, createActor } from 'xstate';

import { ContactCards } from './contact-cards';
import { mapMachine } from './map.machine';
import { SchoolMap } from './school-map';

interface ContactActors {
  content: FetchActor<'content/contact-us'>;
  map: ActorRefFrom<typeof mapMachine>;
  today: TodayActor;
}

export const page = definePage({
  resources: ['content/contact-us', 'content/today'],
  layout: 'content',
  start: (context): ContactActors => ({
    content: startFetch(context, 'content/contact-us'),
    map: createActor(mapMachine).start(),
    today: createToday(context),
  }),
  View: ContactUsPage,
});

function ContactUsPage({ actors, context }: PageProps<ContactActors, 'content/today'>) {
  const [content] = useSelector(actors.content, (snapshot) => snapshot.context.records);
  return (
    <>
      <Island name="today" hydrate="idle">
        <TodayLine today={actors.today} content={contentOf(context, 'today')} />
      </Island>
      <ContactCards profile={context.site.profile} />
      {content && <ContentBlocks blocks={content.blocks} />}
      {content?.map && (
        <Island name="map" hydrate="idle">
          <SchoolMap map={content.map} actor={actors.map} />
        </Island>
      )}
      <ContentErrorNotice of={actors.content} />
    </>
  );
}
