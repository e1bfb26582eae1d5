import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
  choose,
  CircularList,
  circulars,
  definition,
  key,
  many,
  page,
  route,
  titles,
} from '../testing/circular-list';
import { renderPage } from '../testing/render-page';
import { failing } from '../testing/stub-fetch';
import { translate } from '../testing/translate';
import { search } from './filters/search.filter';
import { year } from './filters/year.filter';
import { defineListPage } from './list-page';

describe('a list', () => {
  it('says that it could not be loaded, and loads when the visitor tries again', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const { network } = renderPage(page, { route, answers: { [key]: failing(404) } });
    expect(screen.getByText('The list of circulars is on its way.')).toBeVisible();
    expect(await screen.findByText('The list of circulars could not be loaded.')).toBeVisible();
    expect(screen.getByText('Total Circulars: –')).toBeVisible();
    expect(screen.getByRole('link', { name: '+91 0000 000 000' })).toBeVisible();
    network.answer('/api/circular/all/STHILDA', circulars);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Bus routes')).toBeVisible();
    expect(screen.queryByText('The list of circulars could not be loaded.')).not.toBeInTheDocument();
  });
});

it('narrows a list that the browser has translated', async () => {
  renderPage(page, { route, seed: { [key]: circulars } });
  for (const search of ['zzzz', 'uni']) {
    translate();
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), search);
  }
  expect(screen.getByText(/1 in other years/)).toBeVisible();
  const [year] = screen.getAllByRole('combobox');
  if (year) await userEvent.selectOptions(year, '2025');
  expect(titles()).toEqual(['Uniform']);
});

describe('a list that a choice leaves empty', () => {
  const showEmpty = async (text: string) => {
    renderPage(page, { route, seed: { [key]: circulars } });
    await userEvent.type(screen.getByLabelText('Search'), text);
    return screen.getAllByRole('status').map(({ textContent }) => textContent.trim());
  };

  it('says what was looked for and where else there is some of it', async () => {
    expect(await showEmpty('UNI')).toContain('No circular of 2026 has “UNI” in its title. 1 in other years.');
    await userEvent.click(screen.getByRole('link', { name: 'Show all years' }));
    expect(titles()).toEqual(['Uniform']);
  });

  it('has nothing to offer but to clear the search when there is nothing elsewhere', async () => {
    expect(await showEmpty('zzzz')).toContain(
      'No circular of 2026 has “zzzz” in its title. None in other years.',
    );
    expect(screen.queryByRole('link', { name: 'Show all years' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Clear search' }));
    expect(titles()).toEqual(['Bus routes', 'Fee schedule']);
    expect(screen.getByLabelText('Search')).toHaveValue('');
  });

  it('names the month ahead of the year', async () => {
    renderPage(page, { route, seed: { [key]: circulars } });
    expect(screen.getByLabelText('Month')).toHaveTextContent('AllJanFebMarAprMayJunJulAugSepOctNovDec');
    await choose('Month', 'Jan');
    expect(screen.getByText('There is no circular of January 2026 yet.')).toBeVisible();
    await choose('Year', 'All');
    expect(screen.getByText('There is no circular of January yet.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Show all months' }));
    expect(titles()).toHaveLength(4);
  });

  it.each([
    ['/Circular', 'There is no circular of 2026 yet.'],
    ['/Circular?year=All', 'There is no circular yet.'],
  ])('has nothing to offer at %s when the school has published nothing at all', (address, headline) => {
    renderPage(page, { route, seed: { [key]: [] }, address });
    expect(screen.getByText(headline)).toBeVisible();
    expect(screen.getByText('Total Circulars: 0')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Show all years' })).not.toBeInTheDocument();
  });
});

describe('a list with other filters', () => {
  it('is narrowed by its search alone, from all years', async () => {
    const searched = defineListPage({ ...definition, filters: { search }, List: CircularList });
    renderPage(searched, { route, seed: { [key]: circulars }, address: '/Circular?year=2025' });
    expect(titles()).toEqual(['Bus routes', 'Fee schedule', 'Uniform', 'Undated notice']);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Search'), 'uni');
    expect(titles()).toEqual(['Uniform']);
  });

  it('is narrowed by its year alone', async () => {
    const yearly = defineListPage({ ...definition, filters: { year }, List: CircularList });
    renderPage(yearly, { route, seed: { [key]: circulars }, address: '/Circular?search=bus' });
    expect(titles()).toEqual(['Bus routes', 'Fee schedule']);
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    await choose('Year', '2025');
    expect(titles()).toEqual(['Uniform']);
  });

  it('has no form to see without any, and is extended all the same', async () => {
    const plain = defineListPage({ ...definition, filters: {}, List: CircularList });
    renderPage(plain, { route, seed: { [key]: many } });
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show' })).not.toBeInTheDocument();
    expect(titles()).toHaveLength(24);
    await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
    expect(titles()).toHaveLength(48);
  });
});

describe('Show More', () => {
  const more = () => screen.getByRole('button', { name: 'Show More' });
  const card = (number: number) =>
    screen.getAllByRole('listitem').find(({ textContent }) => textContent === `Circular ${number}`);
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent.trim());

  it.each(['pointer', 'keyboard'])(
    'leads to the first new card, and counts the cards, by %s',
    async (means) => {
      renderPage(page, { route, seed: { [key]: many } });
      expect(announced()).toEqual(['']);
      if (means === 'pointer') await userEvent.click(more());
      else {
        more().focus();
        await userEvent.keyboard('{Enter}');
      }
      expect(card(25)).toHaveFocus();
      expect(announced()).toEqual(['24 more, 48 of 60']);
      await userEvent.click(more());
      expect(card(49)).toHaveFocus();
      expect(announced()).toEqual(['12 more, 60 of 60']);
    },
  );

  it('is forgotten when the visitor chooses', async () => {
    renderPage(page, { route, seed: { [key]: many } });
    await userEvent.click(more());
    await userEvent.type(screen.getByLabelText('Search'), 'circular');
    expect(announced()).toEqual(['']);
    expect(screen.getByLabelText('Search')).toHaveFocus();
  });
});
