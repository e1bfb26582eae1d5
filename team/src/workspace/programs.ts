import { existsSync } from 'node:fs';

import { execa } from 'execa';

import { run } from './process';

/** Programs that some tools need: their possible names or places, and Debian's package. */
const needed = {
  nginx: { places: ['nginx', '/usr/sbin/nginx'], debian: 'nginx-light' },
  redis: { places: ['redis-server', 'valkey-server'], debian: 'redis-server' },
  rclone: { places: ['rclone'], debian: 'rclone' },
  java: {
    places: [...(process.env['JAVA_HOME'] ? [`${process.env['JAVA_HOME']}/bin/java`] : []), 'java'],
    debian: 'default-jre-headless',
  },
  chromium: { places: ['chromium', 'chromium-browser', 'google-chrome'], debian: 'chromium' },
  firefox: { places: ['firefox-esr'], debian: 'firefox-esr' },
  webkit: { places: ['WebKitWebDriver'], debian: 'webkit2gtk-driver' },
  screen: { places: ['Xvfb'], debian: 'xvfb' },
};

type Needed = keyof typeof needed;

/**
 * Programs that are installed, or that Debian's packages bring where that is the system and we may install.
 * @returns their places, or one line that names the packages which are missing
 */
export async function findPrograms<Name extends Needed>(
  ...names: Name[]
): Promise<Record<Name, string> | { missing: string }> {
  const found: Partial<Record<Needed, string>> = {};
  for (const name of names) found[name] = (await findOrInstall(needed[name])) ?? '';
  const missing = names.filter((name) => found[name] === '').map((name) => needed[name].debian);
  if (missing.length > 0) return { missing: `as root: apt-get install ${missing.join(' ')}` };
  return found as Record<Name, string>;
}

async function findOrInstall({ places, debian }: { places: string[]; debian: string }) {
  const installed = await find(places);
  if (installed !== undefined || process.getuid?.() !== 0) return installed;
  // where systemd runs, a package would start a service of its own
  if (existsSync('/run/systemd/system') && /nginx|redis/.test(debian)) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['-qq', 'update'], { reject: false });
  await run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', debian], { env, reject: false });
  return find(places);
}

/** The first place at which a program is installed. */
async function find(places: readonly string[]): Promise<string | undefined> {
  const { stdout } = await execa('which', places, { reject: false });
  return stdout === '' ? undefined : stdout.split('\n')[0];
}
