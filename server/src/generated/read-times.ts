const clock = /^(\d{1,2})(?:[:.]([0-5]\d)(?::[0-5]\d)?)?\s?(?:([ap])\.?m\.?|(?:hrs?|hours|h)\b\.?)?$/i;

/** Start and end such as `09:30`, of `9.30 am` or `3:00 - 5:00 PM`; undefined for any other text. */
export function readTimes(text: string): { start: string; end?: string } | undefined {
  const [first = '', second, ...rest] = text
    .split(/\p{Pd}|\b(?:to|till|until)\b/iu)
    .map((part) => part.trim());
  if (rest.length > 0) return undefined;
  if (second === undefined) return startAt(readClock(first));
  const end = readClock(second);
  // in `3:00 - 5:00 PM` both are in the afternoon
  const half = /[ap]\.?m\.?$/i.exec(second)?.[0] ?? '';
  const start = [readClock(`${first} ${half}`.trim()), readClock(first)].find(
    (each) => each && end && each < end,
  );
  return start !== undefined && end !== undefined ? { start, end } : undefined;
}

function startAt(start: string | undefined) {
  return start === undefined ? undefined : { start };
}

function readClock(text: string): string | undefined {
  const [, hour = '24', minute = '00', half] = clock.exec(text) ?? [];
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  return hours < 24 ? `${String(hours).padStart(2, '0')}:${minute}` : undefined;
}
