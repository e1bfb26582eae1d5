import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { command, writeNotice } from './notice';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'notice-'));
  // 11:30 in Kanakpur
  jest.useFakeTimers({ now: Date.parse('2026-11-23T06:00:00Z'), doNotFake: ['nextTick', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});

const closed = { text: 'School is closed tomorrow', level: 'urgent' };
const write = (input: object) => writeNotice(folder, { ...closed, until: '18:00', ...input }, 'Asia/Kolkata');

it('writes a notice until a time of today, by the clock of the school', async () => {
  await write({ href: '/Calendar' });
  expect(readdirSync(folder)).toEqual(['notice.json']);
  expect(JSON.parse(readFileSync(path.join(folder, 'notice.json'), 'utf8'))).toEqual({
    ...closed,
    href: '/Calendar',
    until: '2026-11-23T18:00',
  });
});

it.each([
  [{ until: '11:00' }, 'until 2026-11-23T11:00 is over'],
  [{ until: '2026-11-23T06:00Z' }, 'until 2026-11-23T06:00:00.000Z is over'],
  [{ until: 'tomorrow' }, 'until must be a day and a time such as 2026-11-24T18:00'],
  [{ until: '2026-11-31T18:00' }, 'until must be a day and a time such as 2026-11-24T18:00'],
  [{ from: '19:00' }, 'until must be later than from'],
  [{ text: ' ' }, 'text must not be empty'],
  [{ text: 'x'.repeat(201) }, 'text must have 200 characters at most'],
  [{ href: 'http://weather.example' }, 'href must be a page of the site or begin with https://'],
  [{ href: '//weather.example' }, 'href must be a page of the site or begin with https://'],
  [{ level: 'loud' }, 'level must be info or urgent'],
])('refuses %j', async (input, message) => {
  await expect(write(input)).rejects.toThrow(message);
  expect(readdirSync(folder)).toEqual([]);
});

it('says that the end of a notice is missing', async () => {
  await expect(command(['School is closed tomorrow'])).rejects.toThrow('--until is missing');
});
