import { routes } from './routes';

const linesOf = (group: string) =>
  routes
    .flatMap(({ menu }) => (menu?.group === group ? [menu] : []))
    .sort((a, b) => a.order - b.order)
    .map(({ label }) => label);

/** Pages of spec §2; the section may have others between them. */
const ofAboutUs = [
  'Our School',
  'Our Motto',
  'Principal’s Message',
  'Director’s Message',
  'Our History',
  'Our Dedicated Teachers',
  'E-Book',
  'Toppers X',
  'Toppers XII',
];

it('lists the pages of About Us in the order of the menu', () => {
  expect(linesOf('About Us').filter((label) => ofAboutUs.includes(label))).toEqual(ofAboutUs);
});

it.each([
  ['Infrastructure', 'School Infrastructure'],
  ['Contact Us', 'Contact Us'],
  ['Mandatory Disclosure', 'Mandatory Disclosure'],
])('has one page in the group %s: %s', (group, label) => {
  expect(linesOf(group)).toEqual([label]);
});

it.each(routes.map((route) => [route.path, route] as const))('has a page for %s', async (_, route) => {
  const { page } = await route.load();
  expect(page).toHaveProperty('View');
});
