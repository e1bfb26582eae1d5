import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readEntries } from '@school/server/content/entries';
import type { FastifyInstance } from 'fastify';

import type { Person } from '../api';
import { createEditor } from '../server/editor';
import { rules } from '../testing/open-editor';
import { addPerson, describePeople, readOffice, removePerson, signAllOut } from './people';
import { createAuthenticator } from './testing/software-authenticator';

const origin = 'https://hilltop.example';
const rpId = 'hilltop.example';
/** As nginx passes them on. */
const own = { host: rpId, origin };

let folder: string;
let app: FastifyInstance;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'office-'));
  const pages = new Map<string, Buffer>();
  app = await createEditor({ folder, siteUrl: origin, origin, isShared: true, pages, rules });
});
afterEach(async () => {
  jest.useRealTimers();
  await app.close();
  rmSync(folder, { recursive: true });
});

type Body = Record<string, unknown> & { challenge: string };

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...own, ...headers } });

async function post(url: string, payload: object = {}, headers: Record<string, string> = {}) {
  const response = await app.inject({ method: 'POST', url, payload, headers: { ...own, ...headers } });
  const [cookie = ''] = String(response.headers['set-cookie'] ?? '').split(';');
  return { status: response.statusCode, body: response.json<Body>(), cookie, response };
}

async function whoIs(cookie: string): Promise<unknown> {
  const response = await get('/api/folder', { cookie });
  return response.json<{ person?: Person }>().person;
}

async function enter(name: string, phone = createAuthenticator(origin, rpId)) {
  const token = await addPerson(folder, { name, role: 'papers' });
  const { body } = await post(`/enter/${token}/options`);
  const answer = phone.register(body);
  const { cookie, status } = await post(`/enter/${token}`, answer);
  return { token, phone, answer, cookie, status };
}

async function signIn(phone: ReturnType<typeof createAuthenticator>) {
  const { body } = await post('/sign-in/options');
  const answer = phone.signIn(body);
  return { answer, ...(await post('/sign-in', answer)) };
}

it('lets a person in by a link, and later by the passkey', async () => {
  const { phone, cookie } = await enter('Asha');
  expect(await whoIs(cookie)).toEqual({ name: 'Asha', role: 'papers' });
  const again = await signIn(phone);
  expect(again.response.headers['set-cookie']).toMatch(
    /^__Secure-office=[\w-]{43}; Max-Age=43200; Path=\/office\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect(await whoIs(again.cookie)).toEqual({ name: 'Asha', role: 'papers' });
});

it('says at a link whom it is for, and at an old one that it is not good', async () => {
  const token = await addPerson(folder, { name: 'Asha <Rao>', role: 'notice' });
  const open = () => get(`/enter/${token}`);
  expect((await open()).body).toContain('<h1>Welcome, Asha &lt;Rao&gt;</h1>');
  // a messenger that looks at the link does not use it up
  expect((await open()).statusCode).toBe(200);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'], now: Date.now() + 86_400_001 });
  const late = await open();
  expect([late.statusCode, late.body.includes('<button')]).toEqual([404, false]);
});

it('has a page to sign in with its script, which no other site frames', async () => {
  const page = await get('/sign-in');
  expect(page.body).toContain('<script type="module" src="/office/sign-in.js">');
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

it('takes a link once', async () => {
  const { token, answer } = await enter('Asha');
  expect((await post(`/enter/${token}/options`)).status).toBe(404);
  expect((await post(`/enter/${token}`, answer)).status).toBe(403);
});

it('takes a link once when two phones use it at the same moment', async () => {
  const token = await addPerson(folder, { name: 'Asha', role: 'papers' });
  const phones = [createAuthenticator(origin, rpId), createAuthenticator(origin, rpId)];
  const tries = phones.map(async (phone) => {
    const { body } = await post(`/enter/${token}/options`);
    return post(`/enter/${token}`, phone.register(body));
  });
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 403]);
});

it('lets nobody in without a passkey of the office', async () => {
  await enter('Asha');
  const stranger = createAuthenticator(origin, rpId);
  expect((await signIn(stranger)).status).toBe(403);
  expect((await post('/sign-in', {})).status).toBe(403);
  expect(await whoIs('')).toBeUndefined();
  expect(await whoIs(`__Secure-office=${'a'.repeat(43)}`)).toBeUndefined();
});

it('lets nobody in with the passkey’s number and another key', async () => {
  const { answer } = await enter('Asha');
  const { body } = await post('/sign-in/options');
  const forged = { ...createAuthenticator(origin, rpId).signIn(body), id: answer.id, rawId: answer.rawId };
  expect((await post('/sign-in', forged)).status).toBe(403);
});

it('lets nobody in with a passkey used at another site', async () => {
  const phone = createAuthenticator('https://hilltop.example.evil', rpId);
  expect((await enter('Asha', phone)).status).toBe(403);
});

it('takes no answer twice, and none to a link as a sign-in', async () => {
  const { phone } = await enter('Asha');
  const { answer, status } = await signIn(phone);
  expect(status).toBe(200);
  expect((await post('/sign-in', answer)).status).toBe(403);
  const token = await addPerson(folder, { name: 'Asha', role: 'papers' });
  const { body } = await post(`/enter/${token}/options`);
  expect((await post('/sign-in', phone.signIn(body))).status).toBe(403);
});

it('takes no answer after five minutes', async () => {
  const { phone } = await enter('Asha');
  const { body } = await post('/sign-in/options');
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 300_001);
  expect((await post('/sign-in', phone.signIn(body))).status).toBe(403);
});

it('refuses another site’s form', async () => {
  const { cookie } = await enter('Asha');
  const ofEvil = await post('/sign-out', {}, { origin: 'https://evil.example', cookie });
  const form = { ...own, 'content-type': 'application/x-www-form-urlencoded', cookie };
  const ofForm = await app.inject({ method: 'POST', url: '/sign-out', payload: 'a=b', headers: form });
  expect([ofEvil.status, ofForm.statusCode]).toEqual([403, 415]);
  expect(await whoIs(cookie)).toEqual({ name: 'Asha', role: 'papers' });
});

it('ends a person’s sessions on every device, and not another’s', async () => {
  const { phone, cookie } = await enter('Asha');
  const other = await enter('Binu');
  const second = await signIn(phone);
  await post('/sign-out', {}, { cookie });
  expect(await Promise.all([cookie, second.cookie, other.cookie].map(whoIs))).toEqual([
    undefined,
    undefined,
    { name: 'Binu', role: 'papers' },
  ]);
});

it('ends the session of a person who is removed, also when the name is added again', async () => {
  const { phone, cookie } = await enter('Asha');
  expect(await removePerson(folder, 'Asha')).toBe(true);
  expect(await removePerson(folder, 'Nobody')).toBe(false);
  await enter('Asha');
  expect(await whoIs(cookie)).toBeUndefined();
  expect((await signIn(phone)).status).toBe(403);
});

it('ends everybody’s sessions by a command', async () => {
  const { phone, cookie } = await enter('Asha');
  await signAllOut(folder);
  expect(await whoIs(cookie)).toBeUndefined();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 1_000);
  expect(await whoIs((await signIn(phone)).cookie)).toEqual({ name: 'Asha', role: 'papers' });
});

it('ends a session after twelve hours', async () => {
  const { cookie } = await enter('Asha');
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 12 * 3_600_000 + 1_000);
  expect(await whoIs(cookie)).toBeUndefined();
});

it('refuses most of a thousand tries from one network, and nobody else’s', async () => {
  const from = (address: string) => post('/sign-in/options', {}, { 'x-forwarded-for': address });
  const statuses = [];
  for (let tries = 0; tries < 1_000; tries += 1) statuses.push((await from(`2001:db8:1:${tries}::1`)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
  expect((await from('203.0.113.7')).status).toBe(200);
});

it('keeps neither tokens nor cookies, and lets the owner alone read the rest', async () => {
  const { token, cookie } = await enter('Asha');
  const next = await addPerson(folder, { name: 'Binu', role: 'everything' });
  const file = path.join(folder, '.office/people.json');
  const log = path.join(folder, '.office/audit.log');
  const written = readFileSync(file, 'utf8') + readFileSync(log, 'utf8');
  expect([token, next, cookie.split('=')[1] ?? ''].filter((secret) => written.includes(secret))).toEqual([]);
  expect([file, log].map((each) => statSync(each).mode & 0o777)).toEqual([0o600, 0o600]);
  expect(describePeople(readOffice(folder))).toEqual([
    'Asha · papers · passkeys: 1',
    'Binu · everything · passkeys: 0 · a link is not used yet',
  ]);
});

it('writes a line for each change', async () => {
  const { phone } = await enter('Asha\nevil');
  await signIn(phone);
  await removePerson(folder, 'Asha\nevil');
  const lines = readFileSync(path.join(folder, '.office/audit.log'), 'utf8').trim().split('\n');
  expect(lines.map((line) => line.replace(/^\S+Z /, ''))).toEqual([
    'Asha evil gets a link, for papers',
    'Asha evil has a new passkey',
    'Asha evil signs in',
    'Asha evil is removed',
  ]);
});

it('loses nobody when many are added at once', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `Person ${index}`);
  await Promise.all(names.map((name) => addPerson(folder, { name, role: 'notice' })));
  expect(readOffice(folder).people).toHaveLength(20);
});

it('lets nobody in where the list of people is damaged', async () => {
  const { cookie } = await enter('Asha');
  writeFileSync(path.join(folder, '.office/people.json'), '{');
  const response = await get('/api/folder', { cookie });
  expect(response.statusCode).toBe(500);
});

it('lets a person change the parts of the role alone', async () => {
  const { cookie } = await enter('Asha');
  const save = (key: string, value: object) =>
    app.inject({
      method: 'PUT',
      url: `/api/parts/${encodeURIComponent(key)}/entries/new`,
      payload: { value },
      headers: { ...own, cookie },
    });
  const refused = await save('records/news', { title: 'Book fair' });
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    { message: 'Asha may not change this: ask the office.' },
  ]);
  expect(
    (await save('notice', { text: 'Closed', until: '2099-01-01T18:00', level: 'urgent' })).statusCode,
  ).toBe(200);
  expect(readdirSync(folder).filter((name) => !name.startsWith('.'))).toEqual(['notice.json']);
});

it('is no part of the content', async () => {
  await addPerson(folder, { name: 'Asha', role: 'notice' });
  expect([...(await readEntries(folder, [])).keys()]).toEqual([]);
});
