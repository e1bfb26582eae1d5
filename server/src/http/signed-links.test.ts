import { createSignedLinks } from './signed-links';

const minutes = 60_000;
const secret = 'a secret of thirty-two characters';
const links = () => createSignedLinks(secret);

it('opens a link that another server with the same secret has issued', () => {
  const path = links().issue('certificates/0042.jpg');
  expect(path).toMatch(/^tc\/[\w-]{46,}\.jpg$/);
  expect(links().open(path)?.reference).toBe('certificates/0042.jpg');
});

it('opens a link for ten minutes', () => {
  const path = links().issue('certificates/0042.jpg');
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 9 * minutes);
  expect(links().open(path)).toBeDefined();
  clock.mockReturnValue(now + 11 * minutes);
  expect(links().open(path)).toBeUndefined();
});

it('opens no link of another secret, or of another process without a secret', () => {
  const path = links().issue('certificates/0042.jpg');
  for (const others of [`${secret}.`, undefined])
    expect(createSignedLinks(others).open(path)).toBeUndefined();
  const [one, other] = [createSignedLinks(), createSignedLinks()];
  expect(one.open(one.issue('a'))?.reference).toBe('a');
  expect(other.open(one.issue('a'))).toBeUndefined();
});

it('opens no link of which one character is another', () => {
  const path = links().issue('0042');
  const others = Array.from(
    path,
    (sign, at) => `${path.slice(0, at)}${sign === 'A' ? 'B' : 'A'}${path.slice(at + 1)}`,
  );
  for (const other of [...others, path.slice(0, -5), `${path}x`, 'tc/.jpg', `tc/${'A'.repeat(60)}.jpg`, ''])
    expect([other, links().open(other)]).toEqual([other, undefined]);
});

it('shows nothing of what a link leads to, and issues another one each time', () => {
  const [one, other] = [links().issue('certificates/0042.jpg'), links().issue('certificates/0042.jpg')];
  expect(one).not.toBe(other);
  const bytes = Buffer.from(one.slice(3, -4), 'base64url');
  expect(bytes.includes('0042')).toBe(false);
});

it('knows the form of a link without opening it', () => {
  expect(links().isLink(links().issue(''))).toBe(true);
  expect(links().isLink(`tc/${'A'.repeat(60)}.jpg`)).toBe(true);
  expect(links().isLink('tc/2026-011.jpg')).toBe(false);
});
