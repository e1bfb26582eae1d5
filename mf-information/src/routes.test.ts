import { routes } from './routes';

/** Pages of spec §2; the section may have others between them. */
const ofMenu = [
  '/Admission',
  '/Uniform',
  '/Curriculum',
  '/RulesRegulations',
  '/Evaluation',
  '/Calendar',
  '/Conduct',
  '/Circular',
  '/HolidayHomework',
  '/TC',
];
const byOrder = (a?: { order: number }, b?: { order: number }) => (a?.order ?? 0) - (b?.order ?? 0);

it('has the pages of Information in the order of the menu (spec §2)', () => {
  const inMenu = routes.filter(({ menu }) => menu?.group === 'Information');
  const paths = inMenu.sort((a, b) => byOrder(a.menu, b.menu)).map(({ path }) => path);
  expect(paths.filter((path) => ofMenu.includes(path))).toEqual(ofMenu);
});

it('has its quick links in the order of the footer (spec §2)', () => {
  const inFooter = routes.filter(({ footer }) => footer).sort((a, b) => byOrder(a.footer, b.footer));
  expect(inFooter.map(({ path, footer }) => [path, footer?.label])).toEqual([
    ['/Pphelp', 'Portal Help'],
    ['/ErpSoftware', 'ERP Software'],
    ['/TC', 'Transfer Certificate'],
  ]);
});

it.each(routes.map(({ path, load }) => [path, load] as const))('%s has a page', async (_path, load) => {
  expect((await load()).page).toHaveProperty('View');
});
