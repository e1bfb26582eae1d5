import { routes as about } from '../../../../mf-about/src/routes';
import { routes as gallery } from '../../../../mf-gallery/src/routes';
import { routes as home } from '../../../../mf-home/src/routes';
import { routes as information } from '../../../../mf-information/src/routes';
import { nearPages } from './near-pages';

const routes = [...home, ...information, ...gallery, ...about];

const near = (pathname: string) => nearPages(routes, pathname).map(({ path }) => path);

it.each([
  ['/Calender', '/Calendar'],
  ['/circulars', '/Circular'],
  ['/holiday-homework.html', '/HolidayHomework'],
  ['/school/contact.php', '/ContactUs'],
  ['/principal_message', '/PrincipalMessage'],
  ['/Examination%20System', '/Curriculum'],
  ['/event', '/Events'],
  ['/Gallery/', '/PhotoGallery'],
])('takes %s for %s', (pathname, path) => {
  expect(near(pathname)[0]).toBe(path);
});

it.each(['/wp-login', '/', '/%E0%A4%A', `/${'a'.repeat(5_000)}`, '/xyz'])(
  'takes %s for no page',
  (pathname) => {
    expect(near(pathname)).toEqual([]);
  },
);

it('offers three pages at most, and none that needs a record', () => {
  expect(near('/gallery')).toEqual(['/PhotoGallery', '/VideoGallery']);
  expect(near('/topper').length).toBeLessThanOrEqual(3);
});
