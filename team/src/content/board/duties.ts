/**
 * How long a proof is valid. `session`: until the session ends that its page or title names. `report`: until
 * the next session's report is due. `results`: until the next results. `years`: counted from the document's
 * date. `stated`: the document has to say `validUntil`.
 */
export type Term = 'session' | 'report' | 'results' | 'stated' | { readonly years: number };

/** A part of a file that shows that a duty is met. Of the patterns, a proof has one. */
export interface Proof {
  /** The file below the content folder. */
  readonly file: string;
  /** The part as a sentence names it: "has no …". */
  readonly part: string;
  /** A table by its caption, and the columns that it needs. */
  readonly table?: RegExp;
  readonly columns?: readonly RegExp[];
  /** A document by its title or by its row of a table. */
  readonly document?: RegExp;
  /** Words anywhere in the file. */
  readonly words?: RegExp;
  readonly term?: Term;
}

export interface Duty {
  readonly id: string;
  readonly proofs: readonly Proof[];
}

const disclosure = 'pages/mandatory-disclosure.json';
const teachers = 'pages/our-dedicated-teachers.json';
const report = 'pages/annual-report.json';
const committees = 'pages/committees.json';
const privacy = 'pages/privacy.json';

const byDocument = (part: string, document: RegExp, term?: Term): Proof => ({
  file: disclosure,
  part,
  document,
  ...(term !== undefined && { term }),
});
const words = (file: string, part: string, pattern: RegExp): Proof => ({ file, part, words: pattern });
const members = (part: string, table: RegExp): Proof => ({
  file: committees,
  part,
  table,
  columns: [/name/i],
  term: 'session',
});

/** The Board's duties. Schools use different words, so that parts are found by patterns. */
export const duties: readonly Duty[] = [
  {
    id: 'disclosure',
    proofs: [
      words(
        disclosure,
        'parts A to E in the order of the form',
        /general information.*documents.*result.*staff.*infrastructure/is,
      ),
      words(disclosure, 'note that its documents are self-attested', /self.?attested/i),
      byDocument('affiliation letter', /affiliation.*letter/i, 'stated'),
      byDocument('registration of the society, trust or company', /societ|trust|company/i),
      byDocument('no objection certificate', /no.objection|\bnoc\b/i),
      byDocument('recognition under the RTE Act', /\brte\b|right to education/i),
      byDocument('building safety certificate', /building safety/i, 'stated'),
      byDocument('fire safety certificate', /fire safety/i, 'stated'),
      byDocument('DEO certificate or self certification', /\bdeo\b|self.certification/i),
      byDocument('water, health and sanitation certificate', /water/i, 'stated'),
    ],
  },
  {
    id: 'teachers',
    proofs: [
      {
        file: teachers,
        part: 'table of teachers by name, qualification and subject',
        table: /teachers|staff/i,
        columns: [/name/i, /qualification/i, /subject/i],
        term: 'session',
      },
      words(disclosure, 'row for special educators', /special educator/i),
      words(disclosure, 'row for the counsellor', /counsell?or/i),
    ],
  },
  { id: 'ratio', proofs: [words(disclosure, 'row for the teacher-section ratio', /section ratio/i)] },
  {
    id: 'pupils',
    proofs: [
      {
        file: disclosure,
        part: 'table of pupils by class and section',
        table: /(?:pupils|students) by class/i,
        columns: [/class/i, /section/i],
        term: 'session',
      },
    ],
  },
  {
    id: 'fees',
    proofs: [
      {
        file: 'pages/admission.json',
        part: 'table of the fee of each class',
        table: /./,
        columns: [/class/i, /fee|tuition/i],
        term: 'session',
      },
      byDocument('fee structure', /fee structure/i),
    ],
  },
  {
    id: 'results',
    proofs: [
      byDocument('document of the last three years’ results', /three.years/i),
      { file: disclosure, part: 'table of results of class X', table: /result.*\bX\b/i, term: 'results' },
      { file: disclosure, part: 'table of results of class XII', table: /result.*\bXII\b/i, term: 'results' },
    ],
  },
  {
    id: 'annual-report',
    proofs: [
      { ...words(report, 'text on the training of teachers', /training/i), term: 'report' },
      words(report, 'text on the environment', /environment/i),
      words(report, 'text on sports', /sport/i),
      words(report, 'text on innovations', /innovation/i),
      words(report, 'text on the parents’ association', /parents?\W* (?:teacher )?association|\bPTA\b/i),
      words(report, 'decisions of the managing committee', /manag\w+ committee|\bSMC\b/i),
      words(report, 'text or link on the results', /result/i),
    ],
  },
  {
    id: 'books',
    proofs: [
      { file: 'pages/home.json', part: 'book list', document: /book/i, term: 'session' },
      {
        file: 'pages/curriculum.json',
        part: 'table of the books of each class',
        table: /books/i,
        columns: [/class/i, /book/i],
        term: 'session',
      },
      words('pages/curriculum.json', 'declaration signed by manager and principal', /declare/i),
    ],
  },
  { id: 'tc', proofs: [words('pages/tc.json', 'way to verify a transfer certificate', /certificate/i)] },
  {
    id: 'calendar',
    proofs: [
      byDocument('academic calendar', /academic calendar/i),
      {
        file: 'pages/calendar.json',
        part: 'academic calendar',
        document: /academic calendar/i,
        term: 'session',
      },
    ],
  },
  {
    id: 'smc',
    proofs: [
      byDocument('list of the managing committee', /management committee|\bSMC\b/i, { years: 3 }),
      members('table of the managing committee', /manag\w+ committee|\bSMC\b/i),
    ],
  },
  {
    id: 'pta',
    proofs: [
      byDocument('list of the parents’ association', /parent.*association|\bPTA\b/i, { years: 1 }),
      members('table of the parents’ association', /parent.*association|\bPTA\b/i),
    ],
  },
  {
    id: 'safety',
    proofs: [
      members('table of the committee against child abuse', /abuse|POCSO/i),
      members('table of the committee for complaints', /complaint/i),
      members('table of the committee against bullying', /bullying/i),
      words(committees, 'telephone of Childline, 1098', /\b1098\b/),
    ],
  },
  {
    id: 'privacy',
    proofs: [
      words(privacy, 'e-mail or telephone of the person to ask', /mailto:|tel:/i),
      words(privacy, 'text on the rights of a child', /\brights?\b/i),
    ],
  },
  { id: 'consent', proofs: [words(privacy, 'text on a parent’s consent', /consent/i)] },
  {
    id: 'accessibility',
    proofs: [
      words('pages/accessibility.json', 'standard that the site follows', /WCAG|content accessibility/i),
    ],
  },
  {
    id: 'contact',
    proofs: [
      words('profile.json', 'PIN code in the address', /\b\d{3} ?\d{3}\b/),
      words('profile.json', 'telephone', /\+?\d[\d ()-]{8,}\d/),
      words('profile.json', 'e-mail', /\S@\S/),
      words(committees, 'e-mail for complaints', /complaint.*(?:mailto:|@)/is),
    ],
  },
];
