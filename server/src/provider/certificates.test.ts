import { createCertificates } from './certificates';

const nilo = { name: 'Nilo Barrow', admission: '0042' };
/** Certificates of a provider that answers this path, and has a file of its name at each. */
const answering = (answered: string) =>
  createCertificates({
    find: () => Promise.resolve(answered),
    read: (reference) => Promise.resolve(Buffer.from(reference)),
  });

it.each(['certificates/0042.jpg', '/certificates/0042.jpg', '/api/image/certificates/0042.jpg'])(
  'takes %s for a path of the provider’s store',
  async (answered) => {
    const { find, read } = answering(answered);
    expect(String(await read((await find(nilo)) ?? ''))).toBe('certificates/0042.jpg');
  },
);

it.each(['../0042.jpg', '/api/image/../../etc/passwd', 'https://api.example/0042.jpg'])(
  'refuses %s, which leaves the provider’s store',
  async (answered) => {
    await expect(answering(answered).find(nilo)).rejects.toThrow(
      'the provider named a certificate outside of its store',
    );
  },
);

it('draws the code of its request below a picture, and none where there is no code', async () => {
  const { find, read, markWith } = answering('0042.jpg');
  const unmarked = (await find(nilo)) ?? '';
  markWith({
    codeOf: ({ name }) => (name === nilo.name ? 'CODE' : undefined),
    draw: (picture, code) => Promise.resolve(Buffer.from(`${String(picture)} ${code}`)),
  });
  expect(String(await read((await find(nilo)) ?? ''))).toBe('0042.jpg CODE');
  expect(String(await read((await find({ ...nilo, name: '?' })) ?? ''))).toBe('0042.jpg');
  expect(String(await read(unmarked))).toBe('0042.jpg');
});

it('sees a link in every spelling of a path, and none in other paths', async () => {
  const { find, hasLink } = answering('0042');
  const path = (await find(nilo)) ?? '';
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
