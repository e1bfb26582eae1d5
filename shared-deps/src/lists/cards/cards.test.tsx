import { render, screen } from '@testing-library/react';

import { PlaceholderCard } from './placeholder-card';

it('stands in where there is nothing to show', () => {
  render(<PlaceholderCard title="News Title" date="DD / MM" text="Stay Tuned For More Updates" />);
  expect(screen.getByRole('article')).toHaveTextContent('News TitleDD / MMStay Tuned For More Updates');
});
