import { readTexts, readValues } from './script-texts';

it.each([
  ['a sentence', "show({ text: 'Show the map' })", ['Show the map']],
  ['a word', 'const a = "Map"', ['Map']],
  ['parts of a sentence', 'text = `Results of ${year} and before`', ['Results of', 'and before']],
  ['texts in Hindi', "a = 'पता'", ['पता']],
])('reads %s', (_, script, texts) => {
  expect(readTexts(script)).toEqual(texts);
});

it.each([
  ['classes', "c = 'letter-iAEY2 stack'"],
  ['events', "send({ type: 'map.toggled' })"],
  ['sizes', "sizes = '(width >= 640px) 24rem, 100vw'"],
  ['names', 'label(total); /Map of “it”/.test(a)'],
  ['imports', "import { a } from '@school/shared-deps';"],
])('leaves %s out', (_, script) => {
  expect(readTexts(script)).toEqual([]);
});

it('reads numbers and addresses of all scripts, and the ids of modules', () => {
  const scripts = ["({ 161(e) { frame(0.4, 'https://map.example/?', '12') } })", 'load(161)'];
  const values = ['0.4', 'https://map.example/?', '12', '161'];
  expect(readValues(scripts)).toEqual({ values, ids: ['161'] });
});

it.each([
  [
    'of elements',
    "(0,a.jsx)('video', { muted: !0, preload: 'none', width: 9 })",
    ['muted of <video>', 'preload="none" of <video>', '9'],
  ],
  [
    'of components',
    "(0,a.jsx)(b.Button, { disabled: !1, children: 'Send it' })",
    ['disabled="false" of <Button>'],
  ],
  ['but none of components whose name is minified', '(0,a.jsx)(b.j, { disabled: !1 })', []],
  ['but none of other functions', "dialog.addEventListener('close', { once: !0 }, c.options)", []],
])('reads attributes %s', (_, script, attributes) => {
  expect(readValues([script]).values.filter((value) => value !== '0' && value !== '1')).toEqual(attributes);
});
