import path from 'node:path';

import { findSite } from '@school/preview-host/host/find-site';
import { messageOf } from '@school/preview-host/host/local-server';
import { startPreviewHost } from '@school/preview-host/host/preview-host';
import { type SectionServer, startSectionServer } from '@school/preview-host/host/section-server';
import { Refusal } from '@school/release/refusal';
import { root } from '@school/workspace/workspace';
import webpack, { type Configuration, type Stats } from 'webpack';

interface AgainstOptions {
  /** Folders of the sections, such as `mf-gallery`. */
  names: readonly string[];
  /** Address of a deployed site. */
  against: string;
  port: number;
  configure: Configure;
}

/** The one build of every package (webpack.config.ts). */
type Configure = (env: { pkg: string; dev: boolean }) => Configuration[];

const MAX_PROBLEM_LENGTH = 300;

/**
 * Shows a deployed site with sections of this checkout in it, which are built again when they are saved.
 * @throws Refusal
 */
export async function developAgainst(options: AgainstOptions): Promise<void> {
  const { names, against, port, configure } = options;
  const other = names.filter((name) => !name.startsWith('mf-'));
  if (other.length > 0) throw new Refusal([`${other.join(', ')}: --against serves sections alone, mf-…`]);
  const packages = names.map((name) => `@school/${name}`);
  const site = await findSite(against, packages);
  const folders = Object.fromEntries(names.map((name) => [`@school/${name}`, folderOf(name)]));
  const server = await startSectionServer({ port: 0, folders });
  const offers = packages.map((name) => server.offerOf(name));
  const browserFolder = path.join(root, 'preview-host/src/browser');
  const host = await startPreviewHost({ port, site, offers, browserFolder }).catch((error: unknown) => {
    throw new Refusal([`PORT ${port}: ${messageOf(error)}`]);
  });
  await Promise.all(names.map((name) => watch(name, server, configure)));
  for (const { name, url } of offers) console.log(`${url} is ${name} of this checkout`);
  console.log(`${host.url}/ is ${site} with it in it; Clear there takes it out`);
}

/** Beside the builds that are released: those are of another mode. */
function folderOf(name: string): string {
  return path.join(root, '.cache/against', name);
}

/** Builds a section whenever it is saved; settles after the first time. */
function watch(name: string, server: SectionServer, configure: Configure): Promise<void> {
  const configurations = configure({ pkg: name, dev: true }).map((each): Configuration => ({
    ...each,
    output: { ...each.output, path: folderOf(name) },
  }));
  return new Promise((resolve) => {
    webpack(configurations).watch({ aggregateTimeout: 50 }, (error, stats) => {
      const problem = problemOf(error, stats);
      if (problem !== undefined) console.error(problem);
      else console.log(`${new Date().toLocaleTimeString('en-GB')} ${name} is rebuilt`);
      server.announce({
        name: `@school/${name}`,
        ...(problem !== undefined && { problem: inOneLine(problem) }),
      });
      resolve();
    });
  });
}

function problemOf(
  error: Error | null,
  stats: { hasErrors: () => boolean; toString: Stats['toString'] } | undefined,
) {
  if (error) return error.message;
  return stats?.hasErrors() === true ? stats.toString('errors-only') : undefined;
}

/** The first error of a build as the page shows it; the terminal has all of them. */
function inOneLine(problem: string): string {
  const lines = problem.replaceAll(root, '').split('\n').slice(0, 4);
  const said = lines.map((line) => line.trim()).filter((line) => !line.startsWith('[tsl]'));
  return said.join(' ').slice(0, MAX_PROBLEM_LENGTH);
}
