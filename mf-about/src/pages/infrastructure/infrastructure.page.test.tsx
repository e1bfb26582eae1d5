import { renderPage } from '@school/shared-deps/testing';
import { screen } from '@testing-library/react';

import { page } from './infrastructure.page';

const key = 'content/infrastructure';
const route = {
  path: '/Infrastructure',
  title: 'School Infrastructure',
  trail: ['Infrastructure'],
  resources: [key],
};
const picture = (file: string, caption?: string) => ({
  file,
  alt: `What ${file} shows`,
  width: 1200,
  height: 800,
  ...(caption !== undefined && { caption }),
});
const content = {
  blocks: [
    { type: 'paragraph', text: 'The campus has grown.' },
    { type: 'pictures', items: [picture('classroom.webp', 'Classroom')] },
    { type: 'heading', text: 'Grounds' },
    { type: 'pictures', items: [picture('gate.webp'), picture('pitch.webp', 'Pitch')] },
  ],
};

it('shows its text, and its pictures as links that open them large', () => {
  renderPage(page, { route, seed: { [key]: content } });
  expect(screen.getByText('The campus has grown.')).toBeVisible();
  expect(screen.getByText('Classroom')).toBeVisible();
  const links = screen.getAllByRole('link', { name: /^What/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#photo=1', '#photo=2', '#photo=3']);
});

it('says that its content could not be loaded', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  renderPage(page, { route });
  expect(await screen.findByText('The text of this page could not be loaded.')).toBeVisible();
});
