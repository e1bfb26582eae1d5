// @ts-check
import { spawn } from 'node:child_process';
import path from 'node:path';

import { ensureInstalled } from './install.mjs';
import { root } from './workspace.mjs';

// `npm start`: installs, builds what has changed, serves the whole site until it is told to stop
await ensureInstalled();
const { buildRelease } = await import('./build.mjs');
await buildRelease();

const server = spawn(
  process.execPath,
  ['--enable-source-maps', path.join(root, 'root-config/dist/server/server.js')],
  {
    cwd: root,
    stdio: 'inherit',
    env: { NODE_ENV: 'production', ...process.env },
  },
);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => server.kill(signal));
server.once('exit', (code) => process.exit(code ?? 0));
