import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { showPanel } from './panel';

const local = { name: '@school/mf-gallery', url: 'http://127.0.0.1:9000/mf-gallery/mf-gallery.js' };
const refused = { name: 'react', url: local.url, refusal: 'it is no section of this site' };
const clear = jest.fn();
const use = jest.fn();
const show = (overrides: readonly (typeof local | typeof refused)[]) =>
  showPanel({ site: 'https://school.example', overrides, offers: [local], clear, use });

beforeEach(() => {
  jest.resetAllMocks();
  document.body.innerHTML = '<a href="#content">Skip</a><header class="siteHeader"></header>';
});

it('names the site, the sections of this machine and where they come from, ahead of the header', () => {
  show([local]);
  const panel = screen.getByRole('complementary', { name: 'Overrides' });
  expect(panel).toHaveTextContent('Pages of https://school.example');
  expect(within(panel).getByText(local.name)).toBeVisible();
  expect(within(panel).getByText(local.url)).toBeVisible();
  expect(panel.compareDocumentPosition(screen.getByRole('banner'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('says why an override is refused', () => {
  show([local, refused]);
  expect(screen.getByText('Refused: it is no section of this site.')).toBeVisible();
});

it('clears one override', async () => {
  show([local]);
  await userEvent.click(screen.getByRole('button', { name: 'Clear mf-gallery' }));
  expect(clear).toHaveBeenCalledWith(['@school/mf-gallery']);
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
});

it('clears all overrides where there are several', async () => {
  show([local, refused]);
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(clear).toHaveBeenCalledWith();
});

it('offers what is served and not used', async () => {
  show([]);
  await userEvent.click(screen.getByRole('button', { name: 'Use mf-gallery' }));
  expect(use).toHaveBeenCalledWith(local);
});

it('says in its line what has become of an override', () => {
  const panel = show([local]);
  panel.say('@school/mf-gallery', 'It does not answer.');
  panel.say('@school/mf-unknown', 'Nobody asks.');
  expect(screen.getByRole('status')).toHaveTextContent('It does not answer.');
});

it('shows addresses as text, whatever is in them', () => {
  show([{ ...refused, name: '<img src=x onerror=alert(1)>' }]);
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
});
