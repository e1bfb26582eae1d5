const longForm = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-04-01` as `1 April 2026`. */
export function inLongForm(day: string): string {
  return longForm.format(new Date(`${day}T00:00:00Z`));
}

/** The academic session, March to February, that a day falls in, such as `2026-27`. */
export function sessionOf(day: string): string {
  const year = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < 3 ? 1 : 0);
  return `${year}-${String(year + 1).slice(2)}`;
}
