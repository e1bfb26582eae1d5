// @ts-check
import path from 'node:path';

import { ensureInstalled } from '../../workspace/src/install.mjs';
import { endWhenStopped, isListening, startProgram } from '../../workspace/src/process.mjs';
import { secondsSince } from '../../workspace/src/progress.mjs';
import { serverEnv } from '../../workspace/src/site.mjs';
import { root, serverFile } from '../../workspace/src/workspace.mjs';

// `npm start`: installs, builds what has changed, serves the whole site until it is told to stop
const begun = Date.now();
endWhenStopped();
await ensureInstalled();
const { buildRelease } = await import('../../release/src/commands/build.mjs');
await buildRelease();

const { HOST: host = '', PORT: port = '' } = { ...process.env };
const address = {
  host: host.replace(/^(?:0\.0\.0\.0)?$/, '127.0.0.1'),
  port: Number(port === '' ? 8080 : port),
};
const isAnswering = async () => address.port < 65_536 && isListening(address.port, address.host);
// what answers before is another server: this one is going to refuse the port
const isTaken = await isAnswering();
const server = await startProgram(process.execPath, ['--enable-source-maps', path.join(root, serverFile)], {
  env: { ...serverEnv, ...process.env },
  keeps: 'shown',
  isReady: async () => !isTaken && isAnswering(),
  withinMs: Infinity,
}).catch(() => process.exit(1));
const url = `http://${address.host}:${address.port}/`;
console.log(`ready after ${secondsSince(begun)}; Ctrl+C ends it. The site is at ${url}`);
process.exit(await server.ended);
