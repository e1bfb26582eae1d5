import { raise } from './raise-version';

it('raises the library that is named, and no other one', () => {
  const text = '{ "name": "x", "dependencies": { "react": "19.3.1", "react-dom": "19.3.1" } }';
  expect(raise(text, ['react', '19.4.0'])).toBe(text.replace('"react": "19.3.1"', '"react": "19.4.0"'));
  expect(raise(text, ['rxjs', '8.0.0'])).toBe(text);
});
