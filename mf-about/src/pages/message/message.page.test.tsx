import { renderPage } from '@school/shared-deps/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { routes } from '../../routes';
import { page } from './message.page';

const picture = { file: 'people/nobody.webp', alt: '', width: 240, height: 240 };
const fallback = {
  principal: { name: 'Principal', message: 'Welcome.\n\nMore will follow.' },
  director: { name: 'Director', message: 'The gate is open.' },
  pictures: { person: picture },
};
const letter = {
  category: 'Principal',
  name: 'Sr. Agnes Minj',
  message: 'Dear parents,\n\nCome and see.',
  attachments: ['people/agnes.webp'],
};
const open = (path: string, options: Omit<Parameters<typeof renderPage>[1], 'route'>) => {
  const route = routes.find((each) => each.path === path);
  if (!route) throw new Error(`the section has no page ${path}`);
  return renderPage(page, { route, ...options });
};
const photo = () => screen.getByRole('presentation').getAttribute('src');

it('shows the message of the Principal in its paragraphs, with name and photo', () => {
  const director = { ...letter, category: 'Director', name: 'Fr. Lobo' };
  open('/PrincipalMessage', {
    seed: { PrincipalMessage: [director, letter], 'content/fallback': fallback },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Principal’s Message');
  expect(screen.getByText('Sr. Agnes Minj')).toBeVisible();
  expect(screen.queryByText('Fr. Lobo')).not.toBeInTheDocument();
  expect(screen.getByText('Dear parents,')).toBeVisible();
  expect(screen.getByText('Come and see.')).toBeVisible();
  expect(photo()).toBe('/api/image/people/agnes.webp');
});

it('keeps the default message when the newest cannot be loaded, and offers to try again', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { network } = open('/PrincipalMessage', {
    seed: { 'content/fallback': fallback },
    answers: { PrincipalMessage: { not: 'a list' } },
  });
  expect(screen.getByText('Welcome.')).toBeVisible();
  expect(await screen.findByText('The newest message could not be loaded.')).toBeVisible();
  network.answer('/api/PrincipalMessage/STHILDA', [letter]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Come and see.')).toBeVisible();
});
