import { failing, renderPage } from '@school/shared-deps/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { defineLaidOutPage, type LayoutProps } from './laid-out-page';

const route = {
  path: '/Uniform',
  page: 'uniform',
  title: 'Uniform',
  trail: ['Information'],
  resources: ['words/uniform'],
};
const words = { blocks: [{ type: 'paragraph', text: 'Navy and white.' }] };
const page = defineLaidOutPage('uniform', { Layout: LoudWords, homeHref: '/' });

function LoudWords({ blocks }: LayoutProps) {
  return blocks.map((block, at) => <strong key={at}>{block.type === 'paragraph' ? block.text : ''}</strong>);
}

it('sets the words of the school in its own way, below title and breadcrumb', () => {
  renderPage(page, { route, seed: { 'words/uniform': words } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Uniform');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Navy and white.', { selector: 'strong' })).toBeVisible();
});

it('says that the words could not be loaded, and shows them when the visitor tries again', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { network } = renderPage(page, { route, answers: { 'words/uniform': failing(404) } });
  expect(await screen.findByText('The text of this page could not be loaded.')).toBeVisible();
  network.answer('/words/uniform.json', words);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Navy and white.')).toBeVisible();
});
