import { pad } from '@school/contract';

import { fold } from '../bundled';

const twelve = /(?:\b12(?:[:.]00)? ?|\b)(?:(noon|mid[ -]?day)|mid[ -]?night)\b/g;
/** The school's own zone, and words that change no hour. */
const besides = /,? ?(?:\((?:ist|local time)\)|\b(?:ist|local time|(?:and )?onwards?|sharp|only)\b)/g;
const lead = /^ ?(?:(?:from|at|time:?) |@ ?)/;
const between = / ?(?:-|\b(?:to|up ?to|till|until)\b) ?/;
const clock =
  /^(?<hour>\d{1,2})(?:(?<sign>[:.]?)(?<minute>[0-5]\d)(?:[:.][0-5]\d)?)? ?(?<suffix>[ap]\.? ?m|hrs?|hours|h|oclock)?\.?$/;

const DAY = 24 * 60;

/**
 * Start and end such as `09:30`; an end before the start is on the next day. A text is one time, or two with
 * a dash, `to`, `till`, `until` or `upto`. Where only one of two has `am` or `pm`, the other one is as near
 * as possible. `from`, `at`, `onwards`, `sharp` and `IST` are ignored. Undefined where a doubt is left. Other
 * words and zones leave one, and more than twelve hours past midnight, such as `18:00-17:00`.
 */
export function readTimes(text: string): { start: string; end?: string } | undefined {
  const line = fold(text).replace(twelve, (_, noon?: string) => (noon ? '12 pm' : '12 am'));
  const [first = '', second, ...rest] = line.replace(besides, '').replace(lead, '').trim().split(between);
  if (rest.length > 0) return undefined;
  const starts = readClock(first, second).filter((each) => each < DAY);
  if (second === undefined) return starts[0] === undefined ? undefined : { start: format(starts[0]) };
  const [best] = starts
    .flatMap((from) =>
      readClock(second, first).map((to) => ({ from, to, lasts: (to - from + DAY) % DAY || DAY })),
    )
    .sort((one, other) => one.lasts - other.lasts);
  if (best === undefined) return undefined;
  const start = format(best.from);
  if (best.from === best.to) return { start };
  const isOvernight = halfOf(first) === 'p' && halfOf(second) === 'a';
  const isClear = best.lasts <= DAY / 2 || isOvernight || (best.from < best.to && best.lasts < DAY);
  return isClear ? { start, end: format(best.to) } : undefined;
}

/** Minutes since midnight: two readings where only the other time has a half of the day. */
function readClock(text: string, other = ''): number[] {
  const { hour, sign, minute = '0', suffix = '' } = clock.exec(text)?.groups ?? {};
  const isYear = sign === '' && !hour?.startsWith('0') && !/[a-z]/.test(suffix + other);
  const own = halfOf(text);
  const halves = own || suffix || !halfOf(other) ? [own] : ['a', 'p'];
  return halves.flatMap((half) => {
    const minutes = hourIn(half, Number(hour)) * 60 + Number(minute);
    return minutes <= DAY && !isYear ? minutes : [];
  });
}

/** `a` or `p`, or empty. */
function halfOf(text: string): string {
  return /([ap])\.? ?m\.?$/.exec(text)?.[1] ?? '';
}

function hourIn(half: string, hour: number): number {
  if (half === '' || (half === 'p' && hour > 12)) return hour;
  return hour > 12 ? NaN : (hour % 12) + (half === 'p' ? 12 : 0);
}

function format(minutes: number): string {
  return `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`;
}
