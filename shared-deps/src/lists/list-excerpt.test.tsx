import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createApi } from '../core/api/api';
import { key, many, page, route, titles } from '../testing/circular-list';
import { createSeed, createSite } from '../testing/page-context';
import { renderPage } from '../testing/render-page';
import { failing } from '../testing/stub-fetch';

describe('a list that is too long to come with the page', () => {
  const choice = { year: 2026, month: 'All', search: '' };
  const options = { year: [2026, 2025, 2019] };
  const excerpt = { page: '/Circular?', choice, shown: 24, total: 60, options };
  /** The page as the server's document brings it. */
  const open = (answer: unknown = many) => {
    const [records = []] = Object.values(createSeed({ [key]: many.slice(0, 24) })).map(
      (loaded) => loaded.records,
    );
    const seed = { records, at: Date.now(), excerpt };
    const api = createApi({ schoolCode: createSite().code, seed: { [key]: seed } });
    return renderPage(page, { route, api, answers: { [key]: answer } });
  };

  it('says at once how long it is and which years there are, and is whole once it is touched', async () => {
    open();
    expect(titles()).toHaveLength(24);
    expect(screen.getByText('Total Circulars: 60')).toBeVisible();
    expect(screen.getByText('36 more')).toBeVisible();
    expect(screen.getByRole('option', { name: '2019' })).toBeInTheDocument();
    await userEvent.hover(screen.getByLabelText('Search'));
    await waitFor(() => expect(screen.queryByRole('option', { name: '2019' })).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
    expect(titles()).toHaveLength(48);
  });

  it('keeps what is in view while the rest of what the visitor wants is on its way', async () => {
    open();
    await userEvent.type(screen.getByLabelText('Search'), '60');
    expect(await screen.findByText('Total Circulars: 1')).toBeVisible();
    expect(titles()).toEqual(['Circular 60']);
  });

  it('keeps it, too, when the rest cannot be had, and finds it when the visitor tries again', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const { network } = open(failing(404));
    await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
    expect(await screen.findByText('The newest entries could not be loaded.')).toBeVisible();
    expect(titles()).toHaveLength(24);
    expect(screen.getByText('Total Circulars: 60')).toBeVisible();
    network.answer('/api/circular/all/STHILDA', many);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(titles()).toHaveLength(48));
  });

  it('has for the server the records in view, and what is known of the rest', () => {
    const { actors, context } = renderPage(page, { route, seed: { [key]: many } });
    const part = page.excerpts?.(actors, context).get(key);
    expect(part?.records).toEqual(
      many.slice(0, 24).map((record) => expect.objectContaining(record) as unknown),
    );
    expect(part?.excerpt).toEqual({ ...excerpt, options: { year: [2026] } });
  });
});
