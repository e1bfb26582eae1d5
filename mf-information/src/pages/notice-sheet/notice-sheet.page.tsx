import { contentOf, definePage, type NoticeSheet, type PageProps } from '@school/shared-deps';

import { texts } from '../../texts/notice-sheet';
import classes from './notice-sheet.module.css';

export const page = definePage({
  resources: ['content/notice-sheet'],
  layout: 'content',
  View: NoticeSheetPage,
  isStatic: true,
});

/** This month's circulars and events on one A4, for the notice board of the school or of a parish. */
function NoticeSheetPage({ context }: PageProps<object, 'content/notice-sheet'>) {
  const sheet = contentOf(context, 'notice-sheet');
  if (!sheet) return null;
  const { month, circulars, events, address } = sheet;
  return (
    <div className={classes['sheet']}>
      <p className={classes['hint']}>{texts.print}</p>
      <p className={classes['school']}>{context.site.profile.name}</p>
      <p className={classes['month']}>{month}</p>
      <Part title={texts.events} lines={events} emptyText={texts.noEvents} />
      <Part title={texts.circulars} lines={circulars} emptyText={texts.noCirculars} />
      {address && (
        <div className={classes['address']}>
          <svg viewBox={`0 0 ${address.code.size} ${address.code.size}`} role="img" aria-label={texts.code}>
            <path d={address.code.path} />
          </svg>
          <p>
            {texts.address}
            <br />
            <strong>{address.url}</strong>
          </p>
        </div>
      )}
    </div>
  );
}

interface PartProps {
  title: string;
  lines: NoticeSheet['events'];
  emptyText: string;
}

function Part({ title, lines, emptyText }: PartProps) {
  return (
    <section>
      <h2 id={title.toLowerCase()}>{title}</h2>
      {lines.length === 0 ? (
        <p>{emptyText}</p>
      ) : (
        <ul className={classes['lines']}>
          {lines.map(({ title: name, day, facts }, index) => (
            <li key={index}>
              <span className={classes['day']}>{day}</span>
              <span>
                <strong>{name}</strong>
                {facts !== '' && `, ${facts}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
