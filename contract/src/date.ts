/** Longer than any date that is read. */
const MAX_DATE_LENGTH = 100;

/** Beside a month's name, a year of two digits leaves no doubt. */
const month = '(?<month>[a-z]{3,9})';
const weekday = '(?:[a-z]{3,9}\\.?,? )?';
const day = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';
const year = "['’‘`]?(?<year>[12]\\d{3}|\\d\\d)(?!\\d)";

/** Year first; day first; `Sat, 7th Nov 2026`, `17-Feb-26`; `Sat Nov 7, 2026`. */
const forms = [
  /^(?<year>[12]\d{3})([-/. ])(?<month>\d{1,2}|[a-z]{3,9})\2(?<day>\d{1,2})/i,
  /^(?<day>\d{1,2})([-/.])(?<month>\d{1,2})\2(?<year>[12]\d{3})/,
  new RegExp(`^${weekday}${day}(?: of )?[-/., ]?${month}(?:[-/]|\\.?,? ?)${year}`, 'i'),
  new RegExp(`^${weekday}${month}([-/]|\\.? )${day}(?:\\2|,? |,)${year}`, 'i'),
];
const clock =
  /^(?<hour>\d{1,2}):(?<minute>\d{2})(?::\d{2}(?:[.,]\d{1,9})?)?(?: ?(?<half>[ap]\.?m\b\.?)| ?(?:hrs?|hours|h)\b\.?)?/i;
const zone =
  /^(?:Z|(?:GMT|UTC)?(?<sign>[+-])(?<hours>0?\d|1[0-4])(?::?(?<minutes>[0-5]\d))?(?: \([^()]*\))?|GMT|UTC)$/i;

const monthNames =
  'january february march april may june july august september october november december'.split(' ');

/**
 * Reads a provider's date. A day, or a time without a zone, which is the school's, becomes `2026-11-07`. A
 * moment becomes `2026-11-07T18:30:00.000Z`. Days in figures begin with the day or a complete year. Beside a
 * month's name, two figures of the year are enough. Undefined for other forms, and for days that no month
 * has.
 */
export function readDate(text: string): string | undefined {
  const read = readParts(text);
  return read?.minutes === undefined || read.ahead === undefined ? read?.day : instantOfParts(read);
}

/**
 * Reads a day and a time of it in the same forms. Without a zone, which is then the school's, it becomes
 * `2026-11-24T18:00`, and otherwise `2026-11-24T12:30:00.000Z`. Undefined for a day alone.
 */
export function readMoment(text: string): string | undefined {
  const read = readParts(text);
  if (read?.minutes === undefined) return undefined;
  const moment = instantOfParts(read);
  return read.ahead === undefined ? moment.slice(0, '2026-11-24T18:00'.length) : moment;
}

interface Parts {
  day: string;
  /** Since midnight. */
  minutes?: number;
  /** Minutes that its zone is ahead of UTC. */
  ahead?: number;
}

function instantOfParts({ day, minutes = 0, ahead = 0 }: Parts): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + (minutes - ahead) * 60_000).toISOString();
}

function readParts(text: string): Parts | undefined {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line.length > MAX_DATE_LENGTH) return undefined;
  for (const form of forms) {
    const match = form.exec(line);
    const day = match?.groups && dayOfParts(match.groups);
    if (match && day !== undefined) return readTime(day, line.slice(match[0].length));
  }
  return undefined;
}

/** `2026-11-07`, if that month has that day. */
function dayOfParts({
  year = '',
  month = '',
  day = '',
}: Partial<Record<string, string>>): string | undefined {
  const number = /^\d/.test(month) ? month : String(monthOf(month));
  const century = year.length > 2 ? '' : year < '70' ? '20' : '19';
  const iso = `${century}${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDay(iso) ? iso : undefined;
}

/** Whether a month has the day: `2026-02-30` is none, though some browsers take it for 2 March. */
export function isIsoDay(text: string): boolean {
  const midnight = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text);
}

/** From 1; 0 where it is no month: `Sept` is one, `Mayday` is none. */
function monthOf(name: string): number {
  return monthNames.findIndex((month) => month.startsWith(name.toLowerCase())) + 1;
}

function readTime(day: string, rest: string): Parts | undefined {
  const text = rest.replace(/^(?:T|,? )/i, '');
  if (text === '') return rest === '' ? { day } : undefined;
  const { groups, 0: clockTime = '' } = clock.exec(text) ?? {};
  const minutes = groups && minutesOf(groups);
  if (minutes === undefined || text === rest) return undefined;
  const place = text.slice(clockTime.length).trim();
  if (place === '') return { day, minutes };
  const match = zone.exec(place);
  return match ? { day, minutes, ahead: offsetOf(match.groups) } : undefined;
}

/** Minutes since midnight. */
function minutesOf({ hour = '', minute = '', half }: Partial<Record<string, string>>): number | undefined {
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  const isTime = Number(minute) < 60 && hours < 24 && (half === undefined || Number(hour) <= 12);
  return isTime ? hours * 60 + Number(minute) : undefined;
}

/** Minutes that a zone is ahead of UTC. */
function offsetOf({ sign, hours, minutes = '0' }: Partial<Record<string, string>> = {}): number {
  if (sign === undefined) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
