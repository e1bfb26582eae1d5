// @ts-check
import { existsSync } from 'node:fs';

import { installDebian } from './debian.mjs';
import { findProgram } from './find-program.mjs';

/** The programs of the stack: their possible places, and Debian's package. */
const needed = {
  nginx: { places: ['nginx', '/usr/sbin/nginx'], debian: 'nginx-light' },
  redis: { places: ['redis-server', 'valkey-server'], debian: 'redis-server' },
};

/**
 * The programs of the stack, installed from Debian's packages where that is the system and we may.
 * @returns {Promise<{ nginx: string, redis: string } | { missing: string }>}
 */
export async function findPrograms() {
  const nginx = await findOrInstall(needed.nginx);
  const redis = await findOrInstall(needed.redis);
  if (nginx !== undefined && redis !== undefined) return { nginx, redis };
  const missing = [nginx ?? needed.nginx.debian, redis ?? needed.redis.debian].filter(
    (name) => name !== nginx && name !== redis,
  );
  return { missing: `the stack needs nginx and Redis: apt-get install ${missing.join(' ')}` };
}

/** @param {{ places: string[], debian: string }} program */
async function findOrInstall({ places, debian }) {
  const find = () => places.map(findProgram).find(Boolean);
  // where systemd runs, the package would start a service of its own
  const mayInstall = !existsSync('/run/systemd/system');
  return find() ?? (mayInstall && (await installDebian(debian)) ? find() : undefined);
}
