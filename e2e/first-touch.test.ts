import type { Page } from '@playwright/test';

import { album, expectPhotoAt, photos } from './support/lightbox';
import { markedCards } from './support/marks';
import { circulars, from } from './support/sample';
import { beyond, expect, test } from './support/test';
import { expectHydrated, hydrate, open } from './support/visit';

/** A visitor’s very first action on a page, and what must come of it exactly once. */
interface Action {
  path: string;
  /** Its page is never interactive before somebody acts. */
  isStatic?: boolean;
  act: (page: Page) => Promise<void>;
  expectOnce: (page: Page) => Promise<void>;
}

const picturesOf = (page: Page) => page.getByRole('region', { name: 'Our school in pictures' });

const actions: Record<string, Action> = {
  'a letter in the search of the events': {
    path: '/Events',
    act: (page) => page.getByRole('searchbox', { name: 'Search', exact: true }).press('s'),
    expectOnce: async (page) => {
      await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toHaveValue('s');
      await expect.poll(() => markedCards(page)).not.toHaveLength(0);
    },
  },
  'a year of the circulars': {
    path: '/Circular',
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Year' }).selectOption('2025');
    },
    expectOnce: (page) =>
      expect(page.getByText(`Total Circulars: ${from('2025', circulars()).length}`)).toBeVisible(),
  },
  'Show More of the circulars': {
    path: '/Circular?year=All',
    act: (page) => page.getByRole('button', { name: 'Show More' }).tap(),
    expectOnce: (page) => expect(page.getByRole('article')).toHaveCount(48),
  },
  // as a screen reader does: no pointer and no key comes before it
  'Pause all motion by a click alone': {
    path: '/home',
    act: (page) => page.getByRole('button', { name: 'Pause all motion' }).dispatchEvent('click'),
    expectOnce: (page) =>
      expect(page.getByRole('button', { name: 'Pause all motion' })).toHaveAttribute('aria-pressed', 'true'),
  },
  'the next one of the pictures': {
    path: '/home',
    act: (page) => picturesOf(page).getByRole('button', { name: 'Next slide' }).tap(),
    // the second slide is shown, and still is when the page’s own code has taken over
    expectOnce: async (page) => {
      const slide = picturesOf(page).getByRole('group').nth(1);
      await expect(slide).toBeInViewport({ ratio: 0.5 });
      await expectHydrated(page);
      await expect(slide).toBeInViewport({ ratio: 0.5 });
    },
  },
  'a picture of an album': {
    path: album.path,
    act: (page) => photos(page).nth(2).tap(),
    expectOnce: async (page) => {
      await expectPhotoAt(page, 3);
      // one entry of the history: going back once closes it
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  },
  'a letter in the search of the site': {
    path: '/OurSchool',
    isStatic: true,
    act: (page) => page.locator('#site-search').press('a'),
    expectOnce: async (page) => {
      await expect(page.getByRole('listbox', { name: 'Suggestions' })).toHaveCount(1);
      await expect(page.locator('#site-search')).toHaveValue('a');
    },
  },
  'the map by a key': {
    path: '/ContactUs',
    isStatic: true,
    act: (page) => page.getByRole('button', { name: 'Show on OpenStreetMap' }).press('Enter'),
    expectOnce: (page) => expect(page.getByTitle('The school on OpenStreetMap')).toHaveCount(1),
  },
  'the certificate form with empty fields': {
    path: '/TC',
    isStatic: true,
    act: (page) => page.getByRole('button', { name: /view details/i }).tap(),
    expectOnce: (page) => expect(page.getByRole('alert')).toHaveCount(1),
  },
};

type Moments = Record<string, (page: Page) => Promise<unknown>>;

const isBooting = (page: Page, phases: string) =>
  page.waitForFunction((any) => document.documentElement.matches(any), phases);
const boots: Moments = {
  'at the first paint': () => Promise.resolve(),
  'while the code comes': (page) => isBooting(page, '[data-boot]'),
};
const interactive: Moments = {
  'when the page has just become interactive': (page) => isBooting(page, '[data-boot="interactive"]'),
};
const afterMs = (ms: number): [string, Moments[string]] => [
  `${ms} ms after the first paint`,
  (page) =>
    page.waitForFunction((after) => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return paint !== undefined && performance.now() >= paint.startTime + after;
    }, ms),
];
// most happens in the first two seconds
const dense = Array.from({ length: 11 }, (_, step) => step * 200);
const everyMoment: Moments = Object.fromEntries([...dense, 3_000, 4_500, 6_000].map(afterMs));
/** Pages side by side: most of the time they wait for their moment. */
const SIDE_BY_SIDE = 3;

// a server that is too busy for suggestions is asked once more
test.use({ hasTouch: true, expectedErrors: /www\.openstreetmap\.org|status of 422|503 .*\/api\/search/ });

// a server that has just started fills the index of its search with the first letter
test.beforeEach(({ request }) =>
  expect.poll(async () => (await request.get('/api/search?q=a')).status()).toBe(200),
);

/** Makes a page that of a slow device, in which it is the visit’s first one each time. */
async function prepare(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }));
  await page.addInitScript(() => {
    // frames of other sites have no storage
    if (window !== top) return;
    sessionStorage.clear();
    sessionStorage.setItem('school.notices.seen', 'yes');
  });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 3 });
}

/** Opens a page as the first one of a visit, until it is painted. */
async function openFirst(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

/** Follows a link from another page, until the HTML of the next one is in place. */
async function follow(page: Page, path: string): Promise<void> {
  await open(page, '/OurMotto');
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
  }, path);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Our Motto');
}

for (const [name, { path, isStatic = false, act, expectOnce }] of Object.entries(actions)) {
  const tryAt = async (moments: Moments, openBeside: () => Promise<Page>, arrive = openFirst) => {
    const tryIn = async (page: Page, untilMoment: Moments[string]) => {
      await arrive(page, path);
      await untilMoment(page);
      const isInteractive = await page
        .locator('html[data-boot="interactive"]:not(:has([data-prerendered]))')
        .count();
      await act(page);
      await expectOnce(page);
      return isInteractive > 0;
    };
    const visit = async (own: [string, Moments[string]][]) => {
      const page = await openBeside();
      await prepare(page);
      for (const [moment, until] of own) {
        const isInteractive = await test.step(moment, () => tryIn(page, until));
        // then later moments are no other
        if (isInteractive && moment in everyMoment) break;
      }
    };
    const all = Object.entries(moments);
    const shares = Array.from({ length: SIDE_BY_SIDE }, (_, nth) =>
      all.filter((_moment, at) => at % SIDE_BY_SIDE === nth),
    );
    await Promise.all(shares.map(visit));
  };
  test(`${name} counts once, however early it comes`, beyond(), ({ openBeside }) =>
    tryAt({ ...boots, ...(isStatic ? {} : interactive), ...everyMoment }, openBeside),
  );
  test(`${name} counts once after a change of page, at any moment`, beyond(), ({ openBeside }) =>
    tryAt(everyMoment, openBeside, follow),
  );
}

test('the page lives without being touched, and says so', beyond(), async ({ page }) => {
  await page.goto('/Events');
  await expect(page.locator('html[data-boot="interactive"]')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('zzzz');
  await expect(page.getByText('No event matches')).toBeVisible();
});

test('for visitors who save data nothing runs before they act', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.clock.install();
  await page.goto('/News');
  const waiting = page.locator('html[data-boot="fetching"]');
  await expect(waiting).toHaveCount(1);
  await page.clock.runFor(2_000);
  await expect(waiting).toHaveCount(1);
  await hydrate(page);
});

test.describe('when a module does not come', () => {
  test.use({ expectedErrors: /Failed to load resource|Failed to fetch dynamically imported module/ });

  test('links and forms are the browser’s again', async ({ page }) => {
    await page.route('**/assets/shared-deps/react.*.js', (route) => route.abort());
    await page.goto('/Circular');
    await expect(page.locator('html[data-boot="failed"]')).toHaveCount(1);
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('zzzz');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/search=zzzz/);
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await breadcrumb.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/home');
  });
});
