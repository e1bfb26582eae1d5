/** Texts of Events. */
export const texts = {
  total: 'Events',
  one: 'event',
  many: 'events',
  enlarge: (title: string) => `Enlarge: ${title}`,
  noMatch: 'No event matches',
  oneMatch: '1 event matches',
  matches: (count: number) => `${count} events match`,
  addToCalendar: 'Add to calendar',
  allInCalendar: 'All dates in your own calendar',
  coming: 'Coming',
  past: 'Past',
};
