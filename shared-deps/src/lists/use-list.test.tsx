import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Circular } from '../contract';
import { createApi } from '../api/api';
import { definePage, type PageContext, type PageProps } from '../section/page';
import { createSeed } from '../testing/page-context';
import { renderPage } from '../testing/render-page';
import { failing } from '../testing/stub-fetch';
import { Total } from '../ui/total';
import { ListControls, ListFooter } from './list-parts';
import { type ListActors, startList } from './start-list';
import { useList } from './use-list';

const key = 'circular/all';
const route = { path: '/Circular', page: 'circular', title: 'Circular', trail: [], resources: [key] };
const circulars = [
  { category: 'Circular', title: 'Fee schedule', date: '2026-04-01' },
  { category: 'Circular', title: 'Bus routes', date: '2026-11-02' },
  { category: 'Circular', title: 'Uniform', date: '2025-03-10' },
  { category: 'Circular', title: 'Undated notice', date: '' },
  { category: 'eBook', title: 'Algebra', date: '2026-01-01' },
];
const many = Array.from({ length: 60 }, (_, at) => ({
  category: 'Circular',
  title: `Circular ${at + 1}`,
  date: '2026-04-01',
}));

const page = definePage<ListActors<Circular>>({
  start: (context) => startList<Circular>(context, key),
  View: CircularList,
});

function CircularList({ actors, context }: PageProps<ListActors<Circular>>) {
  const view = useList(actors, context, { dateOf, keep });
  return (
    <>
      <Total noun="Circulars" count={view.total} />
      <ListControls actors={actors} view={view} />
      <ul>
        {view.shown.map(({ record }) => (
          <li key={record.title}>{record.title}</li>
        ))}
      </ul>
      <ListFooter actors={actors} view={view} />
    </>
  );
}

const dateOf = ({ date }: Circular) => date;
const keep = ({ category }: Circular) => category === 'Circular';
const titles = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);

describe('a list', () => {
  it('shows the records of the current year, newest first, and only those of its kind', () => {
    renderPage(page, { route, seed: { [key]: circulars } });
    expect(titles()).toEqual(['Bus routes', 'Fee schedule']);
    expect(screen.getByText('Total Circulars: 2')).toBeVisible();
  });

  it('narrows while the visitor types', async () => {
    renderPage(page, { route, seed: { [key]: circulars } });
    await userEvent.type(screen.getByLabelText('Search'), 'BUS');
    expect(titles()).toEqual(['Bus routes']);
    expect(screen.getByText('Total Circulars: 1')).toBeVisible();
  });

  it('follows the year and the month that the visitor chooses', async () => {
    renderPage(page, { route, seed: { [key]: circulars } });
    await choose('Month', 'Apr');
    expect(titles()).toEqual(['Fee schedule']);
    await choose('Year', 'All');
    expect(titles()).toEqual(['Fee schedule']);
    await choose('Month', 'All');
    expect(titles()).toEqual(['Bus routes', 'Fee schedule', 'Uniform', 'Undated notice']);
  });

  it('offers all years that it knows', () => {
    renderPage(page, { route, seed: { [key]: circulars } });
    expect(screen.getByLabelText('Year')).toHaveTextContent('All20262025');
  });

  it('shows 24 cards, then 24 more, while the total counts them all', async () => {
    renderPage(page, { route, seed: { [key]: many } });
    expect(titles()).toHaveLength(24);
    expect(screen.getByText('Total Circulars: 60')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
    expect(titles()).toHaveLength(48);
    await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
    expect(titles()).toHaveLength(60);
    expect(screen.queryByRole('button', { name: 'Show More' })).not.toBeInTheDocument();
  });

  it('leads to all years when the current one has nothing', async () => {
    renderPage(page, { route, seed: { [key]: [circulars[2]] } });
    expect(titles()).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'Show all years' }));
    expect(titles()).toEqual(['Uniform']);
    expect(screen.getByLabelText('Year')).toHaveDisplayValue('All');
  });

  it('shows what the network brings when the server had nothing', async () => {
    const { network } = renderPage(page, { route, answers: { [key]: circulars } });
    expect(titles()).toEqual([]);
    expect(await screen.findByText('Bus routes')).toBeVisible();
    expect(network.paths()).toEqual(['/api/circular/all/STHILDA']);
  });

  it('says that it could not be loaded, and loads when the visitor tries again', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const { network } = renderPage(page, { route, answers: { [key]: failing(404) } });
    expect(await screen.findByText('The newest entries could not be loaded.')).toBeVisible();
    network.answer('/api/circular/all/STHILDA', circulars);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Bus routes')).toBeVisible();
    expect(screen.queryByText('The newest entries could not be loaded.')).not.toBeInTheDocument();
  });
});

describe('a list that is too long to come with the page', () => {
  const choice = { year: 2026, month: 'All', search: '', shown: 24 };
  const excerpt = { page: '/Circular?', choice, total: 60, years: [2026, 2025, 2019] };
  /** The page as the server's document brings it. */
  const open = (answer: unknown = many) => {
    const [records = []] = Object.values(createSeed({ [key]: many.slice(0, 24) })).map(
      (loaded) => loaded.records,
    );
    const seed = { records, at: Date.now(), excerpt };
    const start = (context: PageContext) => {
      const api = createApi({ schoolCode: context.site.code, seed: { [key]: seed } });
      Object.assign(context, { api });
      return page.start(context);
    };
    return renderPage({ ...page, start }, { route, answers: { [key]: answer } });
  };

  it('says at once how long it is and which years there are, and is whole soon after', async () => {
    open();
    expect(titles()).toHaveLength(24);
    expect(screen.getByText('Total Circulars: 60')).toBeVisible();
    expect(screen.getByText('36 more')).toBeVisible();
    expect(screen.getByRole('option', { name: '2019' })).toBeInTheDocument();
    expect(await screen.findByText('Total Circulars: 60')).toBeVisible();
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

  it('tells the server what of it is in view', () => {
    const onExcerpt = jest.fn();
    const listening = definePage<ListActors<Circular>>({
      ...page,
      View: ({ actors, context }) => <CircularList actors={actors} context={{ ...context, onExcerpt }} />,
    });
    renderPage(listening, { route, seed: { [key]: many } });
    expect(onExcerpt).toHaveBeenCalledWith(key, {
      records: many.slice(0, 24).map((record) => expect.objectContaining(record) as unknown),
      excerpt: { ...excerpt, years: [2026] },
    });
  });
});
