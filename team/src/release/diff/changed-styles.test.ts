import { describeStyleChanges, withoutClassHash } from './changed-styles';

const css =
  '@layer page{.card-a1B2c{color:#123;margin:0;@media (width>=768px){display:grid}}' +
  '.card-zzzzz{color:#123}.title-_a-bC,.year-12345{background:url(data:image/png;base64,x)}a:hover{content:"};{"}}';

const replaced = (from: string | RegExp, to: string) => css.replace(from, to);

it.each<[string, string, string[]]>([
  ['a colour', replaced('#123;', '#456;'), ['styles: − .card: color:#123', 'styles: + .card: color:#456']],
  [
    'a colour of a class whose name another one has',
    replaced('.card-zzzzz{color:#123}', '.card-zzzzz{color:red}'),
    ['styles: − .card: color:#123', 'styles: + .card: color:red'],
  ],
  [
    'a style for wide screens',
    replaced('display:grid', 'display:none'),
    [
      'styles: − .card @media (width>=768px): display:grid',
      'styles: + .card @media (width>=768px): display:none',
    ],
  ],
  ['a style that came', replaced('margin:0', 'margin:0;order:1'), ['styles: + .card: order:1']],
  [
    'a picture of a style',
    replaced('base64,x', 'base64,y'),
    [
      'styles: − .title: background:url(data:image/png;base64,x)',
      'styles: − .year: background:url(data:image/png;base64,x)',
      'styles: + .title: background:url(data:image/png;base64,y)',
      'styles: + .year: background:url(data:image/png;base64,y)',
    ],
  ],
  [
    'a text of a style',
    replaced('"};{"', '"}"'),
    ['styles: − a:hover: content:"};{"', 'styles: + a:hover: content:"}"'],
  ],
])('names %s', (_, after, lines) => {
  expect(describeStyleChanges(css, after).map(withoutClassHash)).toEqual(lines);
});

it('names a rule that several files have once', () => {
  expect(describeStyleChanges(css, `${css}h1{order:1}h1{order:1}`)).toEqual(['styles: + h1: order:1']);
});

it.each([
  ['the same', css],
  ['a class with another name', replaced(/card-a1B2c/g, 'tile-9zY8x')],
  [
    'the other order of rules',
    replaced('.card-zzzzz{color:#123}', '').replace('a:hover', '.card-zzzzz{color:#123}a:hover'),
  ],
  ['one rule for two selectors', replaced('.title-_a-bC,.year-12345{', '.year-12345,.title-_a-bC{')],
])('says nothing about %s', (_, after) => {
  expect(describeStyleChanges(css, after)).toEqual([]);
});
