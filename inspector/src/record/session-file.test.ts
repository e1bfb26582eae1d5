import { createMachine } from 'xstate';

import { chartOf } from './chart';
import { maskValue } from './mask';
import { exportSession, openSession } from './session-file';
import type { Source } from './source';

class RefusedError extends Error {
  readonly status: number = 404;
  get isRefusal(): boolean {
    return this.status < 500;
  }
}

const { chart } = chartOf(
  createMachine({
    id: 'tc',
    initial: 'idle',
    states: { idle: { on: { 'form.submitted': 'done' } }, done: {} },
  }),
);

const context = { request: { name: 'Asha Verma', admission: 'A/2019/118' }, shown: 24 };

const session: Source = {
  address: '/TC?search=Asha+Verma&year=2025',
  actors: new Map([
    [
      'a1',
      {
        key: 'a1',
        section: '@school/mf-information',
        name: 'tc',
        chart,
        snapshot: { status: 'active', value: 'idle', context, tags: new Set(['busy']) },
        since: 5,
      },
    ],
  ]),
  rows: [
    {
      n: 1,
      at: 10,
      kind: 'event',
      actor: 'a1',
      name: 'form.submitted',
      payload: { name: 'Asha Verma', admission: 'A/2019/118' },
    },
    {
      n: 2,
      at: 11,
      kind: 'transition',
      actor: 'a1',
      name: 'form.submitted',
      edges: ['idle|form.submitted|0'],
      snapshot: { status: 'active', value: 'done', context },
      before: { shown: 12 },
    },
    { n: 3, at: 12, kind: 'request', actor: '', name: '/api/tc?name=Asha' },
  ],
};

describe('a session that is exported and opened again', () => {
  const text = exportSession(session);
  const source = openSession(text);

  it('shows the same actors, rows and charts', () => {
    expect(source.actors.get('a1')).toMatchObject({ chart, snapshot: { value: 'idle', tags: ['busy'] } });
    expect(source.rows.map(({ kind, name }) => `${kind} ${name}`).slice(0, 2)).toEqual([
      'event form.submitted',
      'transition form.submitted',
    ]);
    expect(source.rows[1]).toMatchObject({
      snapshot: { value: 'done', context: { shown: 24 } },
      before: { shown: 12 },
    });
  });

  it('names nobody', () => {
    expect(text).not.toMatch(/Asha|Verma|A\/2019/);
  });

  it.each([
    ['/News?x=%', '/News?x=%'],
    ['/News?x=%E0%A4&search=%', '/News?x=\ufffd&search=•••'],
    ['/News', '/News'],
  ])('exports %s, however its address is written', (address, shown) => {
    expect(openSession(exportSession({ ...session, address })).address).toBe(shown);
  });
});

describe('a file that is no recording', () => {
  it.each(['', 'words', 'null', '{}', '{"kind":"school-statecharts-session","version":9}'])(
    '%j is refused',
    (text) => {
      expect(() => openSession(text)).toThrow('This file is no recording of statecharts.');
    },
  );
});

describe('what may leave the browser', () => {
  it.each([
    [
      'names, wherever they are',
      { studentName: 'Asha', father_name: 'Ravi' },
      { studentName: '•••', father_name: '•••' },
    ],
    [
      'what somebody searched for',
      { choice: { search: 'Asha', year: 2025 } },
      { choice: { search: '•••', year: 2025 } },
    ],
    [
      'addresses and numbers within text',
      { note: 'write to asha@home.example or call 98765 43210' },
      { note: 'write to ••• or call •••' },
    ],
    [
      'records, of which only the number is kept',
      { records: [{ title: 'Asha wins' }, {}] },
      { records: 'Array(2)' },
    ],
    [
      'the fields of errors, which guards read',
      { error: new RefusedError('no answer of asha@school.example') },
      { error: { name: 'Error', message: 'no answer of •••', status: 404, isRefusal: true } },
    ],
    [
      'functions and errors by name',
      { go: () => undefined, error: new TypeError('bad') },
      { go: 'ƒ go', error: 'TypeError: bad' },
    ],
    [
      'what somebody types, under whatever name',
      { type: 'field.changed', value: 'Asha', query: 'Verma' },
      { type: 'field.changed', value: '•••', query: '•••' },
    ],
    [
      'what an address within text searches for',
      { href: 'https://school.example/News?search=Asha+Verma&year=2025' },
      { href: 'https://school.example/News?search=•••&year=2025' },
    ],
    [
      'the short link of a certificate',
      { href: '/api/image/tc/AbC-d_e.jpg', found: new URL('http://site/api/image/tc/AbC-d_e.jpg') },
      { href: '/api/image/tc/•••', found: '/api/image/tc/•••' },
    ],
    [
      'hashes of files, which name nobody and stay',
      { file: '/assets/mf-home/home.193123451a7c.js', map: '/assets/1931234510a7.js', call: '193123451' },
      { file: '/assets/mf-home/home.193123451a7c.js', map: '/assets/1931234510a7.js', call: '•••' },
    ],
    [
      'hashes of figures alone, before the ending of a file of the site',
      { file: '/assets/mf-home/home.193123451778.js', picture: 'asha.193123451778.jpg' },
      { file: '/assets/mf-home/home.193123451778.js', picture: 'asha.•••.jpg' },
    ],
    ['plain lists', { held: ['page', 'hover'] }, { held: ['page', 'hover'] }],
  ])('%s', (_, value, expected) => {
    expect(maskValue(value)).toEqual(expected);
  });
});
