import type { SearchAnswer } from '@school/contract';
import type { Language } from '@school/contract/languages';

import { readQuery } from './search-document';
import { createSearchedSite } from './searched-site';

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
