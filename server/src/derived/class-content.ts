import {
  type Circular,
  classId,
  classNames,
  classPage,
  classTitle,
  type ContentBlock,
  type DocumentLink,
  type HomeContent,
  type PageContent,
  recordAddress,
  type SchoolYear,
  schoolYearOf,
} from '@school/contract';
import { classAddresses, subscribeAddresses } from '@school/contract/subscriptions';
import { type Day, dayAt, isoDay } from '@school/shared-deps/server';

import { texts } from '../settings/texts';
import { heading } from './content-heading';
import { daysFrom, describeSchool, formatLongDay, formatPeriod } from './describe-day';
import type { ContentGenerator, GeneratorSources } from './generator';
import { comingPeriods } from './period-table';

const DAYS = 7;
const MAX_CIRCULARS = 6;

/** The pages of classes: this week, dates, homework, what the school says to the class, and circulars. */
export const classContents: Readonly<Record<string, ContentGenerator<PageContent>>> = Object.fromEntries(
  classNames.map((name) => [classId(name), (sources, list) => readClass(name, sources, list)]),
);

/** The coming dates of each class, for Calendar; none without a class. */
export const classDates: Readonly<Record<string, ContentGenerator<PageContent>>> = {
  'class-dates/All': () => ({ blocks: [] }),
  ...Object.fromEntries(
    classNames.map((name) => [`class-dates/${name}`, (sources) => readDates(name, sources)]),
  ),
};

function readDates(name: string, { content, config }: GeneratorSources): PageContent {
  const { schoolYear } = content.current().profile;
  const today = isoDay(dayAt(Date.now(), config.timeZone));
  return {
    blocks: [
      heading(classTitle(name)),
      ...(schoolYear ? datesTable(today, schoolYearOf(schoolYear, name)) : []),
      {
        type: 'links',
        items: [
          { label: texts.ofClass.all(classTitle(name)), href: classPage(name) },
          ...followLinks(name, config.siteUrl),
        ],
      },
    ],
  };
}

function readClass(
  name: string,
  { content, config: { timeZone, siteUrl } }: GeneratorSources,
  circulars: unknown,
): PageContent {
  const { profile, pages, search } = content.current();
  const today = dayAt(Date.now(), timeZone);
  const year = profile.schoolYear && schoolYearOf(profile.schoolYear, name);
  const homework = pages['holiday-homework'] as PageContent | undefined;
  const { bookList } = (pages['home'] ?? {}) as Partial<HomeContent>;
  const own = texts.ofClass;
  return {
    blocks: [
      ...(year ? [weekTable(today, year), ...datesTable(isoDay(today), year)] : []),
      heading(own.documents),
      { type: 'documents', items: [...sheetsOf(name, homework), ...(bookList ? [bookList] : [])] },
      ...answersTable(name, search.answers),
      ...linksOf(own.circulars, circularsOf(name, circulars)),
      ...linksOf(own.follow, followLinks(name, siteUrl)),
      ...linksOf(own.others, classLinks(name)),
    ],
  };
}

/** @param siteUrl without it, the calendar is a file that the visitor adds */
function followLinks(name: string, siteUrl: string | undefined) {
  const { calendar, feed } = classAddresses(name);
  const inApps = siteUrl === undefined ? undefined : subscribeAddresses(siteUrl, calendar);
  return [
    { label: texts.ofClass.calendar, href: inApps?.webcal ?? calendar },
    ...(inApps ? [{ label: texts.ofClass.inGoogle, href: inApps.google }] : []),
    { label: texts.ofClass.feed, href: feed },
  ];
}

/** Links to the pages of classes. */
export function classLinks(except = '') {
  const others = classNames.filter((name) => name !== except);
  return others.map((name) => ({ label: classTitle(name), href: classPage(name) }));
}

function weekTable(today: Day, year: SchoolYear): ContentBlock {
  const rows = daysFrom(today, DAYS).map((day) => [formatLongDay(day), describeSchool(day, year)]);
  return { type: 'table', caption: texts.ofClass.week, columns: texts.ofClass.weekColumns, rows };
}

/** Examinations, meetings and first days, the soonest first. */
function datesTable(today: string, { examinations, meetings, reopenings }: SchoolYear): ContentBlock[] {
  const periods = comingPeriods(today, [...examinations, ...meetings, ...reopenings]);
  const rows = periods.map((period) => [period.name, formatPeriod(period)]);
  return rows.length === 0
    ? []
    : [{ type: 'table', caption: texts.ofClass.dates, columns: texts.periodColumns, rows }];
}

/** `VIII`; `XI Commerce` and `XI Science` of `XI`. */
function sheetsOf(name: string, homework: PageContent | undefined): DocumentLink[] {
  const sheets = (homework?.blocks ?? []).flatMap((block) => (block.type === 'documents' ? block.items : []));
  return sheets
    .filter(({ title }) => ` ${title} `.includes(` ${name} `))
    .map((sheet) => ({ ...sheet, title: `${texts.ofClass.homework} ${sheet.title}` }));
}

/** The texts of the school’s own answers for the class, such as its fee. */
function answersTable(
  name: string,
  answers: readonly { title: string; href: string; byClass?: Readonly<Record<string, string>> | undefined }[],
): ContentBlock[] {
  const rows = answers.flatMap(({ title, href, byClass }) => {
    const text = byClass?.[name];
    return text === undefined ? [] : [[{ text: title, href }, text]];
  });
  return rows.length === 0
    ? []
    : [{ type: 'table', caption: texts.ofClass.answers, columns: texts.ofClass.answerColumns, rows }];
}

/** The newest ones to the class or to all. */
function circularsOf(name: string, body: unknown) {
  const circulars = Array.isArray(body) ? (body as readonly Circular[]) : [];
  return circulars
    .filter(
      ({ category, date, classes = [] }) =>
        category === 'Circular' && date !== '' && (classes.length === 0 || classes.includes(name)),
    )
    .sort((one, other) => other.date.localeCompare(one.date))
    .slice(0, MAX_CIRCULARS)
    .map(({ _id, title }) => ({ label: title, href: recordAddress('/Circular', _id) }));
}

function linksOf(title: string, items: readonly { label: string; href: string }[]): ContentBlock[] {
  return items.length === 0 ? [] : [heading(title), { type: 'links', items: [...items] }];
}
