/** @jest-environment node */
import { openPreview, signPreview } from './preview-link';

const secret = 'a secret of thirty-two characters';
const until = Date.now() + 60_000;
const gallery = { package: 'mf-gallery', version: '26c857eb61', until };

it('opens what holders of the same secret have signed', () => {
  const signed = signPreview(secret, gallery);
  expect(signed).toMatch(/^mf-gallery@26c857eb61\.\d{13}\.[\w-]{43}$/);
  expect(openPreview(secret, signed)).toEqual(gallery);
});

it.each([
  ['of another secret', signPreview(`${secret}.`, gallery)],
  ['for another version', signPreview(secret, gallery).replace('26c857eb61', '26c857eb62')],
  ['for another section', signPreview(secret, gallery).replace('gallery', 'home')],
  ['for another end', signPreview(secret, gallery).replace(`${until}`, `${until + 1}`)],
  ['of a preview that has ended', signPreview(secret, { ...gallery, until: Date.now() })],
  ['that is cut', signPreview(secret, gallery).slice(0, -1)],
  ['that is missing', `mf-gallery@26c857eb61.${until}`],
  ['of a path', signPreview(secret, { ...gallery, package: '../mf-gallery' })],
  ['of nothing', ''],
])('opens nothing with a signature %s', (_what, signed) => {
  expect(openPreview(secret, signed)).toBeUndefined();
});
