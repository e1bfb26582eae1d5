import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';

import { createStreams } from './streams';

const createResponse = () =>
  Object.assign(new EventEmitter(), { destroyed: false }) as unknown as ServerResponse;

it('sends four files to a visitor, the next one when one of them has ended', () => {
  const { add } = createStreams();
  const responses = Array.from({ length: 4 }, createResponse);
  expect(responses.map((response) => add('2001:db8::1', response))).toEqual([true, true, true, true]);
  expect(add('2001:db8::2', createResponse())).toBe(false);
  expect(add('2001:db8:0:1::1', createResponse())).toBe(true);
  responses[0]?.emit('close');
  expect(add('2001:db8::2', createResponse())).toBe(true);
});
