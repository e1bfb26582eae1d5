import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

import { resources } from '@school/contract';
import type { ReleasedPackage } from '@school/contract/release-file';

/** Resources of this checkout's server; content of pages may have any name. */
const own: readonly string[] = [...Object.keys(resources), 'subGallery', 'search'];

const RENEW_MS = 60_000;
/** A server that says nothing for so long is none any more. */
const LIVES_MS = 3 * RENEW_MS;

const serversIn = (folder: string) => path.join(folder, 'servers');

/**
 * Says in a release folder which resources this server knows, for as long as it lives. A folder where it may
 * not write is left alone.
 * @returns ends it
 */
export function writeKnownResources(folder: string): () => void {
  const file = path.join(serversIn(folder), `${hostname()}-${process.pid}.json`);
  try {
    mkdirSync(serversIn(folder), { recursive: true });
    writeFileSync(file, JSON.stringify(own));
  } catch {
    // deploys then compare with their own checkout
    return () => undefined;
  }
  const timer = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // another release folder may have taken its place
    }
  }, RENEW_MS).unref();
  return () => {
    clearInterval(timer);
    rmSync(file, { force: true });
  };
}

/** The resources that all living servers of a release folder know; undefined where none says so. */
export function knownResources(folder: string): readonly string[] | undefined {
  const [first, ...others] = livingIn(serversIn(folder)).map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as string[],
  );
  return first?.filter((each) => others.every((known) => known.includes(each)));
}

function livingIn(servers: string): string[] {
  try {
    const files = readdirSync(servers).map((name) => path.join(servers, name));
    return files.filter((file) => statSync(file).mtimeMs > Date.now() - LIVES_MS);
  } catch {
    return [];
  }
}

/** Resources that a section needs and the servers of a release folder do not know, one line each. */
export function unknownResources(folder: string, { name, routes }: ReleasedPackage): string[] {
  const known = knownResources(folder) ?? own;
  const needed = routes.flatMap((route) => route.resources.map((each) => each.split('?')[0] ?? ''));
  return [...new Set(needed)]
    .filter((each) => !each.startsWith('content/') && !known.includes(each))
    .map((each) =>
      own.includes(each)
        ? `${name} needs “${each}”, which a running server does not know: npm run build -w server, and restart it`
        : `${name} needs “${each}”, which is no resource of contract/src/resources.ts`,
    );
}
