import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';

import { schoolCodeProblem } from '@school/shared-deps/contract';

/** Settings of the site, read from the environment. A change needs a restart and no build. */
export interface Config {
  port: number;
  host: string;
  /** Address of the provider's host without a slash at its end; none means the embedded content service. */
  apiUrl?: string;
  apiToken?: string;
  schoolCode: string;
  /** The content folder. */
  contentFolder: string;
  /**
   * Where copies of the provider's lists and pictures in other widths are kept; it may be emptied at any
   * time.
   */
  cacheFolder: string;
  /** The release folder; several servers may share it. */
  releaseFolder: string;
  /** IANA name. */
  timeZone: string;
  /**
   * Addresses and networks of proxies that are believed who a visitor is (X-Forwarded-For); by default none
   * is.
   */
  trustedProxies?: string[];
  /** Addresses and networks besides this machine that get the details of `/healthz`, and `/metrics`. */
  trustedMonitors?: string[];
  /**
   * Signs links to certificates and previews, and chooses the visits of a canary; servers with the same
   * secret open each other's. Where it is unset it is random, and there are no previews.
   */
  linkSecret?: string;
  /** Address of the Redis or Valkey that several servers share; without it each one is alone. */
  redisUrl?: string;
}

export const MIN_SECRET_LENGTH = 32;

/** Says what is wrong with the environment, one line a variable. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/**
 * Reads the environment, where empty is as good as unset; `root` is the project's folder.
 * Throws a ConfigError that names every variable at fault.
 */
export function readConfig(env: NodeJS.ProcessEnv, root: string): Config {
  const problems: string[] = [];
  const read = <T>(
    name: string,
    defaultValue: string,
    parse: (value: string) => T | Problem,
  ): T | undefined => {
    const value = env[name] ?? '';
    const result = parse(value === '' ? defaultValue : value);
    if (!(result instanceof Problem)) return result;
    problems.push(`${name} ${result.message}`);
    return undefined;
  };

  const port = read('PORT', '8080', parsePort);
  const host = read('HOST', '127.0.0.1', parseHost);
  const apiUrl = read('SCHOOL_API_URL', '', parseApiUrl);
  const apiToken = read('SCHOOL_API_TOKEN', '', parseToken);
  const schoolCode = read('SCHOOL_CODE', 'STAELRED', parseCode);
  const contentFolder = read('SCHOOL_CONTENT', path.join(root, 'content-service/content'), parseFolder(root));
  const cacheFolder = read('SCHOOL_CACHE', path.join(root, '.cache'), (value) => path.resolve(root, value));
  const releaseFolder = read('SCHOOL_RELEASE', path.join(root, '.release'), (value) =>
    path.resolve(root, value),
  );
  const timeZone = read('SCHOOL_TIME_ZONE', 'Asia/Kolkata', parseTimeZone);
  const trustedProxies = read('SCHOOL_TRUSTED_PROXIES', '', parseNetworks);
  const trustedMonitors = read('SCHOOL_TRUSTED_MONITORS', '', parseNetworks);
  const linkSecret = read('SCHOOL_LINK_SECRET', '', parseSecret);
  const redisUrl = read('SCHOOL_REDIS_URL', '', parseRedisUrl);
  if (redisUrl && linkSecret === '') problems.push('SCHOOL_REDIS_URL needs SCHOOL_LINK_SECRET too');

  if (
    port === undefined ||
    host === undefined ||
    schoolCode === undefined ||
    contentFolder === undefined ||
    cacheFolder === undefined ||
    releaseFolder === undefined ||
    timeZone === undefined ||
    problems.length > 0
  ) {
    throw new ConfigError(problems);
  }
  const provider = { ...(apiUrl ? { apiUrl } : {}), ...(apiToken ? { apiToken } : {}) };
  const trusted = {
    ...(trustedProxies?.length ? { trustedProxies } : {}),
    ...(trustedMonitors?.length ? { trustedMonitors } : {}),
  };
  const secret = { ...(linkSecret ? { linkSecret } : {}), ...(redisUrl ? { redisUrl } : {}) };
  const places = { contentFolder, cacheFolder, releaseFolder };
  return { port, host, schoolCode, ...places, timeZone, ...provider, ...trusted, ...secret };
}

class Problem {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

function parsePort(value: string): number | Problem {
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65535) return Number(value);
  return new Problem(`must be a number from 0 to 65535, not "${value}"`);
}

function parseHost(value: string): string | Problem {
  return /^[\w.:%-]+$/.test(value) ? value : new Problem(`must be a host name or an address, not "${value}"`);
}

function parseApiUrl(value: string): string | Problem {
  if (value === '') return '';
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    return new Problem(`must begin with http:// or https://, not "${value}"`);
  }
  if (url.username || url.password || url.search || url.hash) {
    return new Problem('must be an address without user, query and fragment');
  }
  return (url.origin + url.pathname).replace(/(?<=[^/])\/+$/, '');
}

/** The token itself is never shown. */
function parseToken(value: string): string | Problem {
  return /^[\x21-\x7e]*$/.test(value)
    ? value
    : new Problem('must be without white space and other than ASCII signs');
}

/** The secret itself is never shown. */
function parseSecret(value: string): string | Problem {
  return value === '' || value.length >= MIN_SECRET_LENGTH
    ? value
    : new Problem(`must have ${MIN_SECRET_LENGTH} characters or more`);
}

/** The address may have a password, and is never shown. */
function parseRedisUrl(value: string): string | Problem {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (value === '' || (url && /^rediss?:$/.test(url.protocol) && url.hostname)) return value;
  return new Problem('must be an address such as redis://127.0.0.1:6379');
}

function parseCode(value: string): string | Problem {
  const problem = schoolCodeProblem(value);
  return problem === undefined ? value : new Problem(problem);
}

function parseFolder(root: string) {
  return (value: string): string | Problem => {
    const folder = path.resolve(root, value);
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
    return new Problem(`must be a folder; "${value}" is none`);
  };
}

function parseTimeZone(value: string): string | Problem {
  try {
    Intl.DateTimeFormat('en-GB', { timeZone: value });
    return value;
  } catch {
    return new Problem(`must name a time zone such as Asia/Kolkata, not "${value}"`);
  }
}

function parseNetworks(value: string): string[] | Problem {
  const networks = value.split(',').map((network) => network.trim());
  const wrong = networks.find((network) => network !== '' && !isNetwork(network));
  if (wrong === undefined) return networks.filter(Boolean);
  return new Problem(`must be addresses or networks such as 10.0.0.0/8, with commas, not "${wrong}"`);
}

function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...rest] = text.split('/');
  const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= maxBits;
}
