import { render, screen } from '@testing-library/react';

import type { Circular } from '../contract';
import { pageContext } from '../testing/page-context';
import { startActor } from '../testing/render-page';
import { listActor } from './list-actor';
import { Total } from './list-head';

const route = { path: '/Circular', title: 'Circular', trail: [], resources: ['circular/all'] };
const definition = { resource: 'circular/all', filters: {} } as const;
const circular: Partial<Circular> = { title: 'Fees' };

it('counts what the list has', () => {
  const context = pageContext({ route, seed: { 'circular/all': [circular, circular] } });
  render(<Total noun="Circulars" list={startActor(listActor(definition), context)} />);
  expect(screen.getByText('Total Circulars: 2')).toBeVisible();
});

it('does not count a list that is not here', () => {
  render(
    <Total noun="Circulars" list={startActor(listActor(definition), pageContext({ route, seed: {} }))} />,
  );
  expect(screen.getByText('Total Circulars: –')).toBeVisible();
});
