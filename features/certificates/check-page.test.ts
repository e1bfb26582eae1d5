import { renderToStaticMarkup } from 'react-dom/server';

import { formPage, resultPage, waitPage } from './check-page';

const facts = { initials: 'RB', ending: '87', day: 20_785 };

it.each([
  ['en', 'was issued on 28 November 2026, for pupil R. B., admission number ending 87.'],
  ['hi', '28 नवंबर 2026 को जारी हुई: विद्यार्थी R. B., जिनकी प्रवेश संख्या के अंत में 87 है।'],
  ['pa', '28 ਨਵੰਬਰ 2026 ਨੂੰ ਜਾਰੀ ਹੋਈ: ਵਿਦਿਆਰਥੀ R. B., ਜਿਨ੍ਹਾਂ ਦੇ ਦਾਖ਼ਲਾ ਨੰਬਰ ਦੇ ਅੰਤ ਵਿੱਚ 87 ਹੈ।'],
] as const)('says in %s when a copy was issued, and for whom', (language, sentence) => {
  expect(renderToStaticMarkup(resultPage(language, 'CODE', facts).screen)).toContain(sentence);
});

it('says the same of each code that is not issued, and nothing of its certificate', () => {
  const page = resultPage('en', 'CODE', undefined);
  expect(renderToStaticMarkup(page.screen)).toContain('Not issued by this school');
  expect(renderToStaticMarkup(page.screen)).not.toContain('CODE');
});

it('keeps to its language, in the form and on the way back to it', () => {
  expect(renderToStaticMarkup(formPage('hi').screen)).toContain('action="/hi/Certificate"');
  expect(renderToStaticMarkup(waitPage('pa', 6).screen)).toContain('href="/pa/Certificate"');
  expect(formPage('en')).toMatchObject({ title: 'Check a transfer certificate', address: '/Certificate' });
});
