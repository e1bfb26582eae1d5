import { attempt } from './attempt';

const refuse = (): string => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

it('gives what the browser gives', () => expect(attempt(() => 'done')).toBe('done'));

it('goes on where the browser refuses', () => expect(attempt(refuse)).toBeUndefined());

it('does the other thing then', () => expect(attempt(refuse, () => 'by a link')).toBe('by a link'));
