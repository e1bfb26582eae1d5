/** A task of a parent: the question, the answer with some of its words, and the first result. */
export type Task = readonly [
  typed: string,
  first: { answer?: readonly [title: string, words: string]; result?: string },
];

const nextHoliday = { answer: ['Next holiday', 'Guru Nanak Jayanti'] } as const;
const fees = { answer: ['Fees of 2026-2027', 'Rs 5100 to 8100'] } as const;
const uniform = { answer: ['Uniform', 'winter uniform'], result: '/Uniform' } as const;
const buses = { answer: ['School buses', 'Rs 650 to 1250'] } as const;
const principal = {
  answer: ['Meeting the Principal', '10:00 to 12:00'],
  result: '/RulesRegulations#meeting-us',
} as const;
const admission = { answer: ['Admission', 'Tuesday, 1 December 2026'], result: '/Admission' } as const;
const schoolDays = { answer: ['Is there school?', 'a school day'] } as const;

/** The tasks of parents, in the ways in which they are typed. */
export const tasks: readonly Task[] = [
  ['next holiday', nextHoliday],
  [
    'fee for class V',
    { answer: ['Fees of 2026-2027', 'Class V: Rs 5700'], result: '/api/image/disclosure/fee-structure.pdf' },
  ],
  ['school timing in winter', { answer: ['Hours of a school day', 'In winter: gate 8:20'] }],
  ['class VIII holiday homework', { result: '/api/image/homework/class-viii.pdf' }],
  ['last circular', { result: '/api/image/circulars/2026-11-20-registration-lkg-2027.pdf' }],
  ['result of class X 2023', { result: '/MandatoryDisclosure#c-result-and-academics' }],
  ['phone number of office', { answer: ['Telephone', '+91 1009 240118'], result: '/ContactUs' }],
  ['TC status', { answer: ['Transfer certificate', 'admission number'], result: '/TC' }],
  ['bus route', buses],
  [
    'uniform shop',
    {
      answer: ['Where to buy the uniform', 'Main Bazaar'],
      result: '/api/image/documents/uniform-availability.pdf',
    },
  ],
  ['how to pay fee', { answer: ['How to pay fees', 'portal'], result: '/Pphelp' }],
  ['sports day photos', { result: '/SubGallery?id=album-sports-day-2025' }],
  [
    'date of half yearly exam',
    { answer: ['Half Yearly Examination', '7 September 2026 to Saturday, 19 September 2026'] },
  ],
  ['principal meeting hours', principal],
  ['nursery admission', admission],
  ['app link', { answer: ['The parents’ app', 'Android'], result: '/Pphelp' }],
  ['where is the school', { answer: ['Address', 'Chapel Road'] }],
  ['is school closed tomorrow', schoolDays],
  [
    'books for class VI',
    { answer: ['Book list 2026-2027', 'each class'], result: '/api/image/documents/book-list.pdf' },
  ],
  ['report a problem', { answer: ['Whom to tell', 'counsellor'] }],
  ['छुट्टी', nextHoliday],
  ['ਛੁੱਟੀ', nextHoliday],
  ['chutti kab hai', nextHoliday],
  ['फीस', fees],
  ['ਫੀਸ', fees],
  ['fees kitni hai', fees],
  ['वर्दी', uniform],
  ['ਵਰਦੀ', uniform],
  ['unifrom', uniform],
  ['date sheet', { answer: ['Next examination', 'Periodic Test-2'] }],
  ['bus wala number', buses],
  ['holidey homwork', { result: '/HolidayHomework' }],
  ['principal timing', principal],
  ['principal ka number', { answer: principal.answer }],
  ['admission open', admission],
  ['admission date', admission],
  ['diwali holiday', { answer: ['Diwali and Bhai Dooj', '6 November 2026 to Wednesday, 11 November 2026'] }],
  [
    'winter vacation',
    { answer: ['Christmas and winter break', '21 December 2026 to Sunday, 3 January 2027'] },
  ],
  ['kal school hai', schoolDays],
  ['school band hai', schoolDays],
  ['report card', {}],
  ['email', { answer: ['E-mail', 'office@staelreds.example'], result: '/ContactUs' }],
  ['duplicate tc fee', { answer: ['Duplicate transfer certificate', 'Rs 200'], result: '/TC' }],
  // in other words
  ['5th class fees', { answer: ['Fees of 2026-2027', 'Class V: Rs 5700'] }],
  ['कक्षा ५ की फीस', { answer: ['Fees of 2026-2027', 'Class V: Rs 5700'] }],
  ['ਜਮਾਤ 5 ਦੀ ਫੀਸ', { answer: ['Fees of 2026-2027', 'Class V: Rs 5700'] }],
  ['दसवीं की फीस 2026-27', { answer: ['Fees of 2026-2027', 'Class X: Rs 6900'] }],
  ['fee for class I', { answer: ['Fees of 2026-2027', 'Class I: Rs 5700'] }],
  ['late fee', { answer: ['Late fee and late fine', 'first ten days'] }],
  ['bus fee', buses],
  ['emergency number', { answer: ['In an emergency', '1098'] }],
  ['दाखिला कब शुरू होगा', admission],
  ['प्रिंसिपल से मिलने का समय', principal],
  ['वर्दी कहाँ मिलेगी', { answer: ['Where to buy the uniform', 'Main Bazaar'] }],
  ['ਕੱਲ੍ਹ ਸਕੂਲ ਹੈ', schoolDays],
  ['कल छुट्टी है क्या', schoolDays],
  ['aaj school hai', schoolDays],
  ['ਸਰਦੀ ਦੀਆਂ ਛੁੱਟੀਆਂ', { answer: ['Christmas and winter break', '21 December 2026'] }],
  ['garmi ki chutti', { answer: ['Summer vacation', '23 May 2026 to Tuesday, 30 June 2026'] }],
  ['latest news', { result: '/News' }],
  ['नया परिपत्र', { result: '/api/image/circulars/2026-11-20-registration-lkg-2027.pdf' }],
  ['ਨਵਾਂ ਸਰਕੂਲਰ', { result: '/api/image/circulars/2026-11-20-registration-lkg-2027.pdf' }],
  ['is office open now', { answer: ['Is the office open?', 'Open now'] }],
  ['tc', { answer: ['Transfer certificate', 'admission number'], result: '/TC' }],
  ['class 12 result', { result: '/ToppersISC' }],
  // of a class, and of a day
  ['10 exam date', { answer: ['Next examination', 'class X: from Tuesday, 1 December 2026'] }],
  ['XII date sheet', { answer: ['Next examination', 'First pre-board, classes X, XII: from Monday, 7'] }],
  ['class 6 ptm', { answer: ['Next parent-teacher meeting', 'Saturday, 19 December 2026'] }],
  ['school reopen date', { answer: ['School begins again', 'after the winter break: Monday, 4 January'] }],
  ['saturday school hai', { answer: ['Is there school?', 'Saturday, 28 November: a school day.'] }],
  ['25 dec ko chutti hai', { answer: ['Is there school?', 'closed until 3 January: Christmas'] }],
  ['office open on sunday', { answer: ['Is the office open?', 'Sunday, 29 November: the office is closed'] }],
];

/** Questions that no answer of the school is about, though it has some of their words. */
export const unanswered: readonly string[] = [
  'fee 2023',
  'principal fee',
  'hostel fee',
  'library timing',
  'teacher uniform',
  'diwali homework',
  'diwali holiday 2024',
  'christmas photos',
  'sports holiday',
  'summer vacation homework',
  'half yearly result',
  'class 5 result',
  'school band practice',
  'fee refund',
  'छुट्टी का गृहकार्य',
  'holiday in april',
  'lkg exam date',
  'gym fees',
  'lohri holiday',
  'exam fee',
  'uniform date',
  'khatam',
];
