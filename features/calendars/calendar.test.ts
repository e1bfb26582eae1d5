import { execFileSync } from 'node:child_process';
import path from 'node:path';

import ICAL from 'ical.js';
import { sync, type VEvent } from 'node-ical';

import { type CalendarEvent, writeCalendar } from './calendar';

const stamp = new Date('2026-11-23T12:00:00Z');
const fete: CalendarEvent = {
  uid: '6d1e3a3c-5b4d-8f6e-9a4b-0c1d2e3f4a5b',
  title: 'Fête; “all welcome”, bring \\ a friend',
  text: `First line,\nsecond line ${'मेला '.repeat(60)}!`,
  from: '2026-11-28',
  to: '2026-11-28',
  time: '09:30 - 12:00',
  place: 'Lower field; gate 2',
  url: 'https://school.example/Events?year=2026&search=f%C3%AAte',
};

function write(events: readonly CalendarEvent[], timeZone = 'Asia/Kolkata'): string {
  return writeCalendar('Events', events, { timeZone, stamp });
}

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return {
    calendar,
    events: calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each)),
    byNode: Object.values(sync.parseICS(text)).filter((each): each is VEvent => each?.type === 'VEVENT'),
  };
}

it('is read back by other parsers as it was written', () => {
  const { calendar, events, byNode } = read(write([fete]));
  const [event] = events;
  expect(event).toMatchObject({ uid: fete.uid, summary: fete.title, location: fete.place });
  expect(event?.description).toBe(fete.text);
  expect(event?.startDate.toJSDate()).toEqual(new Date('2026-11-28T04:00:00Z'));
  expect(event?.endDate.toJSDate()).toEqual(new Date('2026-11-28T06:30:00Z'));
  const { component } = event ?? {};
  expect(String(component?.getFirstPropertyValue('dtstamp'))).toBe('2026-11-23T12:00:00Z');
  expect(component?.getFirstPropertyValue('url')).toBe(fete.url);
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
  expect(calendar.getFirstPropertyValue('x-published-ttl')).toBe('PT1H');
  expect(byNode).toHaveLength(1);
  expect(byNode[0]).toMatchObject({ summary: fete.title });
  expect(byNode[0]?.start.getTime()).toBe(Date.parse('2026-11-28T04:00:00Z'));
});

it.each(['Pacific/Auckland', 'America/Los_Angeles'])('is the same from a server in %s', (TZ) => {
  const from = JSON.stringify(path.join(__dirname, 'calendar.ts'));
  const options = JSON.stringify({ timeZone: 'Asia/Kolkata' });
  const program = `import { writeCalendar } from ${from};
    const options = { ...${options}, stamp: new Date(${stamp.getTime()}) };
    process.stdout.write(writeCalendar('Events', [${JSON.stringify(fete)}], options));`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', program];
  expect(execFileSync(process.execPath, args, { env: { ...process.env, TZ }, encoding: 'utf8' })).toBe(
    write([fete]),
  );
});

it('ends each line with CRLF, within 75 octets', () => {
  const lines = write([fete]).split('\r\n');
  expect(lines.at(-1)).toBe('');
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
  }
});

it.each([
  ['an hour where there is no end', '9:30 AM onwards', '2026-11-28T04:00Z', '2026-11-28T05:00Z'],
  ['an hour past midnight too', '23:30', '2026-11-28T18:00Z', '2026-11-28T19:00Z'],
  ['an hour from and to the same time', '10:00 - 10:00', '2026-11-28T04:30Z', '2026-11-28T05:30Z'],
  ['until the next day', '10 PM – 1 AM', '2026-11-28T16:30Z', '2026-11-28T19:30Z'],
  ['until midnight', '8 PM to 12 midnight', '2026-11-28T14:30Z', '2026-11-28T18:30Z'],
])('lasts %s', (_, time, start, end) => {
  const [event] = read(write([{ ...fete, time }])).events;
  expect(event?.startDate.toJSDate()).toEqual(new Date(start));
  expect(event?.endDate.toJSDate()).toEqual(new Date(end));
});

it('lasts whole days where there is no time, the last one included', () => {
  const exams = { ...fete, time: '', text: '', to: '2026-12-12', from: '2026-12-07' };
  const { events } = read(write([exams]));
  expect(events[0]?.startDate).toMatchObject({ isDate: true, year: 2026, month: 12, day: 7 });
  expect(events[0]?.endDate).toMatchObject({ isDate: true, month: 12, day: 13 });
});

it('leaves a time that it cannot read to people', () => {
  const { events } = read(write([{ ...fete, time: 'after assembly' }]));
  expect(events[0]?.startDate.isDate).toBe(true);
  expect(events[0]?.description).toMatch(/^after assembly\nFirst line/);
});

it.each([
  ['Europe/Berlin', '2026-07-01T07:30:00.000Z', 'Europe/Berlin'],
  ['America/New_York', '2026-07-01T13:30:00.000Z', 'America/New_York'],
  ['Asia/Calcutta', '2026-07-01T04:00:00.000Z', 'Asia/Kolkata'],
])('has the times of %s with their own VTIMEZONE', (timeZone, start, id) => {
  const day = '2026-07-01';
  const { calendar, events } = read(write([{ ...fete, from: day, to: day }], timeZone));
  expect(calendar.getAllSubcomponents('vtimezone').map((zone) => zone.getFirstPropertyValue('tzid'))).toEqual(
    [id],
  );
  expect(events[0]?.startDate.toJSDate().toISOString()).toBe(start);
});

it('has 500 generated events, each as it was written', () => {
  const events = Array.from({ length: 500 }, (_, at) => {
    const day = new Date(Date.UTC(2022, 0, 1 + at)).toISOString().slice(0, 10);
    const title = `${String.fromCodePoint(0x900 + (at % 120))},;\\ ${'x'.repeat(at % 90)}`;
    return { ...fete, uid: `event-${at}`, title, from: day, to: day, time: at % 3 === 0 ? '' : '9:30 AM' };
  });
  const { events: found, byNode } = read(write(events));
  expect(found.map(({ uid, summary }) => [uid, summary])).toEqual(
    events.map(({ uid, title }) => [uid, title]),
  );
  expect(byNode.map(({ summary }) => summary).sort()).toEqual(events.map(({ title }) => title).sort());
});
