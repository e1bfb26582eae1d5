import type { SchoolEvent } from '@school/shared-deps';
import type { Listed } from '@school/shared-deps/lists';

import { countComing } from './event-places';

const today = { year: 2026, month: 10, day: 22 };
const on = (...days: (number | undefined)[]) =>
  days.map((day) => ({ day: day === undefined ? undefined : { ...today, day } }) as Listed<SchoolEvent>);

it.each([
  [[28, 22, 14], 2],
  [[28, 23], 2],
  [[21, 14], 0],
  [[28, undefined], 1],
  [[], 0],
])('counts today among the days to come: %j', (days, count) => {
  expect(countComing(on(...days), today)).toBe(count);
});
