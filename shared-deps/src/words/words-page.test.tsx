import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { pageContext } from '../testing/page-context';
import { renderPage } from '../testing/render-page';
import { failing } from '../testing/stub-fetch';
import { wordsOf } from './words';
import { defineWordsPage } from './words-page';

const key = 'words/our-school';
const page = defineWordsPage('our-school');
const route = {
  path: '/OurSchool',
  page: 'our-school',
  title: 'Our School',
  trail: ['About Us'],
  resources: [key],
};
const words = { blocks: [{ type: 'paragraph', text: 'The school stands on a hill.' }] };

describe('a page of words', () => {
  it('shows the school’s words under its title, without asking for anything', () => {
    const { network } = renderPage(page, { route, seed: { [key]: words } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Our School');
    expect(screen.getByText('The school stands on a hill.')).toBeVisible();
    expect(network.paths()).toEqual([]);
  });

  it('reads its words from the site itself when they are not there yet', async () => {
    const { network } = renderPage(page, { route, answers: { [key]: words } });
    expect(await screen.findByText('The school stands on a hill.')).toBeVisible();
    expect(network.paths()).toEqual(['/words/our-school.json']);
  });

  it('says that its words could not be loaded, and shows them when the visitor tries again', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const { network } = renderPage(page, { route, answers: { [key]: failing(404) } });
    expect(await screen.findByText('The text of this page could not be loaded.')).toBeVisible();
    network.answer('/words/our-school.json', words);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The school stands on a hill.')).toBeVisible();
  });
});

describe('words beside records', () => {
  it('are there when the page brought them, and are missing otherwise', () => {
    const context = pageContext({ route, seed: { [key]: words } });
    expect(wordsOf(context, 'our-school')).toEqual(words);
    expect(wordsOf(context, 'fallback')).toBeUndefined();
  });
});
