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

describe('texts that the school has translated', () => {
  const hours = { type: 'heading', id: 'office-hours', text: 'Office hours' };
  const paragraph = { type: 'paragraph', text: 'The desk is open until noon.' };
  const content = {
    admission: { blocks: [hours, paragraph] },
    'admission.hi': {
      blocks: [
        { ...hours, text: 'कार्यालय का समय' },
        { ...paragraph, text: 'खिड़की दोपहर तक खुली है।' },
      ],
    },
  };
  const news = [
    { _id: '1', title: 'The ferry is back', description: 'From Monday.', fromDate: '2026-11-20' },
  ];
  const find = async (q: string, language: Language) => {
    const site = createSearchedSite();
    await site.setSite({
      pages: [admission, { ...contact, path: '/News' }],
      content,
      profile: { phones: [], email: '', address: [], affiliation: {} } as never,
      words: { synonyms: [['ferry', 'boat', 'नाव']], answers: [] },
      timeZone: 'Asia/Kolkata',
      today: { year: 2026, month: 10, day: 23 },
      titles: titlesIn([admission], { hi: { routes: [{ ...admission, title: 'प्रवेश' }] } }),
    });
    await site.setList('news/all', news, { hi: [{ ...news[0], title: 'फ़ेरी फिर चलने लगी' }] });
    const { results } = site.find({
      ...readQuery(new URLSearchParams({ q })),
      today: '2026-11-23',
      language,
    });
    return results.map(({ title, context }) => [title, context]);
  };

  it('are found in each language, and called in that of the page', async () => {
    const text = 'खिड़की दोपहर तक खुली है।';
    expect(await find('कार्यालय समय', 'hi')).toContainEqual(['प्रवेश: कार्यालय का समय', text]);
    expect(await find('दोपहर', 'en')).toEqual([['Admission: Office hours', text]]);
    expect(await find('noon', 'hi')).toEqual([['प्रवेश: कार्यालय का समय', paragraph.text]]);
    expect(await find('noon', 'pa')).toEqual([['Admission: Office hours', paragraph.text]]);
    expect(await find('फेरी', 'hi')).toEqual([['फ़ेरी फिर चलने लगी', 'From Monday.']]);
  });

  it("are found by the school's synonyms", async () => {
    expect(await find('नाव', 'hi')).toEqual([['फ़ेरी फिर चलने लगी', 'From Monday.']]);
    expect(await find('boat', 'en')).toEqual([['The ferry is back', 'From Monday.']]);
  });
});
