import { type Fallback, fileUrl, PageLink, Picture } from '@school/shared-deps';
import { contentLanguage } from '@school/shared-deps/bundled';

import { texts } from '../../texts/home';
import type { HomeActors } from './home.actors';
import classes from './messages.module.css';
import { useRecords } from './use-records';

const teasers = [
  { category: 'Director', key: 'director', title: texts.director, href: '/DirectorMessage' },
  { category: 'Principal', key: 'principal', title: texts.principal, href: '/PrincipalMessage' },
] as const;

interface MessagesProps extends Pick<HomeActors, 'messages'> {
  fallback: Fallback | undefined;
}

/** The beginnings of the two messages, or of the school's default messages (spec §3). */
export function Messages({ messages, fallback }: MessagesProps) {
  const records = useRecords(messages);
  return (
    <div className={classes['messages']}>
      {teasers.map(({ category, key, title, href }) => {
        const record = records.find((each) => each.category === category);
        const { name, message } = record ?? fallback?.[key] ?? { name: '', message: '' };
        return (
          <section key={category} className={classes['teaser']} aria-label={title}>
            <Portrait file={record?.attachments[0] ?? fallback?.pictures.person.file} />
            <div>
              <h2 className={classes['title']}>{title}</h2>
              <p className={classes['name']}>{name}</p>
            </div>
            <div className={classes['text']}>
              <blockquote lang={contentLanguage(message)} className={classes['beginning']}>
                {beginningOf(message)}
              </blockquote>
              <p>
                <PageLink href={href} className="target">
                  {texts.readMore}
                  <span className="visuallyHidden">{texts.readMoreOf(title)}</span>
                </PageLink>
              </p>
            </div>
          </section>
        );
      })}
    </div>
  );
}

function Portrait({ file }: { file: string | undefined }) {
  const src = fileUrl(file);
  return src === undefined ? null : (
    <Picture src={src} alt="" width={480} height={600} className={classes['photo']} />
  );
}

const TEASER_LENGTH = 260;

/** A line such as `Dear friends,` at the beginning of a message. */
const SALUTATION = /^.{1,60},\s*\n+/;

/** The first sentences of a message without its salutation, cut between words. */
function beginningOf(letter: string): string {
  const message = letter.replace(SALUTATION, '');
  if (message.length <= TEASER_LENGTH) return message;
  const cut = message.slice(0, TEASER_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
