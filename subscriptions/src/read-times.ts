/** Start and end on the clock of the school, such as `09:30`. */
export interface Times {
  start: string;
  end?: string;
}

interface Clock {
  minutes: number;
  hasHalf: boolean;
  isPm: boolean;
}

const clock = /^(\d{1,2})(?:[:.](\d{2}))? ?(?:([ap])\.?m\.?)?$/i;
const HALF_DAY = 12 * 60;

/** Reads `09:30`, `9.30 am` and `3:00 - 5:00 PM`; undefined for any other text. */
export function readTimes(text: string): Times | undefined {
  const [first = '', second = '', ...rest] = text.trim().split(/ ?(?:[-–—]|\bto\b) ?/i);
  const start = rest.length === 0 ? readClock(first) : undefined;
  if (start === undefined) return undefined;
  const end = readClock(second);
  if (end === undefined) return second === '' ? { start: format(start.minutes) } : undefined;
  // in `3:00 - 5:00 PM` both are in the afternoon
  const isInAfternoon = !start.hasHalf && end.isPm && start.minutes + HALF_DAY < end.minutes;
  const minutes = start.minutes + (isInAfternoon ? HALF_DAY : 0);
  return end.minutes > minutes
    ? { start: format(minutes), end: format(end.minutes) }
    : { start: format(minutes) };
}

function readClock(text: string): Clock | undefined {
  const [whole, hour = '', minute, half] = clock.exec(text.trim()) ?? [];
  const hours = Number(hour);
  const isTime = whole !== undefined && (minute !== undefined || half !== undefined);
  if (!isTime || Number(minute ?? 0) > 59 || hours > (half === undefined ? 23 : 12)) return undefined;
  const isPm = half?.toLowerCase() === 'p';
  const inDay = half === undefined ? hours : (hours % 12) + (isPm ? 12 : 0);
  return { minutes: inDay * 60 + Number(minute ?? 0), hasHalf: half !== undefined, isPm };
}

function format(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
