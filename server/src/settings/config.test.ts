import path from 'node:path';

import { exposureOf, readConfig } from './config';

const root = path.resolve(__dirname, '../../..');
const problemsOf = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readConfig(env, root);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
};

it('needs nothing from the environment', () => {
  expect(readConfig({}, root)).toEqual({
    port: 8080,
    host: '127.0.0.1',
    schoolCode: 'STAELRED',
    contentFolder: path.join(root, 'content'),
    cacheFolder: path.join(root, '.cache'),
    releaseFolder: path.join(root, '.release'),
    timeZone: 'Asia/Kolkata',
    offline: 'on',
  });
});

it('takes an empty variable as unset', () => {
  expect(readConfig({ PORT: '', SCHOOL_API_URL: '', SCHOOL_API_TOKEN: '' }, root)).toEqual(
    readConfig({}, root),
  );
});

it('reads a whole environment', () => {
  const env = {
    PORT: '0',
    HOST: '::1',
    SCHOOL_URL: 'https://School.example/',
    SCHOOL_API_URL: 'https://provider.example/base/',
    SCHOOL_API_TOKEN: 'secret',
    SCHOOL_CODE: 'RIVERMOUTH',
    SCHOOL_CONTENT: 'e2e/test-content/rivermouth',
    SCHOOL_CACHE: 'cache',
    SCHOOL_RELEASE: 'releases',
    SCHOOL_TIME_ZONE: 'Europe/London',
    SCHOOL_TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8, fd00::/8',
    SCHOOL_TRUSTED_MONITORS: '10.0.0.7',
    SCHOOL_LINK_SECRET: 'a secret of thirty-two characters',
    SCHOOL_REDIS_URL: 'rediss://user:password@redis.example:6380/1',
    SCHOOL_OFFLINE: 'off',
  };
  expect(readConfig(env, root)).toEqual({
    port: 0,
    host: '::1',
    siteUrl: 'https://school.example',
    apiUrl: 'https://provider.example/base',
    apiToken: 'secret',
    schoolCode: 'RIVERMOUTH',
    contentFolder: path.join(root, 'e2e/test-content/rivermouth'),
    cacheFolder: path.join(root, 'cache'),
    releaseFolder: path.join(root, 'releases'),
    timeZone: 'Europe/London',
    trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
    trustedMonitors: ['10.0.0.7'],
    linkSecret: 'a secret of thirty-two characters',
    redisUrl: 'rediss://user:password@redis.example:6380/1',
    offline: 'off',
  });
});

it.each([
  ['SCHOOL_OFFLINE', 'no', 'SCHOOL_OFFLINE must be on or off, not "no"'],
  ['PORT', '80800', 'PORT must be a number from 0 to 65535, not "80800"'],
  ['PORT', 'web', 'PORT must be a number from 0 to 65535, not "web"'],
  ['HOST', 'a b', 'HOST must be a host name or an address, not "a b"'],
  ['SCHOOL_API_URL', 'provider', 'SCHOOL_API_URL must begin with http:// or https://, not "provider"'],
  [
    'SCHOOL_API_URL',
    'https://p.example/?a',
    'SCHOOL_API_URL must be an address without user, query and fragment',
  ],
  ['SCHOOL_CODE', 'A/B', 'SCHOOL_CODE must be letters, digits, - and _, not "A/B"'],
  ['SCHOOL_CONTENT', 'nowhere', 'SCHOOL_CONTENT must be a folder; "nowhere" is none'],
  [
    'SCHOOL_TIME_ZONE',
    'Kanakpur',
    'SCHOOL_TIME_ZONE must name a time zone such as Asia/Kolkata, not "Kanakpur"',
  ],
  ...['school.example', 'http://school.example', 'https://a@school.example', 'https://school.example/a'].map(
    (value) => [
      'SCHOOL_URL',
      value,
      `SCHOOL_URL must be an https address such as https://school.example, not "${value}"`,
    ],
  ),
  ...['proxy.example', '10.0.0.0/33', '10.0.0.0/8/8', '::1/x'].map((value) => [
    'SCHOOL_TRUSTED_PROXIES',
    value,
    `SCHOOL_TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, with commas, not "${value}"`,
  ]),
])('says in one line what is wrong with %s=%s', (name, value, line) => {
  expect(problemsOf({ [name]: value })).toEqual([line]);
});

it('never shows the token and the secret', () => {
  expect(problemsOf({ SCHOOL_LINK_SECRET: 'too short' })).toEqual([
    'SCHOOL_LINK_SECRET must have 32 characters or more',
  ]);
  expect(problemsOf({ SCHOOL_API_TOKEN: 'sec ret' })).toEqual([
    'SCHOOL_API_TOKEN must be printable ASCII without spaces',
  ]);
  const secret = { SCHOOL_LINK_SECRET: 'a secret of thirty-two characters' };
  expect(problemsOf({ ...secret, SCHOOL_REDIS_URL: 'http://:password@redis.example' })).toEqual([
    'SCHOOL_REDIS_URL must be an address such as redis://127.0.0.1:6379',
  ]);
});

it('shares nothing without a secret of all servers', () => {
  expect(problemsOf({ SCHOOL_REDIS_URL: 'redis://127.0.0.1:6379' })).toEqual([
    'SCHOOL_REDIS_URL needs SCHOOL_LINK_SECRET too',
  ]);
});

it.each<[host: string, proxies: string | undefined, warns: boolean]>([
  ['0.0.0.0', undefined, true],
  ['school.example', undefined, true],
  ['0.0.0.0', '10.0.0.7', false],
  ...['127.0.0.1', '127.1.2.3', '::1', 'localhost'].map((host): [string, undefined, boolean] => [
    host,
    undefined,
    false,
  ]),
])('listening on %s with the trusted proxies %s, warns: %s', (HOST, SCHOOL_TRUSTED_PROXIES, warns) => {
  const warning = exposureOf(readConfig({ HOST, SCHOOL_TRUSTED_PROXIES }, root));
  if (warns) expect(warning).toMatch(/^WARNING: HOST .* SCHOOL_TRUSTED_PROXIES/);
  else expect(warning).toBeUndefined();
});

it('names every variable at fault', () => {
  expect(problemsOf({ PORT: 'web', SCHOOL_CODE: '?' })).toHaveLength(2);
});
