import fc from 'fast-check';

/** Written into every field of a record that the site has no use for: it must never leave the gateway. */
export const SECRET = 'not-for-visitors';
/** An id that several records of each list have. */
export const ODD_ID = 'album:7/ä?b&c=d#1';

const COUNT = 2_000;
const SEED = 20_261_120;

const anyUnit = fc.integer({ min: 0, max: 0xff_ff }).map((unit) => String.fromCharCode(unit));
const hostileTexts = [
  '',
  '   ',
  'a\0b\u0007\u001b[31m',
  'half \ud83d of a pair',
  '\udc00 the other half',
  'one\r\ntwo\rthree',
  '\u202Eright to left',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><!-- <script>',
  '{{constructor}} ${7*7}',
  '__proto__',
  'long '.repeat(4_000),
];
const text = fc.oneof(
  { weight: 12, arbitrary: fc.lorem({ maxCount: 6 }) },
  { weight: 4, arbitrary: fc.array(anyUnit, { maxLength: 40 }).map((units) => units.join('')) },
  { weight: 1, arbitrary: fc.constantFrom(...hostileTexts) },
);

const id = fc.oneof(
  { weight: 4, arbitrary: fc.uuid() },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ODD_ID,
      'a',
      'a#1',
      'a#2',
      '0',
      '1',
      '',
      'x'.repeat(300),
      '../x',
      '%',
      '__proto__',
    ),
  },
  { weight: 1, arbitrary: fc.nat() },
);

const date = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .date({ min: new Date('2023-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
      .map((each) => each.toISOString()),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '2026-11-07',
      '07-11-2026',
      '7/11/2026',
      '07.11.2026 10:30',
      '2026-11-07T23:30:00',
      'Nov 7, 2026',
      '31-02-2026',
      '2026-13-45',
      'soon',
      '',
      '9'.repeat(5_000),
    ),
  },
  { weight: 1, arbitrary: text },
  { weight: 1, arbitrary: fc.integer() },
);

const links = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  '//host.example/a.jpg',
  '\\\\host.example\\a.jpg',
  '..\\..\\TC',
  '../../TC',
  '/etc/passwd',
  '%2e%2e/TC',
  'http://169.254.169.254/latest/meta-data',
  'https://youtu.be/kNp7sXq2Aa1',
  'http://[',
  'https://',
  'https://user:word@host.example/a b',
  'a\ud800.jpg',
  'a\0.jpg',
  `${'deep/'.repeat(300)}a.jpg`,
];
const file = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'gallery/1.webp',
      'gallery/2.jpg',
      '65f0c1',
      'papers/fees.pdf',
      'films/run.mp4',
      'a b#1?.png',
    ),
  },
  { weight: 3, arbitrary: fc.constantFrom(...links) },
  { weight: 1, arbitrary: fc.constantFrom(null, 7, {}, []) },
  { weight: 1, arbitrary: text },
);
const files = fc.array(file, { maxLength: 5 });
const link = fc.oneof(fc.constantFrom(...links), fc.webUrl(), text);

/** Sometimes has another type than the site expects. A record may also lack any of its fields. */
function field<T>(arbitrary: fc.Arbitrary<T>) {
  const other = fc.constantFrom<unknown>(null, true, 7, [], {}, { $oid: 'x' }, [[]]);
  return fc.oneof({ weight: 40, arbitrary }, { weight: 1, arbitrary: other });
}

const secrets = {
  dateOfBirth: fc.constant(`${SECRET} 2010-05-01`),
  fatherName: fc.constant(SECRET),
  phone: fc.constant(SECRET),
};

function record(fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(
    Object.entries({ _id: id, ...fields }).map(([name, each]) => [name, field(each)]),
  );
  const complete = fc.record({ ...model, ...secrets });
  const lacking = fc.record({ ...model, ...secrets }, { requiredKeys: [] });
  const noRecord = fc.constantFrom<unknown>(null, 7, 'text', [], [[]]);
  return fc.oneof(
    { weight: 20, arbitrary: complete },
    { weight: 3, arbitrary: lacking },
    { weight: 1, arbitrary: noRecord },
  );
}

const dated = { title: text, description: text, date, attachments: files };
const news = record({ title: text, description: text, fromDate: date, attachments: files });
const event = record({ ...dated, time: text, venue: text, images: files });
const category = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('PhotoGallery', 'Achievements', 'eBook', 'Circular') },
  { weight: 1, arbitrary: fc.constantFrom('photogallery', 'PHOTOGALLERY ', ' Achievements', 'Sports', '') },
);
const pupil = { name: text, attachments: files, date };
const kinds: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  onlineRegistration: record({ title: text, attachments: files }),
  highlight: record({ description: text, attachments: files }),
  'circular/all': record({
    ...dated,
    category: fc.constantFrom('Circular', 'Circular', 'circular', 'Other'),
  }),
  'gallery/All': record({ ...dated, category }),
  gallery: record({ ...dated, category }),
  topper: record({ ...pupil, class: fc.constantFrom('X', 'XII', 'XI', ''), stream: text, division: text }),
  PrincipalMessage: record({
    ...pupil,
    category: fc.constantFrom('Principal', 'Director', 'Other'),
    message: text,
  }),
  news,
  'news/all': news,
  events: event,
  'events/All': event,
  birthdays: record({ ...pupil, class: text }),
  notification: record({ title: text, description: text, image: files, attachments: files, url: link }),
  'video/all': record({ title: text, date, videoUrl: link, attachments: files }),
};

/**
 * 2,000 records of each list of the API as a careless or hostile provider may send them; the same ones each
 * time.
 */
export function generateLists(count = COUNT): Record<string, readonly unknown[]> {
  return Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, fc.sample(kind, { numRuns: count, seed: SEED })]),
  );
}

/** As many albums. */
export function generateAlbums(count = COUNT): readonly unknown[] {
  return fc.sample(record(dated), { numRuns: count, seed: SEED });
}
