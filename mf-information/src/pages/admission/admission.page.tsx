import {
  type ContentBlock,
  contentOf,
  definePage,
  fetchActor,
  type PageProps,
  PhoneLink,
  type Registration,
  type RunningActors,
} from '@school/shared-deps';
import { ContentBlocks, ContentView, Heading } from '@school/shared-deps/content';
import { useSelector } from '@xstate/react';

import { sectionsOf } from '../../blocks';
import { texts } from '../../texts/admission';

const actors = {
  content: fetchActor('content/admission'),
  registrations: fetchActor('onlineRegistration'),
};

type AdmissionActors = RunningActors<typeof actors>;

export const page = definePage({
  layout: 'content',
  actors,
  View: AdmissionPage,
  isStatic: true,
});

/** The quotation (spec §2), the registrations that are open, what else parents ask, and the office. */
function AdmissionPage({ actors, context }: PageProps<AdmissionActors, 'content/office'>) {
  const registrations = useSelector(actors.registrations, (snapshot) =>
    snapshot.hasTag('unknown') ? undefined : snapshot.context.records,
  );
  const { phones } = context.site.profile;
  return (
    <>
      <ContentView of={actors.content}>
        {({ blocks }) => {
          const [quotation, ...sections] = sectionsOf(blocks);
          return <ContentBlocks blocks={[...quotation, ...describe(registrations), ...sections.flat()]} />;
        }}
      </ContentView>
      <Heading id="ask-the-office">{texts.office}</Heading>
      <p>
        {texts.call}
        <PhoneLink phone={phones[0] ?? ''} />.{' '}
        <span className="planned">{contentOf(context, 'office')?.now}</span>
      </p>
    </>
  );
}

/** The registrations, once they are known. The title of each says from when to when, its document how. */
function describe(records: readonly Registration[] | undefined): ContentBlock[] {
  if (records === undefined) return [];
  const registrations = records.map(({ title, attachments: [file] }): ContentBlock =>
    file === undefined ? { type: 'paragraph', text: title } : { type: 'documents', items: [{ title, file }] },
  );
  const none: ContentBlock = { type: 'paragraph', text: texts.noRegistration };
  return [
    { type: 'heading', level: 2, text: texts.registrations, id: 'registration' },
    ...(registrations.length > 0 ? registrations : [none]),
  ];
}
