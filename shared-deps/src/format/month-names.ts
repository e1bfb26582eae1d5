export const longMonths: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Months in filters and on leaves of a calendar (`en-GB` would say "Sept"). */
export const months: readonly string[] = longMonths.map((month) => month.slice(0, 3));
