import { recordDocuments } from './documents/record-documents';
import { type Question, questions } from './testing/questions';
import { openSampleSearch } from './testing/sample-search';
import { tasks, unanswered } from './testing/tasks';

let find: Awaited<ReturnType<typeof openSampleSearch>>;
beforeAll(async () => {
  find = await openSampleSearch();
});

it('answers at least nine in ten questions within the first three results', () => {
  const missed: Question[] = [];
  for (const question of questions) {
    const [q, ...answers] = question;
    const first = find(q)
      .results.slice(0, 3)
      .map(({ href }) => href);
    if (!answers.some((answer) => first.some((href) => isAt(href, answer)))) missed.push(question);
  }
  expect(missed.map(([q]) => q)).toHaveLength(Math.min(missed.length, Math.floor(questions.length / 10)));
});

/** Whether an address is this one, or a part, a page or a record of it. */
function isAt(href: string, answer: string): boolean {
  return href === answer || href.startsWith(`${answer}#`) || href.startsWith(`${answer}?`);
}

it.each([
  ['office hours', 'Office hours', 'from 9:00'],
  ['छुट्टी', 'Next holiday', 'Guru Nanak Jayanti'],
  ['ਫ਼ੋਨ', 'Telephone', '+91 1009 240118'],
  ['वर्दी', 'Uniform', 'The winter uniform'],
  ['फीस कितनी है', 'Fees of 2026-2027', 'Tuition is'],
  ['last date for registration', 'Last dates', 'Registration for LKG'],
  ['ਨਤੀਜਾ', 'Board results', 'Every candidate'],
])('answers %s above the results', (q, title, text) => {
  const { answers } = find(q);
  expect(answers).toMatchObject([{ title }]);
  expect(answers[0]?.text).toContain(text);
});

it.each(tasks)('does the task of a parent who types %s', (typed, { answer, result }) => {
  const { answers, results } = find(typed);
  const [title, words = ''] = answer ?? [];
  expect(answers.map((each) => each.title)).toEqual(title ? [title] : []);
  expect(answers[0]?.text ?? '').toContain(words);
  if (result) expect(isAt(results[0]?.href ?? '', result)).toBe(true);
});

it.each(unanswered)('is silent rather than wrong about %s', (typed) => {
  expect(find(typed).answers).toEqual([]);
});

it('finds the word that begins so rather than another one', () => {
  const titles = find('bany').results.map(({ title }) => title);
  expect(titles).toEqual(['Children’s fete', 'Forty-four Birds of Our Campus']);
});

it('finds two words that somebody writes as one', () => {
  expect(find('smartwatch').results[0]?.title).toBe('Mobile phones and smart watches');
});

it('begins with a title that has all words of a question', () => {
  expect(find('when is sports day').results[0]?.title).toBe('Annual Sports Day');
});

it.each(['fee for class V', 'late fee', 'admission fee'])('leads from %s to how it is paid', (typed) => {
  expect(find(typed).answers).toMatchObject([{ more: { label: 'How to pay', href: '/Pphelp' } }]);
});

it('has two answers where a question is about two of one subject', () => {
  const titles = find('office kitne baje band').answers.map(({ title }) => title);
  expect(titles).toEqual(['Office hours', 'Is the office open?']);
});

it('has no answer of this year to a question about another one', () => {
  expect(find('fee 2023').answers).toEqual([]);
});

it('opens a PDF at the page that has the words, and marks them', () => {
  const [first] = find('dengue').results;
  expect(first?.href).toBe('/api/image/circulars/2023-08-26-dengue-precautions.pdf#page=1');
  expect(first).toMatchObject({ kind: 'circular', page: 1, date: '2023-08-26' });
  const [from, to] = first?.marks.title ?? [];
  expect(first?.title.slice(from, to)).toBe('dengue');
});

it('marks a phrase that means the same, and none of its words alone', () => {
  const { results } = find('deadline');
  const marked = results.flatMap(({ title, marks }) => title.slice(marks.title[0] ?? 0, marks.title[1] ?? 0));
  expect(marked.join(' ')).not.toMatch(/\bday\b/i);
});

it('folds PDFs of other years with the same name into the newest', () => {
  const [first] = find('half yearly date sheet').results;
  expect(first).toMatchObject({
    date: '2026-08-29',
    also: [{ year: '2025' }, { year: '2024' }, { year: '2023' }],
  });
});

it('counts the results that have all words, and says when there are none', () => {
  expect(find('fee for class V').total).toBeLessThan(10);
  expect(find('fee for class V').isPartial).toBeUndefined();
  expect(find('hostel fee')).toMatchObject({ isPartial: true });
});

it('suggests titles that begin with the question first', () => {
  const titles = find('off', { limit: '5' }).results.map(({ title }) => title);
  expect(titles[0]).toBe('Contact Us: Office hours');
});

it('opens a PDF that is found by its title alone', () => {
  for (const { kind, href } of find('circulars').results) {
    if (kind === 'circular') expect(href).toMatch(/\.pdf#page=\d+$/);
  }
});

it('has the best results alone where few are asked for', () => {
  const { results, total } = find('fee', { limit: '5' });
  expect([results.length, total > 5]).toEqual([5, true]);
});

it('keeps to the kind and the year that are chosen, and counts what the others have', () => {
  const { results, total, kinds, years } = find('fee', { kind: 'circular', year: '2023' });
  expect(results.length).toBeGreaterThan(0);
  expect(results.filter(({ kind, date }) => kind !== 'circular' || !date?.startsWith('2023'))).toEqual([]);
  expect(kinds).toContainEqual({ kind: 'circular', count: total });
  expect(years).toContainEqual({ year: '2023', count: total });
  expect(years.length).toBeGreaterThan(1);
});

it('leads home to a record whose page the site does not have', () => {
  const news = [
    { _id: 'n', title: 'A new slipway', description: '', fromDate: '2026-11-20', attachments: [] },
  ];
  const site = { timeZone: 'Asia/Kolkata', pages: [{ path: '/home' }] };
  expect(recordDocuments('news/all', news, site)).toMatchObject([{ title: 'A new slipway', href: '/home' }]);
});

it('names known words that are close when nothing is found', () => {
  const { total, near, words } = find('spzzt');
  expect([total, words]).toEqual([0, ['spzzt']]);
  expect(near.length).toBeGreaterThan(0);
});

it.each(['(a+)+$', 'ab '.repeat(4_000), '\ud800', 'שלום עולם', '<script>alert(1)</script>', '\0', '...', ''])(
  'answers odd question %#',
  (q) => {
    const answer = find(q);
    expect(answer.q.length).toBeLessThanOrEqual(200);
    expect(JSON.stringify(answer)).not.toMatch(/\p{Cs}/u);
  },
);
