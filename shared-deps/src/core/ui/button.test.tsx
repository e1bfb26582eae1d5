import { render, screen } from '@testing-library/react';

import { Button, ButtonLink } from './button';

it('never sends a form unless it is meant to', () => {
  render(<Button>Close</Button>);
  expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('type', 'button');
});

it.each([
  ['/OurSchool', null],
  ['/api/image/fees.pdf', '_blank'],
  ['https://portal.example', '_blank'],
])('opens %s in the right tab', (href, target) => {
  render(<ButtonLink href={href}>Read More</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Read More' }).getAttribute('target')).toBe(target);
});
