import { createWorkLimit } from './work-limit';

it('refuses a visitor who asks for too much at once, and everybody while it is too much in all', () => {
  const begin = createWorkLimit({ maxInAll: 2, maxPerVisitor: 1 });
  const end = begin('a');
  expect(() => begin('a')).toThrow('too many requests at once');
  begin('b');
  expect(() => begin('c')).toThrow('the server is busy');
  end();
  expect(() => begin('c')).not.toThrow();
});
