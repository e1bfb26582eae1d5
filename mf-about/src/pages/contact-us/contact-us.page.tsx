import {
  contentOf,
  definePage,
  fetchActor,
  Island,
  type PageProps,
  type RunningActors,
} from '@school/shared-deps';
import { ContentBlocks, ContentErrorNotice } from '@school/shared-deps/content';
import { TodayLine } from '@school/shared-deps/today';
import { useSelector } from '@xstate/react';

import { ContactCards } from './contact-cards';
import { mapMachine } from './map.machine';
import { SchoolMap } from './school-map';

const actors = { content: fetchActor('content/contact-us'), map: { src: mapMachine } };

type ContactActors = RunningActors<typeof actors>;

export const page = definePage({
  layout: 'content',
  actors,
  View: ContactUsPage,
});

function ContactUsPage({ actors, context }: PageProps<ContactActors, 'content/today'>) {
  const [content] = useSelector(actors.content, (snapshot) => snapshot.context.records);
  return (
    <>
      <Island name="today">
        <TodayLine context={context} content={contentOf(context, 'today')} />
      </Island>
      <ContactCards profile={context.site.profile} />
      {content && <ContentBlocks blocks={content.blocks} />}
      {content?.map && (
        <Island name="map">
          <SchoolMap map={content.map} actor={actors.map} />
        </Island>
      )}
      <ContentErrorNotice of={actors.content} />
    </>
  );
}
