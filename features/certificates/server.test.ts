import { schoolCode } from '@school/server/testing/school-folder';
import { dayAt } from '@school/shared-deps/server';
import { startTestSite, type TestSite } from '@school/site/testing/test-site';
import sharp from 'sharp';
import { encode } from 'uqr';

import { createCodes } from './codes';

const siteUrl = 'https://school.example';
const secret = 'a secret of thirty-two characters';
const env = { SCHOOL_URL: siteUrl, SCHOOL_LINK_SECRET: secret };
const nilo = { name: 'Nilo Barrow', admission: 'RM/2019/07' };
const codes = createCodes(schoolCode, secret);
const code = codes.write({ initials: 'NB', ending: '07', day: 20_785 });
const changed = code.replace(/.$/, (last) => (last === 'Z' ? 'Y' : 'Z'));

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
});
beforeEach(() => site.restart(env));
afterAll(() => site.remove());

const headingOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];

function codeOfToday(): string {
  const { year, month, day } = dayAt(Date.now(), 'Asia/Kolkata');
  return codes.write({ initials: 'NB', ending: '07', day: Date.UTC(year, month, day) / 86_400_000 });
}

/** The certificate as a visitor gets it. */
async function download(): Promise<Buffer> {
  const found = await site.request(`/api/tc/${schoolCode}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(nilo),
  });
  const { data } = (await found.json()) as { data: string };
  return Buffer.from(await (await site.request(`/api/image/${data}`)).arrayBuffer());
}

it('says of a code when the copy was issued, and for whom, as the paper does', async () => {
  const answer = await site.request(`/Certificate/${code}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const html = await answer.text();
  expect(headingOf(html)).toBe('Issued by this school');
  expect(html).toContain(
    '<p>A copy of a certificate was issued on 28 November 2026, for pupil N. B., admission number ending 07.</p>',
  );
});

it.each([changed, 'ABCD', `${code}0`, '%C3%A4'])(
  'answers %s like each code that is not issued',
  async (other) => {
    const answer = await site.request(`/Certificate/${other}`);
    expect(answer.status).toBe(404);
    expect(headingOf(await answer.text())).toBe('Not issued by this school');
  },
);

it('has a form that leads to the page of a code, however it is typed', async () => {
  const form = await site.textOf('/Certificate');
  expect(form).toContain('<form class="row" action="/Certificate"');
  const typed = encodeURIComponent(` ${code.toLowerCase()}`);
  const answer = await site.request(`/certificate/?code=${typed}`);
  expect(answer.status).toBe(303);
  const address = answer.headers.get('location') ?? '';
  expect(address).toBe(`/certificate/${code.replaceAll('-', '')}`);
  expect(headingOf(await site.textOf(address))).toBe('Issued by this school');
  expect(await site.textOf('/Certificate?code=+')).toContain('<form class="row" action="/Certificate"');
});

it('lets a visitor wait who tries too often, whatever the codes', async () => {
  for (let tries = 0; tries < 20; tries += 1) await site.request(`/Certificate/${String(tries)}`);
  const answer = await site.request(`/Certificate/${code}`);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(headingOf(await answer.text())).toBe('Too many tries');
});

it('is no picture of another site', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' };
  expect((await site.request(`/Certificate/${code}`, { headers })).status).toBe(403);
  const followed = { ...headers, 'sec-fetch-dest': 'document' };
  expect((await site.request(`/Certificate/${code}`, { headers: followed })).status).toBe(200);
});

it('logs no code', async () => {
  await site.request(`/Certificate/${code}`);
  const logged = JSON.stringify([site.log.lines, site.log.problems]);
  expect(logged).toContain('/Certificate/…');
  expect(logged).not.toContain(code);
});

it('draws the QR code of its address below the certificate', async () => {
  await site.restart({});
  const plain = await sharp(await download()).metadata();
  await site.restart(env);
  const picture = await download();
  const { width, height } = await sharp(picture).metadata();
  expect(width).toBeGreaterThanOrEqual(plain.width);
  const size = height - plain.height;
  const { data } = encode(`${siteUrl}/Certificate/${codeOfToday()}`, { ecc: 'M', border: 4 });
  const strip = await sharp(picture)
    .extract({ left: 0, top: plain.height, width: size, height: size })
    .greyscale()
    .resize(data.length, data.length, { kernel: 'nearest' })
    .raw()
    .toBuffer();
  const drawn = [...strip].map((grey) => grey < 128);
  expect(drawn).toEqual(data.flat());
});

it.each([{ SCHOOL_URL: siteUrl }, { SCHOOL_LINK_SECRET: secret }])(
  'has neither codes nor their page with %j alone',
  async (alone) => {
    await site.restart({});
    const plain = await download();
    await site.restart(alone);
    expect((await download()).equals(plain)).toBe(true);
    expect((await site.request('/Certificate')).status).toBe(404);
  },
);
