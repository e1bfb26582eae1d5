import { packagesOf } from '../../release/commands/command';
import { developAgainst } from './against';

it.each([
  ['school', '--against needs an address such as https://school.example, not "school"'],
  ['http://127.0.0.1:9', 'http://127.0.0.1:9 does not answer: '],
])('refuses to show sections in %s', async (against, reason) => {
  await expect(developAgainst(against, ['mf-gallery'], 0)).rejects.toThrow(reason);
});

it('refuses a package that there is not', () => {
  expect(() => packagesOf(['mf-nowhere'])).toThrow('mf-nowhere: no such package; there are ');
});
