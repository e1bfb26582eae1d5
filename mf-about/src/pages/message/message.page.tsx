import {
  contentOf,
  definePage,
  ErrorNotice,
  type Fallback,
  type FetchActor,
  fetchActor,
  fileUrl,
  type Message,
  type PageProps,
  Picture,
} from '@school/shared-deps';
import { contentLanguage } from '@school/shared-deps/bundled';
import { useSelector } from '@xstate/react';

import { texts } from '../../texts/message';
import classes from './message.module.css';

type Category = 'Principal' | 'Director';

/** The page of both routes: each shows the message of one category. */
export const page = definePage({
  layout: 'content',
  actors: { messages: fetchActor('PrincipalMessage') },
  View: MessagePage,
  isStatic: true,
});

function MessagePage({
  actors,
  context,
}: PageProps<{ messages: FetchActor<'PrincipalMessage'> }, 'content/fallback'>) {
  const records = useSelector(actors.messages, (snapshot) => snapshot.context.records);
  const category = context.route.path === '/DirectorMessage' ? 'Director' : 'Principal';
  const message = messageOf(category, records, contentOf(context, 'fallback'));
  return (
    <>
      {message && <Letter {...message} role={category} />}
      <ErrorNotice of={actors.messages} text={texts.newestNotLoaded} />
    </>
  );
}

interface LetterProps {
  name: string;
  message: string;
  photo: string | undefined;
  role: Category;
}

/** The first message of the category, or the school's default message (spec §2). */
function messageOf(
  category: Category,
  records: readonly Message[],
  fallback: Fallback | undefined,
): Omit<LetterProps, 'role'> | undefined {
  const fallbackPicture = fallback?.pictures.person.file;
  const record = records.find((each) => each.category === category);
  if (record) return { ...record, photo: record.attachments[0] ?? fallbackPicture };
  const message = category === 'Principal' ? fallback?.principal : fallback?.director;
  return message && { ...message, photo: fallbackPicture };
}

function Letter({ name, message, photo, role }: LetterProps) {
  const src = fileUrl(photo);
  return (
    <article className={classes['letter']} aria-label={name}>
      <figure className={classes['writer']}>
        {src !== undefined && (
          <Picture src={src} alt="" width={480} height={600} eager className={classes['photo']} />
        )}
        <figcaption>
          <span className={classes['name']}>{name}</span>
          {name !== role && <span>{role}</span>}
        </figcaption>
      </figure>
      <div lang={contentLanguage(message)} className={classes['message']}>
        {paragraphsOf(message).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </article>
  );
}

/** An empty line separates paragraphs. */
function paragraphsOf(message: string): string[] {
  return message.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
}
