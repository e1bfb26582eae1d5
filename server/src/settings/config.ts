import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';

import { attempt } from '@school/contract';
import * as v from 'valibot';

import { createNetworks, LOOPBACK } from '../lib/networks';
import { schoolCodeProblem } from './school-code';

const names = {
  port: 'PORT',
  host: 'HOST',
  siteUrl: 'SCHOOL_URL',
  apiUrl: 'SCHOOL_API_URL',
  apiToken: 'SCHOOL_API_TOKEN',
  schoolCode: 'SCHOOL_CODE',
  contentFolder: 'SCHOOL_CONTENT',
  cacheFolder: 'SCHOOL_CACHE',
  releaseFolder: 'SCHOOL_RELEASE',
  timeZone: 'SCHOOL_TIME_ZONE',
  trustedProxies: 'SCHOOL_TRUSTED_PROXIES',
  trustedMonitors: 'SCHOOL_TRUSTED_MONITORS',
  linkSecret: 'SCHOOL_LINK_SECRET',
  redisUrl: 'SCHOOL_REDIS_URL',
  offline: 'SCHOOL_OFFLINE',
};

const MIN_SECRET_LENGTH = 32;
export const DEFAULT_TIME_ZONE = 'Asia/Kolkata';

/** Settings of the site, read from the environment. A change needs a restart and no build. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the environment; `root` is the project's folder.
 * @throws Error with one line for every variable at fault
 */
export function readConfig(env: NodeJS.ProcessEnv, root: string) {
  const toPath = v.transform((folder: string) => path.resolve(root, folder));
  const settings = v.object({
    port: v.optional(port, '8080'),
    host: v.optional(
      v.pipe(v.string(), v.regex(/^[\w.:%-]+$/, mustBe('be a host name or an address'))),
      '127.0.0.1',
    ),
    schoolCode: v.optional(schoolCode, 'STAELRED'),
    /** The token and the secret are never shown. */
    apiToken: v.optional(
      v.pipe(v.string(), v.regex(/^[\x21-\x7e]*$/, 'must be printable ASCII without spaces')),
    ),
    /** Servers with the same secret open each other's links; by default it is random. */
    linkSecret: v.optional(
      v.pipe(v.string(), v.minLength(MIN_SECRET_LENGTH, `must have ${MIN_SECRET_LENGTH} characters or more`)),
    ),
    /** The site's own address without a slash at its end, for search engines and previews of links. */
    siteUrl: v.optional(siteUrl),
    /** Address of the provider's host without a slash at its end; none means the content folder. */
    apiUrl: v.optional(apiUrl),
    contentFolder: v.optional(v.pipe(folderIn(root), toPath), 'content'),
    /** Copies of the provider's lists, and pictures in other widths. It may be emptied at any time. */
    cacheFolder: v.optional(v.pipe(v.string(), toPath), '.cache'),
    /** Several servers may share it. */
    releaseFolder: v.optional(v.pipe(v.string(), toPath), '.release'),
    /** IANA name. */
    timeZone: v.optional(timeZone, DEFAULT_TIME_ZONE),
    /** Addresses and networks of proxies that are believed who a visitor is (X-Forwarded-For). */
    trustedProxies: v.optional(networks),
    /** Addresses and networks besides this machine that get the details of `/healthz`, and `/metrics`. */
    trustedMonitors: v.optional(networks),
    /** Address of the Redis or Valkey that several servers share; without it each one is alone. */
    redisUrl: v.optional(redisUrl),
    /** `off` ends the service worker in the browsers of all visitors, and what it has kept. */
    offline: v.optional(v.pipe(v.string(), v.regex(/^(?:on|off)$/, mustBe('be on or off'))), 'on'),
  });
  const hasSecret = v.check<v.InferOutput<typeof settings>, string>(
    (all) => all.redisUrl === undefined || all.linkSecret !== undefined,
    'needs SCHOOL_LINK_SECRET too',
  );
  return readEnvironment(env, names, v.pipe(settings, v.forward(hasSecret, ['redisUrl'])));
}

/**
 * Reads settings from the environment, where empty is as good as unset.
 * @param names the variable of each setting
 * @throws Error with one line for every variable at fault
 */
function readEnvironment<S extends v.GenericSchema>(
  env: NodeJS.ProcessEnv,
  names: Readonly<Record<string, string>>,
  schema: S,
): v.InferOutput<S> {
  const values = Object.entries(names).map(([setting, name]) => [
    setting,
    env[name] === '' ? undefined : env[name],
  ]);
  const result = v.safeParse(schema, Object.fromEntries(values), { abortPipeEarly: true });
  if (result.success) return result.output;
  const lineOf = (issue: v.BaseIssue<unknown>) => `${names[String(issue.path?.[0].key)]} ${issue.message}`;
  throw new Error(result.issues.map(lineOf).join('\n'));
}

/** Warns of a server that others can reach without a proxy in front; undefined where all is well. */
export function exposureOf({ host, trustedProxies }: Config): string | undefined {
  if (trustedProxies !== undefined || host === 'localhost' || createNetworks(LOOPBACK)(host))
    return undefined;
  return (
    `WARNING: HOST ${host} can be reached without nginx, which bears slow and too many connections ` +
    '(deploy/nginx.conf). Name it in SCHOOL_TRUSTED_PROXIES once it is in front.'
  );
}

function mustBe(rule: string) {
  return ({ input }: { input: string }) => `must ${rule}, not "${input}"`;
}

const isUrl = (value: string, protocol: RegExp) =>
  URL.canParse(value) && protocol.test(new URL(value).protocol);

const portProblem = ({ input }: { input: unknown }) =>
  `must be a number from 0 to 65535, not "${String(input)}"`;

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, portProblem),
  v.transform(Number),
  v.maxValue(65_535, portProblem),
);

const schoolCode = v.pipe(
  v.string(),
  v.check(
    (code) => schoolCodeProblem(code) === undefined,
    ({ input }) => schoolCodeProblem(input) ?? '',
  ),
);

/** A folder by its path from `root`. */
const folderIn = (root: string) =>
  v.pipe(
    v.string(),
    v.check(
      (folder) => statSync(path.resolve(root, folder), { throwIfNoEntry: false })?.isDirectory() === true,
      ({ input }) => `must be a folder; "${input}" is none`,
    ),
  );

const apiUrl = v.pipe(
  v.string(),
  v.check((value) => isUrl(value, /^https?:$/), mustBe('begin with http:// or https://')),
  v.transform((value) => new URL(value)),
  v.check(
    ({ username, password, search, hash }) => username + password + search + hash === '',
    'must be an address without user, query and fragment',
  ),
  v.transform(({ origin, pathname }) => (origin + pathname).replace(/(?<=[^/])\/+$/, '')),
);

/** An origin alone: the site cannot be put below a path. */
const siteUrl = v.pipe(
  v.string(),
  v.check(
    (value) => isUrl(value, /^https:$/) && new URL(value).href === `${new URL(value).origin}/`,
    mustBe('be an https address such as https://school.example'),
  ),
  v.transform((value) => new URL(value).origin),
);

/** The address may have a password, and is never shown. */
const redisUrl = v.pipe(
  v.string(),
  v.check(
    (value) => isUrl(value, /^rediss?:$/) && new URL(value).hostname !== '',
    'must be an address such as redis://127.0.0.1:6379',
  ),
);

const timeZone = v.pipe(v.string(), v.check(isTimeZone, mustBe('name a time zone such as Asia/Kolkata')));

const network = v.pipe(
  v.string(),
  v.trim(),
  v.check(isNetwork, mustBe('be addresses or networks such as 10.0.0.0/8, with commas')),
);
const networks = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').filter((each) => each.trim() !== '')),
  v.array(network),
);

function isTimeZone(value: string): boolean {
  return attempt(() => Intl.DateTimeFormat('en-GB', { timeZone: value })) !== undefined;
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...rest] = text.split('/');
  const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= maxBits;
}
