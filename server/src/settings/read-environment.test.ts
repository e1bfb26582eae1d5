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
