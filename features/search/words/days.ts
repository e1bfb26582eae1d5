import { type Day, dayOf, fold, isoDay, longMonths } from '@school/shared-deps/server';

/** A day that a question names, and the question with `today` in its place. */
export interface NamedDay {
  day: Day;
  question: string;
}

/** In English, Hindi and Punjabi, in their own letters and in Latin ones: tomorrow, and the day after. */
const daysAhead = [
  'tomorrow tommorow tomorow kal kall कल ਕੱਲ੍ਹ ਕੱਲ ਕਲ bhalke ਭਲਕੇ',
  'dayaftertomorrow parso parson parsoon परसों परसो ਪਰਸੋਂ ਪਰਸੋ',
];
/** From Sunday on. */
const weekdays = [
  'sunday sun ravivar raviwar itvar itwar रविवार इतवार ਐਤਵਾਰ aitvar aitwar',
  'monday mon somvar somwar सोमवार ਸੋਮਵਾਰ',
  'tuesday tue tues mangalvar mangalwar मंगलवार ਮੰਗਲਵਾਰ',
  'wednesday wed budhvar budhwar बुधवार ਬੁੱਧਵਾਰ',
  'thursday thu thurs guruvar guruwar veervar veerwar virvar गुरुवार वीरवार ਵੀਰਵਾਰ',
  'friday fri shukravar shukrawar shukarvar शुक्रवार ਸ਼ੁੱਕਰਵਾਰ',
  'saturday sat shanivar shaniwar shanichar शनिवार ਸ਼ਨੀਵਾਰ ਸ਼ਨਿੱਚਰਵਾਰ',
];
const months = [
  'जनवरी ਜਨਵਰੀ',
  'फरवरी फ़रवरी ਫਰਵਰੀ ਫ਼ਰਵਰੀ',
  'मार्च ਮਾਰਚ',
  'अप्रैल ਅਪ੍ਰੈਲ',
  'मई ਮਈ',
  'जून ਜੂਨ',
  'जुलाई ਜੁਲਾਈ',
  'अगस्त ਅਗਸਤ',
  'sept सितंबर सितम्बर ਸਤੰਬਰ',
  'अक्टूबर अक्तूबर ਅਕਤੂਬਰ',
  'नवंबर नवम्बर ਨਵੰਬਰ',
  'दिसंबर दिसम्बर ਦਸੰਬਰ',
].map((others, at) => `${longMonths[at]} ${longMonths[at]?.slice(0, 3)} ${others}`);

const aheadOf = numbered(daysAhead);
const weekdayNumbers = numbered(weekdays);
const monthNumbers = numbered(months);

const DAY_MS = 86_400_000;
/** Without a year, a date is the one that is nearest to this many days from now. */
const MIDDLE_OF_SESSION = 90;

/** The one day after today that a question names; undefined where it names none, or several. */
export function readDay(question: string, today: string): NamedDay | undefined {
  const words = fold(question)
    .replace(/\bday after tomorrow\b/, 'dayaftertomorrow')
    .replace(
      /\b(\d{1,2})[/.-](\d{1,2})\b/,
      (_, day: string, month: string) => `${day} ${fold(longMonths[Number(month) - 1] ?? '')}`,
    )
    .split(/[\s,/?!.-]+/);
  const found = words.flatMap((_, at) => readAt(words, at, today) ?? []);
  const [only, ...others] = found;
  const day = only && others.length === 0 ? dayOf(only.date, 'UTC') : undefined;
  if (!only || !day || isoDay(day) !== only.date) return undefined;
  return {
    day,
    question: [...words.slice(0, only.at), 'today', ...words.slice(only.at + only.length)].join(' '),
  };
}

/** The date that begins at a word, and how many words it has. */
function readAt(words: readonly string[], at: number, today: string) {
  const [word = '', next = '', afterNext = ''] = words
    .slice(at)
    .map((each) => each.replace(/^(\d+)(?:st|nd|rd|th)$/, '$1'));
  const ahead = aheadOf.get(word);
  if (ahead !== undefined) return { at, length: 1, date: later(today, ahead + 1) };
  const weekday = weekdayNumbers.get(word);
  if (weekday !== undefined) {
    const days = (weekday - new Date(today).getUTCDay() + 6) % 7;
    return { at, length: 1, date: later(today, days + 1) };
  }
  const isDayFirst = /^\d{1,2}$/.test(word);
  const month = monthNumbers.get(isDayFirst ? next : word);
  const day = isDayFirst ? word : next;
  if (month === undefined || !/^\d{1,2}$/.test(day)) return undefined;
  const inYear = `-${String(month + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (/^20\d\d$/.test(afterNext)) return { at, length: 3, date: afterNext + inYear };
  return { at, length: 2, date: nearest(inYear, today) };
}

function nearest(inYear: string, today: string): string {
  const middle = Date.parse(today) + MIDDLE_OF_SESSION * DAY_MS;
  const distance = (date: string) => Math.abs(Date.parse(date) - middle);
  const year = Number(today.slice(0, 4));
  const [first = ''] = [year - 1, year, year + 1]
    .map((each) => `${each}${inYear}`)
    .sort((one, other) => distance(one) - distance(other));
  return first;
}

function later(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The place of each word's line. */
function numbered(lines: readonly string[]): ReadonlyMap<string, number> {
  return new Map(lines.flatMap((line, at) => line.split(' ').map((word) => [fold(word), at])));
}
