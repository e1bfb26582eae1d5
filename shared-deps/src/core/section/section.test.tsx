import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';

import { stubObservers } from '../../testing/islands';
import { lamps, routes, UnspeakableError } from '../../testing/lamp-pages';
import { createSeed, createSite, today } from '../../testing/page-context';
import { leaveSchedulingToReact } from '../../testing/react-scheduling';
import { stubFetch } from '../../testing/stub-fetch';
import { defineSection } from './section';
import type { SectionModule } from './types';

leaveSchedulingToReact();

const name = '@school/mf-lamps';
const props = { name };
const data = { site: createSite(), seed: createSeed({}), now: today };
let logged: jest.SpyInstance;
let section: SectionModule;
let isShown = false;

/** Adds a section's container to the document. */
function makePlace(owner = name): HTMLElement {
  const place = document.createElement('div');
  place.id = `single-spa-application:${owner}`;
  document.body.append(place);
  return place;
}

/** Puts a page's HTML into the section's container, as the server sends it. */
async function serve(path: string, htmlOf = path) {
  const { element, stop } = await section.render({ ...data, path: htmlOf, search: '' });
  const container = makePlace();
  container.innerHTML = renderToString(element, { identifierPrefix: section.identifierPrefix });
  container.dataset['prerendered'] = path;
  stop();
  return container;
}

const go = (path: string) => section.prepare(new URL(path, 'http://site'));

async function show(path: string) {
  await go(path);
  await section.bootstrap(props);
  isShown = true;
  await section.mount(props);
}

async function leave() {
  isShown = false;
  await section.unmount(props);
}

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockReturnValue();
  stubFetch({ '/api/news/all/STHILDA': [] });
  document.body.innerHTML = `<script type="application/json" id="page-data">${JSON.stringify(data)}</script>`;
  lamps.length = 0;
  stubObservers(true);
  section = defineSection({ name, routes });
});

afterEach(async () => {
  if (isShown) await leave();
});

describe('a section whose page came from the server', () => {
  it('tells the document its headings, once it is rendered', async () => {
    const { element, facts, stop } = await section.render({ ...data, path: '/History', search: '' });
    expect(facts).toEqual([]);
    renderToString(element);
    expect(facts).toEqual([{ type: 'heading', id: 'founders', text: 'Founders' }]);
    stop();
  });

  it('does not wait for the visitor when records are still missing', async () => {
    await serve('/LampWithNews');
    await show('/LampWithNews');
    lamps.at(-1)?.send({ type: 'lamp.switched' });
    expect(await screen.findByRole('button', { name: 'On' })).toBeVisible();
  });
});

describe('a section that the browser shows anew', () => {
  it('cannot be prepared for a page whose code fails, and goes on with the next', async () => {
    makePlace();
    await expect(go('/Lost')).rejects.toThrow('chunk lost is not there');
    await expect(go('/Nowhere')).rejects.toThrow('no page at /Nowhere');
    expect(section.title()).toBe('');
    await expect(go('/History')).resolves.toBeUndefined();
    expect(section.title()).toBe("History - St. Hilda's Convent School");
  });
});

describe('a section that is mounted while the server’s HTML of its next page is put in place', () => {
  it('hydrates it by what it came with, and ends the page that is left', async () => {
    const place = makePlace();
    await show('/Lamp');
    const [left] = lamps;
    place.remove();
    await serve('/LampWithNews');
    const heading = screen.getByRole('heading');
    const network = stubFetch({});
    await section.prepare(new URL('/LampWithNews', 'http://site'), {
      seed: createSeed({ 'news/all': [] }),
      now: today,
    });
    expect(screen.getByRole('heading')).toBe(heading);
    expect(left?.getSnapshot().status).toBe('stopped');
    fireEvent.click(screen.getByRole('button', { name: 'Off' }));
    expect(await screen.findByRole('button', { name: 'On' })).toBeVisible();
    expect(screen.getByRole('heading')).toBe(heading);
    expect(network.paths()).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('a section with a broken page', () => {
  it('says so in its place, and leaves the other sections alone', async () => {
    makePlace();
    const other = defineSection({ name: '@school/mf-other', routes });
    makePlace('@school/mf-other');
    await show('/Broken');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Unexpected Application Error!the page is broken',
    );
    await other.prepare(new URL('http://site/History'));
    await other.bootstrap({ name: '@school/mf-other' });
    await other.mount({ name: '@school/mf-other' });
    expect(await screen.findByRole('heading', { name: 'History' })).toBeVisible();
    await other.unmount({ name: '@school/mf-other' });
  });

  it('shows its other pages all the same', async () => {
    makePlace();
    await show('/Broken');
    await screen.findByRole('alert');
    await go('/History');
    expect(await screen.findByRole('heading', { name: 'History' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('can be left and shown again', async () => {
    makePlace();
    await show('/Broken');
    await screen.findByRole('alert');
    await leave();
    await show('/History');
    await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('History'));
  });

  it('fails to mount at once when not even the failure can be shown, and can be left later', async () => {
    makePlace();
    await expect(show('/Hopeless')).rejects.toBeInstanceOf(UnspeakableError);
    await expect(leave()).resolves.toBeUndefined();
    await show('/History');
    expect(await screen.findByRole('heading', { name: 'History' })).toBeVisible();
  });
});

describe('a page of the server that fails later', () => {
  it('stays as it was sent, with a line that says so, where its chart fails', async () => {
    await serve('/Lamp');
    await show('/Lamp');
    lamps.at(-1)?.send({ type: 'lamp.burst' });
    expect(await screen.findByText('Some controls of this page do not work at the moment.')).toBeVisible();
    expect(screen.getByRole('heading')).toHaveTextContent('Lamp');
    expect(screen.getByRole('button', { name: 'Off' })).toBeVisible();
  });

  it('stays as it was sent where it cannot be rendered at all', async () => {
    await serve('/Broken', '/Lamp');
    await show('/Broken');
    expect(await screen.findByText('Some controls of this page do not work at the moment.')).toBeVisible();
    expect(screen.getByRole('heading')).toHaveTextContent('Lamp');
  });
});
