import { render, screen } from '@testing-library/react';

import { Picture } from './picture';

const campus = { src: '/api/image/scenes/campus.webp', alt: 'The campus', width: 640, height: 400 };

it('keeps its room and waits until it is near', () => {
  render(<Picture {...campus} />);
  const picture = screen.getByRole('img', { name: 'The campus' });
  expect(picture).toHaveAttribute('width', '640');
  expect(picture).toHaveAttribute('height', '400');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).not.toHaveAttribute('srcset');
});

it('comes first where it is in view at once', () => {
  render(<Picture {...campus} eager />);
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByRole('img')).not.toHaveAttribute('loading');
});

it('offers smaller widths of the school’s own pictures, never larger ones', () => {
  render(<Picture {...campus} sizes="100vw" />);
  expect(screen.getByRole('img')).toHaveAttribute(
    'srcset',
    '/api/image/scenes/campus.webp?w=320 320w, /api/image/scenes/campus.webp?w=480 480w, /api/image/scenes/campus.webp 640w',
  );
});

it('takes pictures of other sites as they are', () => {
  render(<Picture {...campus} src="https://pictures.example/a.jpg" sizes="100vw" isPhoto />);
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
});
