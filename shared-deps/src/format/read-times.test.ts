import { readTimes } from './read-times';

it.each([
  [
    { start: '09:30' },
    ['09:30', '9.30 am', '9:30\u202fAM', '09:30 hrs', '09:30:00', '9:30 AM (IST)', '0930 hrs', '930 am'],
  ],
  [{ start: '16:00' }, ['4 PM', '4\u00a0PM']],
  [
    { start: '09:30', end: '12:30' },
    ['09:30\u202f–\u202f12:30 Hrs.', '0930–1230 hrs', '9.30 a.m. upto 12.30 p.m. (IST)', '09:30 - 12:30'],
  ],
  [{ start: '00:15' }, ['12:15 a.m.']],
  [{ start: '12:00' }, ['12 noon', '12:00 Noon', 'Midday']],
  [{ start: '00:00' }, ['12.00 midnight']],
  [{ start: '10:00' }, ['10.00 A.M. onwards', '10:00 - 10:00']],
  [{ start: '10:30' }, ['10.30a.m. sharp', '१०:३० AM']],
  [{ start: '09:00' }, ['From 9 am, IST', '9 o’clock', '9']],
  [{ start: '09:00', end: '12:00' }, ['9 AM to 12 noon', '9 - 12 Noon']],
  [{ start: '12:00', end: '14:00' }, ['12 noon - 2']],
  [{ start: '22:00', end: '01:00' }, ['10 PM - 1 AM']],
  [{ start: '18:00', end: '08:00' }, ['6:00 pm till 8:00 am']],
  [{ start: '20:00', end: '00:00' }, ['8 pm to mid-night']],
  [{ start: '22:00', end: '01:30' }, ['22:00 - 01:30']],
  [{ start: '22:00', end: '00:00' }, ['22:00 – 24:00']],
  [{ start: '21:00' }, ['9 PM to 9 PM']],
  [{ start: '08:30', end: '11:00' }, ['8:30 to 11:00 am']],
  [{ start: '09:00', end: '11:00' }, ['9-11 am']],
  [{ start: '09:00', end: '13:00' }, ['9 AM - 1']],
  [{ start: '09:30', end: '10:45' }, ['09:30:00 – 10:45:30']],
  [
    undefined,
    ['9:30 AM (GMT)', '9 AM and 2 PM', '9:30 - 3:30', '9 PM - 8 PM', '18:00-17:00', '00:00 - 24:00'],
  ],
  [undefined, ['after noon', 'afternoon', 'till noon', '9:30 - after assembly', '9 - 12 - 15', '']],
  [undefined, ['13 am', '2026', '2026-2027', '24:00', '09:61']],
  [{ start: '15:00', end: '17:00' }, ['3:00 – 5:00 PM']],
  [{ start: '10:00', end: '13:00' }, ['10:00 - 1:00 PM']],
  [{ start: '09:30', end: '13:00' }, ['9:30 AM to 1 pm']],
])('reads %j from all of %j', (times, texts) => {
  expect(texts.map(readTimes)).toEqual(texts.map(() => times));
});
