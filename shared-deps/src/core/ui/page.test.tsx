import { render, screen, within } from '@testing-library/react';

import { Page } from './page';

const breadcrumb = () => screen.getByRole('navigation', { name: 'Breadcrumb' });

it('leads from Home to the page by its breadcrumb', () => {
  render(
    <Page title="Sub Gallery" trail={['Gallery', { label: 'Photo Gallery', href: '/PhotoGallery' }]}>
      Pictures
    </Page>,
  );
  const steps = within(breadcrumb()).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['Home', 'Gallery', 'Photo Gallery', 'Sub Gallery']);
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
  expect(screen.getByRole('link', { name: 'Photo Gallery' })).toHaveAttribute('href', '/PhotoGallery');
  expect(steps.at(-1)).toHaveAttribute('aria-current', 'page');
});

it('has one title, which can take the focus after a change of page', () => {
  render(
    <Page title="Topper Class 10th" current="Toppers X" trail={['About Us']} homeHref="/">
      Names
    </Page>,
  );
  const title = screen.getByRole('heading', { level: 1, name: 'Topper Class 10th' });
  title.focus();
  expect(title).toHaveFocus();
  expect(breadcrumb()).toHaveTextContent('Toppers X');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});
