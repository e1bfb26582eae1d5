import { render, screen, within } from '@testing-library/react';

import { profile, routes } from '../testing/sample-input';
import { ErrorScreen } from './error-screen';
import { Footer } from './footer';
import { Header } from './header';

const showHeader = () => render(<Header profile={profile} routes={routes} path="/OurSchool" />);

it('names the school and leads to its portal, its networks, its phone, mail and map', () => {
  showHeader();
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: /St\. Bede School, Riverton/ })).toHaveAttribute('href', '/home');
  expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', profile.loginUrl);
  expect(header.getByRole('link', { name: 'Twitter' })).toHaveAttribute(
    'href',
    'https://twitter.example/bede',
  );
  expect(header.getByRole('link', { name: 'Phone: +91 1009 240118' })).toHaveAttribute(
    'href',
    'tel:+911009240118',
  );
  expect(header.getByRole('link', { name: /^Mail/ })).toHaveAttribute('href', 'mailto:office@bede.example');
  expect(header.getByRole('link', { name: 'Map' })).toHaveAttribute('href', profile.mapUrl);
});

it('dials no number that has no digit', () => {
  const placeholder = { ...profile, phones: ['[To do: telephone number]'] };
  render(
    <>
      <Header profile={placeholder} routes={routes} path="/home" />
      <Footer profile={placeholder} routes={routes} />
    </>,
  );
  expect(within(screen.getByRole('contentinfo')).getByText('[To do: telephone number]')).toBeVisible();
  for (const link of screen.getAllByRole('link', { hidden: true })) {
    expect(link.getAttribute('href')).not.toMatch(/^tel:/);
  }
});

it('shows the emblem of the school, and a drawn one where it has none', () => {
  const emblem = { file: 'crest/bede.webp' };
  const { rerender } = render(<Header profile={{ ...profile, emblem }} routes={routes} path="/home" />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/api/image/crest/bede.webp');
  rerender(<Header profile={profile} routes={routes} path="/home" />);
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
});

it('opens every other site in a new tab, and no page of its own', () => {
  render(
    <>
      <Header profile={profile} routes={routes} path="/home" />
      <Footer profile={profile} routes={routes} />
    </>,
  );
  for (const link of screen.getAllByRole('link', { hidden: true })) {
    const isOuter = link.getAttribute('href')?.startsWith('http') ?? false;
    expect(link.getAttribute('target')).toBe(isOuter ? '_blank' : null);
    expect(link.getAttribute('rel')).toBe(isOuter ? 'noopener' : null);
  }
});

it('marks the page that is shown in the menu', () => {
  showHeader();
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(menu.getByText('Our School')).toHaveAttribute('aria-current', 'page');
  expect(menu.getByText('Our Motto')).not.toHaveAttribute('aria-current');
});

it('opens one group at a time, and the drawer, without a script', () => {
  showHeader();
  const menu = screen.getByRole('navigation', { name: 'Main' });
  const groups = within(menu).getAllByRole('group');
  expect(groups.map((group) => group.getAttribute('name'))).toEqual(['menu', 'menu']);
  for (const name of ['Menu', 'Close menu']) {
    expect(screen.getByRole('button', { name })).toHaveAttribute('popovertarget', 'site-menu');
  }
});

it('shows Career as words, since it leads nowhere', () => {
  showHeader();
  expect(screen.getByText('Career')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Career' })).not.toBeInTheDocument();
});

it('closes the page with address, phones, quick links, apps and the disclosure', () => {
  render(<Footer profile={profile} routes={routes} />);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText('River Road')).toBeVisible();
  expect(footer.getByRole('link', { name: '+91 50000 24011' })).toBeVisible();
  expect(footer.getByRole('link', { name: 'Portal Help' })).toHaveAttribute('href', '/Pphelp');
  expect(footer.getByRole('link', { name: 'Android app' })).toHaveAttribute('href', profile.apps.android);
  expect(footer.getByRole('link', { name: 'Mandatory Disclosure' })).toHaveAttribute(
    'href',
    '/MandatoryDisclosure',
  );
});

it('has what parents come for one tap away in footer and drawer, as far as it is deployed', () => {
  const parents = [
    { label: 'Uniform', href: '/uniform' },
    { label: 'Forms', href: '/NoSuchPage' },
    { label: 'Fees', href: '/api/image/fees.pdf' },
  ];
  const uniform = { path: '/Uniform', title: 'Uniform', trail: [], resources: [] };
  const school = { ...profile, parents };
  render(<Footer profile={school} routes={[uniform]} />);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Uniform' })).toHaveAttribute('href', '/uniform');
  expect(footer.getByRole('link', { name: 'Fees (PDF)' })).toHaveAttribute('target', '_blank');
  expect(footer.queryByRole('link', { name: 'Forms' })).toBeNull();
  render(<Header profile={school} routes={[uniform]} path="/home" />);
  const drawer = within(screen.getByRole('navigation', { name: 'For parents', hidden: true }));
  const links = drawer.getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/uniform', '/api/image/fees.pdf']);
});

it('leads to the life of the school from footer and drawer, and back to the top', () => {
  const news = { path: '/News', title: 'News', trail: [], resources: [] };
  render(
    <>
      <Header profile={profile} routes={[...routes, news]} path="/home" />
      <Footer profile={profile} routes={[...routes, news]} />
    </>,
  );
  for (const landmark of [screen.getByRole('banner'), screen.getByRole('contentinfo')]) {
    const link = within(landmark).getByRole('link', { name: 'News', hidden: true });
    expect(link).toHaveAttribute('href', '/News');
  }
  expect(screen.getByRole('link', { name: 'Back to top' })).toHaveAttribute('href', '#top');
});

it('leaves out links to pages that are not deployed', () => {
  render(<Footer profile={profile} routes={[]} />);
  expect(screen.queryByText('Quick links')).not.toBeInTheDocument();
  expect(screen.queryByText('Mandatory Disclosure')).not.toBeInTheDocument();
});

const error = { status: 404, reason: 'Not Found', message: 'There is no such page.', near: [] };

it('says what went wrong, and leads home and to what most visitors look for', () => {
  const circular = { path: '/Circular', title: 'Circular', trail: [], resources: [] };
  render(<ErrorScreen error={error} routes={[circular]} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByText('404 Not Found')).toBeVisible();
  expect(screen.getByText('There is no such page.')).toBeVisible();
  const places = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(places).toEqual(['/home', '/Circular']);
});

it('names the page that was likely meant', () => {
  render(<ErrorScreen error={{ ...error, near: [{ path: '/Calendar', title: 'Calendar' }] }} routes={[]} />);
  expect(screen.getByRole('link', { name: 'Calendar' })).toHaveAttribute('href', '/Calendar');
});
