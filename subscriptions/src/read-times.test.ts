import { readTimes } from './read-times';

it.each([
  ['09:30', { start: '09:30' }],
  ['9.30 am', { start: '09:30' }],
  ['4 PM', { start: '16:00' }],
  ['12:15 a.m.', { start: '00:15' }],
  ['12 noon', undefined],
  ['09:30 - 12:30', { start: '09:30', end: '12:30' }],
  ['3:00 – 5:00 PM', { start: '15:00', end: '17:00' }],
  ['10:00 - 1:00 PM', { start: '10:00', end: '13:00' }],
  ['9:30 AM to 1 pm', { start: '09:30', end: '13:00' }],
  ['18:00-17:00', undefined],
  ['9:30 - after assembly', undefined],
  ['9 - 12 - 15', undefined],
  ['9', { start: '09:00' }],
  ['24:00', undefined],
  ['09:61', undefined],
  ['', undefined],
])('reads %j', (text, times) => expect(readTimes(text)).toEqual(times));
