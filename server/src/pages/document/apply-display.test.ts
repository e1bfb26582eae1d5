/** @jest-environment jsdom */
import { renderToStaticMarkup as htmlOf } from 'react-dom/server';

import { APPLY_DISPLAY } from './apply-display';
import { DisplaySettings } from './display-settings';

const root = document.documentElement;
const find = (value: string) => document.querySelector<HTMLInputElement>(`[value="${value}"]`);

beforeEach(() => {
  document.cookie = 'display=text=150&motion=reduced';
  document.body.innerHTML = htmlOf(DisplaySettings());
  // its text alone, as the browser runs it
  globalThis.eval(APPLY_DISPLAY);
});

it('shows the page as the device has kept it', () => {
  expect(root).toHaveAttribute('data-text', '150');
  expect(root).toHaveAttribute('data-motion', 'reduced');
  expect(find('150')).toBeChecked();
  expect(find('reduced')).toBeChecked();
  expect(find('125')).not.toBeChecked();
});

it('applies a choice at once, and keeps it', () => {
  find('dark')?.click();
  expect(root).toHaveAttribute('data-colors', 'dark');
  expect(document.cookie).toBe('display=text=150&colors=dark&motion=reduced');
  find('reduced')?.click();
  expect(root).not.toHaveAttribute('data-motion');
  expect(document.cookie).toBe('display=text=150&colors=dark');
});
