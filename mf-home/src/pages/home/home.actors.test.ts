import { pageContext } from '@school/shared-deps/testing';

import { startHome } from './home.actors';

const picture = { file: 'gate.webp', alt: 'The gate', width: 1600, height: 600 };
const words = {
  banners: Array.from({ length: 7 }, () => picture),
  welcome: { title: 'Welcome', paragraphs: [], picture },
  alumni: { title: 'Alumni', text: 'Come back', action: 'Register' },
  bookList: { title: 'Book list', file: 'books.pdf' },
  figures: [],
};
const film = { video: 'gate.mp4', captions: 'gate.vtt', poster: picture };
const route = { path: '/home', page: 'home', title: 'Home', trail: [], resources: [] };

const start = (address: string, home: object) =>
  startHome(pageContext({ route, address, seed: { 'words/home': home, notification: [{ title: 'Fees' }] } }));

it('shows the school’s film at / alone, and the notices after it', () => {
  const { intro, popup } = start('/', { ...words, intro: film });
  expect(intro?.getSnapshot().value).toBe('open');
  expect(popup.getSnapshot().matches('open')).toBe(false);
  expect(start('/home', { ...words, intro: film }).intro).toBeUndefined();
});

it('shows the notices of a school without a film at once', () => {
  const { intro, popup } = start('/', words);
  expect(intro).toBeUndefined();
  expect(popup.getSnapshot().matches('open')).toBe(true);
});
