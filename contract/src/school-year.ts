import * as v from 'valibot';

import { classNames } from './class-names';
import { classWords } from './class-words';
import { weekdays } from './day';
import { calendarDay, requiredText, yearlyDay } from './fields';

const weekday = v.picklist(weekdays);
const time = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30'));

const className = v.pipe(
  v.string(),
  v.check((name) => classNames.includes(name), 'must be a class such as LKG or VIII'),
);

/** A day, or the days from `from` to `to`. */
export const periodSchema = v.pipe(
  v.object({
    from: calendarDay,
    to: v.optional(calendarDay),
    name: requiredText,
    /** The classes that it is for; all of them where it has none. */
    classes: v.optional(v.array(className)),
    /** Such as `9:00 to 12:30`. */
    time: v.optional(requiredText),
  }),
  v.check(({ from, to = from }) => to >= from, 'ends before it begins'),
);
export type Period = v.InferOutput<typeof periodSchema>;

/** When the school is open and what the session has in store, for the days to come. */
export const schoolYearSchema = v.object({
  /** Days of the week without school. */
  closedOn: v.array(weekday),
  /** Hours of the office from a day of each year on, such as `11-16`, until the next ones begin. */
  office: v.optional(
    v.array(
      v.object({
        from: yearlyDay,
        opens: time,
        closes: time,
      }),
    ),
    [],
  ),
  holidays: v.array(periodSchema),
  examinations: v.array(periodSchema),
  /** Of parents with teachers. */
  meetings: v.optional(v.array(periodSchema), []),
  /** First days of school, of a session or after holidays. */
  reopenings: v.optional(v.array(periodSchema), []),
});
export type SchoolYear = v.InferOutput<typeof schoolYearSchema>;

/** A day at school, in the parts of a row, some of which are links. */
export interface DayLine {
  /** Epoch milliseconds at which the day begins. */
  from: number;
  /** `Sat` */
  weekday: string;
  /** `28 Nov` */
  date: string;
  /** A notice that is in force may change what is planned. */
  parts: readonly { text: string; href?: string; isPlanned?: boolean }[];
}

/** How to reach the office, besides the profile. */
export interface Office {
  /** Its hours in this season, such as `from 9:00 to 13:30`. */
  hours?: string;
  /** `Open now: the office is open from 9:00 to 13:30.` */
  now?: string;
}

/** Today and the days after it, which the server makes. */
export interface Today {
  /** In order, more of them than a page shows; empty without a school year. */
  days: readonly DayLine[];
  /** When the office is open, each from an instant on. */
  office: readonly { from: number; text: string }[];
  calendar: { text: string; href: string };
}

/** `Periodic Test-2, class X`; `Periodic Test-2, classes III to IX, XI`. */
export function nameWithClasses({ name, classes = [] }: Period): string {
  if (classes.length === 0) return name;
  const runs: string[][] = [];
  for (const each of classNames.filter((known) => classes.includes(known))) {
    const last = runs.at(-1);
    const before = classNames[classNames.indexOf(each) - 1] ?? '';
    if (last?.at(-1) === before) last.push(each);
    else runs.push([each]);
  }
  const parts = runs.flatMap((run) => (run.length > 2 ? `${run[0]}${classWords.to}${run.at(-1)}` : run));
  return `${name}, ${classes.length === 1 ? classWords.one : classWords.several} ${parts.join(', ')}`;
}

/** The year of one class: its own dates and those of all, without names of classes. */
export function schoolYearOf(year: SchoolYear, name: string): SchoolYear {
  const own = (periods: readonly Period[]) =>
    periods.flatMap(({ classes, ...period }) => (classes?.includes(name) === false ? [] : [period]));
  const { holidays, examinations, meetings, reopenings } = year;
  return {
    ...year,
    holidays: own(holidays),
    examinations: own(examinations),
    meetings: own(meetings),
    reopenings: own(reopenings),
  };
}
