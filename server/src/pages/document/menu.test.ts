import { texts } from '../../settings/texts';
import { routes as sample } from '../../testing/sample-input';
import { linksTo, menuOf, parentOf, quickLinksOf } from './menu';

const album = { path: '/SubGallery', title: 'Sub Gallery', trail: ['Our School'], resources: [] };
const routes = [...sample, album];

it('groups the deployed pages in the order of the specification', () => {
  expect(menuOf(routes)).toEqual([
    {
      label: 'About Us',
      links: [
        { label: 'Our School', path: '/OurSchool' },
        { label: 'Our Motto', path: '/OurMotto' },
      ],
    },
    { label: 'Infrastructure', links: [{ label: 'School Infrastructure', path: '/Infrastructure' }] },
    { label: 'Career', links: [] },
    { label: 'Contact Us', path: '/ContactUs', links: [] },
    { label: 'Mandatory Disclosure', path: '/MandatoryDisclosure', links: [] },
  ]);
});

it('keeps Career, which leads nowhere, even when nothing is deployed', () => {
  expect(menuOf([])).toEqual([{ label: 'Career', links: [] }]);
});

it('puts the quick links in their order', () => {
  expect(quickLinksOf(routes).map(({ label }) => label)).toEqual(['Portal Help', 'Alumni']);
});

it('offers of the life of the school what is deployed', () => {
  expect(linksTo(texts.schoolLifeLinks, routes)).toEqual([]);
  const news = { path: '/News', title: 'News', trail: [], resources: [] };
  expect(linksTo(texts.schoolLifeLinks, [...routes, news])).toEqual([{ label: 'News', path: '/News' }]);
});

it('knows to which page one without a place in the menu belongs', () => {
  expect(parentOf(routes, '/SubGallery')).toBe('Our School');
  expect(parentOf(routes, '/OurMotto')).toBeUndefined();
});
