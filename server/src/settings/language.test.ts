import { inLanguage } from './language';
import { texts } from './texts';

it('has the texts of a language for one step of work, and English ones afterwards', () => {
  expect(inLanguage('hi', () => texts.menu)).toBe('मेनू');
  expect(inLanguage('en', () => texts.menu)).toBe('Menu');
  expect(texts.menu).toBe('Menu');
});

it('has English texts again after work that fails', () => {
  const fail = () =>
    inLanguage('pa', () => {
      throw new Error(texts.menu);
    });
  expect(fail).toThrow('ਮੀਨੂ');
  expect(texts.menu).toBe('Menu');
});
