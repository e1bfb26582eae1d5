import { createWorkLimit } from './work-limit';

it('refuses a visitor who asks for too much at once, and everybody while it is too much in all', () => {
  const begin = createWorkLimit({ maxInAll: 2, maxPerVisitor: 1 });
  const end = begin('a');
  expect(() => begin('a')).toThrow(expect.objectContaining({ statusCode: 429, retryAfterSeconds: 1 }));
  begin('b');
  expect(() => begin('c')).toThrow(expect.objectContaining({ statusCode: 503, retryAfterSeconds: 2 }));
  end();
  expect(() => begin('c')).not.toThrow();
});
