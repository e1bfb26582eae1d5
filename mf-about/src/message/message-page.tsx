import {
  definePage,
  type Fallback,
  type FetchMachine,
  fileUrl,
  type Message,
  Page,
  type PageProps,
  Picture,
  startFetch,
  TroubleLine,
  wordsOf,
} from '@school/shared-deps';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

import classes from './message-page.module.css';

interface MessageActors {
  messages: ActorRefFrom<FetchMachine<Message>>;
}

type Category = 'Principal' | 'Director';

/** The page of one message, picked from the list of messages by its category. */
export function defineMessagePage(category: Category) {
  return definePage<MessageActors>({
    start: (context) => ({ messages: startFetch<Message>(context, 'PrincipalMessage') }),
    View: (props) => <MessagePage {...props} category={category} />,
    isStill: true,
  });
}

function MessagePage({ actors, context, category }: PageProps<MessageActors> & { category: Category }) {
  const records = useSelector(actors.messages, (snapshot) => snapshot.context.records);
  const fallback = wordsOf<Fallback>(context, 'fallback');
  const message = messageOf(category, records, fallback);
  return (
    <Page title={context.route.title} trail={context.route.trail}>
      {message && <Letter {...message} role={category} />}
      <TroubleLine of={actors.messages} text="The newest message could not be loaded." />
    </Page>
  );
}

interface LetterProps {
  name: string;
  message: string;
  photo: string | undefined;
  role: Category;
}

/** The first message of the category; without one, the school's default words (spec §2). */
function messageOf(
  category: Category,
  records: readonly Message[],
  fallback: Fallback | undefined,
): Omit<LetterProps, 'role'> | undefined {
  const placeholder = fallback?.pictures.person.file;
  const record = records.find((each) => each.category === category);
  if (record) return { ...record, photo: record.attachments[0] ?? placeholder };
  const words = category === 'Principal' ? fallback?.principal : fallback?.director;
  return words && { ...words, photo: placeholder };
}

function Letter({ name, message, photo, role }: LetterProps) {
  const src = fileUrl(photo);
  return (
    <article className={classes['letter']}>
      <figure className={classes['writer']}>
        {src !== undefined && (
          <Picture src={src} alt="" width={480} height={600} eager className={classes['photo']} />
        )}
        <figcaption>
          <span className={classes['name']}>{name}</span>
          {name !== role && role}
        </figcaption>
      </figure>
      <div className={classes['message']}>
        {paragraphsOf(message).map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
      </div>
    </article>
  );
}

/** Paragraphs are set apart by an empty line. */
function paragraphsOf(message: string): string[] {
  return message.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
}
