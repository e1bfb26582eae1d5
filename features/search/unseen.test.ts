import path from 'node:path';

import type { Period } from '@school/contract';
import { loadContent } from '@school/server/content/load';
import { describeSchool } from '@school/server/derived/describe-day';
import { dayOf } from '@school/shared-deps/server';

import { openSampleSearch, TODAY } from './testing/sample-search';

/** `npm test` asks one in eight, `npm run test:all` each. */
const step = process.env['SCHOOL_TEST_ALL'] === undefined ? 8 : 1;

/** A question, and a part of the right answer; without one, any answer is wrong. */
type Case = readonly [question: string, right: string | undefined];

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const hindi = 'पहली दूसरी तीसरी चौथी पांचवीं छठी सातवीं आठवीं नौवीं दसवीं ग्यारहवीं बारहवीं'.split(' ');
const punjabi = 'ਪਹਿਲੀ ਦੂਜੀ ਤੀਜੀ ਚੌਥੀ ਪੰਜਵੀਂ ਛੇਵੀਂ ਸੱਤਵੀਂ ਅੱਠਵੀਂ ਨੌਵੀਂ ਦਸਵੀਂ ਗਿਆਰਵੀਂ ਬਾਰਵੀਂ'.split(' ');
/** The ways in which a class is written, by its number. */
const classes = roman.map((name, at) => [
  `class ${name}`,
  `class ${at + 1}`,
  `${at + 1}th class`,
  `कक्षा ${at + 1}`,
  hindi[at],
  punjabi[at],
]);
const young = [
  ['LKG', 'lkg'],
  ['UKG', 'ukg'],
] as const;

const ofExamination = [
  'exam date CLASS',
  'when is the exam of CLASS',
  'CLASS ka exam kab hai',
  'CLASS की परीक्षा कब है',
  'CLASS ਦੀ ਪ੍ਰੀਖਿਆ ਕਦੋਂ ਹੈ',
  'CLASS date sheet',
  'next examination for CLASS please',
];
const ofMeeting = [
  'ptm CLASS',
  'CLASS parent teacher meeting kab hai',
  'date of ptm for CLASS',
  'CLASS ਪੀਟੀਐਮ',
];
const ofFees = [
  'fees CLASS',
  'fee structure of CLASS',
  'CLASS ki fees kitni hai',
  'CLASS की फीस',
  'CLASS ਦੀ ਫੀਸ ਕਿੰਨੀ ਹੈ',
  'tuition fee for CLASS',
];
const ofDay = [
  'is there school on DAY',
  'DAY school hai kya',
  'DAY ko chutti hai',
  'is DAY a holiday',
  'DAY को स्कूल है',
  'ਕੀ DAY ਨੂੰ ਛੁੱਟੀ ਹੈ',
];
const ofHoliday = ['NAME holiday', 'NAME ki chutti kab hai', 'date of NAME', 'NAME की छुट्टी'];
/** This school has none of these. */
const strange = [
  'gym',
  'lohri',
  'pongal',
  'onam',
  'skating',
  'karate',
  'zumba',
  'valet',
  'drone',
  'polo',
  'cricket academy',
  'robotics club',
];
const subjects = [
  'fees',
  'holiday',
  'exam date',
  'timing',
  'uniform',
  'ptm',
  'last date',
  'admission',
  'bus',
  'book list',
  'ki fees',
  'kab hai chutti',
];

let profile: Awaited<ReturnType<typeof loadContent>>['profile'];
let find: Awaited<ReturnType<typeof openSampleSearch>>;
beforeAll(async () => {
  ({ profile } = await loadContent(path.join(__dirname, '../../content')));
  find = await openSampleSearch({ withPdfs: false });
});

/** Its longest word with two letters swapped, or one left out; undefined without a long word. */
function mistyped(question: string, at: number): string | undefined {
  const [longest] = question.match(/\b[a-z]{6,}\b/g)?.sort((one, other) => other.length - one.length) ?? [];
  if (longest === undefined) return undefined;
  const [first, second, third, ...rest] = longest;
  const swapped = at % 4 === 0 ? `${first}${third}${second}` : `${first}${second}`;
  return question.replace(longest, swapped + rest.join(''));
}

function nextOf(periods: readonly Period[], name: string): string | undefined {
  const [next] = periods
    .filter(({ from, to = from, classes: of }) => to >= TODAY && (of === undefined || of.includes(name)))
    .sort((one, other) => one.from.localeCompare(other.from));
  return next && written(next.from);
}

function written(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(new Date(date));
}

function casesOf(): Case[] {
  const { schoolYear } = profile;
  if (!schoolYear) throw new Error('the sample has a school year');
  const named = [...young, ...roman.map((name, at) => [name, ...(classes[at] ?? [])] as const)];
  const ofClasses = named.flatMap(([name = '', ...forms]) =>
    forms.flatMap((form = ''): Case[] => [
      ...ofExamination.map((q): Case => [q.replace('CLASS', form), nextOf(schoolYear.examinations, name)]),
      ...ofMeeting.map((q): Case => [q.replace('CLASS', form), nextOf(schoolYear.meetings, name)]),
      ...ofFees.map((q): Case => [
        q.replace('CLASS', form),
        form.length > 3 ? `Class ${name}: Rs` : `${name}: Rs`,
      ]),
    ]),
  );
  const ofDays = Array.from(
    { length: 50 },
    (_, at) => new Date(Date.parse(TODAY) + (at + 2) * 86_400_000),
  ).flatMap((date) => {
    const day = dayOf(date.toISOString().slice(0, 10), 'UTC');
    const right = day && describeSchool(day, schoolYear);
    const form = written(date.toISOString());
    return ofDay.map((q): Case => [q.replace('DAY', form), right]);
  });
  const ofHolidays = schoolYear.holidays.flatMap(({ name, from }) =>
    name
      .split(' and ')
      .flatMap((each) => ofHoliday.map((q): Case => [q.replace('NAME', each), written(from)])),
  );
  const ofOthers = strange.flatMap((word) => subjects.map((q): Case => [`${word} ${q}`, undefined]));
  const all = [...ofClasses, ...ofDays, ...ofHolidays, ...ofOthers];
  const typos = all.flatMap(([q, right], at): Case[] => {
    const typed = at % 2 === 0 ? mistyped(q, at) : undefined;
    return typed === undefined ? [] : [[typed, right]];
  });
  return [...all, ...typos];
}

it('answers 19 in 20 questions that nobody has written down, and none of them wrongly', () => {
  const all = casesOf();
  const cases = all.filter((_, at) => at % step === 0);
  const wrong: string[] = [];
  const silent: string[] = [];
  for (const [question, right] of cases) {
    const { answers } = find(question);
    const text = answers.map((each) => each.text).join(' ');
    if (text !== '' && (right === undefined || !text.includes(right)))
      wrong.push(`${question}: ${text}, not ${right}`);
    if (text === '' && right !== undefined) silent.push(question);
  }
  expect(wrong).toEqual([]);
  expect(silent.length).toBeLessThan(cases.length / 20);
  expect(all.length).toBeGreaterThan(2_000);
});
