import type { ChartParts } from '@school/contract';

import { describePackage, route } from '../../testing/builds';
import { describeDifferences, findDifferences, type RenderedVersion } from './find-differences';
import { withoutHash } from './read-page';
import { refuseUnexpected } from './refuse-unexpected';

const html = `<title>Our Motto</title><body><nav aria-label="Main"><a href="/News">News</a></nav><main><h1>Our Motto</h1>
<p>Service before self.</p><h2>Its story</h2><p>A poem of 1921.</p><img alt="The crest" src="/files/1">
<a href="/files/poem">The poem</a><button>Read aloud</button></main>`;
const routes = [route('/OurMotto', { title: 'Our Motto', aliases: ['/Motto'] }), route('/EBook')];

const chart: ChartParts = { states: { '': 'atomic' }, transitions: {}, actors: {}, delays: {}, guards: {} };

interface Change {
  charts?: Record<string, ChartParts> | undefined;
  html?: string;
  routes?: typeof routes;
  exports?: Record<string, string[]>;
  interfaceVersion?: string;
  headers?: Record<string, string>;
  styles?: string;
  texts?: string[];
  values?: string[];
  ids?: string[];
  bytes?: Record<string, number>;
}

function version(change: Change = {}): RenderedVersion {
  const {
    html: page = html,
    headers = { 'cache-control': 'no-cache' },
    bytes = { script: 9_000, style: 800 },
  } = change;
  const { charts = 'charts' in change ? undefined : { map: chart } } = change;
  const { exports = { '@school/mf-about': ['section'] }, interfaceVersion } = change;
  const manifest = describePackage('mf-about', {
    routes: change.routes ?? routes,
    exports,
    ...(charts && { charts }),
    ...(interfaceVersion !== undefined && { interfaceVersion }),
  });
  const {
    styles = '.motto-a1B2c{color:#123;order:1}',
    texts = ['Stop reading'],
    values = ['0.4'],
    ids = [],
  } = change;
  return {
    manifest,
    pages: new Map([['/OurMotto', { html: page, headers }]]),
    styles,
    texts,
    values,
    ids,
    bytes,
  };
}

const replaced = (from: string, to: string): Change => ({ html: html.replace(from, to) });
const [motto, book] = routes as [(typeof routes)[number], (typeof routes)[number]];

it.each<[string, Change, string[]]>([
  ['a page that went', { routes: [motto] }, ['/EBook is gone']],
  ['a page that came', { routes: [...routes, route('/Map')] }, ['/Map is new: “/Map”']],
  ['an alias that went', { routes: [{ ...motto, aliases: [] }, book] }, ['/Motto is gone']],
  [
    'another name of a page',
    { routes: [motto, { ...book, title: 'Books' }] },
    ['/EBook is called “Books”, not “/EBook”'],
  ],
  [
    'a place in the menu',
    { routes: [motto, { ...book, menu: { group: 'About Us', label: 'Books', order: 2 } }] },
    ['+ “Books” is in the menu “About Us” at place 2'],
  ],
  [
    'another title',
    replaced('<title>Our Motto', '<title>Motto'),
    ['/OurMotto: the title is “Motto”, not “Our Motto”'],
  ],
  [
    'another word',
    replaced('before self', 'above self'),
    ['/OurMotto, “Our Motto”: − “Service before self.”', '/OurMotto, “Our Motto”: + “Service above self.”'],
  ],
  [
    'a text that went',
    replaced('<p>A poem of 1921.</p>', ''),
    ['/OurMotto, “Its story”: − “A poem of 1921.”'],
  ],
  ['a text that came', replaced('<img', '<p>By heart.</p><img'), ['/OurMotto, “Its story”: + “By heart.”']],
  [
    'a link that leads elsewhere',
    replaced('/files/poem', '/files/ode'),
    ['/OurMotto: − “The poem” leads to /files/poem no more', '/OurMotto: + “The poem” leads to /files/ode'],
  ],
  [
    'a link of the menu',
    replaced('"/News"', '"/Events"'),
    ['/OurMotto: − “News” leads to /News no more', '/OurMotto: + “News” leads to /Events'],
  ],
  [
    'a picture without its text',
    replaced('alt="The crest"', 'alt=""'),
    ['/OurMotto: − picture “The crest” is gone', '/OurMotto: + picture “”'],
  ],
  [
    'a button that is none',
    replaced('<button>Read aloud</button>', '<span>Read aloud</span>'),
    ['/OurMotto: − button “Read aloud” is gone'],
  ],
  [
    'another level of a heading',
    replaced('<h2>Its story</h2>', '<h3>Its story</h3>'),
    ['/OurMotto: − heading 2 “Its story” is gone', '/OurMotto: + heading 3 “Its story”'],
  ],
  [
    'another name of an area',
    replaced('aria-label="Main"', 'aria-label="Site"'),
    ['/OurMotto: − navigation “Main” is gone', '/OurMotto: + navigation “Site”'],
  ],
  [
    'another role',
    replaced('<button>', '<button role="switch">'),
    ['/OurMotto: − button “Read aloud” is gone', '/OurMotto: + switch “Read aloud”'],
  ],
  [
    'a lost link',
    replaced('<a href="/files/poem">The poem</a>', 'The poem'),
    ['/OurMotto: − “The poem” leads to /files/poem no more'],
  ],
  [
    'a hidden button',
    replaced('<button>', '<button hidden="">'),
    ['/OurMotto: + hidden of button “Read aloud”'],
  ],
  [
    'a hidden part',
    replaced('<p>A poem of 1921.</p>', '<p hidden="">A poem of 1921.</p>'),
    ['/OurMotto: + hidden of <p> “A poem of 1921.”'],
  ],
  [
    'a disabled button',
    replaced('<button>', '<button disabled="">'),
    ['/OurMotto: + disabled of button “Read aloud”'],
  ],
  [
    'a field',
    replaced('<h1>', '<label for="_R_1_">Name</label><input id="_R_1_" maxLength="20"><h1>'),
    [
      '/OurMotto: + “Name”',
      '/OurMotto: + field “Name”',
      '/OurMotto: + for of <label>',
      '/OurMotto: + id of field “Name”',
      '/OurMotto: + maxLength="20" of field “Name”',
    ],
  ],
  [
    'how a button is used',
    replaced('<button>', '<button type="submit">'),
    ['/OurMotto: + type="submit" of button “Read aloud”'],
  ],
  ['an anchor', replaced('<h2>', '<h2 id="story">'), ['/OurMotto: + id of heading 2 “Its story”']],
  ['a name of a region', replaced('<main>', '<main aria-label="Motto">'), ['/OurMotto: + region “Motto”']],
  [
    'a drawing',
    replaced('<button>', '<button><svg class="icon"><path d="M1 2"/></svg>'),
    ['/OurMotto: + the drawing d="M1 2"'],
  ],
  [
    'a class',
    replaced('<p>Serv', '<p class="wide-zz_z1 motto-a1B2c">Serv'),
    ['/OurMotto: class + .wide', '/OurMotto: class + .motto'],
  ],
  [
    'what a page fetches',
    { routes: [{ ...motto, resources: ['topper'] }, book] },
    ['+ /OurMotto: resources "topper"'],
  ],
  ['a number of a script', { values: ['0.5'] }, ['in a script: − 0.4', 'in a script: + 0.5']],
  [
    'another picture',
    replaced('/files/1', '/files/2'),
    ['/OurMotto: − the picture /files/1 is gone', '/OurMotto: + the picture /files/2'],
  ],
  [
    'an aria-label',
    replaced('<button>', '<button aria-label="Listen to the motto">'),
    ['/OurMotto: − button “Read aloud” is gone', '/OurMotto: + button “Listen to the motto”'],
  ],
  [
    'texts in another order',
    replaced('<h2>Its story</h2><p>A poem of 1921.</p>', '<p>A poem of 1921.</p><h2>Its story</h2>'),
    ['/OurMotto: the texts have another order'],
  ],
  [
    'a colour',
    { styles: '.motto-a1B2c{color:#456;order:1}' },
    ['styles: − .motto: color:#123', 'styles: + .motto: color:#456'],
  ],
  [
    'a word that a click shows',
    { texts: ['Stop'] },
    ['in a script: − “Stop reading”', 'in a script: + “Stop”'],
  ],
  [
    'a header',
    { headers: { 'cache-control': 'no-store' } },
    ['/OurMotto: cache-control is no-store, was no-cache'],
  ],
  [
    'a name of the interface',
    { exports: { '@school/mf-about': ['section', 'map'] } },
    ['interface: + map of @school/mf-about'],
  ],
  ['a version of the interface', { interfaceVersion: '2.0.0' }, ['interface: 2.0.0, not none']],
  [
    'a chart',
    { charts: { map: { ...chart, states: { '': 'atomic', late: 'atomic' } } } },
    ['the chart `map`: the state `late` came'],
  ],
  ['more script', { bytes: { script: 10_200, style: 800 } }, ['1.2 KB more of script']],
  ['30 KB of a library', { bytes: { script: 39_000, style: 800 } }, ['30.0 KB more of script']],
])('says %s', (_, change, sentences) => {
  expect(findDifferences(version(), version(change)).map(({ sentence }) => sentence)).toEqual(sentences);
});

it.each<[string, Change]>([
  ['the same', {}],
  ['an element around a text', replaced('Service before', '<span>Service</span> before')],
  ['another wrapper', replaced('<main>', '<main><div>')],
  ['white space', replaced('A poem', '\n  A poem')],
  ['a comment of React', replaced('A poem of', 'A poem<!-- --> of')],
  ['a script', replaced('</main>', '</main><script>start()</script>')],
  ['an escaped letter', replaced('A poem', '&#65; poem'.replace('&#65;', 'A'))],
  ['charts that a version lacks', { charts: undefined }],
  ['a class with another name', { styles: '.saying-9zY8x{color:#123;order:1}' }],
  ['few bytes', { bytes: { script: 9_050, style: 800 } }],
])('says nothing about %s', (_, change) => {
  expect(findDifferences(version(), version(change))).toEqual([]);
});

it('sees no difference in the hash of a file name', () => {
  expect(withoutHash('/assets/mf-about/map.0a1b2c3d4e5f.webp')).toBe('/assets/mf-about/map.webp');
});

it('says a heading with another name without the texts below it', () => {
  const differences = findDifferences(version(), version(replaced('Its story', 'Its poem')));
  expect(differences.filter(({ kind }) => kind === 'words').map(({ sentence }) => sentence)).toEqual([
    '/OurMotto, “Our Motto”: − “Its story”',
    '/OurMotto, “Our Motto”: + “Its poem”',
  ]);
});

it('says a difference in another language unless the English page has it', () => {
  const inHindi = (motto: string, picture: string): RenderedVersion => {
    const page = (words: string) => ({ html: `<p>${words}</p><img src="${picture}">`, headers: {} });
    return {
      ...version(),
      pages: new Map([
        ['/OurMotto', page('Our motto')],
        ['/hi/OurMotto', page(motto)],
      ]),
    };
  };
  const differences = findDifferences(inHindi('आदर्श', '/files/1'), inHindi('आदर्श वाक्य', '/files/2'));
  expect(differences.map(({ sentence }) => sentence)).toEqual([
    '/hi/OurMotto: − “आदर्श”',
    '/hi/OurMotto: + “आदर्श वाक्य”',
    '/OurMotto: − the picture /files/1 is gone',
    '/OurMotto: + the picture /files/2',
  ]);
});

it('says nothing about a class with another name, wherever it is', () => {
  const named = (name: string) => ({
    ...replaced('<p>', `<p class="${name}">`),
    styles: `.${name}{color:#123}.${name}:hover{order:1}`,
  });
  expect(findDifferences(version(named('motto-a1B2c')), version(named('saying-9zY8x')))).toEqual([]);
});

it('says where the class of a style is', () => {
  const styled = (color: string) => ({
    ...replaced('<p>', '<p class="motto-a1B2c">'),
    styles: `.motto-a1B2c{color:${color}}`,
  });
  const differences = findDifferences(version(styled('#123')), version(styled('#456')));
  expect(differences.map(({ sentence }) => sentence)).toEqual([
    'styles: − .motto: color:#123 on /OurMotto',
    'styles: + .motto: color:#456 on /OurMotto',
  ]);
});

it('says nothing about a number that names a module now', () => {
  const [old, next] = [
    version({ values: ['7', '8'], ids: ['8'] }),
    version({ values: ['7', '9'], ids: ['7', '9'] }),
  ];
  expect(findDifferences(old, next)).toEqual([]);
  expect(findDifferences(next, old)).toEqual([]);
});

it('counts the pages that have the same difference, be it twice in each', () => {
  const inMenu = (label: string): RenderedVersion => ({
    ...version(),
    pages: new Map(
      ['/A', '/B', '/C'].map((address) => [
        address,
        { html: `<a href="/x">${label}</a><h2>Menu</h2><p>${label}</p>`, headers: {} },
      ]),
    ),
  });
  const differences = findDifferences(inMenu('Motto'), inMenu('Our Motto'));
  expect(differences.map(({ sentence }) => sentence).slice(0, 2)).toEqual([
    '/A and 2 more: − “Motto”',
    '/A and 2 more: + “Our Motto”',
  ]);
});

it('is one line where nothing changes for visitors', () => {
  const differences = findDifferences(version(), version({ bytes: { script: 7_800, style: 800 } }));
  expect(describeDifferences(12, differences)).toEqual([
    '12 pages compared, nothing changes for visitors; 1.2 KB less of script',
  ]);
});

it('is cut where there is no room', () => {
  const differences = findDifferences(version(), version({ routes: [], html: '<title>Motto</title>' }));
  const lines = describeDifferences(1, differences, 4);
  expect(lines).toHaveLength(4);
  expect(lines[3]).toBe(`and ${differences.length - 2} more: npx school diff shows all`);
});

describe('a deploy', () => {
  const comparison = findDifferences(version(), version({ routes: [motto] }));

  it('is refused for a kind that is not expected', () => {
    expect(() => refuseUnexpected(comparison, { expected: 'words', mustConfirm: false })).toThrow(
      'routes change, and --expects does not name routes',
    );
  });

  it('is refused for a kind that there is not', () => {
    expect(() => refuseUnexpected(comparison, { expected: 'prose', mustConfirm: false })).toThrow(
      'the kinds are routes',
    );
  });

  it('asks for a yes at a terminal alone', () => {
    expect(() => refuseUnexpected(comparison, { expected: undefined, mustConfirm: true })).toThrow('--yes');
    refuseUnexpected(comparison, { expected: undefined, mustConfirm: false });
    refuseUnexpected(comparison, { expected: 'routes', mustConfirm: true });
  });
});
