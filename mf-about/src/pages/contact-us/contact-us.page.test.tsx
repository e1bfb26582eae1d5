import { createSite, renderPage } from '@school/shared-deps/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { page } from './contact-us.page';

const key = 'content/contact-us';
const route = { path: '/ContactUs', title: 'Contact Us', trail: [], resources: [key] };
const picture = { file: 'map.webp', alt: 'The way from the bus stand', width: 1200, height: 900 };
const content = {
  blocks: [{ type: 'paragraph', text: 'The office is open until 12:30.' }],
  map: { picture, latitude: 24.4012, longitude: 79.9035 },
};
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('says where the school is and how to reach it', () => {
  const site = createSite();
  const profile = { ...site.profile, fax: '+91 0000 000 001' };
  renderPage(page, { route, site: { ...site, profile }, seed: { [key]: content } });
  expect(href('Hill Road Devgarh')).toBe('https://maps.example/sthilda');
  expect(href(/^office@/)).toBe('mailto:office@sthilda.example');
  expect(href('+91 0000 000 000')).toBe('tel:+910000000000');
  expect(href('+91 0000 000 001')).toBe('tel:+910000000001');
  expect(screen.getByRole('heading', { name: 'Phone and fax' })).toBeVisible();
  expect(screen.getByText('The office is open until 12:30.')).toBeVisible();
});

it('links no telephone number without a digit', () => {
  const site = createSite();
  const profile = { ...site.profile, phones: ['[To do: telephone number]'] };
  renderPage(page, { route, site: { ...site, profile }, seed: { [key]: content } });
  expect(screen.getByText('[To do: telephone number]')).toBeVisible();
  expect(screen.queryByRole('link', { name: /telephone/ })).not.toBeInTheDocument();
});

it('shows no fax where there is none', () => {
  renderPage(page, { route, seed: { [key]: content } });
  expect(screen.getByRole('heading', { name: 'Phone' })).toBeVisible();
});

it('shows the drawn map until the visitor asks for that of OpenStreetMap', async () => {
  renderPage(page, { route, seed: { [key]: content } });
  expect(screen.getByRole('region', { name: 'Map' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'The way from the bus stand' })).toBeVisible();
  expect(screen.queryByTitle('The school on OpenStreetMap')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show on OpenStreetMap' }));
  const frame = screen.getByTitle('The school on OpenStreetMap');
  expect(frame).toHaveAttribute('height', '450');
  const address = new URL(frame.getAttribute('src') ?? '');
  expect(address.host).toBe('www.openstreetmap.org');
  expect(address.searchParams.get('bbox')).toBe('79.89550,24.39720,79.91150,24.40520');
  expect(address.searchParams.get('marker')).toBe('24.4012,79.9035');
  await userEvent.click(screen.getByRole('button', { name: 'Show the drawn map' }));
  expect(screen.getByRole('img', { name: 'The way from the bus stand' })).toBeVisible();
});

it('does without a map where the school has none', () => {
  renderPage(page, { route, seed: { [key]: { blocks: [] } } });
  expect(screen.queryByRole('region', { name: 'Map' })).not.toBeInTheDocument();
});

it('still says how to reach the school when its content cannot be loaded', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  renderPage(page, { route });
  expect(await screen.findByText('The text of this page could not be loaded.')).toBeVisible();
  expect(href(/^office@/)).toBe('mailto:office@sthilda.example');
});
