import type { SearchAnswer } from '@school/contract';
import type { Language } from '@school/contract/languages';

import { readQuery } from './search-document';
import { createSearchedSite, titlesIn } from './searched-site';

async function answerIn(language: Language): Promise<SearchAnswer> {
  const site = createSearchedSite();
  const dates = [{ from: '2026-12-07', to: '2026-12-12', name: 'Periodic Test-2', classes: ['VIII'] }];
  const answer = { questions: ['next exam'], title: 'Examinations', href: '/Calendar', dates };
  await site.setSite({
    pages: [],
    content: {},
    profile: { phones: [], email: '', address: [], affiliation: {} } as never,
    words: { synonyms: [], answers: [answer] },
    timeZone: 'Asia/Kolkata',
    today: { year: 2026, month: 10, day: 23 },
  });
  return site.find({ ...readQuery(new URLSearchParams({ q: 'next exam' })), today: '2026-11-23', language });
}

it('answers in the language of the page, with the names that the school gave', async () => {
  const { answers } = await answerIn('hi');
  expect(answers[0]?.text).toBe(
    'Periodic Test-2, कक्षा VIII: सोमवार, 7 दिसंबर 2026 से शनिवार, 12 दिसंबर 2026 तक।',
  );
  const english = await answerIn('en');
  expect(english.answers[0]?.text).toBe(
    'Periodic Test-2, class VIII: from Monday, 7 December 2026 to Saturday, 12 December 2026.',
  );
});

const admission = { path: '/Admission', title: 'Admission', trail: [], resources: ['content/admission'] };
const contact = { path: '/ContactUs', title: 'Contact Us', trail: [], resources: [] };
const blocks = [{ type: 'heading', id: 'seats', text: 'Seats above the desk' }];

it('calls pages by their titles in the language of the page, and marks what was found in them', async () => {
  const site = createSearchedSite();
  const hindi = [
    { ...admission, title: 'प्रवेश' },
    { ...contact, title: 'संपर्क करें' },
  ];
  await site.setSite({
    pages: [admission, contact],
    content: { admission: { blocks } },
    profile: { phones: ['1'], email: 'desk@x', address: ['Seats'], affiliation: {} } as never,
    words: { synonyms: [], answers: [] },
    timeZone: 'Asia/Kolkata',
    today: { year: 2026, month: 10, day: 23 },
    titles: titlesIn([admission, contact], { hi: { routes: hindi } }),
  });
  await site.setList('news/all', [{ _id: '1', title: 'Admission: a seat on the moon', fromDate: '' }]);
  const find = (q: string, language: Language) => {
    const query = { ...readQuery(new URLSearchParams({ q })), today: '2026-11-23', language };
    return site
      .find(query)
      .results.map(({ title, marks }) => [title, title.slice(...(marks.title as [number, number]))]);
  };
  expect(find('seats', 'hi')).toContainEqual(['प्रवेश: Seats above the desk', 'Seats']);
  expect(find('desk', 'hi').map(([title]) => title)).toContain('फ़ोन, ईमेल और पता');
  expect(find('moon', 'hi').map(([title]) => title)).toEqual(['Admission: a seat on the moon']);
  expect(find('seats', 'en')).toContainEqual(['Admission: Seats above the desk', 'Seats']);
});
