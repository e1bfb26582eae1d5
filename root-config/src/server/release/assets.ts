import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { holdAnswer, type HeldAnswer } from '../http/held-answer';
import { securityHeaders } from '../http/security';

/** The files of all releases there are, by their address. */
export interface Assets {
  /** Reads what has been added; names carry their content's hash, so that a file known by name is known. */
  scan: () => Promise<void>;
  find: (address: string) => HeldAnswer | undefined;
}

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Holds `assets/` of a release folder in memory. */
export function createAssets(folder: string): Assets {
  const held = new Map<string, HeldAnswer>();

  const read = async (address: string, names: ReadonlySet<string>) => {
    const file = path.join(folder, address);
    const read = (ending: string) => (names.has(address + ending) ? readFile(file + ending) : undefined);
    const [body, br, gzip] = await Promise.all([readFile(file), read('.br'), read('.gz')]);
    const headers = {
      ...securityHeaders,
      'content-type': types[path.extname(address)] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
    };
    held.set(address, holdAnswer(body, { headers, encoded: { ...(br && { br }), ...(gzip && { gzip }) } }));
  };

  return {
    scan: async () => {
      const names = new Set(await addressesBelow(folder));
      const added = [...names].filter((name) => !held.has(name) && !/\.(?:br|gz)$/.test(name));
      await Promise.all(added.map((name) => read(name, names)));
    },
    find: (address) => held.get(address),
  };
}

async function addressesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(path.join(folder, 'assets'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(
      (entry) =>
        `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`,
    );
}
