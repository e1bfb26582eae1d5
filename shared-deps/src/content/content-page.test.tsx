import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { contentOf } from '../core/content';
import { pageContext } from '../testing/page-context';
import { renderPage } from '../testing/render-page';
import { failing } from '../testing/stub-fetch';
import { contentPage } from './content-page';

const key = 'content/our-school';
const page = contentPage('our-school', 'content');
const route = {
  path: '/OurSchool',
  title: 'Our School',
  trail: ['About Us'],
  resources: [key],
};
const content = { blocks: [{ type: 'paragraph', text: 'The school stands on a hill.' }] };

describe('a page of content', () => {
  it('shows the school’s content under its title, without a request', () => {
    const { network } = renderPage(page, { route, seed: { [key]: content } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Our School');
    expect(screen.getByText('The school stands on a hill.')).toBeVisible();
    expect(network.paths()).toEqual([]);
  });

  it('reads its content from the site itself when the server did not bring it', async () => {
    const { network } = renderPage(page, { route, answers: { [key]: content } });
    expect(await screen.findByText('The school stands on a hill.')).toBeVisible();
    expect(network.paths()).toEqual(['/content/our-school.json']);
  });

  it('says that its content could not be loaded, and shows it when the visitor tries again', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const { network } = renderPage(page, { route, answers: { [key]: failing(404) } });
    expect(await screen.findByText('The text of this page could not be loaded.')).toBeVisible();
    network.answer('/content/our-school.json', content);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The school stands on a hill.')).toBeVisible();
  });
});

describe('content beside records', () => {
  it('is there when the page brought it, and undefined otherwise', () => {
    const context = pageContext({ route, seed: { [key]: content } });
    expect(contentOf(context, 'our-school')).toEqual(content);
    expect(contentOf(context, 'fallback')).toBeUndefined();
  });
});
