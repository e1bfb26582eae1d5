import {
  contentOf,
  definePage,
  fetchActor,
  Island,
  type PageContext,
  type PageProps,
  PhoneLink,
  type RunningActors,
} from '@school/shared-deps';
import { ContentBlocks, ContentErrorNotice } from '@school/shared-deps/content';
import { useSelector } from '@xstate/react';

import { sectionsOf } from '../../blocks';
import { texts } from '../../texts/tc';
import { tcMachine } from './tc.machine';
import classes from './tc.module.css';
import { TcForm } from './tc-form';

const actors = {
  content: fetchActor('content/tc'),
  tc: { src: tcMachine, input: ({ site, posted }: PageContext) => ({ schoolCode: site.code, posted }) },
};

type TcActors = RunningActors<typeof actors>;

export const page = definePage({
  layout: 'wide',
  actors,
  View: TcPage,
});

function TcPage({ actors, context }: PageProps<TcActors, 'content/tc' | 'content/office'>) {
  const [content] = useSelector(actors.content, (snapshot) => snapshot.context.records);
  const hours = contentOf(context, 'office')?.hours;
  const [intro, ...sections] = sectionsOf(content?.blocks ?? []);
  return (
    <div className={classes['columns']}>
      <div>
        <ContentBlocks blocks={intro} />
        <Island name="form">
          <TcForm tc={actors.tc} action={context.route.path}>
            {texts.askOffice}
            <PhoneLink phone={context.site.profile.phones[0] ?? ''} />
            <span>{`${hours === undefined ? '' : texts.officeHours(hours)}.`}</span>
          </TcForm>
        </Island>
      </div>
      <div>
        <ContentBlocks blocks={sections.flat()} />
        <ContentErrorNotice of={actors.content} />
      </div>
    </div>
  );
}
