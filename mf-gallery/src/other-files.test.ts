/** @jest-environment jsdom */
import { otherFilesOf } from './other-files';

it('leads to documents, and to pictures of other sites', () => {
  const files = ['photos/start.webp', 'notes/programme.pdf', 'https://pictures.example/100%.jpg'];
  expect(otherFilesOf(files)).toEqual([
    { href: '/api/image/notes/programme.pdf', text: 'Open the document' },
    { href: 'https://pictures.example/100%.jpg', text: 'Open the picture at pictures.example' },
  ]);
});
