import { createCertificates } from './certificates';

it.each(['certificates/0042.jpg', '/certificates/0042.jpg', '/api/image/certificates/0042.jpg'])(
  'takes %s for a path of the provider’s store',
  (answered) => {
    const { issue, open } = createCertificates();
    expect(open(issue(answered))).toBe('certificates/0042.jpg');
  },
);

it.each(['../0042.jpg', '/api/image/../../etc/passwd', 'https://api.example/0042.jpg'])(
  'refuses %s, which leaves the provider’s store',
  (answered) => {
    expect(() => createCertificates().issue(answered)).toThrow(
      'the provider named a certificate outside of its store',
    );
  },
);

it('sees a link in every spelling of a path, and none in other paths', () => {
  const { issue, hasLink } = createCertificates();
  const path = issue('0042');
  const first = path.charCodeAt(3).toString(16);
  for (const spelling of [
    path,
    path.toUpperCase(),
    path.replace('/', '%2F'),
    path.replace('/', '%252F'),
    `%74c/${path.slice(3)}`,
    `tc/%${first}${path.slice(4)}`,
    path.slice(0, 30),
    `${path}/%E0%A4%A`,
  ]) {
    expect([spelling, hasLink(`/api/image/${spelling}`)]).toEqual([spelling, true]);
  }
  for (const other of ['/api/tc/STAELRED', '/TC', '/api/image/tc/0042.jpg', '/api/image/events/1.webp'])
    expect(hasLink(other)).toBe(false);
});
