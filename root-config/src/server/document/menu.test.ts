import { menuOf, quickLinksOf } from './menu';
import { routes } from './sample-input';

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
