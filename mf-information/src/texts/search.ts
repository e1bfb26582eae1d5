/** Texts of the search. */
export const texts = {
  label: 'Search the site',
  submit: 'Search',
  example: 'fee for class V',
  titleOf: (q: string) => `Search: ${q}`,
  hint: 'Pages, circulars, news, events, albums, and the words inside documents.',
  found: (count: number, q: string) => `${count} ${count === 1 ? 'result' : 'results'} for “${q}”`,
  foundSome: (count: number, q: string) => `No result has all words of “${q}”; ${count} have some`,
  answers: 'Answer',
  best: 'Best matches',
  filters: 'Narrow the results',
  kind: 'Kind',
  year: 'Year',
  all: 'All',
  countOf: (name: string, count: number) => `${name}, ${count} ${count === 1 ? 'result' : 'results'}`,
  allOf: (count: number, kind: string) => `All ${count}: ${kind}`,
  page: (page: number) => `page ${page}`,
  nothing: (q: string) => `Nothing found for “${q}”`,
  understood: 'The search looked for',
  near: 'Words that are close',
  wanted: 'Most visitors look for',
  also: 'also ',
  askOffice: 'Ask the office: call ',
  whatsApp: 'WhatsApp',
  write: 'write',
  down: 'The search does not answer at the moment. Please try again in a minute.',
};

/** Pages that are offered by a school that has not named its own. */
export const wantedPages = [
  { label: 'Circulars', href: '/Circular' },
  { label: 'Events', href: '/Events' },
  { label: 'Holiday Homework', href: '/HolidayHomework' },
  { label: 'Admission', href: '/Admission' },
  { label: 'Contact Us', href: '/ContactUs' },
];
