/** @jest-environment jsdom */
import { offerLanguage } from './language-offer';

/** Opens a page from an address; it returns the link and the button of the offer. */
function open(lang: string, from = '') {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(from);
  document.documentElement.lang = lang;
  document.body.innerHTML =
    '<a href="#content"></a><a hreflang="hi" href="/hi/Fees"></a><a hreflang="en" href="/Fees"></a>';
  offerLanguage();
  return { link: document.querySelector('aside a'), close: document.querySelector('button') };
}

const link = (lang: string) => open(lang).link?.textContent;

beforeEach(() => localStorage.clear());

it('offers a chosen language on pages in other languages, until another one is chosen', () => {
  expect(open('hi', 'http://localhost/Fees').link).toBeNull();
  expect(open('en', 'https://example.org/hi').link).toHaveAttribute('href', 'http://localhost/hi/Fees');
  expect(link('en')).toBe('हिन्दी में पढ़ें');
  expect(open('en', 'http://localhost/hi/Fees').link).toBeNull();
  expect(link('hi')).toBe('Read in English');
});

it('remembers no language of a page that a link of another site leads to', () => {
  open('hi', 'https://example.org/');
  open('hi', 'http://localhost/hi/Events');
  expect(link('en')).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it('forgets the language when the offer is closed', () => {
  open('hi', 'http://localhost/Fees');
  open('en').close?.click();
  expect(document.querySelector('aside')).toBeNull();
  expect(link('en')).toBeUndefined();
});
