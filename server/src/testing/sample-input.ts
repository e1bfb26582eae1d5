import type { Profile, RouteData } from '@school/contract';

import type { PageParts } from '../pages/document/types';

/** An invented school and a few of its pages, for tests of documents. */
export const profile: Profile = {
  name: 'St. Bede School, Riverton',
  shortName: 'St. Bede',
  motto: 'Ask, then answer',
  description: 'A day school on the river.',
  address: ['St. Bede School', 'River Road'],
  phones: ['+91 1009 240118', '+91 50000 24011'],
  fax: '',
  email: 'office@bede.example',
  mapUrl: 'https://map.example/bede',
  loginUrl: 'https://portal.bede.example/login',
  alumniRegistrationUrl: 'https://alumni.bede.example',
  social: [
    { network: 'twitter', url: 'https://twitter.example/bede' },
    { network: 'flickr', url: 'https://flickr.example/bede' },
  ],
  apps: { android: 'https://play.example/bede', ios: 'https://apps.example/bede' },
  affiliation: { number: '9930417', schoolCode: 'BEDE' },
  childData: 'full',
};

function route(path: string, place: Pick<RouteData, 'menu' | 'footer'> = {}): RouteData {
  return { path, title: path.slice(1), trail: [], resources: [], ...place };
}

export const routes: readonly RouteData[] = [
  route('/home'),
  route('/OurMotto', { menu: { group: 'About Us', label: 'Our Motto', order: 2 } }),
  route('/OurSchool', { menu: { group: 'About Us', label: 'Our School', order: 1 } }),
  route('/Infrastructure', { menu: { group: 'Infrastructure', label: 'School Infrastructure', order: 1 } }),
  route('/ContactUs', { menu: { group: 'Contact Us', label: 'Contact Us', order: 1 } }),
  route('/MandatoryDisclosure', {
    menu: { group: 'Mandatory Disclosure', label: 'Mandatory Disclosure', order: 1 },
  }),
  route('/Alumni', { footer: { label: 'Alumni', order: 4 } }),
  route('/Pphelp', { footer: { label: 'Portal Help', order: 1 } }),
];

export const input: PageParts = {
  language: 'en',
  spoken: ['en'],
  title: 'Our School - St. Bede School, Riverton',
  path: '/OurSchool',
  address: '/OurSchool',
  data: {
    site: {
      profile,
      code: 'BEDE',
      timeZone: 'Asia/Kolkata',
      offsets: [],
      paths: routes.map(({ path }) => path),
    },
    seed: { 'news/all': { records: [{ title: '</script><b>' }], at: 1 } },
    now: 1,
  },
  routes,
  sections: [{ name: '@school/mf-home' }, { name: '@school/mf-about', html: '<h1>Our School</h1>' }],
  release: 'r1',
  importMap: '{"imports":{"react":"/assets/react.js"}}',
  stylesheets: [{ href: '/assets/shared.css', integrity: 'sha384-shared' }],
  fonts: ['/assets/serif.woff2'],
  entry: { href: '/assets/root-config.js', integrity: 'sha384-entry' },
  pictures: [{ href: '/api/image/banners/banner-1.webp' }],
};
