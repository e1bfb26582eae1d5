import { displayOf, readDisplay, writeDisplay } from './display';

it('reads what a reader has chosen, in one order', () => {
  const display = readDisplay('motion=reduced&colors=dark&text=150&contrast=more');
  expect(writeDisplay(display)).toBe('text=150&contrast=more&colors=dark&motion=reduced');
  expect(readDisplay(writeDisplay(display))).toEqual(display);
});

it.each(['text=900', 'text=&colors=', 'colors=pink', 'text=125%22%3E', 'lang=fr', '%', '&=&'])(
  'ignores %j',
  (value) => {
    expect(readDisplay(value)).toEqual([]);
  },
);

it('finds its own cookie among others', () => {
  expect(displayOf('a=1; display=colors=dark; b=2')).toEqual([['colors', 'dark']]);
  expect(displayOf('mydisplay=colors=dark')).toEqual([]);
  expect(displayOf(undefined)).toEqual([]);
});
