/** @jest-environment jsdom */
import { pageContext } from '@school/shared-deps/testing';
import { createActor } from 'xstate';

import type { HomeActors } from './home.actors';
import { page } from './home.page';

const picture = { file: 'gate.webp', alt: 'The gate', width: 1600, height: 600 };
const content = {
  banners: Array.from({ length: 7 }, () => picture),
  welcome: { title: 'Welcome', paragraphs: [], picture },
  alumni: { title: 'Alumni', text: 'Come back', action: 'Register' },
  bookList: { title: 'Book list', file: 'books.pdf' },
  figures: [],
};
const route = { path: '/home', title: 'Home', trail: [], resources: [] };

function start(address: string, home: object): HomeActors {
  const seed = { 'content/home': home, notification: [{ title: 'Fees' }] };
  const input = pageContext({ route, address, seed });
  return createActor(page.machine, { input }).start().getSnapshot().children as unknown as HomeActors;
}

it('shows the notices of a school without a film at once', () => {
  const { intro, popup } = start('/', content);
  expect(intro.getSnapshot().value).toBe('closed');
  expect(popup.getSnapshot().matches('open')).toBe(true);
});

it('covers no urgent notice with the notices or the film', () => {
  document.body.innerHTML = '<section class="siteNotice" data-level="urgent">School is closed</section>';
  const { intro, popup } = start('/', { ...content, intro: {} });
  expect(intro.getSnapshot().value).toBe('closed');
  expect(popup.getSnapshot().matches('closed')).toBe(true);
  popup.send({ type: 'popup.opened' });
  expect(popup.getSnapshot().matches('open')).toBe(true);
});

describe('notices that the document has opened', () => {
  afterEach(() => document.body.replaceChildren());

  function openDocument() {
    const page = document.createElement('div');
    const dialog = document.createElement('dialog');
    page.dataset['prerendered'] = '/home';
    dialog.dataset['notices'] = 'first';
    dialog.open = true;
    page.append(dialog);
    document.body.append(page);
    return dialog;
  }

  it('stay open, and pause the sliders', () => {
    openDocument();
    const { popup, newsRotation } = start('/home', content);
    expect(popup.getSnapshot().matches('open')).toBe(true);
    expect(newsRotation.getSnapshot().context.pauses).toEqual(['covered']);
  });

  it('are closed when they are closed before they are hydrated', () => {
    const dialog = openDocument();
    const { popup, newsRotation } = start('/home', content);
    dialog.dispatchEvent(new Event('close'));
    expect(popup.getSnapshot().matches('closed')).toBe(true);
    expect(newsRotation.getSnapshot().context.pauses).toEqual([]);
  });

  it('stay open when the visitor opens them again before they are hydrated', () => {
    const dialog = openDocument();
    const { popup } = start('/home', content);
    dialog.dispatchEvent(new Event('close'));
    dialog.dispatchEvent(new Event('toggle'));
    expect(popup.getSnapshot().matches('open')).toBe(true);
  });
});
