import { type Circular, classId, classNames, classTitle } from '@school/contract';
import { calendars as kinds, feeds, feedTypes } from '@school/contract/subscriptions';
import type { Feature } from '@school/features/feature';
import type { CurrentFile, FileSources, GeneratedFile } from '@school/server/derived/generator';
import { BusyError } from '@school/server/lib/busy-error';
import { texts } from '@school/server/settings/texts';
import { dayAt, isoDay } from '@school/shared-deps/server';

import { type CalendarEvent, MAX_EVENTS, writeCalendar } from './calendar';
import { withDates } from './calendar-page';
import { eventsIn, isFor, periodKinds, periodsIn, type Source, stableId, startOfToday } from './dates';
import { feedOf, writeAtom } from './feeds';

type Write = (source: Source, id: string) => ReturnType<CurrentFile['generate']>;

/** Calendars and feeds, and the page that leads to them. */
export const calendars: Feature = (sources) => ({
  files: subscriptionFiles(sources),
  content: { calendar: withDates },
});

/** Calendars, single events for a visitor's own calendar, and feeds. */
export function subscriptionFiles(site: FileSources): GeneratedFile[] {
  const { config, releases, gateway, content, readNotice } = site;
  const { siteUrl, timeZone, schoolCode } = config;

  const file = (address: string, type: string, list: string, write: Write): GeneratedFile => ({
    address,
    read: async ({ params: { id = '' } }) => {
      const [latest] = await gateway.readAll([list]);
      // an empty calendar would take dates from phones
      if (!Array.isArray(latest?.body)) throw new BusyError(503);
      const today = isoDay(dayAt(Date.now(), timeZone));
      const paths = releases.current().routes.map(({ path }) => path);
      const source = { ...site, address, records: latest.body as unknown[], base: siteUrl ?? '' };
      return {
        version: [today, content.version(), readNotice()?.id, ...paths, latest.version].join(' '),
        name: id,
        headers: {
          'content-type': `${type}; charset=utf-8`,
          'cache-control': 'no-cache',
          'x-robots-tag': 'noindex',
        },
        generate: () => write(source, id),
      };
    },
  });
  return [
    ...Object.entries(kinds).map(([address, kind]) =>
      file(address, 'text/calendar', 'events/All', (source) => writeDates(source, kind)),
    ),
    file('/calendar/event/:id.ics', 'text/calendar', 'events/All', writeOneEvent),
    file('/calendar/class-:id.ics', 'text/calendar', 'events/All', writeDatesOfClass),
    file('/feeds/class-:id.atom', feedTypes.atom, 'circular/all', writeFeedOfClass),
    ...Object.entries(feeds).flatMap(([name, followed]) =>
      Object.entries(feedTypes).map(([format, type]) =>
        file(`/feeds/${name}.${format}`, type, followed.list, (source) => {
          const feed = feedOf(followed, source);
          if (feed === undefined || format === 'json') return feed && JSON.stringify(feed);
          return writeAtom(stableId(schoolCode, 'feed', name), feed);
        }),
      ),
    ),
  ];
}

function writeDates(source: Source, kind: (typeof kinds)[string]): string {
  const kindsOf = kind === 'all' ? (['events', ...periodKinds] as const) : [kind];
  const dates = kindsOf.flatMap((each) => (each === 'events' ? eventsIn(source) : periodsIn(each, source)));
  const { shortName } = source.content.current().profile;
  return write(texts.calendarOf(texts.calendars[kind], shortName), dates, source);
}

/** A calendar of a class: its own dates, and those of all. */
function writeDatesOfClass(source: Source, id: string): string | undefined {
  const name = classNames.find((each) => classId(each) === `class-${id}`);
  if (name === undefined) return undefined;
  const dates = [...eventsIn(source), ...periodKinds.flatMap((kind) => periodsIn(kind, source, name))];
  const { shortName } = source.content.current().profile;
  return write(texts.calendarOf(classTitle(name), shortName), dates, source);
}

/** The circulars to a class, and to all. */
function writeFeedOfClass(source: Source, id: string): string | undefined {
  const name = classNames.find((each) => classId(each) === `class-${id}`);
  const records = (source.records as readonly Circular[]).filter(isFor(name));
  const { circulars } = feeds;
  const feed = name && circulars && feedOf(circulars, { ...source, records });
  return (
    feed &&
    writeAtom(stableId(source.config.schoolCode, 'feed', id), {
      ...feed,
      title: `${classTitle(name)}: ${feed.title}`,
    })
  );
}

function writeOneEvent(source: Source, id: string): string | undefined {
  const events = id === '' ? [] : eventsIn(source, id);
  return events[0] && write(events[0].title, events, source);
}

function write(name: string, events: readonly CalendarEvent[], { config, records }: Source): string {
  const { timeZone } = config;
  const isCut = records.length > MAX_EVENTS && events.length >= MAX_EVENTS;
  const description = isCut ? texts.newestEvents(MAX_EVENTS, records.length) : undefined;
  return writeCalendar(name, events, { timeZone, stamp: startOfToday(timeZone), description });
}
