import { render, screen, within } from '@testing-library/react';

import { profile, routes } from '../../testing/sample-input';
import { Footer } from './footer';
import { Header } from './header';

const showHeader = () =>
  render(<Header profile={profile} routes={routes} path="/OurSchool" language="en" spoken={['en']} />);

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
      <Header profile={placeholder} routes={routes} path="/home" language="en" spoken={['en']} />
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
  const { rerender } = render(
    <Header profile={{ ...profile, emblem }} routes={routes} path="/home" language="en" spoken={['en']} />,
  );
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/api/image/crest/bede.webp');
  rerender(<Header profile={profile} routes={routes} path="/home" language="en" spoken={['en']} />);
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
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
  render(<Header profile={school} routes={[uniform]} path="/home" language="en" spoken={['en']} />);
  const drawer = within(screen.getByRole('navigation', { name: 'For parents', hidden: true }));
  const links = drawer.getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/uniform', '/api/image/fees.pdf']);
});

it('ends each page with links to privacy and accessibility, as far as the school has these pages', () => {
  const page = (path: string) => ({ path, title: '', trail: [], resources: [] });
  const { rerender } = render(
    <Footer profile={profile} routes={[page('/Privacy'), page('/Accessibility')]} />,
  );
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/Privacy');
  expect(screen.getByRole('link', { name: 'Accessibility' })).toHaveAttribute('href', '/Accessibility');
  rerender(<Footer profile={profile} routes={[page('/Privacy')]} />);
  expect(screen.queryByRole('link', { name: 'Accessibility' })).not.toBeInTheDocument();
});

it('leaves out links to pages that are not deployed', () => {
  render(<Footer profile={profile} routes={[]} />);
  expect(screen.queryByText('Quick links')).not.toBeInTheDocument();
  expect(screen.queryByText('Mandatory Disclosure')).not.toBeInTheDocument();
});
