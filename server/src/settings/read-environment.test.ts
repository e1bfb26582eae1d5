import { readSettings } from './read-environment';

const read = (env: NodeJS.ProcessEnv) => readSettings(env, '.');

it('needs no settings', () => {
  expect(read({ PORT: '', SCHOOL_API_TOKEN: '' })).toEqual({
    port: 8090,
    host: '127.0.0.1',
    folder: '.',
    schoolCode: 'STAELRED',
  });
});

it('takes each of them', () => {
  const linkSecret = 'a secret of thirty-two characters';
  const env = { PORT: '0', HOST: '::1', SCHOOL_CONTENT: '..', SCHOOL_CODE: 'R-1', SCHOOL_API_TOKEN: 'abc' };
  expect(read({ ...env, SCHOOL_LINK_SECRET: linkSecret })).toEqual({
    port: 0,
    host: '::1',
    folder: '..',
    schoolCode: 'R-1',
    apiToken: 'abc',
    linkSecret,
  });
});

it.each([
  [{ PORT: 'eighty' }, 'PORT must be a number from 0 to 65535, not "eighty"'],
  [{ PORT: '65536' }, 'PORT must be a number from 0 to 65535, not "65536"'],
  [{ SCHOOL_CONTENT: 'package.json' }, 'SCHOOL_CONTENT must be a folder; "package.json" is none'],
  [{ SCHOOL_CODE: 'a/b' }, 'SCHOOL_CODE must be letters, digits, - and _, not "a/b"'],
  [{ SCHOOL_LINK_SECRET: 'too short' }, 'SCHOOL_LINK_SECRET must have 32 characters or more'],
  [{ SCHOOL_API_TOKEN: 'a b' }, 'SCHOOL_API_TOKEN must be printable ASCII without spaces'],
])('says what is wrong: %j', (env, line) => {
  expect(() => read(env)).toThrow(new Error(line));
});
