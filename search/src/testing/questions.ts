/** A question of a parent, and the address that answers it, or one of several that do. */
export type Question = readonly [question: string, ...answers: string[]];

const fees = '/api/image/disclosure/fee-structure.pdf';
const feeCircular = '/api/image/circulars/2026-03-19-fee-schedule-2026.pdf';
const holidays = '/api/image/calendar/holidays-2026-2027.pdf';
const winterTimings = '/api/image/circulars/2026-11-04-winter-timings-2026.pdf';

/** Questions to the sample school, from before the index was built. */
export const questions: readonly Question[] = [
  ['fee', fees, feeCircular],
  ['fees for class XI science', fees],
  ['last date for fourth quarter fees', feeCircular, '/home', fees],
  ['late fine', '/RulesRegulations#coming-and-going', fees, feeCircular],
  ['office timing', '/ContactUs#office-hours', '/ContactUs#school-day', '/ContactUs'],
  ['when does the school open in winter', winterTimings, '/ContactUs#school-day'],
  ['telephone', '/ContactUs'],
  ['holiday list 2026', holidays],
  ['diwali holidays', '/api/image/circulars/2026-10-12-dussehra-diwali-2026.pdf', holidays],
  ['winter uniform girls', '/Uniform#in-winter-from-the-date-in-the-circular'],
  ['unifrom', '/Uniform'],
  ['where to buy uniform', '/api/image/documents/uniform-availability.pdf', '/Uniform'],
  [
    'board result 2026',
    '/News',
    '/ToppersICSE',
    '/ToppersISC',
    '/Achievements',
    '/api/image/disclosure/three-year-results.pdf',
  ],
  ['toppers class 12', '/ToppersISC'],
  ['holiday homework class VII', '/api/image/homework/class-vii.pdf'],
  ['book list', '/api/image/documents/book-list.pdf'],
  ['transfer certificate', '/TC'],
  [
    'admision lkg',
    '/api/image/circulars/2026-11-20-registration-lkg-2027.pdf',
    '/api/image/documents/registration-notice-2027.pdf',
  ],
  ['half yearly date sheet', '/api/image/circulars/2026-08-29-half-yearly-2026.pdf', '/Curriculum'],
  ['annual sports day', '/Events', '/api/image/circulars/2026-11-16-annual-sports-2026.pdf'],
  [
    'mobile phone rule',
    '/api/image/circulars/2026-07-06-mobile-phones-2026.pdf',
    '/RulesRegulations#conduct-and-correction',
  ],
  ['fire safety certificate', '/api/image/disclosure/fire-safety.pdf'],
  ['who can pick up my child', '/api/image/circulars/standing-who-may-collect-a-child.pdf'],
  ['principals message', '/PrincipalMessage'],
  [
    'sience exhibition photos projects',
    '/Events',
    '/api/image/documents/programmes/science-exhibition-2026.pdf',
    '/api/image/circulars/2026-11-12-science-exhibition-2026.pdf',
  ],
  ['ptm october', '/api/image/circulars/2026-10-01-ptm-october-2026.pdf'],
  ['वर्दी', '/Uniform'],
  ['सर्दियों की वर्दी', '/Uniform#in-winter-from-the-date-in-the-circular', winterTimings],
  ['छुट्टी कब है', holidays, '/Calendar'],
  ['फीस कितनी है', fees, feeCircular],
  [
    'परीक्षा की तारीख',
    '/api/image/calendar/examinations-2026-2027.pdf',
    '/Curriculum',
    '/api/image/circulars/2026-11-18-periodic-test-2-2026.pdf',
  ],
  [
    'परिणाम',
    '/ToppersICSE',
    '/ToppersISC',
    '/api/image/disclosure/three-year-results.pdf',
    '/api/image/circulars/2026-02-28-annual-results-2026.pdf',
  ],
  ['प्रधानाचार्य का संदेश', '/PrincipalMessage'],
  ['कार्यालय का समय', '/ContactUs'],
  ['ਫੀਸ', fees, feeCircular],
  ['ਛੁੱਟੀਆਂ', holidays, '/Calendar'],
  ['ਵਰਦੀ', '/Uniform'],
  ['ਨਤੀਜਾ', '/ToppersICSE', '/ToppersISC', '/api/image/disclosure/three-year-results.pdf'],
  ['ਖੇਡ ਦਿਵਸ', '/Events', '/api/image/circulars/2026-11-16-annual-sports-2026.pdf', '/SubGallery'],
  ['chutti kab hai', holidays, '/Calendar'],
];
