import { contentOf, definePage, type NoticeSheet, type PageProps } from '@school/shared-deps';

import classes from './notice-sheet.module.css';

export const page = definePage({
  resources: ['content/notice-sheet'],
  layout: 'content',
  start: () => ({}),
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
      <p className={classes['hint']}>Print this page: it fills one sheet of A4.</p>
      <p className={classes['school']}>{context.site.profile.name}</p>
      <p className={classes['month']}>{month}</p>
      <Part title="Events" lines={events} none="No events are announced for this month." />
      <Part title="Circulars" lines={circulars} none="No circulars have come this month yet." />
      {address && (
        <div className={classes['address']}>
          <svg
            viewBox={`0 0 ${address.code.size} ${address.code.size}`}
            role="img"
            aria-label="QR code of the site"
          >
            <path d={address.code.path} />
          </svg>
          <p>
            All of it, and every paper:
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
  none: string;
}

function Part({ title, lines, none }: PartProps) {
  return (
    <section>
      <h2 id={title.toLowerCase()}>{title}</h2>
      {lines.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul className={classes['lines']}>
          {lines.map(({ title: name, day, facts }, at) => (
            <li key={at}>
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
