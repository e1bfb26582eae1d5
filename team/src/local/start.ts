import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';

import { buildRelease } from '../release/commands/build';
import { releaseFolder } from '../release/commands/release';
import { isListening, startProgram } from '../workspace/process';
import { serverEnv } from '../workspace/site';
import { builtPackages, root, serverFile } from '../workspace/workspace';

/** `npm start`: builds what has changed, serves the whole site until it is stopped. */
export async function command(): Promise<void> {
  // no page needs the inspector: before the first release, the site starts without it
  const later = existsSync(path.join(releaseFolder(), 'release.json')) ? [] : ['inspector'];
  await buildRelease(builtPackages.filter((name) => !later.includes(name)));

  const { HOST: host = '', PORT: port = '' } = process.env;
  const address = {
    host: host.replace(/^(?:0\.0\.0\.0)?$/, '127.0.0.1'),
    port: Number(port === '' ? 8080 : port),
  };
  const isAnswering = async () => address.port < 65_536 && isListening(address.port, address.host);
  // what answers before is another server: this one is going to refuse the port
  const isTaken = await isAnswering();
  const server = await startProgram(process.execPath, ['--enable-source-maps', copyServer(address.port)], {
    // the packages are built for React's production build, whatever this shell is for
    env: { ...serverEnv, ...process.env, NODE_ENV: serverEnv.NODE_ENV },
    stdout: 'inherit',
    stderr: 'inherit',
    isReady: async () => !isTaken && isAnswering(),
    withinMs: Infinity,
  }).catch(() => process.exit(1));
  const url = `http://${address.host}:${address.port}/`;
  console.log(`ready after ${process.uptime().toFixed(1)} s; Ctrl+C ends it. The site is at ${url}`);
  if (later.length > 0) await buildRelease(later).catch(console.error);
  process.exit(await server.ended);
}

/** Copies the built server: other commands may build it again while this one runs. */
function copyServer(port: number): string {
  const folder = path.join(root, '.cache/servers', String(port));
  cpSync(path.dirname(path.join(root, serverFile)), folder, { recursive: true });
  return path.join(folder, path.basename(serverFile));
}
